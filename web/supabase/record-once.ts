import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Json } from "schemas/generated/database.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { z } from "zod";
import { unwrap } from "./unwrap.ts";

const answer = z.union([z.object({ retry_after: z.number() }), z.object({ id: z.string() })]);

/** Whoever sends a form hears within five seconds; a slow machine needs the rest of them for the page and the way to it. */
const limitMs = 3000;

/**
 * Asks for something to be recorded, within three seconds, and once more when the line broke before: it may be stored all the
 * same, and whoever was told otherwise would be told wrong. The same key records once; without one it is asked once.
 */
export async function recordOnce(
  key: string | null,
  ask: (deadline: AbortSignal) => PromiseLike<PostgrestSingleResponse<Json>>,
): Promise<SubmissionOutcome> {
  const deadline = AbortSignal.timeout(limitMs);
  const first = await ask(deadline);
  const isUnanswered = first.error !== null && !first.error.code;
  const isAskedAgain = isUnanswered && key !== null && !deadline.aborted;
  return readRecorded(isAskedAgain ? await ask(deadline) : first);
}

/** Reads what a recording function of the database answered. Throws an Error, without the visitor's words, when it failed. */
function readRecorded(said: PostgrestSingleResponse<Json>): SubmissionOutcome {
  const recorded = answer.parse(unwrap("The request could not be stored")(said));
  return "id" in recorded ? { is: "recorded" } : { is: "limited", seconds: recorded.retry_after };
}
