import { htmlToPortableText } from "@portabletext/html";
import { createTableRule } from "@portabletext/html/rules";
import {
  compileSchema,
  defineSchema,
  isSpan,
  isTextBlock,
  type PortableTextTextBlock,
} from "@portabletext/schema";
import { findHrefFault } from "../../schemas/objects/href.ts";

type Block = { _type: string; _key: string };

/** What a text had elsewhere and the site's texts have not. */
export type Loss = "pictures" | "merged cells" | "links to nowhere";

type Options = {
  createKey: () => string;
  /** The browser's own, if nothing else is said. */
  parseHtml?: (html: string) => Document;
};

const levels = ["h1", "h2", "h3", "h4", "h5", "h6"];
const ownLevels = ["h2", "h3", "h4"];

/** What a text from elsewhere may be made of, all levels of headings among it. */
const schema = compileSchema(
  defineSchema({
    styles: ["normal", "blockquote", ...levels].map((name) => ({ name })),
    lists: [{ name: "bullet" }, { name: "number" }],
    decorators: [{ name: "strong" }, { name: "em" }, { name: "code" }],
    annotations: [{ name: "link", fields: [{ name: "href", type: "string" }] }],
    blockObjects: [{ name: "table" }],
  }),
);

type Cell = { value: Block[] };
type Table = Block & { headerRows?: number; rows: { cells: Cell[] }[] };

/**
 * What a clipboard holds as HTML, by Word, Google Docs, LibreOffice or a web page, as Portable Text of this site: its highest headings
 * become headings, the next ones smaller headings and all below these the smallest. Lists keep their levels and tables their rows. With it comes
 * what could not be kept. Undefined where there are no words in it.
 */
export function readClipboard(html: string, { createKey, parseHtml = parse }: Options) {
  const blocks: Block[] = htmlToPortableText(html, {
    schema,
    keyGenerator: createKey,
    parseHtml,
    whitespaceMode: "normalize",
    rules: [createTableRule({ schema, keyGenerator: createKey })],
  });
  const source = parseHtml(html);
  const losses = new Set<Loss>();
  if (source.querySelector("img[src]")) losses.add("pictures");
  if (source.querySelector(":is(td, th):is([colspan]:not([colspan='1']), [rowspan]:not([rowspan='1']))"))
    losses.add("merged cells");

  const used = levels.filter((level) => blocks.some((block) => isText(block) && block.style === level));
  const kept = blocks.filter(hasWords).map((block) => {
    if (isTable(block)) return tidyTable(block, losses);
    return isText(block) ? tidyWords(withOwnLevel(block, used), losses) : block;
  });
  return kept.length > 0 ? { blocks: kept, losses: [...losses] } : undefined;
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

function isText(block: Block): block is PortableTextTextBlock {
  return isTextBlock({ schema }, block);
}

function isTable(block: Block): block is Table {
  return block._type === "table";
}

/** Whoever wrote elsewhere made room by empty lines: here each part knows its own distance. */
function hasWords(block: Block): boolean {
  return !isText(block) || block.children.some((child) => !isSpan({ schema }, child) || child.text.trim());
}

function withOwnLevel(block: PortableTextTextBlock, used: string[]): PortableTextTextBlock {
  const rank = used.indexOf(block.style ?? "");
  if (rank < 0) return block;
  // One that was numbered as a list is a heading.
  const { listItem: _, level: __, ...heading } = block;
  return { ...heading, style: ownLevels[rank] ?? "h4" };
}

/** Without marks that there are not here, and links that are none: bookmarks of the document, files on a computer. The words stay. */
function tidyWords(block: PortableTextTextBlock, losses: Set<Loss>): PortableTextTextBlock {
  const links = (block.markDefs ?? []).filter(({ href }) => isKept(String(href)));
  if (links.length < (block.markDefs ?? []).length) losses.add("links to nowhere");
  const known = new Set([...links.map(({ _key }) => _key), ...schema.decorators.map(({ name }) => name)]);
  const children = block.children.map((child, place, all) => {
    if (!isSpan({ schema }, child)) return child;
    // Room at the ends is how the source was laid out.
    const fromStart = place === 0 ? child.text.trimStart() : child.text;
    const text = place === all.length - 1 ? fromStart.trimEnd() : fromStart;
    return { ...child, text, marks: child.marks?.filter((mark) => known.has(mark)) };
  });
  return { ...block, markDefs: links, children };
}

/** One with http: stays, and its field says what to do with it. */
function isKept(href: string): boolean {
  return !href.startsWith("#") && (/^http:\/\/./i.test(href) || findHrefFault(href) === undefined);
}

function tidyTable(table: Table, losses: Set<Loss>): Table {
  const rows = table.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, value: tidyCell(cell.value, losses) })),
  }));
  // Word and Google Docs mark no heads; their authors make them strong.
  const heads = table.headerRows ?? (rows[0]?.cells.every(isStrong) ? 1 : 0);
  return { ...table, rows, headerRows: Math.min(heads, Math.max(rows.length - 1, 0)) };
}

function tidyCell(blocks: Block[], losses: Set<Loss>): Block[] {
  const words = blocks.filter(isText);
  const kept = words.some(hasWords) ? words.filter(hasWords) : words.slice(0, 1);
  return kept.map((block) => ({ ...tidyWords(block, losses), style: "normal" }));
}

function isStrong({ value }: Cell): boolean {
  const spans = value
    .filter(isText)
    .flatMap(({ children }) => children.filter((child) => isSpan({ schema }, child)));
  const said = spans.filter(({ text }) => text.trim());
  return said.length > 0 && said.every(({ marks }) => marks?.includes("strong"));
}
