/** The id that visits are counted under, which cookie-consent.tsx put into the page; none where nothing is counted. */
export function analyticsId(): string | null {
  return document.getElementById("cookie-consent")?.dataset.analyticsId ?? null;
}
