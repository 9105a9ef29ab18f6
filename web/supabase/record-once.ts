import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Json } from "schemas/generated/database.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { z } from "zod";
import { unwrap } from "./unwrap.ts";

const answer = z.union([z.object({ retry_after: z.number() }), z.object({ id: z.string() })]);

/** Whoever sends a form hears within five seconds, and each question may take four. */
const secondChanceMs = 900;

/**
 * Asks for something to be recorded, and once more when the line broke at once: it may be stored all the same, and whoever
 * was told otherwise would be told wrong. The same key records once; without one it is asked once.
 */
export async function recordOnce(
  key: string | null,
  ask: () => PromiseLike<PostgrestSingleResponse<Json>>,
): Promise<SubmissionOutcome> {
  const askedAt = performance.now();
  const first = await ask();
  const isUnanswered = first.error !== null && !first.error.code;
  const isEarly = performance.now() - askedAt < secondChanceMs;
  return readRecorded(isUnanswered && isEarly && key !== null ? await ask() : first);
}

/** Reads what a recording function of the database answered. Throws an Error, without the visitor's words, when it failed. */
function readRecorded(said: PostgrestSingleResponse<Json>): SubmissionOutcome {
  const recorded = answer.parse(unwrap("The request could not be stored")(said));
  return "id" in recorded ? { is: "recorded" } : { is: "limited", seconds: recorded.retry_after };
}
