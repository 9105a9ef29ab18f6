import "server-only";
import { isHalfway, secondStepPath } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { endNewPasswordPermit, mayChooseNewPassword } from "./new-password-permit.ts";

/** Sets the password of the session that a recovery mail began, and signs out the account's other sessions. */
export async function resetPassword({ password = "" }: Record<string, string>): Promise<AccountOutcome> {
  if (new TextEncoder().encode(password).length > 72) return { reason: "password" };
  const client = await openWritableSession();
  try {
    const { data } = await withinTimeLimit(client.auth.getSession());
    if (!data.session || !(await mayChooseNewPassword(data.session))) return { next: "/reset-password" };
    // Whoever lost a factor, and whoever has to have one, has none that the sign-in service could ask for.
    if (await isHalfway(client)) return { next: secondStepPath("/reset-password") };
    const { error } = await withinTimeLimit(client.auth.updateUser({ password }));
    if (error) return explainAuthError(error);
    const others = await withinTimeLimit(client.auth.signOut({ scope: "others" }));
    if (others.error) return explainAuthError(others.error);
    await endNewPasswordPermit();
    const { password: words } = (await getTexts()).account;
    return { next: "/dashboard", done: { text: words.done } };
  } catch (error) {
    return explainAuthError(error);
  }
}
