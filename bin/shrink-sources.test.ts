import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { shrinkSources } from "./shrink-sources.ts";

const folder = mkdtempSync(join(tmpdir(), "shrink-sources-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `// A comment
"use strict";
exports.text = "Wait… \u{1F600} 😀";
exports.template = \`\${1 + 1} – \u2014\`;
exports.raw = String.raw\`–\\n\`;
exports.pattern = /[–😀]/u;
exports.isProduction = process.env.NODE_ENV === "production";
`;

function write(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  return file;
}

afterEach(() => vi.unstubAllEnvs());

test.each(["node_modules/a/index.cjs", "web/.next/server/chunks/b.js"])(
  "%s means the same in fewer bytes",
  (path) => {
    const file = write(path);
    // As the site runs; esbuild would by itself take it for a development build.
    vi.stubEnv("NODE_ENV", "production");
    const before = createRequire(file)(file);
    shrinkSources(folder);
    const copy = write(path.replace(/(\w)\.(c?js)$/, "$1-2.$2"));
    const shrunk = readFileSync(file, "utf8");
    writeFileSync(copy, shrunk);
    expect(createRequire(copy)(copy)).toEqual(before);
    expect(shrunk).not.toContain("A comment");
    expect(shrunk).not.toContain("…");
  },
);

test("what browsers are sent stays as it is", () => {
  const [own, chunk] = [write("web/public/built/c.js"), write("web/.next/static/chunks/d.js")];
  shrinkSources(folder);
  for (const file of [own, chunk]) expect(readFileSync(file, "utf8")).toBe(source);
});
