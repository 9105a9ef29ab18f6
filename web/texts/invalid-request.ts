import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { describeRule } from "./describe-rule.ts";
import { getTexts } from "./get-texts.ts";

/** A visitor's request that is not even one. */
export async function invalidRequest(error: Parameters<typeof describeRule>[0]): Promise<SubmissionOutcome> {
  const { rules, project } = await getTexts();
  return { is: "invalid", error: describeRule(error, rules) ?? project.refusals.wrong };
}
