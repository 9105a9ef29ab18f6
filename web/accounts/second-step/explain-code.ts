import "server-only";
import { type AuthError, isAuthSessionMissingError } from "@supabase/supabase-js";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";

/** Six digits, however they were typed; null for anything else, which need not be asked for. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Whose guesses are counted, beside those at the password. */
export function secondStepOf(userId: string): string {
  return `second-step:${userId}`;
}

const ofTheCode = ["mfa_verification_failed", "mfa_challenge_expired", "mfa_ip_address_mismatch"];

/**
 * Why a code of an authenticator app was refused. A factor that is gone, or was taken up by another window, looks like a wrong code. Whose
 * session has ended meanwhile, by a right code in another browser, signs in again.
 */
export function explainCode(error: AuthError): AccountOutcome {
  if (isAuthSessionMissingError(error)) return { next: "/login" };
  if (ofTheCode.includes(error.code ?? "") || error.code === "mfa_factor_not_found")
    return { reason: "factorCode" };
  return explainAuthError(error);
}
