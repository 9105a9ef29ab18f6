import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLogs } from "./logs.ts";

const folder = mkdtempSync(join(tmpdir(), "logs-"));

test("a log has every line, begins anew, and tells the last twenty", () => {
  const path = join(folder, "site.log");
  writeFileSync(path, "of the run before\n");
  const logs = openLogs(folder);
  expect(logs.tail("site")).toBe("");

  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  logs.add("site", ["", "\u001b[31mline 1\u001b[0m", ...lines.slice(1, 12)]);
  logs.add("site", [...lines.slice(12), " "]);

  expect(readFileSync(path, "utf8")).toBe(`${lines.join("\n")}\n`);
  const told = logs.tail("site").split("\n");
  expect(told.slice(0, -1)).toEqual(["", ...lines.slice(10).map((line) => `  ${line}`)]);
  expect(told.at(-1)).toMatch(/^All of it: .*site\.log$/);
});

test("of a long log what came last is kept", () => {
  const logs = openLogs(folder);
  const megabyte = "x".repeat(1024 * 1024);
  for (let index = 0; index < 25; index++) logs.add("long", [megabyte, `line ${index}`]);
  const files = readdirSync(folder).filter((name) => name.startsWith("long"));
  const text = files
    .sort()
    .reverse()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");
  expect(
    files.map((name) => statSync(join(folder, name)).size).every((size) => size < 12 * 1024 * 1024),
  ).toBe(true);
  expect(text.match(/line \d+/g)?.slice(-12)).toEqual(
    Array.from({ length: 12 }, (_, index) => `line ${index + 13}`),
  );
});

test("where no log can be written, work goes on, and what was said last is known", () => {
  const blocked = join(folder, "blocked");
  writeFileSync(blocked, "");
  const logs = openLogs(blocked);
  logs.add("site", ["line"]);
  expect(logs.tail("site")).toBe("\n  line");
});
