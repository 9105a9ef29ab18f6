import "server-only";
import { cache } from "react";
import { type Period, readRetention } from "schemas/retention.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { retentionQuery } from "./retention.query.ts";

/**
 * How long things are kept, as published: what is removed and what the privacy page says come from here. Throws an Error when
 * the site settings cannot be read.
 */
export const readPeriods = cache(async (): Promise<Period[]> => {
  const settings = await sanityFetch({ query: retentionQuery });
  if (!settings) throw new Error("There are no site settings");
  return readRetention(settings.retention);
});
