import "server-only";
import { z } from "zod";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { settingsAfter, withAccount } from "./with-account.ts";

/** Ends one of the sessions of whoever is signed in; one that is over already is as good. */
export function endSession(id: string): Promise<AccountOutcome> {
  return withAccount(async ({ client, user }) => {
    const { sessions: words } = (await getTexts()).account;
    const isEnded =
      z.uuid().safeParse(id).success &&
      (await client.rpc("end_session", { of_session: id }).then(unwrap("The session could not be ended")));
    return settingsAfter(user, isEnded ? words.ended : words.gone);
  });
}
