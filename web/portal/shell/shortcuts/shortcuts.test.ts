import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortcuts } from "./shortcuts.ts";

const web = join(import.meta.dirname, "../../..");
const listed = shortcuts.flatMap(({ keys }) => [...keys]);

test("no key means two things", () => {
  expect(new Set(listed).size).toBe(listed.length);
});

/** Every key that an element says is its own, in the source of the portal. */
function readKeys(): string[] {
  return globSync("{portal,ui}/**/*.tsx", { cwd: web }).flatMap((file) => {
    const source = readFileSync(join(web, file), "utf8");
    const attributes = [...source.matchAll(/aria-keyshortcuts=(?:"([^"]+)"|\{([^}]+)\})/g)];
    return attributes.flatMap(([, words = "", expression = ""]) => {
      if (words) return words.split(" ");
      const inWords = [...expression.matchAll(/"([^"]+)"/g)].map(([, key = ""]) => key);
      const [, name = ""] = /(\w+)\[/.exec(expression) ?? [];
      const [, map = ""] = name ? (new RegExp(`${name} = \\{([^}]+)\\}`).exec(source) ?? []) : [];
      return [...inWords, ...[...map.matchAll(/: "([^"]+)"/g)].map(([, key = ""]) => key)];
    });
  });
}

test("the list that “?” shows has every key that an element says is its own, and each of its keys does something", () => {
  const used = new Set(readKeys());
  expect(used.size).toBeGreaterThan(6);
  // Apple's keyboards have another sign for Ctrl.
  for (const key of used) expect([...listed, "Meta+K", "Meta+Enter"], key).toContain(key);
  const moves = ["j", "k", "o", "Enter", "x"];
  for (const key of listed) expect([...used, ...moves], key).toContain(key);
});
