import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const web = new URL("..", import.meta.url).pathname;
const texts = /content:\s*("(?:[^"\\]|\\.)*")\s*([^;]*);/g;

/** Quotation marks are read as a part of the words that they stand around. */
const belongs = new Set(["“", "”"]);

test("what a stylesheet draws between words is not read aloud: it has an empty text beside it", async () => {
  const read: string[] = [];
  let count = 0;
  for await (const path of glob("**/*.css", {
    cwd: web,
    exclude: (name) => name === "node_modules" || name.startsWith(".next"),
  })) {
    const css = await readFile(web + path, "utf8");
    for (const [all, text = "", rest = ""] of css.matchAll(texts)) {
      const drawn = JSON.parse(text.replace(/\\(?!")/g, "\\\\"));
      if (drawn === "" || belongs.has(drawn)) continue;
      count += 1;
      // An address after its link is meant to be read, and only stands on paper.
      if (rest !== '/ ""' && !rest.includes("attr(href)")) read.push(`${path}: ${all}`);
    }
  }
  expect(count).toBeGreaterThanOrEqual(4);
  expect(read).toEqual([]);
});
