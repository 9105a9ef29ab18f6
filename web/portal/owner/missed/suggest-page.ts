/** The page whose path or name has most words in common with an address that is gone; the home page when none has. */
export function suggestPage(address: string, pages: readonly { path: string; title: string }[]): string {
  const wanted = wordsOf(address);
  let best = { path: "/", shared: 0 };
  for (const { path, title } of pages) {
    const own = wordsOf(`${path} ${title}`);
    const shared = wanted.filter((word) => own.some((one) => isAlike(word, one))).length;
    if (shared > best.shared) best = { path, shared };
  }
  return best.path;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !/^(html?|php|aspx?|index|old|page|the|and)$/.test(word));
}

/** “service” and “services”, “web” and “website”. */
function isAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
