import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Puts a mail that failed back into the queue, for the owner; false when it does not wait. Throws when it cannot be done. */
export async function retryMail(id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const client = await openWritableSession();
  return await client.rpc("retry_mail", { mail_id: id }).then(unwrap("The mail could not be retried"));
}

/** The same for every mail that failed. */
export async function retryFailedMails(): Promise<void> {
  const client = await openWritableSession();
  await client.rpc("retry_failed_mails").then(unwrap("The mails could not be retried"));
}
