import "server-only";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { tellOfFactors } from "./tell-of-factors.ts";
import { settingsAfter } from "./with-account.ts";
import { withPassword } from "./with-password.ts";

/** Removes an authenticator app of whoever is signed in. Without the last one the password alone opens the account. */
export function removeFactor(
  id: string,
  fields: Record<string, string>,
  request: Request,
): Promise<AccountOutcome> {
  return withPassword(fields, request, async ({ client, user }) => {
    const factors = await client.rpc("my_factors").then(unwrap("The second factors could not be read"));
    const factor = factors.find((one) => one.id === id);
    if (!factor) return { reason: "factor" };
    if (!factor.may_go) return { reason: "lastFactor" };
    const { error } = await withinTimeLimit(client.auth.mfa.unenroll({ factorId: id }));
    // A session that has not proven it, or somebody else was faster: it names no reason that the form would know.
    if (error && [403, 404, 422].includes(error.status ?? 0)) return { reason: "factor" };
    if (error) return explainAuthError(error);
    await tellOfFactors();
    return settingsAfter(user, (await getTexts()).account.twoStep.removed);
  });
}
