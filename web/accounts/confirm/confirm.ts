import "server-only";
import type { Session } from "@supabase/supabase-js";
import { type ConfirmRequest, confirmRequest } from "schemas/requests/confirm.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { secondStepPath } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { meetDevice, rememberDevice } from "../account-form/known-device.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { lookAtSession } from "../account-form/look-at-session.ts";
import { settlePassword } from "../account-form/password-claim.ts";
import { allowNewPassword } from "../reset-password/new-password-permit.ts";

/** Uses up the token of a mailed link, or the code typed from the mail, and begins a session. */
export async function confirm(fields: Record<string, string>, { headers }: Request): Promise<AccountOutcome> {
  const request = confirmRequest.safeParse(fields);
  if (!request.success) return { reason: fields.token_hash ? "expired" : "code" };
  const email = "email" in request.data ? request.data.email : "";
  const outcome = await limitAttempts("guess", { headers, email }, () =>
    verify(request.data, sameSitePage(fields.from), headers),
  );
  // The page of the link has nothing left to press: the one for codes can ask for another.
  if (!("reason" in outcome) || outcome.reason !== "expired") return outcome;
  return fields.token_hash
    ? { next: `/auth/confirm?type=${request.data.type}&error=expired`, keeps: true }
    : { reason: "wrongCode" };
}

async function verify(
  request: ConfirmRequest,
  from: string | null,
  headers: Headers,
): Promise<AccountOutcome> {
  try {
    const client = await openWritableSession();
    // Under a new address no browser is known; the one that asked for it is signed in.
    const before = request.type === "email_change" ? await withinTimeLimit(client.auth.getUser()) : null;
    const { data, error } = await withinTimeLimit(client.auth.verifyOtp(request));
    if (!error) {
      // Hosted Supabase wants both addresses confirmed; the first one does not begin a session.
      if (!data.session) return { next: "/auth/confirm?type=email_change&half=1" };
      const state = await lookAtSession(client, data.session.user.id);
      if (state === "disabled") return { reason: "disabled" };
      if (before?.data.user?.id === data.session.user.id) await rememberDevice(data.session.user.email ?? "");
      else await meetDevice(data.session, { headers });
      const outcome = await goOn(data.session, request.type, from);
      return state === "halfway" ? { next: secondStepPath(outcome.next) } : outcome;
    }
    const failure = explainAuthError(error);
    return failure.reason === "credentials" ? { reason: "expired" } : failure;
  } catch (error) {
    return explainAuthError(error);
  }
}

/** Where somebody goes on who has proven the address. */
async function goOn(session: Session, type: ConfirmRequest["type"], from: string | null) {
  const password = await settlePassword(session.user);
  const mayStay = password === "stays";
  if (type === "email_change" && mayStay)
    return { next: from ?? "/dashboard/settings", done: { text: (await getTexts()).account.email.done } };
  if (type === "email" && mayStay) return { next: from ?? "/dashboard" };
  await allowNewPassword(session);
  if (type === "recovery") return { next: "/reset-password" };
  return { next: `/reset-password?first=${password === "again" ? "again" : "1"}` };
}
