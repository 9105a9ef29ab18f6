import "server-only";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";

const change = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("add"),
    subjectId: z.uuid(),
    body: submittedText(5000),
    requestKey: z.uuid(),
  }),
  z.object({ action: z.literal("remove"), id: z.uuid() }),
]);

export async function changeNotes(values: unknown): Promise<"done" | "empty" | "failed"> {
  const asked = change.safeParse(values);
  if (!asked.success) return "failed";
  const notes = (await openWritableSession()).from("owner_notes");
  if (asked.data.action === "remove") {
    await notes.delete().eq("id", asked.data.id).then(unwrap("The note could not be removed"));
    return "done";
  }
  const { subjectId, body, requestKey } = asked.data;
  if (body.trim() === "") return "empty";
  const { error } = await notes.insert({ subject_id: subjectId, body, request_key: requestKey });
  if (error && error.code !== alreadyThere) {
    throw new Error(withCode("The note could not be stored", error));
  }
  return "done";
}

const alreadyThere = "23505";
