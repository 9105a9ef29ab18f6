import "server-only";
import { rule } from "schemas/requests/request-rule.ts";
import { z } from "zod";
import { type Answer, unwrap, withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { alreadySent, isArchived } from "#ui/saved-form/request-outcome.ts";

/** What tells one filling of a form from another. */
export const keyed = { requestKey: z.uuid(rule("reloadForm")) };

type Insertion<Row> = {
  next: string;
  /** What to say when it is stored. */
  done?: string;
  /** What to say in the log when it could not be stored. */
  failure: string;
  /** Asks for the rows that the same form may have stored before. A long text would not fit into the question's address. */
  earlier: () => PromiseLike<Answer<Row[]>>;
  /** Whether such a row has the words of this form, where the question does not say so. */
  isSame?: (row: Row) => boolean;
  /** What the database's other codes mean; without it, that the project is archived. */
  refusals?: Record<string, FormOutcome>;
};

/** Stores the row of a form whose key makes it one, however often it is sent. */
export async function insertOnce<Row>(
  inserted: PromiseLike<{ error: { code: string } | null }>,
  { next, done, failure, earlier, isSame = () => true, refusals }: Insertion<Row>,
): Promise<FormOutcome> {
  const stored = { next, ...(done && { done: { text: done } }) };
  const { error } = await inserted;
  if (!error) return stored;
  const refusal = (refusals ?? { "42501": await isArchived() })[error.code];
  if (refusal) return refusal;
  if (error.code !== "23505") throw new Error(withCode(failure, error));
  const rows = await earlier().then(unwrap(failure));
  return rows.some(isSame) ? stored : alreadySent();
}
