import "server-only";
import { setTimeout } from "node:timers/promises";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { env } from "#env.ts";
import { ownAddress } from "#server/own-address.ts";
import { storedPages } from "#server/stored-pages.ts";

const limitMs = 10_000;
const msUntilHeard = 1000;
const msBetweenLooks = 10;

/**
 * Has the pages with these tags rendered anew at their next request. Next takes tags only while it answers a request,
 * so the site sends one to itself, signed like the content service's. Throws an Error when it is not answered.
 */
export async function applyTags(tags: readonly string[]): Promise<void> {
  const since = Date.now();
  const body = JSON.stringify({ tags });
  const response = await fetch(ownAddress("/api/revalidate/tags"), {
    method: "POST",
    body,
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(limitMs),
    headers: {
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), env.SANITY_REVALIDATE_SECRET),
    },
  });
  if (!response.ok) throw new Error(`The site refused to refresh its pages (${response.status})`);
  // It applies them when it has answered.
  const answeredAt = Date.now();
  while (!storedPages().hasHeard(tags, since) && Date.now() < answeredAt + msUntilHeard)
    await setTimeout(msBetweenLooks);
}
