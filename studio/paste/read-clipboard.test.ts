import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { readClipboard } from "./read-clipboard.ts";

// What the clipboards of others hold; in-test/README.md says where each is from.

function read(html: string) {
  let count = 0;
  return readClipboard(html, {
    createKey: () => `key${count++}`,
    parseHtml: (text) => new JSDOM(text).window.document,
  });
}

const fixture = (name: string) => readFileSync(new URL(`in-test/${name}.html`, import.meta.url), "utf8");

type Text = {
  style: string;
  listItem?: string;
  level?: number;
  markDefs: { _key: string }[];
  children: Span[];
};
type Span = { text: string; marks?: string[] };
type Table = { headerRows: number; rows: { cells: { value: Text[] }[] }[] };
type Block = Text | Table;

/** The text of one block, with what it is: `h2 Prices`, `number2 Part one`, `table 1: Plan | Price / Small | $100`. */
function say(block: Block): string {
  if ("rows" in block) {
    const rows = block.rows.map(({ cells }) =>
      cells.map(({ value }) => value.map(wordsOf).join(" ")).join(" | "),
    );
    return `table ${block.headerRows}: ${rows.join(" / ")}`;
  }
  const { listItem, level, style } = block;
  return `${listItem ? `${listItem}${level}` : style} ${wordsOf(block)}`;
}

const wordsOf = ({ children }: Text) => children.map(({ text }) => text).join("");

const blocksOf = (html: string): Block[] => Object(read(html)).blocks ?? [];
const said = (html: string) => blocksOf(html).map(say);

/** The letters that a reader of the source sees, in their order. */
function seenIn(html: string): string {
  const { body } = new JSDOM(html).window.document;
  for (const each of body.querySelectorAll("style, script, [style*='mso-list:Ignore']")) each.remove();
  return lettersOf(body.textContent ?? "");
}

const lettersOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join("");

describe.each(["word", "google-docs", "google-docs-lists", "libreoffice"])("of %s", (name) => {
  test("every letter is kept, in its order", () => {
    const kept = blocksOf(fixture(name)).map((block) => lettersOf(say(block).replace(/^\S+( \d+:)?/, "")));
    expect(kept.join("")).toBe(seenIn(fixture(name)));
  });

  test("nothing is there that the site's texts do not know", () => {
    const judge = ({ style, listItem = "bullet", markDefs, children }: Text, styles: string[]) => {
      expect(styles).toContain(style);
      expect(["bullet", "number"]).toContain(listItem);
      const known = ["strong", "em", "code", ...markDefs.map(({ _key }) => _key)];
      for (const { marks = [] } of children) expect(known).toEqual(expect.arrayContaining(marks));
    };
    for (const block of blocksOf(fixture(name))) {
      if (!("rows" in block)) judge(block, ["normal", "h2", "h3", "h4", "blockquote"]);
      else
        for (const { cells } of block.rows)
          for (const { value } of cells) for (const words of value) judge(words, ["normal"]);
    }
  });
});

test("lists of Word and Google Docs keep their levels and lose their glyphs", () => {
  expect(said(fixture("word"))).toEqual(
    expect.arrayContaining([
      "bullet1 Choose your organization, or create a new one",
      "bullet1 Log out and back in to Sanity",
    ]),
  );
  expect(said(fixture("google-docs-lists")).slice(0, 12)).toEqual([
    "normal Heading in bold",
    "bullet1 Level 1",
    ...Array(4).fill("bullet2 Level 2"),
    "bullet1 Level 1",
    "bullet2 Level 2",
    "bullet2 Level 2",
    ...Array(3).fill("bullet3 Level 3"),
  ]);
});

test("of any headings the highest become headings, the next smaller ones and all others the smallest", () => {
  for (let set = 1; set < 64; set += 1) {
    const levels = [1, 2, 3, 4, 5, 6].filter((level) => set & (1 << (level - 1)));
    // The order in which they stand does not matter.
    const html = levels.toReversed().map((level) => `<h${level}>Level ${level}</h${level}><p>Words</p>`);
    const rankOf = (level: number) => Math.min(levels.indexOf(level), 2) + 2;
    expect(said(html.join(""))).toEqual(
      levels.toReversed().flatMap((level) => [`h${rankOf(level)} Level ${level}`, "normal Words"]),
    );
  }
});

test("a heading that was numbered as a list is a heading, and one in a cell is the cell's words", () => {
  const [heading] = blocksOf(
    "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Terms</h1>",
  );
  expect(heading).toMatchObject({ style: "h2", children: [{ text: "Terms" }] });
  expect(heading).not.toHaveProperty("listItem");
  expect(heading).not.toHaveProperty("level");
  const [table] = blocksOf(
    "<h2>Plans</h2><table><tr><td><h3>Small</h3></td></tr><tr><td>Large</td></tr></table>",
  ).slice(1);
  expect(table).toMatchObject({ rows: [{ cells: [{ value: [{ style: "normal" }] }] }, {}] });
});

test("room and line breaks at the ends of a paragraph or a cell are not kept, those within it are", () => {
  expect(said("<p><br>Half <b>now</b>,<br>half later<br></p>")).toEqual(["normal Half now,\nhalf later"]);
  expect(said("<table><tr><td> a b </td><td>\n<p> c </p></td></tr></table>")).toEqual(["table 0: a b | c"]);
});

test("lists within lists keep their kind and level", () => {
  const deep = (kinds: string[]): string =>
    kinds.length > 0 ? `<${kinds[0]}><li>${kinds.join(" ")}${deep(kinds.slice(1))}</li></${kinds[0]}>` : "";
  for (let set = 0; set < 32; set += 1) {
    const kinds = [0, 1, 2, 3, 4].map((place) => (set & (1 << place) ? "ul" : "ol"));
    expect(said(deep(kinds))).toEqual(
      kinds.map((kind, at) => `${kind === "ul" ? "bullet" : "number"}${at + 1} ${kinds.slice(at).join(" ")}`),
    );
  }
});

test("a table keeps its rows; its first row is a head where it is marked so or all strong, never where it is the only one", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const body = row("Small", "$100");
  const all = "Plan | Price / Small | $100";
  expect(said(`<table>${row("Plan", "Price")}${body}</table>`)).toEqual([`table 0: ${all}`]);
  expect(said(`<table>${row("<b>Plan</b>", "<b>Price</b>")}${body}</table>`)).toEqual([`table 1: ${all}`]);
  expect(said(`<table>${row("<b>Plan</b>", "Price")}${body}</table>`)).toEqual([`table 0: ${all}`]);
  expect(said(`<table><thead>${row("Plan", "Price")}</thead><tbody>${body}</tbody></table>`)).toEqual([
    `table 1: ${all}`,
  ]);
  expect(said(`<table><tr><th>Plan</th><th>Price</th></tr></table>`)).toEqual(["table 0: Plan | Price"]);
  expect(said(`<table>${row("<h3>Plan</h3>", "")}${body}</table>`)).toEqual([
    "table 0: Plan |  / Small | $100",
  ]);
});

test("what cannot be kept is said", () => {
  const losses = (html: string) => read(html)?.losses;
  expect(losses("<p>Words</p>")).toEqual([]);
  expect(losses("<p>Words <img src='https://example.com/a.png'></p>")).toEqual(["pictures"]);
  expect(losses("<table><tr><td colspan=2>Wide</td></tr></table>")).toEqual(["merged cells"]);
  expect(losses("<table><tr><td colspan=1 rowspan=3>High</td></tr></table>")).toEqual(["merged cells"]);
  for (const href of ["#_Toc1", "file:///C:/a.doc", "javascript:alert(1)", "data:text/html,x", "a b"]) {
    const pasted = read(`<p>Read <a href="${href}">this</a></p>`);
    expect(pasted?.losses, href).toEqual(["links to nowhere"]);
    expect(blocksOf(`<p>Read <a href="${href}">this</a></p>`).map(say)).toEqual(["normal Read this"]);
    expect(JSON.stringify(pasted?.blocks)).not.toContain("href");
  }
  for (const href of ["https://example.com/", "http://example.com/", "mailto:a@example.com", "/contact"])
    expect(JSON.stringify(read(`<p><a href="${href}">this</a></p>`)?.blocks)).toContain(href);
});

test("nothing comes of what has no words", () => {
  for (const html of ["", "<p> </p>", "<p>&nbsp;</p><br>", "<img src='https://example.com/a.png'>"])
    expect(read(html)).toBeUndefined();
});
