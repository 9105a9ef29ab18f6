import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");

/** A slash that begins no division and no comment, up to the one that ends it; or what `RegExp` is given. */
const literal =
  /(?<=(?:[(,=:[!&|?;]|return)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;
const made = /\bRegExp\(\s*(["'`])(?:\\.|(?!\1).)*\1/gs;
/** The beginning of a tag or of a comment, which is no look-behind and no named group. */
const markup = /(?<!\?)<(?:[a-z/!]|\\\/|\[|\()/i;

/** Where patterns look like it, and what they are about instead. */
const others = {
  "portal/projects/files/upload/find-content.ts": "what a file's bytes begin with",
  "portal/projects/files/upload/picture-structure.ts": "what a picture's bytes hide",
};

function findPatterns(text: string): string[] {
  return [...text.matchAll(literal), ...text.matchAll(made)]
    .map(([pattern]) => pattern)
    .filter((pattern) => markup.test(pattern));
}

test("no regular expression takes HTML apart: page-tree.ts does it as browsers do", () => {
  const paths = globSync("**/*.{ts,tsx}", {
    cwd: web,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.next[^/]*|built)$|\.test\.tsx?$/.test(path),
  });
  expect(paths.length).toBeGreaterThan(500);
  const found = paths.flatMap((path) =>
    findPatterns(readFileSync(join(web, path), "utf8")).map((pattern) => `${path}: ${pattern}`),
  );
  expect(found.filter((line) => !Object.keys(others).some((path) => line.startsWith(`${path}:`)))).toEqual(
    [],
  );
});

test.each([
  'html.replace(/<script\\b[^>]*>.*?<\\/script>/gs, "")',
  'const sheet = /<link rel="stylesheet"/g;',
  "return /(?<=<style>).*?(?=<\\/style>)/.exec(html);",
  "new RegExp(`<meta name=`)",
  "text.match(/<!--.*?-->/)",
  "text.match(/<\\/(?:p|div)>/)",
])("%s is one", (line) => expect(findPatterns(line)).toHaveLength(1));

test.each([
  "const address = /(?<![\\w.])\\d{1,3}/;",
  "const half = <p>{a / b}</p>;",
  "const isLess = a / 2 < b;",
  "/^(?<year>\\d+)$/.exec(date)",
])("%s is none", (line) => expect(findPatterns(line)).toEqual([]));
