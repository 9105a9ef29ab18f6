import "server-only";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere } from "#ui/saved-form/request-outcome.ts";

/** The invites to the address of whoever is signed in, which they can still answer. */
export async function readMyInvites() {
  const session = await openSession();
  return await session.rpc("list_my_invites").then(unwrap("Your invites could not be read"));
}

const request = z.object({ action: z.enum(["join", "decline"]) });

/** Joins the company that somebody is invited to, or declines; only then there is a membership. */
export async function answerInvite(id: string, values: unknown): Promise<FormOutcome> {
  const { mine } = (await getTexts()).invites;
  const asked = request.safeParse(values);
  if (!z.uuid().safeParse(id).success) return notThere();
  if (!asked.success) return { status: 400, error: mine.wrongAnswer };
  const session = await openWritableSession();
  const data = await session
    .rpc("answer_invite", { invite_id: id, is_joining: asked.data.action === "join" })
    .then(unwrap("The invite could not be answered"));
  if (data === "closed") return { status: 404, error: mine.closed };
  return {
    next: "/dashboard/client",
    done: { text: data === "joined" ? mine.answers.joined : mine.answers.declined },
  };
}
