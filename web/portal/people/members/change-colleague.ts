import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";

const request = z.object({ action: z.enum(["show-money", "hide-money"]), userId: z.uuid() });

/** Somebody of a client says who of its people sees its money; who may is the database's business. */
export async function changeColleague(clientId: string, values: unknown): Promise<FormOutcome> {
  const { colleagues } = (await getTexts()).account;
  const asked = request.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(clientId).success)
    return { status: 400, error: colleagues.refusals.missing };
  const sees_money = asked.data.action === "show-money";
  const session = await openWritableSession();
  const answer = await session
    .rpc("set_sees_money", { client_id: clientId, user_id: asked.data.userId, sees_money })
    .then(unwrap("Who sees money could not be changed"));
  if (answer === "set") return { done: { text: sees_money ? colleagues.shown : colleagues.hidden } };
  const refusals: Record<string, string> = colleagues.refusals;
  return { status: answer === "missing" ? 404 : 409, error: refusals[answer] ?? colleagues.refusals.missing };
}
