import { listen, page } from "./short-names.ts";

const island = "[data-island]";
/** What the browser answers by itself inside an island, with or without script. */
const native = "a:not([href^='#'],[data-island]),summary,input,select,textarea,label,video,[method=dialog] *";

/** Where Next takes the page's data from: pieces of text marked 1. */
declare const __next_f: [number, string?][];

type AnyEvent = Event &
  Pick<Partial<KeyboardEvent>, "key" | "ctrlKey" | "metaKey"> &
  Pick<Partial<MouseEvent>, "clientX" | "clientY">;

/**
 * In a finished page (web/delivery) Next's scripts wait as `data-src`, and its data with the server. The first sign that somebody
 * means to use an island loads them; a click or a key that came too early is done again once React has taken over.
 */
export function wakeOnIntent(): void {
  const { dataset } = page.documentElement;
  if (!dataset.scripts) return;
  const early = new Map<Element, Event>();
  let hovered: [Event, Element] | undefined;
  let isOver = false;

  const wake = () => {
    if (dataset.scripts !== "held") return;
    dataset.scripts = "waking";
    listen("hydrated", handOver);
    // After this long the scripts are given up.
    setTimeout(handOver, 10_000);
    // While the page still arrives, its data are not whole.
    if (page.readyState === "loading") listen("DOMContentLoaded", load);
    else load();
  };

  const load = async () => {
    const scripts = [...page.querySelectorAll<HTMLScriptElement>("script[data-src]")];
    const start = (script?: HTMLScriptElement) =>
      Object.assign(script ?? {}, { onerror: handOver, src: script?.dataset.src });
    // Next begins with the last of its scripts, and by then the data must be there.
    const last = scripts.pop();
    scripts.forEach(start);
    try {
      __next_f.push([1, await (await fetch("?_rsc", { headers: { rsc: "1" } })).text()]);
      start(last);
    } catch {
      handOver();
    }
  };

  const handOver = () => {
    if (isOver) return;
    isOver = true;
    delete dataset.scripts;
    if (hovered?.[1].matches(":hover")) repeat(...hovered);
    early.forEach(repeat);
  };

  const heed = (event: AnyEvent) => {
    const { target, type } = event;
    if (isOver || !(target instanceof Element)) return;
    const isOnIsland = target.closest(island);
    if (isOnIsland && isHeld(event, target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(target, event);
    }
    if (type === "pointerover") hovered = [event, target];
    // A key, a touch or the focus is a sign wherever it is.
    if (isOnIsland || target.closest("form") || /^[ktf]/.test(type)) wake();
  };

  for (const name of ["click", "keydown", "touchstart", "focusin", "pointerover"]) listen(name, heed, true);
  listen("scroll", () => whenNear(wake), { capture: true, once: true });
}

function isHeld({ type, key, ctrlKey, metaKey }: AnyEvent, target: Element): boolean {
  // Enter and Space are clicks wherever they do anything.
  if (key) return /^(Escape|Home|End|Arrow)/.test(key) && !target.matches("input,textarea,select");
  return type === "click" && !ctrlKey && !metaKey && !target.closest(native);
}

function whenNear(act: () => void): void {
  const watching = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) act();
    },
    { rootMargin: "50%" },
  );
  for (const element of page.querySelectorAll(island)) watching.observe(element);
}

function repeat(event: AnyEvent, target: Element): void {
  // A page that was published since it was opened is rendered anew.
  const place = target.isConnected ? target : page.elementFromPoint(event.clientX ?? 0, event.clientY ?? 0);
  place?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}
