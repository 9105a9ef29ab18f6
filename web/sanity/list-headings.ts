import GithubSlugger from "github-slugger";

type Block = { _key: string; _type: string; style?: string; children?: { text?: string }[] };

type Heading = { key: string; id: string; text: string };

/** The second-level headings of a text, each with an anchor made of its words; of equal ones the later get a number. */
export function listHeadings(body: readonly (Block | { _key: string; _type: "picture" })[]): Heading[] {
  const slugger = new GithubSlugger();
  return body.flatMap((block) => {
    if (!("style" in block) || block.style !== "h2") return [];
    const text = block.children?.map((child) => child.text ?? "").join("") ?? "";
    const words = /[\p{L}\p{N}]/u.test(text) ? text.trim() : "part";
    return [{ key: block._key, id: slugger.slug(words), text }];
  });
}
