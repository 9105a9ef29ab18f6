import type { SanityClient } from "@sanity/client";
import { moveContent, planMove } from "../../content/move-content.ts";
import { runCommand } from "../stack/run-command.ts";
import { readSettings } from "../stack/settings.ts";
import { openHosted, withLake } from "./content-clients.ts";

type Place = { name: string; client: SanityClient };

/** The whole of a script that moves content one way or the other. */
export function runMove(choose: (lake: Place, hosted: Place) => [from: Place, to: Place]): Promise<void> {
  return runCommand(() => {
    const settings = readSettings();
    const hosted = { name: "the hosted project", client: openHosted() };
    return withLake(settings, (client) =>
      moveWithConsent(...choose({ name: "the local lake", client }, hosted)),
    );
  });
}

/** Says what a move would do, and does it only when `--yes` was given. Throws an Error that says what failed and what to do. */
export async function moveWithConsent(from: Place, to: Place): Promise<void> {
  for (const place of [from, to])
    await place.client.fetch("count(*)", {}, { perspective: "raw" }).catch((error: unknown) => {
      throw new Error(`Nothing was moved: ${explainRefusal(place.name, error)}`);
    });
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
  const moved = await moveContent(from.client, to.client).catch((error: unknown) => {
    const advice = "What was written stays, and the same command completes it.";
    throw new Error(`Stopped on the way: ${explainRefusal(to.name, error)} ${advice}`);
  });
  console.log(`Moved ${moved} documents.`);
}

function print(ids: readonly string[], what: string): void {
  const names = ids.slice(0, 10).join(", ") + (ids.length > 10 ? ` and ${ids.length - 10} more` : "");
  console.log(`  ${ids.length} ${what}${ids.length > 0 ? `: ${names}` : ""}`);
}

/**
 * Why a content service did not do what it was asked, and what to do about it, in whole sentences. `name` is the service's, as in
 * "the hosted project". Never repeats a value of the settings.
 */
function explainRefusal(name: string, error: unknown): string {
  const { statusCode, message, cause } = error as { statusCode?: number; message?: string; cause?: unknown };
  if (statusCode === 401 || statusCode === 403)
    return `${name} refuses SANITY_API_WRITE_TOKEN. Make a token with Editor rights there and set it.`;
  if (statusCode === 404)
    return `${name} has no such dataset. Check NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET.`;
  if (statusCode === 429) return `${name} takes no more requests for now. Wait a minute and try again.`;
  if (statusCode) return `${name} answers ${statusCode}: ${message}`;
  const reason = cause instanceof Error ? cause.message : message;
  return `${name} does not answer (${reason}). Check NEXT_PUBLIC_SANITY_PROJECT_ID and the network, and try again.`;
}
