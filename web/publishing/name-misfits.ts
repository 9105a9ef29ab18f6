import "server-only";
import { findMisfits } from "#sanity/fit/find-misfits.ts";
import type { Outcome } from "./store-publish.ts";

const mostNamed = 10;

/**
 * What became of publishes; of one that is live with the places of its document which the pages do without: somebody wrote there, past
 * the Studio, what its form refuses. Where that cannot be known, nothing is said of it.
 */
export async function nameMisfits(
  settled: readonly { documentId: string; outcome: Outcome }[],
): Promise<Outcome[]> {
  const live = settled.filter(({ outcome }) => outcome.state === "live");
  const misfits = await findMisfits(live.map(({ documentId }) => documentId)).catch((error: unknown) => {
    console.error("Publishing:", error instanceof Error ? error.message : "failed");
    return new Map<string, string[]>();
  });
  return settled.map(({ documentId, outcome }) => {
    const places = outcome.state === "live" ? (misfits.get(documentId) ?? []) : [];
    return places.length > 0 ? { ...outcome, error: places.slice(0, mostNamed).join(", ") } : outcome;
  });
}
