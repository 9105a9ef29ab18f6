import "server-only";
import { env } from "#env.ts";
import { client } from "../client.ts";

/** Words that decide something rather than being read: an invisible mark in them would change what they mean. */
const decisive = new Set([
  "analyticsId",
  "audience",
  "background",
  "brandColors",
  "closes",
  "contactEmail",
  "currency",
  "days",
  "drawing",
  "effectiveDate",
  "locale",
  "opens",
  "pageId",
  "phone",
  "platform",
  "rhythm",
  "timeZone",
  "tutorialVideoId",
  "version",
]);

/**
 * The client of a verified preview: it reads drafts, unless told what else, and marks every text invisibly with the field it comes from, for
 * click-to-edit. Without a read token, hosted Sanity refuses what it asks.
 */
export const previewClient = client.withConfig({
  perspective: "drafts",
  token: env.SANITY_API_READ_TOKEN ?? (env.SANITY_API_HOST ? "local" : undefined),
  resultSourceMap: "withKeyArraySelector",
  stega: {
    enabled: true,
    studioUrl: env.STUDIO_URL ?? "/",
    filter: (text) =>
      text.sourcePath.some((part) => typeof part === "string" && decisive.has(part))
        ? false
        : text.filterDefault(text),
  },
});
