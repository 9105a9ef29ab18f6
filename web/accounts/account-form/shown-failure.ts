import type { Texts } from "#texts/get-texts.ts";
import { describeFailure, type FormFailure } from "./form-failure.ts";

/** A failure as the form shows it. */
export function shownFailure(
  failure: FormFailure | null,
  words: Texts["accountForms"],
): { reason: string; error: string } | null {
  return failure && { reason: failure.reason, error: describeFailure(failure, words) };
}
