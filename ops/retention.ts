import { z } from "zod";
import { readContent } from "../bin/content/content-clients.ts";
import { callApi } from "../bin/stack/call-api.ts";
import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings } from "../bin/stack/settings.ts";
import { withDatabaseApi } from "../bin/stack/with-database-api.ts";
import { asIntervals, readRetention } from "../schemas/retention.ts";

// Removes what was kept as long as the site settings say, which the running site does by itself every hour. With --dry-run it
// only says what would go, with --on 2027-01-31 what would go on that day.

const due = z.array(z.object({ rule: z.string(), source: z.string(), total: z.number() }));
type Due = z.infer<typeof due>;

const rowsAtOnce = 500;
const [isDry, on] = readArguments(process.argv.slice(2));
await runCommand(async () => {
  const settings = readSettings();
  const stored = await readContent(settings, (client) =>
    client.fetch<{ retention?: Record<string, unknown> } | null>(`*[_id == "siteSettings"][0]{retention}`),
  );
  if (!stored) throw new Error("There are no site settings: nothing is removed without them.");
  const periods = asIntervals(readRetention(stored.retention));
  await withDatabaseApi(settings, async (api) => {
    const ask = async (name: string, more: object) =>
      due.parse(await callApi(api, "POST", `/rest/v1/rpc/${name}`, { periods, ...more }));
    if (isDry) return print(await ask("count_expired", on ? { at: on } : {}), periods);
    const removed: Due = [];
    for (let round: Due = [{ rule: "", source: "", total: rowsAtOnce }]; isMore(round); ) {
      round = await ask("remove_expired", { most: rowsAtOnce });
      removed.push(...round);
    }
    print(removed, periods);
  });
});

function readArguments(args: string[]): [isDry: boolean, on: string | undefined] {
  const [option, day] = args;
  if (args.length === 0) return [false, undefined];
  if (args.length === 1 && option === "--dry-run") return [true, undefined];
  if (args.length === 2 && option === "--on" && day && !Number.isNaN(Date.parse(day))) return [true, day];
  console.error("Usage: npm run retention [-- --dry-run | --on 2027-01-31]");
  process.exit(1);
}

function isMore(round: Due): boolean {
  return round.some(({ total }) => total === rowsAtOnce);
}

function print(found: Due, periods: Record<string, string>): void {
  console.log(isDry ? `Would go${on ? ` on ${on}` : ""}:` : "Removed:");
  const sums = new Map<string, number>();
  for (const { rule, source, total } of found) {
    const name = `${rule.padEnd(9)} ${(periods[rule] ?? "").padEnd(10)} ${source.replace("public.", "")}`;
    sums.set(name, (sums.get(name) ?? 0) + total);
  }
  for (const [name, total] of sums) console.log(`  ${name}: ${total}`);
  if (sums.size === 0) console.log("  nothing");
}
