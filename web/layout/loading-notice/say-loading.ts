import { closestTarget } from "../page-script/closest-target.ts";
import { listen, page } from "../page-script/short-names.ts";

/** Says "Loading..." from the click on a link to another page than home until that page is there. */
export function sayLoading(): void {
  const say = (text: string) => {
    const notice = page.getElementById("loading-notice");
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = !text;
  };
  listen("click", (event) => {
    if (leadsElsewhere(event)) say("Loading...");
  });
  listen("keydown", (event) => {
    if (event.key === "Escape") say("");
  });
  // A page that comes back out of the back/forward cache still shows what it showed when it was left.
  listen("pageshow", () => say(""));
}

function leadsElsewhere(event: MouseEvent): boolean {
  const { origin, pathname } = location;
  const link = closestTarget<HTMLAnchorElement>(event, "a:not([target],[download])");
  return (
    link?.origin === origin &&
    link.pathname !== pathname &&
    !/\.|^\/$/.test(link.pathname) &&
    !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
  );
}
