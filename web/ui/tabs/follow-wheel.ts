/** As long as the wheel rests between two gestures; a trackpad's own run after a swipe has no such pauses. */
const restMs = 250;
/** How much of a gesture turning a page takes: whoever goes on means the page. */
const turningMs = 500;

/**
 * Turns one page for the first wheel gesture that begins on `frame`, and lets go: from then on the wheel is the page's until the
 * pointer has left the frame. So is a gesture that began elsewhere, and one at the end of the pages, where `turn` returns false.
 */
export function followWheel(frame: HTMLElement, turn: (by: 1 | -1) => boolean): void {
  let last = Number.NEGATIVE_INFINITY;
  let isFirst = true;
  let hasTurned = false;
  let holdsUntil = 0;

  addEventListener(
    "wheel",
    ({ timeStamp }) => {
      isFirst = timeStamp - last > restMs;
      last = timeStamp;
    },
    { capture: true, passive: true },
  );
  frame.addEventListener(
    "wheel",
    (event) => {
      const { deltaX, deltaY, ctrlKey, shiftKey, timeStamp } = event;
      const isUpright = !ctrlKey && !shiftKey && Math.abs(deltaY) > Math.abs(deltaX);
      if (isFirst) holdsUntil = 0;
      if (isFirst && isUpright && !hasTurned && turn(deltaY > 0 ? 1 : -1)) {
        hasTurned = true;
        holdsUntil = timeStamp + turningMs;
      }
      if (timeStamp < holdsUntil) event.preventDefault();
    },
    { passive: false },
  );
  frame.addEventListener("pointerleave", () => {
    hasTurned = false;
  });
}
