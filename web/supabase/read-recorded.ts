import "server-only";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Json } from "schemas/generated/database.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { z } from "zod";

const answer = z.union([z.object({ retry_after: z.number() }), z.object({ id: z.string() })]);

/** Reads what a recording function of the database answered. Throws an Error, without the visitor's words, when it failed. */
export function readRecorded({ data, error }: PostgrestSingleResponse<Json>): SubmissionOutcome {
  if (error) throw new Error(`The request could not be stored (${error.code || "no answer"})`);
  const recorded = answer.parse(data);
  return "id" in recorded ? { is: "recorded" } : { is: "limited", seconds: recorded.retry_after };
}
