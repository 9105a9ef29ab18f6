import "server-only";
import { type AuthError, isAuthApiError, isAuthWeakPasswordError } from "@supabase/supabase-js";
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
    case "user_banned":
      return { reason: "disabled" };
    case "same_password":
      return { reason: "same" };
    case "otp_expired":
      return { reason: "expired" };
    default:
      return { reason: "credentials" };
  }
}

/**
 * Whether the error would tell that an address has an account or none, so that it must look like success: signing in by
 * code is for accounts, signing up for others, and the hosted service refuses a second mail to an account within a minute.
 */
export function tellsOfAccount({ code, message }: AuthError): boolean {
  if (code === tooManyMails) console.error("The sign-in service sent no mail:", message);
  return tellingCodes.has(code ?? "");
}

const tooManyMails = "over_email_send_rate_limit";

const tellingCodes = new Set([
  "otp_disabled",
  "user_not_found",
  "user_already_exists",
  "email_exists",
  tooManyMails,
]);

function readSeconds(message: string): number | undefined {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  return seconds ? Number(seconds) : undefined;
}
