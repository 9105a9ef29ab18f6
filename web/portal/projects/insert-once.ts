import "server-only";
import { withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { alreadySent, isArchived } from "./request-outcome.ts";

type Insertion = {
  next: string;
  /** What to say in the log when it could not be stored. */
  failure: string;
  /** Whether what the form's key stored before is what it says now. */
  isSame: () => PromiseLike<boolean>;
  /** What the database's other codes mean. */
  refusals?: Record<string, FormOutcome>;
};

const ofProjects = { "42501": isArchived };

/** Stores the row of a form whose key makes it one, however often it is sent. Throws an Error when it could not be stored. */
export async function insertOnce(
  inserted: PromiseLike<{ error: { code: string } | null }>,
  { next, failure, isSame, refusals = ofProjects }: Insertion,
): Promise<FormOutcome> {
  const { error } = await inserted;
  if (!error) return { next };
  const refusal = refusals[error.code];
  if (refusal) return refusal;
  if (error.code !== "23505") throw new Error(withCode(failure, error));
  return (await isSame()) ? { next } : alreadySent;
}
