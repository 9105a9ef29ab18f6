/** Says "Loading..." from the click on a link to another page than home until that page is there. */
export function sayLoading(): void {
  const say = (text: string) => {
    const notice = document.getElementById("loading-notice");
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = !text;
  };
  addEventListener("click", (event) => {
    if (leadsElsewhere(event)) say("Loading...");
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") say("");
  });
  // A page that comes back out of the back/forward cache still shows what it showed when it was left.
  addEventListener("pageshow", () => say(""));
}

function leadsElsewhere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const { origin, pathname, target, download } = link;
  const isHere = origin !== location.origin || pathname === location.pathname;
  return !isHere && pathname !== "/" && !pathname.includes(".") && !target && !download;
}
