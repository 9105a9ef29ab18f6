import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";

vi.mock("server-only", () => ({}));

let RichText: typeof import("./rich-text.tsx").RichText;

beforeAll(async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "local");
  vi.stubEnv("NEXT_PUBLIC_SANITY_DATASET", "production");
  vi.stubEnv("SANITY_API_HOST", "http://localhost:3900");
  vi.stubEnv("SANITY_REVALIDATE_SECRET", "a-secret-of-more-than-32-characters");
  vi.stubEnv("SUPABASE_URL", "http://localhost:54321");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_0123456789");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_0123456789abcdef");
  vi.stubEnv("SMTP_URL", "smtp://localhost:54325");
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
  expect(linked(href)).toContain("<p>words</p>");
});

test("text is escaped, an unknown style becomes a paragraph", () => {
  const html = render({ style: "h9", children: [{ _type: "span", text: "</script><b>" }] });
  expect(html).toContain("<p>&lt;/script&gt;&lt;b&gt;</p>");
});

test("a picture is shown in several widths from the image server", () => {
  const html = render({
    _type: "picture",
    alt: "A desk",
    asset: { _id: "image-abc123-1200x800-webp", extension: "webp", width: 1200, height: 800, lqip: null },
  });
  expect(html).toContain('alt="A desk"');
  expect(html).toMatch(
    /srcSet="http:\/\/localhost:3900\/images\/local\/production\/abc123-1200x800\.webp\?w=320/,
  );
  expect(html).toContain("1200w");
});

test("a picture whose file is gone is left out", () => {
  expect(render({ _type: "picture", alt: "A desk", asset: null })).not.toContain("<img");
});
