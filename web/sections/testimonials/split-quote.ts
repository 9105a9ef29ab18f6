const shownAtFirst = 240;

/** Parts a long quote after a whole sentence; a quote that fits has no second part. */
export function splitQuote(text: string): [beginning: string, rest?: string] {
  if (text.length <= shownAtFirst * 1.25) return [text];
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["”’]?\s*|$)/gu) ?? [text];
  let end = 0;
  for (const sentence of sentences) {
    if (end > 0 && end + sentence.length > shownAtFirst) break;
    end += sentence.length;
  }
  const rest = text.slice(end).trim();
  return rest ? [text.slice(0, end).trim(), rest] : [text];
}
