import "server-only";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { rememberDevice } from "../account-form/known-device.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { tellOfFactors } from "../settings/tell-of-factors.ts";
import { explainCode, readCode, secondStepOf } from "./explain-code.ts";
import { readNewFactor } from "./new-factor.ts";
import { readOwnFactors } from "./own-factors.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";
import { forgetSigned } from "./signed-cookie.ts";
import { twoStepSettings } from "./two-step-settings.ts";

/**
 * Proves by a code that the new factor is in an app: from then on the account has it, and this session has taken the second step. With the
 * first one, and after a device was lost, come ten recovery codes.
 */
export async function proveNewFactor(
  { code = "", factor, from }: Record<string, string>,
  { headers }: Request,
): Promise<AccountOutcome> {
  const client = await openWritableSession();
  const [own, step] = await Promise.all([readOwnFactors(client), readSecondStep(client)]);
  if (!own || !step) return { next: "/login" };
  const next = sameSitePage(from);
  const added = await readNewFactor(own.user.id);
  // A second window has begun anew, or it took too long: what was scanned does not count.
  if (added?.id !== factor || !added) return { reason: added ? "otherFactor" : "lateFactor" };
  const digits = readCode(code);
  if (!digits) return { reason: "factorCode" };
  return limitAttempts("guess", { headers, email: secondStepOf(own.user.id) }, async () => {
    const { error } = await withinTimeLimit(
      client.auth.mfa.challengeAndVerify({ factorId: added.id, code: digits }),
    );
    if (error) return explainCode(error);
    await tellOfFactors();
    await rememberDevice(own.user.email ?? "");
    await forgetSigned("new-factor");
    const left = step === "enrol" ? 0 : await client.rpc("count_recovery_codes").then(unwrap("Not counted"));
    const after = next ?? twoStepSettings;
    if (left === 0 && (await giveRecoveryCodes(client, own.user.id)))
      return { next: `/auth/recovery-codes?${new URLSearchParams({ from: after })}` };
    return { next: after, done: { text: (await getTexts()).secondStep.added } };
  });
}
