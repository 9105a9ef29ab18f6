import "server-only";
import { createClient } from "@sanity/client";
import { env } from "#env.ts";

/** How long the content service may take to answer for a page. */
export const millisecondsUntilGivenUp = 5000;

export const client = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion: "2025-02-19",
  perspective: "published",
  token: env.SANITY_API_READ_TOKEN,
  // Pages are cached here and refreshed by the webhook; a CDN in between could hand out the old text.
  useCdn: false,
  maxRetries: 1,
  ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
});
