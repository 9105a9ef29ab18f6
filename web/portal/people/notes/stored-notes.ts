import "server-only";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

/** The owner's notes about some messages or calls, oldest first. */
export async function readNotes(subjectIds: string[]) {
  const client = await openSession();
  return await client
    .from("owner_notes")
    .select("id, subject_id, body, created_at")
    .in("subject_id", subjectIds)
    .order("created_at")
    .then(unwrap("The notes could not be read"));
}

export type Note = Awaited<ReturnType<typeof readNotes>>[number];

const change = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("add"),
    subjectId: z.uuid(),
    body: submittedText(5000),
    requestKey: z.uuid(),
  }),
  z.object({ action: z.literal("remove"), id: z.uuid() }),
]);

export async function changeNotes(values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const notes = (await openWritableSession()).from("owner_notes");
  if (asked.data.action === "remove") {
    await notes.delete().eq("id", asked.data.id).then(unwrap("The note could not be removed"));
    return ownerDid("note-removed");
  }
  const { subjectId, body, requestKey } = asked.data;
  if (body.trim() === "") return ownerRefused("empty");
  const { error } = await notes.insert({ subject_id: subjectId, body, request_key: requestKey });
  if (error && error.code !== alreadyThere) {
    throw new Error(withCode("The note could not be stored", error));
  }
  return ownerDid("noted");
}

const alreadyThere = "23505";
