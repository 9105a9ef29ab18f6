import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { homePage } from "../schemas/documents/home-page.ts";
import { root } from "./stack/settings.ts";

const handbook = readFileSync(join(root, "docs/owner-handbook.md"), "utf8");
const screens = "{web/{accounts,app,calls,forms,layout,portal,sections,texts},studio,schemas}/**/*.{ts,tsx}";

test("every word in bold stands on a screen exactly like that", () => {
  const words = matchAll(/\*\*([^*]+)\*\*/g).map((word) => word.replace(/\s+/g, " "));
  expect(words.length).toBeGreaterThan(80);
  const own = readLabels(
    globSync(screens, { cwd: root }).filter((path) => !/\.test\.|node_modules/.test(path)),
  );
  const studio = globSync("node_modules/sanity/lib/*.js", { cwd: root }).map(read).join("\n");
  // The home page's form numbers the titles of its sections.
  for (const { title } of homePage.fields) if (title) own.add(title);
  expect(words.filter((word) => !own.has(word) && !studio.includes(`"${word}"`))).toEqual([]);
});

test("every picture is there, small, and described", () => {
  const pictures = matchAll(/!\[.{20,}\]\(pictures\/([\w-]+\.webp)\)/g);
  expect(pictures.sort()).toEqual(readdirSync(join(root, "docs/pictures")).sort());
  for (const picture of pictures) {
    expect(statSync(join(root, "docs/pictures", picture)).size, picture).toBeLessThan(60 * 1024);
  }
});

test("every link inside leads to a heading", () => {
  const headings = matchAll(/^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
  const links = matchAll(/\]\(#([^)]+)\)/g);
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => !headings.includes(link))).toEqual([]);
});

function matchAll(pattern: RegExp): string[] {
  return [...handbook.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Whatever stands alone between quotes, tags or lines, and the sentence before a colon. */
function readLabels(paths: string[]): Set<string> {
  const pieces = paths.flatMap((path) =>
    read(path)
      .replaceAll("&amp;", "&")
      .split(/["`<>{}\n]/),
  );
  return new Set(pieces.flatMap((piece) => [piece.trim(), piece.split(":")[0]?.trim() ?? ""]));
}
