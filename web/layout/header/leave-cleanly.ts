import { findMenu } from "./find-menu.ts";

/**
 * Every change of route starts at the top with the menus closed, by Back as well: the page that is left
 * is not to be restored where it was scrolled, nor with its menu open.
 */
export function leaveCleanly(): void {
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
  });
  // Not before somebody acts: even after the load event the browser may still scroll to where this page was left.
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, () => {
      history.scrollRestoration = "auto";
    });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    findMenu()?.close();
    document.getElementById("services-menu")?.hidePopover?.();
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
}
