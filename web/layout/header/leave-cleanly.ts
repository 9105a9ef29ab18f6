import { listen, onReturn } from "../page-script/short-names.ts";

/** Every change of route starts at the top, by Back as well: the page that is left is not to be restored where it was scrolled. */
export function leaveCleanly(): void {
  const restore = (how: ScrollRestoration) => () => {
    history.scrollRestoration = how;
  };
  listen("pagehide", restore("manual"));
  // Not before somebody acts: even after the load event the browser may still scroll to where this page was left.
  for (const name of ["pointerdown", "keydown"]) listen(name, restore("auto"));
  onReturn(() => {
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
}
