/** Shakes the 8-ball at each press; the answer itself is there at once (act-at-once.ts). */
export function shakeBall(ball: HTMLElement): void {
  const sphere = ball.firstElementChild;
  ball.addEventListener("click", () => {
    // Begins the animation anew: the browser takes note of both changes.
    sphere?.removeAttribute("data-shaken");
    sphere?.getBoundingClientRect();
    sphere?.setAttribute("data-shaken", "");
  });
}
