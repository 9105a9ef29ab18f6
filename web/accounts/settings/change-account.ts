import "server-only";
import { emailAddress } from "schemas/requests/email-address.ts";
import { mailedNews } from "schemas/requests/news-kinds.ts";
import { profileRequest } from "schemas/requests/profile.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { claimPassword } from "../account-form/password-claim.ts";
import { settingsAfter, withAccount } from "./with-account.ts";
import { withPassword } from "./with-password.ts";

type Fields = Record<string, string>;

export function changeProfile(fields: Fields): Promise<AccountOutcome> {
  return withAccount(async ({ client, user }) => {
    const profile = profileRequest.safeParse(fields);
    if (!profile.success) {
      const isName = profile.error.issues.some(({ path: [field] }) => field === "full_name");
      return { reason: isName ? "name" : "phone" };
    }
    await client
      .from("users")
      .update(profile.data)
      .eq("id", user.id)
      .then(unwrap("The profile could not be saved"));
    return settingsAfter(user, (await getTexts()).account.profile.done);
  });
}

/** Sets a new password and signs out the account's other sessions. */
export function changePassword(fields: Fields, request: Request): Promise<AccountOutcome> {
  return withPassword(fields, request, async ({ client, user }) => {
    const { password = "" } = fields;
    if (new TextEncoder().encode(password).length > 72) return { reason: "password" };
    const { error } = await withinTimeLimit(client.auth.updateUser({ password }));
    if (error) return explainAuthError(error);
    const others = await withinTimeLimit(client.auth.signOut({ scope: "others" }));
    return others.error
      ? explainAuthError(others.error)
      : settingsAfter(user, (await getTexts()).account.password.done);
  });
}

/** Mails a link to the new address, which counts once it is confirmed. That another account has it is not told. */
export function changeEmail(fields: Fields, request: Request): Promise<AccountOutcome> {
  return withPassword(fields, request, async ({ client }) => {
    const email = emailAddress.safeParse(fields.email);
    if (!email.success) return { reason: "email" };
    const { error } = await withinTimeLimit(
      client.auth.updateUser({ email: email.data, data: await claimPassword(email.data) }),
    );
    if (error && error.code !== "email_exists") return explainAuthError(error);
    return { next: "/auth/confirm?type=email_change&sent=1", keeps: true };
  });
}

export function signOutOthers(): Promise<AccountOutcome> {
  return withAccount(async ({ client, user }) => {
    const { error } = await withinTimeLimit(client.auth.signOut({ scope: "others" }));
    return error ? explainAuthError(error) : settingsAfter(user, (await getTexts()).account.sessions.done);
  });
}

/** Of which news the account wants to be told by mail: of those whose box is ticked. */
export function changeMailedKinds(fields: Fields): Promise<AccountOutcome> {
  return withAccount(async ({ client, user }) => {
    const kinds = mailedNews.filter((kind) => fields[kind] === "on");
    await client.rpc("set_mailed_kinds", { kinds }).then(unwrap("The mail settings could not be saved"));
    return settingsAfter(user, (await getTexts()).account.mails.done);
  });
}

/** Removes the account for good; the books keep what they need without the person. */
export function deleteAccount(fields: Fields, request: Request): Promise<AccountOutcome> {
  return withPassword(fields, request, async ({ client }) => {
    const { error } = await client.rpc("delete_my_account");
    if (error?.code === "PT409" || error?.code === "409") return { reason: "lastOwner" };
    if (error) throw new Error(withCode("The account could not be deleted", error));
    // The session is gone with the account; this takes its cookies away.
    await client.auth.signOut({ scope: "local" }).catch(() => {});
    return { next: "/login#deleted" };
  });
}
