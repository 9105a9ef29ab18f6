import "server-only";
import { z } from "zod";
import { notThere, wrongRequest } from "#portal/projects/request-outcome.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";

/** The invites to the address of whoever is signed in, which they can still answer. */
export async function readMyInvites() {
  const session = await openSession();
  return await session.rpc("list_my_invites").then(unwrap("Your invites could not be read"));
}

const joined = "You have joined: the projects are below.";
const declined = "You declined the invite. Nothing has changed.";

const request = z.object({ action: z.enum(["join", "decline"], "Please press Join or Decline.") });

/** Joins the company that somebody is invited to, or declines; only then there is a membership. */
export async function answerInvite(id: string, values: unknown): Promise<FormOutcome> {
  const asked = request.safeParse(values);
  if (!z.uuid().safeParse(id).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  const session = await openWritableSession();
  const data = await session
    .rpc("answer_invite", { invite_id: id, is_joining: asked.data.action === "join" })
    .then(unwrap("The invite could not be answered"));
  if (data === "closed")
    return { status: 404, error: "This invite is no longer open. Please ask for a new one." };
  return { next: "/dashboard/client", done: { text: data === "joined" ? joined : declined } };
}
