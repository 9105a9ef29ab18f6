/**
 * Undoes what leave-cleanly.ts said when this page was left before, but not before somebody acts: even after the load event the
 * browser may still scroll to where the page was.
 */
export function restoreScrolling(): void {
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, () => {
      history.scrollRestoration = "auto";
    });
}
