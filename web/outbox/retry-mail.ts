import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Puts a mail that failed back into the queue, for the owner. Throws an Error when it cannot be done. */
export async function retryMail(id: string): Promise<"retried" | "not-waiting"> {
  if (!z.uuid().safeParse(id).success) return "not-waiting";
  const client = await openWritableSession();
  const data = await client.rpc("retry_mail", { mail_id: id }).then(unwrap("The mail could not be retried"));
  return data ? "retried" : "not-waiting";
}

/** The same for every mail that failed. */
export async function retryFailedMails(): Promise<"retried"> {
  const client = await openWritableSession();
  await client.rpc("retry_failed_mails").then(unwrap("The mails could not be retried"));
  return "retried";
}
