type Block = { _key: string; _type: string; style?: string; children?: { text?: string }[] };

export type Heading = { key: string; id: string; text: string };

/** The second-level headings of a text, each with an anchor made of its words; of equal ones the later get a number. */
export function listHeadings(body: readonly (Block | { _key: string; _type: "picture" })[]): Heading[] {
  const seen = new Map<string, number>();
  return body.flatMap((block) => {
    if (!("style" in block) || block.style !== "h2") return [];
    const text = block.children?.map((child) => child.text ?? "").join("") ?? "";
    const words =
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join("-") ?? "part";
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return [{ key: block._key, id: count === 1 ? words : `${words}-${count}`, text }];
  });
}
