import type { SanityClient } from "@sanity/client";
import { moveContent, planMove } from "../content/move-content.ts";

type Place = { name: string; client: SanityClient };

/** Says what a move would do, and does it only when `--yes` was given. */
export async function moveWithConsent(from: Place, to: Place): Promise<void> {
  const plan = await planMove(from.client, to.client);
  console.log(`From ${from.name} to ${to.name}:`);
  console.log(`  ${plan.missing.length} documents are new there`);
  print(plan.different, "would be overwritten there");
  console.log(`  ${plan.equal} are the same already`);
  print(plan.extra, "are only there, and stay");
  const count = plan.missing.length + plan.different.length;
  if (count === 0) return console.log("There is nothing to move.");
  if (!process.argv.includes("--yes"))
    return console.log("Nothing was moved. Add `-- --yes` to move all of it, pictures and clips included.");
  console.log(`Moved ${await moveContent(from.client, to.client)} documents.`);
}

function print(ids: readonly string[], what: string): void {
  const names = ids.slice(0, 10).join(", ") + (ids.length > 10 ? ` and ${ids.length - 10} more` : "");
  console.log(`  ${ids.length} ${what}${ids.length > 0 ? `: ${names}` : ""}`);
}
