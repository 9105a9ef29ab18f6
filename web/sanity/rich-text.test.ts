import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { stubSettings } from "#env-in-test.ts";

let RichText: typeof import("./rich-text.tsx").RichText;

beforeAll(async () => {
  stubSettings();
  ({ RichText } = await import("./rich-text.tsx"));
});

const render = (...value: object[]) =>
  renderToStaticMarkup(
    createElement(RichText, { value: value.map((block) => ({ _type: "block", ...block })) }),
  );

const linked = (href: unknown) =>
  render({
    style: "normal",
    markDefs: [{ _key: "a", _type: "link", href }],
    children: [{ _type: "span", text: "words", marks: ["a"] }],
  });

test("an allowed link leads there", () => {
  expect(linked("https://example.com/a?b=1&c=2")).toContain(
    '<a href="https://example.com/a?b=1&amp;c=2">words</a>',
  );
});

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "",
  undefined,
])("a link to %j stays as words", (href) => {
  expect(linked(href)).toContain('<p dir="auto">words</p>');
});

test("a link leads to the page that it chose, and stays as words while that is not shown", () => {
  const toPage = (isShown: boolean) => ({
    page: { _type: "servicePage", slug: "websites", isShown },
    href: "#prices",
  });
  const paragraph = (isShown: boolean) => ({
    style: "normal",
    markDefs: [{ _key: "a", _type: "link", ...toPage(isShown) }],
    children: [{ _type: "span", text: "words", marks: ["a"] }],
  });
  expect(render(paragraph(true))).toContain('<a href="/services/websites#prices">words</a>');
  expect(render(paragraph(false))).toContain('<p dir="auto">words</p>');
});

test("text is escaped, an unknown style becomes a paragraph", () => {
  const html = render({ style: "h9", children: [{ _type: "span", text: "</script><b>" }] });
  expect(html).toContain("<p>&lt;/script&gt;&lt;b&gt;</p>");
});

test("a picture is shown in several widths from the image server", () => {
  const html = render({
    _type: "picture",
    alt: "A desk",
    asset: { _id: "image-abc123-1200x800-webp", extension: "webp", width: 1200, height: 800, color: null },
  });
  expect(html).toContain('alt="A desk"');
  expect(html).toContain('srcSet="/media/abc123-1200x800.webp?w=750 750w');
  expect(html).toContain("1200w");
});

test("a picture whose file is gone is left out", () => {
  expect(render({ _type: "picture", alt: "A desk", asset: null })).not.toContain("<img");
});
