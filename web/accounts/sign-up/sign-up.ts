import "server-only";
import { signUpRequest } from "schemas/requests/sign-up.ts";
import { openPassingSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { answerAfter } from "../account-form/answer-after.ts";
import { explainAuthError, tellsOfAccount } from "../account-form/explain-auth-error.ts";
import type { FailureReason } from "../account-form/form-failure.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { claimPassword } from "../account-form/password-claim.ts";

/** The first field that is wrong decides what is said. */
const reasons: [field: string, reason: FailureReason][] = [
  ["full_name", "name"],
  ["email", "email"],
  ["password", "password"],
  ["terms", "terms"],
];

/**
 * Makes an account that is a client's, and mails its confirmation; an address that has an account gets the same answer.
 * `termsVersion` is the version of the terms that are in force: another one was not accepted, and without any nobody signs up.
 */
export async function signUp(
  fields: Record<string, string>,
  { headers, termsVersion }: { headers: Headers; termsVersion: string | null },
): Promise<AccountOutcome> {
  const request = signUpRequest.safeParse(fields);
  if (!request.success) {
    const wrong = request.error.issues.map(({ path: [field] }) => field);
    const [, reason = "email"] = reasons.find(([field]) => wrong.includes(field)) ?? [];
    return { reason };
  }
  const { full_name, email, password, terms } = request.data;
  if (terms !== termsVersion) return { reason: "terms" };
  return answerAfter(
    1200,
    limitAttempts("mail", { headers, email }, () => create(full_name, email, password, terms)),
  );
}

async function create(
  fullName: string,
  email: string,
  password: string,
  terms: string,
): Promise<AccountOutcome> {
  try {
    const client = openPassingSession();
    const { data, error } = await withinTimeLimit(
      client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName, accepted_terms: terms, ...(await claimPassword(email)) } },
      }),
    );
    // Only where addresses need no confirmation.
    if (data.session) return { next: "/login" };
    if (!error || tellsOfAccount(error)) return { next: "/auth/confirm?type=email&sent=1", keeps: true };
    return explainAuthError(error);
  } catch (error) {
    return explainAuthError(error);
  }
}
