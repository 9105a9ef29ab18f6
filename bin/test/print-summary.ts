import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/settings.ts";
import type { Result } from "./read-reports.ts";

/** How long each part of the run took, in milliseconds, in the order in which they ran. */
export type Stages = Map<string, number>;

/**
 * Prints what the run was: its slowest tests, the time of each stage, what was skipped and why, what needed a second try,
 * and last `N passed, N failed`. Returns how many failed; in CI a skip that tests/allowed-skips.json does not name is one.
 */
export function printSummary(results: Result[], stages: Stages): number {
  const of = (status: Result["status"]) => results.filter((result) => result.status === status);
  printList(
    "The slowest tests",
    results.toSorted((a, b) => b.ms - a.ms).slice(0, 25),
    (result) => `${seconds(result.ms).padStart(7)} ${nameOf(result)}`,
  );
  printList("Stages", [...stages], ([name, ms]) => `${seconds(ms).padStart(7)} ${name}`);
  printList("Skipped", of("skipped"), (result) => `${nameOf(result)}: ${result.reason || "no reason"}`);
  printList("Passed on the second try only", of("second-try"), nameOf);
  printList("Failed", of("failed"), nameOf);

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
