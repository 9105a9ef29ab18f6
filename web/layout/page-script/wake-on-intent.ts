const island = "[data-island]";
/** What the browser answers by itself inside an island, with or without script. */
const native = "a:not([href^='#'],[data-island]),summary,input,select,textarea,label,video,[method=dialog] *";
const isHeldKey = /^(Enter| |Escape|Home|End|Arrow.+)$/;
const givenUpAfterMs = 10_000;

/**
 * In a finished page (web/cache) Next's scripts wait as `data-src`. The first sign that somebody means to use an island
 * loads them; a click or a key that came too early is done again once React has taken over.
 */
export function wakeOnIntent(): void {
  const { dataset } = document.documentElement;
  if (!dataset.scripts) return;
  const early = new Map<Element, Event>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let hovered: Event | undefined;

  const wake = () => {
    if (dataset.scripts !== "held") return;
    dataset.scripts = "waking";
    addEventListener("hydrated", handOver);
    setTimeout(handOver, givenUpAfterMs);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", load);
    else load();
  };

  const load = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
      script.onerror = handOver;
      script.src = script.dataset.src ?? "";
    }
  };

  const handOver = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    delete dataset.scripts;
    if (hovered?.target instanceof Element && hovered.target.matches(":hover"))
      hovered.target.dispatchEvent(new PointerEvent(hovered.type, hovered));
    early.forEach(repeat);
  };

  const heed = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const isOnIsland = target.closest(island);
    if (isOnIsland && isHeld(event, target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(target, event);
    }
    if (type === "pointerover") hovered = event;
    if (isOnIsland || target.closest("form") || /^(key|touch|focus)/.test(type)) wake();
  };

  for (const name of ["click", "keydown", "touchstart", "focusin", "pointerdown", "pointerover"])
    addEventListener(name, heed, options);
  addEventListener("scroll", () => whenNear(wake), { ...options, once: true });
}

/** A link or a button turns Enter and Space into a click, which is held in its turn. */
function isHeld(event: Event, target: Element): boolean {
  if (event instanceof KeyboardEvent)
    return (
      isHeldKey.test(event.key) &&
      !target.matches(/^(Enter| )$/.test(event.key) ? "a,button,input,textarea" : "input,textarea,select")
    );
  return (
    event instanceof MouseEvent &&
    event.type === "click" &&
    !event.ctrlKey &&
    !event.metaKey &&
    !target.closest(native)
  );
}

function whenNear(act: () => void): void {
  const watching = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: "50%" },
  );
  for (const element of document.querySelectorAll(island)) watching.observe(element);
}

function repeat(event: Event, target: Element): void {
  if (event instanceof KeyboardEvent) {
    const isUnanswered = target.dispatchEvent(new KeyboardEvent(event.type, event));
    if (isUnanswered && /^(Enter| )$/.test(event.key) && target instanceof HTMLElement) target.click();
  } else target.dispatchEvent(new MouseEvent(event.type, event));
}
