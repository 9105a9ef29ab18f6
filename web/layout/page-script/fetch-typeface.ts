/**
 * The typeface is for whoever has been here before, whose browser has it by now. On a first page it would come too late to be shown (inter.ts)
 * and have every line laid out again all the same: there it is fetched once the page is there, for the next one.
 */
export function fetchTypeface(): void {
  const hasBeenHere = document.cookie || document.referrer.startsWith(location.origin);
  if (hasBeenHere) document.documentElement.dataset.typeface = "";
  else
    addEventListener("load", () => {
      const source = findTypeface();
      // As a typeface, not as a file: kept in memory, it is there before the next page's first paint. Added to nothing, it changes nothing here.
      if (source) new FontFace("next", source).load().catch(() => {});
    });
}

/** Where it comes from, which the styles alone know. From their text: as a list of rules they take ten times as long. */
function findTypeface(): string {
  const [source = ""] = /url\([^)]+woff2\)/.exec(document.querySelector("style")?.textContent ?? "") ?? [];
  return source;
}
