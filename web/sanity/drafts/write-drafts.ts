import "server-only";
import type { CaseStudy, Testimonial } from "schemas/generated/content.ts";
import { contentWriter } from "./content-writer.ts";

type Draft = { _id: string } & (
  | ({ _type: "caseStudy" } & Partial<CaseStudy>)
  | ({ _type: "testimonial" } & Partial<Testimonial>)
);

const limitMs = 8000;

/** Whether the settings let the site write drafts. */
export const canWriteDrafts = contentWriter !== undefined;

/**
 * Adds drafts to the content service. What is there already, as a draft or published, stays as it is. Throws an Error
 * when the service does not take them.
 */
export async function writeDrafts(drafts: readonly Draft[]): Promise<void> {
  if (!contentWriter) throw new Error("SANITY_API_WRITE_TOKEN is not set");
  const known: unknown[] = await contentWriter.fetch(
    "*[_id in $ids]._id",
    { ids: drafts.map(({ _id }) => _id) },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const missing = drafts.filter(({ _id }) => !known.includes(_id));
  if (missing.length === 0) return;
  const transaction = contentWriter.transaction();
  for (const draft of missing) transaction.createIfNotExists<Draft>({ ...draft, _id: `drafts.${draft._id}` });
  await transaction.commit({ signal: AbortSignal.timeout(limitMs) });
}
