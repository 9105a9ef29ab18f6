import { listen, onReturn } from "../page-script/short-names.ts";

/** Every change of route starts at the top, by Back as well: the page that is left is not to be restored where it was scrolled. */
export function leaveCleanly(): void {
  listen("pagehide", () => {
    history.scrollRestoration = "manual";
  });
  onReturn(() => {
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
}
