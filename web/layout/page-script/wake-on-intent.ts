import { closestTarget } from "./closest-target.ts";
import { fetchScript } from "./fetch-script.ts";

// The address of a bundled file: see delivery/bundle-scripts.ts.
declare const ENHANCE_SCRIPT: string;

type AnyEvent = Event & Partial<Pick<KeyboardEvent, "key">>;

/** What is heard of: of these a sign of intent wherever they happen, … */
const signsAnywhere = ["keydown", "touchstart", "focusin", "scroll"];
/** … and of these on a part of the page that waits for scripts, or on a form. */
const signsOnParts = ["click", "pointerover"];
const partsAndForms = "[data-later],form";
/** Enter and Space are clicks wherever they do anything, and come as such. */
const keysOfTheirOwn = ["Escape", "Home", "End", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/**
 * The first sign that somebody means to use the page fetches what it enhances itself with (app/enhance-page.ts), which also starts
 * React where a part of the page needs it (`data-island`). An event that needs them and came too early is done again once they
 * are there: `data-later` names its type. Of a part with an empty one the pointer is a sign, and no event is held.
 */
export function wakeOnIntent(): void {
  const { dataset } = document.documentElement;
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
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", fetchScripts);
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
    const isOwn = !key || keysOfTheirOwn.includes(key);
    if (isOwn && closestTarget(event, `[data-later=${type}]`)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(target, event);
    }
    if (signsAnywhere.includes(type) || closestTarget(event, partsAndForms)) wake();
  };

  for (const type of [...signsAnywhere, ...signsOnParts]) addEventListener(type, heed, true);
}
