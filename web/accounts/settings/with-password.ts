import "server-only";
import { openPassingSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { type Account, withAccount } from "./with-account.ts";

/** Does the work for whoever is signed in and knows the account's password, which a borrowed computer does not. */
export function withPassword(
  { current = "" }: Record<string, string>,
  { headers }: Request,
  work: (account: Account) => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  return withAccount((account) => {
    const { email } = account.user;
    return limitAttempts("guess", { headers, email }, async () => {
      if (current === "") return { reason: "current" };
      const trial = openPassingSession();
      const { error } = await withinTimeLimit(trial.auth.signInWithPassword({ email, password: current }));
      if (error) {
        const failure = explainAuthError(error);
        return failure.reason === "credentials" ? { reason: "current" } : failure;
      }
      await withinTimeLimit(trial.auth.signOut({ scope: "local" }));
      return work(account);
    });
  });
}
