import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import * as en from "#texts/en/en.ts";
import { canBeRefreshed, describePublish, type PublishFacts } from "./describe-publish.ts";
import { readPublishes } from "./read-publishes.ts";

const newest = 3;

/** What became of a document's last publishes, for the Studio, which is in English. Throws an Error when it cannot be read. */
export async function readReceipts(documentId: string) {
  if (documentId === "" || documentId.length > 200) return [];
  const { publishes } = await readPublishes(serviceClient, { documentId });
  const now = Date.now();
  return publishes
    .filter(({ state }) => state !== "ignored" && state !== "refused")
    .slice(0, newest)
    .map((publish) => ({
      id: publish.id,
      state: publish.state,
      revision: publish.revision,
      operation: publish.operation,
      sentence: describePublish(publish, now, en.publishes.became),
      receivedAt: publish.received_at,
      liveAt: findLiveAt(publish),
      canBeRefreshed: canBeRefreshed(publish, now),
    }));
}

function findLiveAt({ state, received_at, seconds }: PublishFacts): string | null {
  return state === "live" ? new Date(Date.parse(received_at) + (seconds ?? 0) * 1000).toISOString() : null;
}
