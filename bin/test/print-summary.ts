import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../stack/settings.ts";
import { ownFolder } from "../stack/test-settings.ts";
import type { Result } from "./read-reports.ts";

const linesOfFailure = 30;
const slowestTold = 5;

/**
 * Prints what the run was: its slowest tests, all of which are in a file, what was skipped and why, what needed a second try, what
 * failed and how, and last `N passed, N failed`. Returns how many failed; in CI a skip that tests/allowed-skips.json does not name is
 * one.
 */
export function printSummary(results: Result[]): number {
  const of = (status: Result["status"]) => results.filter((result) => result.status === status);
  const slowest = results.toSorted((a, b) => b.ms - a.ms);
  const times = join(root, "test-results", ownFolder, "times.txt");
  const lineOf = (result: Result) => `${seconds(result.ms).padStart(7)} ${nameOf(result)}`;
  writeFileSync(times, slowest.map((result) => `${lineOf(result)}\n`).join(""));
  if (results.length > slowestTold)
    printList(
      `The slowest tests; all of them are in ${relative(root, times)}`,
      slowest.slice(0, slowestTold),
      lineOf,
    );
  printList("Skipped", of("skipped"), (result) => `${nameOf(result)}: ${result.reason || "no reason"}`);
  printList("Passed on the second try only", of("second-try"), nameOf);
  printList("Failed; more in .local/logs", of("failed"), (result) =>
    [nameOf(result), ...linesOf(result.why)].join("\n    "),
  );

  const refused = process.env.CI ? of("skipped").filter((result) => !isAllowed(result)) : [];
  printList("Skipped, and not in tests/allowed-skips.json", refused, nameOf);
  const failed = of("failed").length + refused.length;
  const skipped = of("skipped").length - refused.length;
  const passed = of("passed").length + of("second-try").length;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  return failed;
}

/** `npm start` is what a machine's speed is told by: both build the same things with the same tools. */
export function printPace(total: number, start: number): void {
  console.log(
    `\n${minutes(total)} in all, ${(total / start).toFixed(1)} times what npm start took after the install (${seconds(start)})`,
  );
}

function isAllowed({ file, reason }: Result): boolean {
  const allowed: { file: string; reason: string }[] = JSON.parse(
    readFileSync(join(root, "tests", "allowed-skips.json"), "utf8"),
  );
  return allowed.some((each) => each.file === file && each.reason === reason);
}

function linesOf(why = ""): string[] {
  const lines = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() && !isForeignFrame(line));
  return lines.length > linesOfFailure ? [...lines.slice(0, linesOfFailure), "…"] : lines;
}

/** A line of a stack that is not about our code. */
function isForeignFrame(line: string): boolean {
  return /^\s+at (.*node_modules|new Promise|.*node:internal)/.test(line);
}

function printList<Item>(heading: string, items: Item[], line: (item: Item) => string): void {
  if (items.length === 0) return;
  console.log(`\n${heading} (${items.length})`);
  for (const item of items) console.log(`  ${line(item)}`);
}

function nameOf({ file, title }: Result): string {
  return `${file} › ${title}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function minutes(ms: number): string {
  return `${(ms / 60_000).toFixed(1)} min`;
}
