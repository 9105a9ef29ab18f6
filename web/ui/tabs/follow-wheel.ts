/** As long as the wheel rests between two gestures; a trackpad's own run after a swipe has no such pauses. */
const restMs = 250;
/** What a hand on the mouse moves without meaning to. */
const tremblePx = 8;

/**
 * Turns one page for a wheel gesture that begins on `frame` after the pointer was moved there. A gesture that began elsewhere,
 * or under a pointer that lay still while the page scrolled, stays the page's, and so does one at the end of the pages, where
 * `turn` returns false.
 */
export function followWheel(frame: HTMLElement, turn: (by: 1 | -1) => boolean): void {
  let last = Number.NEGATIVE_INFINITY;
  let isFirst = true;
  let isTurning = false;
  let pointer: Point | undefined;
  let resting: Point | undefined;
  let isMoved = false;

  addEventListener(
    "wheel",
    ({ timeStamp }) => {
      isFirst = timeStamp - last > restMs;
      last = timeStamp;
      if (isFirst) isTurning = false;
    },
    { capture: true, passive: true },
  );
  frame.addEventListener(
    "wheel",
    (event) => {
      const { deltaX, deltaY, ctrlKey } = event;
      if (isFirst && isMoved && !ctrlKey && Math.abs(deltaY) > Math.abs(deltaX))
        isTurning = turn(deltaY > 0 ? 1 : -1);
      if (isTurning) event.preventDefault();
    },
    { passive: false },
  );
  addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY };
      if (!resting || Math.hypot(clientX - resting.x, clientY - resting.y) >= tremblePx) isMoved = true;
    },
    { passive: true },
  );
  addEventListener(
    "scroll",
    () => {
      resting = pointer;
      isMoved = false;
    },
    { passive: true },
  );
}

type Point = { x: number; y: number };
