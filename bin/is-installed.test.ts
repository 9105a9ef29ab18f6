import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fits, isInstalled } from "./is-installed.mjs";
import { root } from "./stack/settings.ts";

const { packages }: { packages: Parameters<typeof fits>[0] } = JSON.parse(
  readFileSync(join(root, "package-lock.json"), "utf8"),
);
/** What npm writes down: the lockfile without the folders of our own. */
const installed = Object.fromEntries(
  Object.entries(packages).filter(([path]) => path.includes("node_modules/")),
);

test("what npm has installed is taken when it is what the lockfile says", () => {
  expect(fits(packages, installed)).toBe(true);
  expect(fits(packages, { ...installed, "node_modules/one-more": { version: "1.0.0" } })).toBe(true);
});

test("each package that is missing or another one asks for an install, unless it is for other systems", () => {
  const record = { ...installed };
  const wrong = Object.entries(installed).flatMap(([path, each]) => {
    delete record[path];
    const mayMiss = fits(packages, record);
    record[path] = each.link ? { version: "1.0.0" } : { ...each, version: "0.0.0-other" };
    const mayDiffer = fits(packages, record);
    record[path] = each;
    return [
      ...(mayMiss === Boolean(each.optional || each.peer) ? [] : [`${path} is missing`]),
      ...(mayDiffer ? [`${path} is another one`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(installed).length).toBeGreaterThan(1000);
});

const folder = mkdtempSync(join(tmpdir(), "installed-"));
const record = join(folder, "node_modules", ".package-lock.json");
mkdirSync(join(folder, "node_modules"));
writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));

test("a whole record is taken", () => {
  writeFileSync(record, JSON.stringify({ packages: installed }));
  expect(isInstalled(folder)).toBe(true);
});

test.each(["", "{", "null", "{}", '{"packages":{}}', "[]"])("a record of %j asks for an install", (text) => {
  writeFileSync(record, text);
  expect(isInstalled(folder)).toBe(false);
});

test("no record asks for an install, as a first start and an interrupted `npm ci` leave it", () => {
  rmSync(record);
  expect(isInstalled(folder)).toBe(false);
  rmSync(join(folder, "node_modules"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
