import "server-only";
import { getSessionUser } from "#session/session-user.ts";
import { answerAccountForm } from "../account-form/answer-account-form.ts";
import { loginFirst } from "./with-account.ts";

/** Answers a form of the settings page, for whoever is signed in; anybody else's is left unread. */
export function answerSettingsForm(
  request: Request,
  work: Parameters<typeof answerAccountForm>[2],
): Promise<Response> {
  return answerAccountForm(request, "/dashboard/settings", work, async () =>
    (await getSessionUser()) ? null : loginFirst,
  );
}
