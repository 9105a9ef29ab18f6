import "server-only";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep, secondStepPath } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { rememberDevice } from "../account-form/known-device.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { explainCode, readCode, secondStepOf } from "./explain-code.ts";
import { readOwnFactors } from "./own-factors.ts";

/** Takes the second step by a code of one of the account's authenticator apps, the one added last first. */
export async function proveSecondStep(
  { code = "", from }: Record<string, string>,
  { headers }: Request,
): Promise<AccountOutcome> {
  const client = await openWritableSession();
  const [own, step] = await Promise.all([readOwnFactors(client), readSecondStep(client)]);
  const next = sameSitePage(from);
  if (!own || !step) return { next: "/login" };
  if (step === "enrol") return { next: secondStepPath(next) };
  if (step === "none") return { next: next ?? "/dashboard" };
  const digits = readCode(code);
  if (!digits) return { reason: "factorCode" };
  return limitAttempts("guess", { headers, email: secondStepOf(own.user.id) }, async () => {
    let outcome: AccountOutcome = { reason: "factorCode" };
    for (const { id } of own.proven.toReversed()) {
      const { error } = await withinTimeLimit(
        client.auth.mfa.challengeAndVerify({ factorId: id, code: digits }),
      );
      if (!error) {
        await rememberDevice(own.user.email ?? "");
        return { next: next ?? "/dashboard" };
      }
      outcome = explainCode(error);
      if ("next" in outcome || outcome.reason !== "factorCode") break;
    }
    return outcome;
  });
}
