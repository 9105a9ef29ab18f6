import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { describePage } from "#html/describe-in-test.ts";
import { attributeOf, elementsWithin, isElement, textOf } from "#html/elements.ts";
import { type PageElement, type PageNode, readPage } from "#html/page-tree.ts";
import { makePages } from "#html/pages-in-test.ts";
import { finishPage } from "./finish-page.ts";

const sheet = ".sheet{margin:0}";

function finish(html: string): string {
  const page = { html, headers: {} };
  finishPage(page, () => sheet);
  return page.html;
}

const named = (html: string, name: string) =>
  [...elementsWithin(readPage(html))].filter(({ tagName }) => tagName === name);
const hashOf = (element: PageElement) =>
  `'sha256-${createHash("sha256").update(textOf(element)).digest("base64")}'`;

/** What the steps are about; of all else a page is to keep every element, attribute, text and comment. */
const stepsAreAbout = (node: PageNode) =>
  isElement(node) &&
  (["script", "style", "link"].includes(node.tagName) || attributeOf(node, "http-equiv") !== undefined);

/** The same with style attributes back in their places. */
function withoutMarks(html: string): string {
  const rules = html.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g);
  const styles = new Map(Array.from(rules, ([, number = "", style = ""]) => [number, style]));
  return html
    .replace(' data-scripts="held"', "")
    .replaceAll(/ data-style="(\d+)"/g, (_, number) => ` style="${styles.get(number)}"`);
}

const pages = makePages(500).map(({ name, html }) => ({
  name,
  html,
  finished: finish(html),
  hasIslands: html.includes("data-island"),
  hasScript: html.includes('id="page-script"'),
}));

test("a finished page has every element, attribute, text and comment that no step is about", () => {
  for (const { name, html, finished } of pages) {
    const look = { isLeftOut: stepsAreAbout };
    expect(describePage(withoutMarks(finished), look), name).toEqual(describePage(html, look));
  }
});

test("its policy stands behind its character set, and names each script and style that is left, and nothing else", () => {
  for (const { name, finished } of pages) {
    const [charset, policy] = named(finished, "meta");
    expect(charset && attributeOf(charset, "charset"), name).toBe("utf-8");
    const content = (policy && attributeOf(policy, "content")) ?? "";
    const inline = named(finished, "script").filter((script) =>
      ["src", "data-src", "type"].every((attribute) => attributeOf(script, attribute) === undefined),
    );
    const hashes = [...inline, ...named(finished, "style")].map(hashOf);
    expect(new Set(content.match(/'sha256-[^']*'/g) ?? []), name).toEqual(new Set(hashes));
  }
});

test("where no island is, nothing of Next's is left; where one is, its scripts wait and their data are one text", () => {
  for (const { name, html, finished, hasIslands, hasScript } of pages.filter((page) => page.hasScript)) {
    expect(hasScript, name).toBe(true);
    const scripts = named(finished, "script");
    expect(
      scripts.filter((script) => attributeOf(script, "src")),
      name,
    ).toEqual([]);
    const texts = scripts.map(textOf);
    const data = scripts.find((script) => attributeOf(script, "id") === "page-data");
    if (!hasIslands) {
      expect(data, name).toBeUndefined();
      expect(
        texts.filter((text) => text.includes("__next_f")),
        name,
      ).toEqual([]);
      expect(
        scripts.filter((script) => attributeOf(script, "data-src")),
        name,
      ).toEqual([]);
    } else {
      const pieces = named(html, "script").filter((script) =>
        textOf(script).startsWith("self.__next_f.push([1,"),
      );
      expect(JSON.parse((data && textOf(data)) ?? ""), name).toBe("a".repeat(pieces.length));
    }
  }
});

test("styles stand where the first sheet stood, once, and style attributes in one more element", () => {
  for (const { name, html, finished, hasIslands } of pages) {
    const isSheet = (link: PageElement) => attributeOf(link, "rel") === "stylesheet";
    const sheets = named(html, "link").filter(isSheet);
    const kept = named(finished, "link").filter(isSheet);
    expect(kept.length, name).toBe(hasIslands ? sheets.length : 0);
    expect(
      kept.every((link) => attributeOf(link, "disabled") === ""),
      name,
    ).toBe(true);
    const placed = named(finished, "style").filter((style) => textOf(style).includes(sheet));
    expect(placed.length, name).toBe(sheets.length > 0 ? 1 : 0);
  }
});

test("a page is finished once, and an empty one stays empty", () => {
  const page = { html: pages[0]?.html ?? "", headers: {} };
  finishPage(page, () => sheet);
  const { html } = page;
  finishPage(page, () => sheet);
  expect(page.html).toBe(html);
  expect(finish("")).toBe("");
});
