import { expect, test } from "@playwright/test";
import { lake } from "../fixtures/lake.ts";
import { openDocument } from "../fixtures/studio-page.ts";

const id = "drafts.docArticle-of-a-paste";

const elsewhere = `
  <h1>What it costs</h1>
  <p>Half <strong>at the start</strong>, half <a href="https://example.org/terms">at the end</a>.</p>
  <h3>In this order</h3>
  <ol><li>We talk<ul><li>for half an hour</li></ul></li><li>You choose</li></ol>
  <table><thead><tr><th>Plan</th><th>A month</th></tr></thead><tbody><tr><td>Small</td><td>49</td></tr></tbody></table>`;

test.afterEach(() => lake.delete(id));

test("what is copied from a web page and pasted by keyboard keeps its headings, lists and table", {
  tag: "@slow",
}, async ({ page, context }) => {
  await lake.createOrReplace({ _id: id, _type: "docArticle", title: "Pasted" });
  await openDocument(page, "docArticle", id.replace("drafts.", ""));
  const text = page.getByTestId("field-body");
  await text.scrollIntoViewIfNeeded();
  const activate = text.getByText("Click to activate");
  if (await activate.isVisible()) await activate.click();

  const source = await context.newPage();
  await source.setContent(elsewhere);
  await source.bringToFront();
  await source.keyboard.press("ControlOrMeta+A");
  await source.keyboard.press("ControlOrMeta+C");

  await page.bringToFront();
  await text.getByRole("textbox").first().click();
  await page.keyboard.press("ControlOrMeta+V");
  await expect
    .poll(async () => linesOf((await lake.getDocument(id))?.body))
    .toEqual([
      "h2: What it costs",
      "normal: Half [strong]at the start[], half [https://example.org/terms]at the end[].",
      "h3: In this order",
      "number 1: We talk",
      "bullet 2: for half an hour",
      "number 1: You choose",
      "table, 1 of 2 rows are heads: Plan | A month / Small | 49",
    ]);
});

type Span = { text: string; marks?: string[] };
type Block = {
  style?: string;
  listItem?: string;
  level?: number;
  children?: Span[];
  markDefs?: { _key: string; href: string }[];
  headerRows?: number;
  rows?: { cells: { value: Block[] }[] }[];
};

/** A stored text as lines: what each part is, and its words with their marks. */
function linesOf(blocks: Block[] = []): string[] {
  return blocks.map((block) => {
    if (!block.rows)
      return `${block.listItem ? `${block.listItem} ${block.level}` : block.style}: ${words(block)}`;
    const rows = block.rows.map(({ cells }) => cells.map(({ value }) => value.map(words).join()).join(" | "));
    return `table, ${block.headerRows} of ${rows.length} rows are heads: ${rows.join(" / ")}`;
  });
}

function words({ children = [], markDefs = [] }: Block): string {
  const nameOf = (mark: string) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark;
  return children
    .map(({ text, marks = [] }) => (marks.length > 0 ? `[${marks.map(nameOf).join()}]${text}[]` : text))
    .join("");
}
