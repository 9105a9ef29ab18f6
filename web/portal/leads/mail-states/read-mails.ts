import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** The mails about some messages or calls, as the signed-in owner may read them. */
export async function readMails(subjectIds: string[]) {
  const client = await openSession();
  return await client
    .from("outbox")
    .select("id, subject_id, template, attempts, created_at, sent_at, failed_at, last_error")
    .in("subject_id", subjectIds)
    .order("created_at")
    .then(unwrap("The outbox could not be read"));
}
