import { closestTarget } from "./closest-target.ts";
import { fetchScript } from "./fetch-script.ts";
import { listen, page } from "./short-names.ts";

// The name of a bundled file: see delivery/bundle-scripts.ts.
declare const ENHANCE_SCRIPT: string;

type AnyEvent = Event & Partial<Pick<KeyboardEvent, "key">>;

/**
 * The first sign that somebody means to use the page fetches what it enhances itself with (app/enhance-page.ts), which also starts
 * React where a part of the page needs it (`data-island`). An event that needs them and came too early is done again once they
 * are there: `data-later` names its type. Of a part with an empty one the pointer is a sign, and no event is held.
 */
export function wakeOnIntent(): void {
  const { dataset } = page.documentElement;
  const early = new Map<EventTarget | null, AnyEvent>();
  let isAwake = false;
  let isOver = false;

  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    if (dataset.scripts) dataset.scripts = "waking";
    // After this long the scripts are given up.
    setTimeout(handOver, 10_000);
    // While the page still arrives, its parts and data are not whole.
    if (page.readyState === "loading") listen("DOMContentLoaded", fetchScripts);
    else fetchScripts();
  };

  const fetchScripts = () => fetchScript(ENHANCE_SCRIPT).finally(handOver);

  const handOver = () => {
    isOver = true;
    delete dataset.scripts;
    for (const [target, event] of early)
      target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    early.clear();
  };

  const heed = (event: AnyEvent) => {
    const { target, type, key } = event;
    if (isOver) return;
    // Enter and Space are clicks wherever they do anything.
    if (closestTarget(event, `[data-later=${type}]`) && (!key || /^(Esc|Home|End|Arr)/.test(key))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(target, event);
    }
    // A key, a touch, the focus or scrolling is a sign wherever it is.
    if (/^[ktfs]/.test(type) || closestTarget(event, "[data-later],form")) wake();
  };

  for (const name of "click keydown touchstart focusin pointerover scroll".split(" "))
    listen(name, heed, true);
}
