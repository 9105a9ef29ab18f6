import { describeFailure, type FormFailure } from "./form-failure.ts";

/** A failure as the form shows it. */
export function shownFailure(failure: FormFailure | null): { reason: string; error: string } | null {
  return failure && { reason: failure.reason, error: describeFailure(failure) };
}

export const unreachableText = describeFailure({ reason: "unreachable" });
