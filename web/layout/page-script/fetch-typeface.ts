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

/** Where it comes from, which the stylesheets alone know: what stands in for it is on the visitor's device. */
function findTypeface(): string {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule) {
        const [source] = /url\(.+?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
        if (source) return source;
      }
  return "";
}
