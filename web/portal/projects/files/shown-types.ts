/** What a browser may show by itself, under a sandbox policy: pictures without scripts. */
export const shownTypes: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
]);
