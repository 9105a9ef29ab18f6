import "server-only";
import { emailAddress } from "schemas/requests/email-address.ts";
import { rule } from "schemas/requests/request-rule.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { clientsPath } from "../clients-path.ts";

const request = z.object({
  email: z.string(),
  requestKey: z.uuid(rule("reloadForm")),
  sees_money: z.literal("on").optional(),
});

/** Mails somebody an invite to a client; whoever has an account already is asked there. */
export async function invitePerson(clientId: string, values: unknown): Promise<FormOutcome> {
  const asked = request.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { invites, ownerAnswers } = await getTexts();
  const { form } = invites;
  const address = emailAddress.safeParse(asked.data.email);
  if (!address.success) return { status: 400, error: form.wrongEmail };
  if (!z.uuid().safeParse(clientId).success) return notThere();
  const session = await openWritableSession();
  const data = await session
    .rpc("invite_person", {
      invite_id: asked.data.requestKey,
      client_id: clientId,
      address: address.data,
      sees_money: asked.data.sees_money === "on",
    })
    .then(unwrap("Nobody could be invited"));
  if (data === "missing") return notThere();
  const refusals: Record<string, string> = form.refusals;
  const refusal = refusals[data];
  return refusal
    ? { status: 409, error: refusal }
    : {
        next: `${clientsPath}/${clientId}`,
        done: {
          text: data === "invited" ? form.sent(address.data) : ownerAnswers.successes.asked,
        },
      };
}
