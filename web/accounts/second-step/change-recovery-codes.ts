import "server-only";
import { sameSitePage } from "#forms/same-site-path.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { withPassword } from "../settings/with-password.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";
import { forgetSigned } from "./signed-cookie.ts";
import { twoStepSettings } from "./two-step-settings.ts";

/** Makes ten other recovery codes for whoever knows the account's password; those of before open nothing any more. */
export function changeRecoveryCodes(
  fields: Record<string, string>,
  request: Request,
): Promise<AccountOutcome> {
  return withPassword(fields, request, async ({ client, user }) =>
    (await giveRecoveryCodes(client, user.id)) ? { next: "/auth/recovery-codes" } : { reason: "noFactor" },
  );
}

/** Shows the codes no more. */
export async function putCodesAway({ from }: Record<string, string>): Promise<AccountOutcome> {
  await forgetSigned("recovery-codes");
  return { next: sameSitePage(from) ?? twoStepSettings };
}
