/** Told by the browser's name or by a screen that feels several fingers. */
export function isTouchDevice({ userAgent, maxTouchPoints }: Navigator): boolean {
  return maxTouchPoints > 1 || /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);
}
