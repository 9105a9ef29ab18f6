import "server-only";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep, secondStepPath } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { tellOfFactors } from "../settings/tell-of-factors.ts";
import { secondStepOf } from "./explain-code.ts";
import { readOwnFactors } from "./own-factors.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { removeLostFactors } from "./remove-lost-factors.ts";

/**
 * Uses up a recovery code of an account whose device is lost: its factors go, and nothing opens until it has another. Killed in
 * between, the same code of the same session goes on.
 */
export async function useRecoveryCode(
  { recovery = "", from }: Record<string, string>,
  { headers }: Request,
): Promise<AccountOutcome> {
  const client = await openWritableSession();
  const [own, step] = await Promise.all([readOwnFactors(client), readSecondStep(client)]);
  const next = sameSitePage(from);
  if (!own || !step) return { next: "/login" };
  if (step === "enrol") return { next: secondStepPath(next) };
  if (step === "none") return { next: next ?? "/dashboard" };
  return limitAttempts("guess", { headers, email: secondStepOf(own.user.id) }, async () => {
    const used = await client
      .rpc("use_recovery_code", { code_hash: hashRecoveryCode(own.user.id, recovery) })
      .then(unwrap("The recovery code could not be used"));
    if (used !== "used") return { reason: "recoveryCode" };
    await removeLostFactors(
      own.user.id,
      own.proven.map(({ id }) => id),
    );
    await tellOfFactors();
    return { next: secondStepPath(next) };
  });
}
