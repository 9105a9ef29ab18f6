import "server-only";
import { openSession } from "#supabase/open-session.ts";

/** The owner's notes about some messages or calls, oldest first. Throws an Error when they cannot be read. */
export async function readNotes(subjectIds: string[]) {
  const client = await openSession();
  const { data, error } = await client
    .from("owner_notes")
    .select("id, subject_id, body, created_at")
    .in("subject_id", subjectIds)
    .order("created_at");
  if (error) throw new Error(`The notes could not be read (${error.code || "no answer"})`);
  return data;
}

export type Note = Awaited<ReturnType<typeof readNotes>>[number];
