import { closestTarget } from "./closest-target.ts";

/**
 * A form that is sent while the connection is lost, and whose scripts could not come: the browser would leave for an error page of its
 * own. The page says instead that it failed (forms/target-notice.tsx), and every word stays.
 */
export function keepWords(): void {
  addEventListener("submit", (event) => {
    if (navigator.onLine || event.defaultPrevented || !closestTarget(event, "form:has(#failed)")) return;
    event.preventDefault();
    location.hash = "failed";
  });
}
