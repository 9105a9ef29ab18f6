import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

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
