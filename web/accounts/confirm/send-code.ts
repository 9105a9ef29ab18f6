import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { confirmationType } from "schemas/requests/confirm.ts";
import { emailAddress } from "schemas/requests/email-address.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { openPassingSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { answerAfter } from "../account-form/answer-after.ts";
import { explainAuthError, tellsOfAccount } from "../account-form/explain-auth-error.ts";
import { readKnownDevice } from "../account-form/known-device.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";

/**
 * Mails a code and a link: to sign in (which also confirms the address), or to choose a new password.
 * Whether the address has an account is not told.
 */
export async function sendCode(
  fields: Record<string, string>,
  { headers }: Request,
): Promise<AccountOutcome> {
  const type = confirmationType.catch("email").parse(fields.type);
  const email = emailAddress.safeParse(fields.email);
  if (!email.success) return { reason: "email" };
  const from = sameSitePage(fields.from);
  const parameters = new URLSearchParams({ type, sent: "1", ...(from && { from }) });
  const kind = type === "recovery" ? "recovery" : "email";
  const device = await readKnownDevice(email.data);
  return answerAfter(
    1200,
    limitAttempts("mail", { headers, email: email.data, device }, async () => {
      const failure = await send(kind, email.data);
      return failure ?? { next: `/auth/confirm?${parameters}`, keeps: true };
    }),
  );
}

async function send(type: "email" | "recovery", email: string) {
  try {
    const client = openPassingSession();
    const request =
      type === "recovery"
        ? client.auth.resetPasswordForEmail(email)
        : client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { error } = await withinTimeLimit<{ error: AuthError | null }>(request);
    return !error || tellsOfAccount(error) ? null : explainAuthError(error);
  } catch (error) {
    return explainAuthError(error);
  }
}
