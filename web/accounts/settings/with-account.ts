import "server-only";
import { dashboardPath } from "#session/dashboard-path.ts";
import { readSessionUser, type SessionUser } from "#session/session-user.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";

export type Account = { client: Awaited<ReturnType<typeof openWritableSession>>; user: SessionUser };

export const loginFirst = { next: "/login?from=%2Fdashboard%2Fsettings" };

/** Does the work for whoever is signed in; anybody else goes to the login. */
export async function withAccount(
  work: (account: Account) => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  try {
    const client = await openWritableSession();
    const user = await readSessionUser(client);
    return user ? await work({ client, user }) : loginFirst;
  } catch (error) {
    return explainAuthError(error);
  }
}

/** The page of the settings, saying what was done. */
export function settingsAfter({ role }: SessionUser, text: string): AccountOutcome {
  return { next: dashboardPath(role, "settings"), done: { text } };
}
