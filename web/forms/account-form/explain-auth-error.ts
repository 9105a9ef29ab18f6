import "server-only";
import { isAuthApiError, isAuthWeakPasswordError } from "@supabase/supabase-js";
import type { FormFailure } from "./form-failure.ts";

/** What the sign-in service's error means to the visitor. What would tell who has an account looks like wrong credentials. */
export function explainAuthError(error: unknown): FormFailure {
  if (isAuthWeakPasswordError(error)) return { reason: "weak", weak: [...error.reasons] };
  if (!isAuthApiError(error) || error.status >= 500) {
    console.error("The sign-in service failed:", error instanceof Error ? error.message : error);
    return { reason: "unreachable" };
  }
  if (error.status === 429) return { reason: "throttled", waitSeconds: readSeconds(error.message) };
  switch (error.code) {
    case "email_not_confirmed":
      return { reason: "unconfirmed" };
    case "same_password":
      return { reason: "same" };
    case "otp_expired":
      return { reason: "expired" };
    default:
      return { reason: "credentials" };
  }
}

function readSeconds(message: string): number | undefined {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  return seconds ? Number(seconds) : undefined;
}
