export type TextBlock = { at: number } & (
  | { is: "paragraph" | "heading"; text: string }
  | { is: "bullets" | "numbers"; items: string[] }
);

const marks = { heading: /^#{1,3}\s+/, bullets: /^[-*•]\s+/, numbers: /^\d{1,3}[.)]\s+/ } as const;

/** A text with a few marks in blocks: `## heading`, lines of `- ` or `1. ` as lists, paragraphs between empty lines. */
export function readBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === "") {
      isOpen = false;
    } else if (marks.heading.test(line)) {
      blocks.push({ at, is: "heading", text: line.replace(marks.heading, "") });
      isOpen = false;
    } else if (marks.bullets.test(line) || marks.numbers.test(line)) {
      const is = marks.bullets.test(line) ? "bullets" : "numbers";
      const item = line.replace(marks[is], "");
      if (isOpen && last?.is === is) last.items.push(item);
      else blocks.push({ at, is, items: [item] });
      isOpen = true;
    } else {
      if (isOpen && last && "text" in last) last.text += `\n${line}`;
      else blocks.push({ at, is: "paragraph", text: line });
      isOpen = true;
    }
  }
  return blocks;
}
