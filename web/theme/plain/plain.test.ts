import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const theme = join(import.meta.dirname, "..");

test("every drawing of the demo has a neutral sister that exports the same", () => {
  expect(list(import.meta.dirname)).toEqual(list(theme));
});

function list(folder: string) {
  return globSync("*.{tsx,css}", { cwd: folder })
    .filter((file) => !file.endsWith(".module.css"))
    .sort()
    .map((file) => [basename(file), namesIn(readFileSync(join(folder, file), "utf8"))]);
}

/** What a component or a stylesheet gives to the others. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)|^\s+(--[\w-]+):/gm)]
    .map(([, name, property]) => name ?? property ?? "")
    .sort();
}
