import "server-only";
import { cache } from "react";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { changedMeanwhile } from "#ui/saved-form/request-outcome.ts";

export const savedReplyLengths = { name: 80, body: 4000 };

/** What owners often answer, by name; asked for once a page. */
export const readReplies = cache(async () => {
  const client = await openSession();
  return await client
    .from("saved_replies")
    .select("id, name, body, version")
    .order("name")
    .order("id")
    .then(unwrap("The saved replies could not be read"));
});

export type SavedReply = Awaited<ReturnType<typeof readReplies>>[number];

/** Without script lines end in two characters, which the field's own limit counts as one. */
const bodyText = z.preprocess(
  (body) => (typeof body === "string" ? body.replaceAll("\r\n", "\n") : body),
  submittedText(savedReplyLengths.body),
);

const words = { id: z.uuid(), name: nameText(savedReplyLengths.name), body: bodyText };
const change = z.discriminatedUnion("action", [
  z.object({ action: z.literal("add"), ...words }),
  z.object({ action: z.literal("change"), ...words, ...versioned }),
  z.object({ action: z.literal("remove"), id: z.uuid() }),
]);

/** Adds, changes or removes one of them. `id` is given by the form, so that the same one sent twice adds one. */
export async function changeReplies(values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const replies = (await openWritableSession()).from("saved_replies");
  if (asked.data.action === "remove") {
    await replies.delete().eq("id", asked.data.id).then(unwrap("The saved reply could not be removed"));
    return ownerDid("reply-removed");
  }
  const { action, id, name, body } = asked.data;
  if (name.trim() === "" || body.trim() === "") return ownerRefused("empty");
  if (action === "change") return changeReply({ id, name, body, version: asked.data.version });
  const { error } = await replies.insert({ id, name, body });
  if (error?.code === "PT409") return ownerRefused("too-many-replies");
  if (error && error.code !== alreadyThere)
    throw new Error(withCode("The saved reply could not be stored", error));
  return ownerDid("reply-saved");
}

const alreadyThere = "23505";

/** Changes one unless somebody else did so meanwhile. */
async function changeReply({ id, name, body, version }: SavedReply): Promise<FormOutcome> {
  const replies = (await openWritableSession()).from("saved_replies");
  const changed = await replies
    .update({ name, body })
    .match({ id, version })
    .select("id")
    .then(unwrap("The saved reply could not be stored"));
  if (changed.length > 0) return ownerDid("reply-saved");
  const stored = await replies
    .select("name, body, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The saved reply could not be read"));
  if (!stored) return ownerRefused("reply-gone");
  const { fields } = (await getTexts()).savedReplies;
  return changedMeanwhile({ [fields.name]: stored.name, [fields.body]: stored.body }, stored.version);
}
