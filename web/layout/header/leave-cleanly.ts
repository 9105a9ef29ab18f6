import { onReturn } from "../page-script/on-return.ts";

/**
 * Every change of route starts at the top, by Back as well: the page that is left is not to be restored where it was scrolled. A fade
 * between two pages that does not come about, since the window changed or somebody went on, is no error.
 */
export function leaveCleanly(): void {
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
  });
  // “InvalidStateError: Transition was aborted…”, “AbortError: Transition was skipped…”: nobody asked for their promises.
  addEventListener("unhandledrejection", (event) => {
    if (/: Transition was (aborted|skipped)/.test(event.reason)) event.preventDefault();
  });
  onReturn(() => {
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  });
}
