/** The id that visits are counted under, which a public page's metadata name; none where nothing is counted. */
export function analyticsId(): string | null {
  return document.querySelector<HTMLMetaElement>("meta[name=analytics-id]")?.content ?? null;
}
