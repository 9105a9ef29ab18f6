import { listen, page } from "../page-script/short-names.ts";

/**
 * Every change of route starts at the top with the menus closed, by Back as well: the page that is left
 * is not to be restored where it was scrolled, nor with its menu open.
 */
export function leaveCleanly(): void {
  const restore = (how: ScrollRestoration) => () => {
    history.scrollRestoration = how;
  };
  listen("pagehide", restore("manual"));
  // Not before somebody acts: even after the load event the browser may still scroll to where this page was left.
  for (const name of ["pointerdown", "keydown"]) listen(name, restore("auto"));
  listen("pageshow", (event) => {
    if (!event.persisted) return;
    page.querySelector<HTMLDialogElement>("#mobile-menu")?.close();
    page.querySelector<HTMLElement>("#services-menu")?.hidePopover?.();
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
}
