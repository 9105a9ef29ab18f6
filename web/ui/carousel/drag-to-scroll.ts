import { ignoreClicks } from "./ignore-clicks.ts";

const threshold = 8;
const multiplier = 5;
const clicksIgnoredFor = 245;

/**
 * Lets a mouse pull `scroller` sideways, five pixels for each of its own. A finger scrolls natively.
 * `settle` is called once the mouse lets go, while the scroller does not snap yet.
 */
export function dragToScroll(scroller: HTMLElement, settle?: () => void): void {
  let start: { x: number; left: number } | undefined;
  let isDragging = false;

  scroller.dataset.drags = "";
  scroller.addEventListener("dragstart", (event) => event.preventDefault());
  scroller.addEventListener("pointerdown", ({ pointerType, button, clientX, target }) => {
    if (pointerType !== "mouse" || button !== 0 || !(target instanceof Element)) return;
    if (target.closest("video") || target.closest("[data-drags]") !== scroller) return;
    start = { x: clientX, left: scroller.scrollLeft };
  });
  scroller.addEventListener("pointermove", ({ clientX, pointerId, buttons }) => {
    if (!start) return;
    if (!buttons) return stop();
    const distance = clientX - start.x;
    if (!isDragging) {
      if (Math.abs(distance) < threshold) return;
      isDragging = true;
      scroller.dataset.dragging = "";
      scroller.setPointerCapture(pointerId);
      getSelection()?.removeAllRanges();
    }
    scroller.scrollTo({ left: start.left - distance * multiplier, behavior: "instant" });
  });
  scroller.addEventListener("pointerup", stop);
  scroller.addEventListener("pointercancel", stop);

  function stop() {
    start = undefined;
    if (!isDragging) return;
    isDragging = false;
    ignoreClicks(scroller, clicksIgnoredFor);
    settle?.();
    delete scroller.dataset.dragging;
  }
}
