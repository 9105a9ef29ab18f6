import "server-only";
import type { CaseStudy, Testimonial } from "schemas/generated/content.ts";
import { env } from "#env.ts";
import { client } from "../client.ts";

type Draft = { _id: string } & (
  | ({ _type: "caseStudy" } & Partial<CaseStudy>)
  | ({ _type: "testimonial" } & Partial<Testimonial>)
);

const limitMs = 8000;
const token = env.SANITY_API_WRITE_TOKEN ?? (env.SANITY_API_HOST ? "local" : undefined);
const writer = token ? client.withConfig({ token, perspective: "raw", maxRetries: 0 }) : undefined;

/** Whether the settings let the site write drafts: hosted Sanity wants SANITY_API_WRITE_TOKEN, the lake nothing. */
export const canWriteDrafts = writer !== undefined;

/**
 * Adds drafts to the content service. What is there already, as a draft or published, stays as it is. Throws an Error
 * when the service does not take them.
 */
export async function writeDrafts(drafts: readonly Draft[]): Promise<void> {
  if (!writer) throw new Error("SANITY_API_WRITE_TOKEN is not set");
  const known: unknown[] = await writer.fetch(
    "*[_id in $ids]._id",
    { ids: drafts.map(({ _id }) => _id) },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const missing = drafts.filter(({ _id }) => !known.includes(_id));
  if (missing.length === 0) return;
  const transaction = writer.transaction();
  for (const draft of missing) transaction.createIfNotExists<Draft>({ ...draft, _id: `drafts.${draft._id}` });
  await transaction.commit({ signal: AbortSignal.timeout(limitMs) });
}
