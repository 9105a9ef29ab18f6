import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Entry, openEntryStore } from "./entry-store.ts";

const directory = mkdtempSync(join(tmpdir(), "entry-store-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const entry: Entry = { value: null, lastModified: 1, cacheControl: undefined };
const days = (count: number) => Date.now() / 1000 - count * 24 * 3600;

/** A folder in which each name was last of use so many days ago. */
function folderWith(name: string, ages: Record<string, number>): string {
  const folder = join(directory, name);
  mkdirSync(folder);
  for (const [file, age] of Object.entries(ages)) {
    writeFileSync(join(folder, file), "");
    utimesSync(join(folder, file), days(age), days(age));
  }
  return folder;
}

test("what nobody asked for in a month goes, finished or not", async () => {
  const folder = folderWith("old", {
    fresh: 0,
    young: 29,
    old: 31,
    ancient: 400,
    "x.123.new": 31,
    "y.123.new": 0,
  });
  await openEntryStore(folder).write("/", entry);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["fresh", "young", "y.123.new"]));
});

test("the folder keeps a number of entries, those that were of use last", async () => {
  const ages = Array.from({ length: 5200 }, (_, index) => [`entry-${index}`, 1 + (index % 20)]);
  const folder = folderWith("many", Object.fromEntries(ages));
  const store = openEntryStore(folder);
  await store.write("/new", entry);
  const left = readdirSync(folder);
  expect(left).toHaveLength(5000);
  expect(left.filter((name) => statSync(join(folder, name)).mtimeMs / 1000 > days(19.5))).toHaveLength(
    5000 - 59,
  );
  for (let index = 0; index < 250; index++) await store.write(`/page/${index}`, entry);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(5100);
});

test("an entry that is asked for stays, however long ago it was written", async () => {
  const folder = join(directory, "asked");
  await openEntryStore(folder).write("/kept", entry);
  const [file = ""] = readdirSync(folder);
  utimesSync(join(folder, file), days(40), days(40));
  const store = openEntryStore(folder);
  expect(await store.read("/kept")).toEqual(entry);
  await expect.poll(() => statSync(join(folder, file)).mtimeMs / 1000).toBeGreaterThan(days(1));
  await store.write("/other", entry);
  expect(readdirSync(folder)).toContain(file);
});
