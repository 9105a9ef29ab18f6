import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const theme = import.meta.dirname;

test.each(["plain", "tiles"])(
  "every drawing of the demo has a sister in %s that exports the same",
  (neutral) => {
    expect(list(join(theme, neutral))).toEqual(list(theme));
  },
);

function list(folder: string) {
  return globSync("*.{tsx,css}", { cwd: folder })
    .filter((file) => !file.endsWith(".module.css"))
    .sort()
    .map((file) => [basename(file), namesIn(readFileSync(join(folder, file), "utf8"))]);
}

/** What a component or a stylesheet gives to the others. */
function namesIn(text: string): string[] {
  const passedOn = [...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
  const own = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)|^\s+(--[\w-]+):/gm)].map(
    ([, name, property]) => name ?? property ?? "",
  );
  return [...passedOn, ...own].sort();
}
