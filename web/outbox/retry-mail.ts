import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";

/** Puts a mail that failed back into the queue, for the owner. Throws an Error when it cannot be done. */
export async function retryMail(id: string): Promise<"retried" | "failed"> {
  if (!z.uuid().safeParse(id).success) return "failed";
  const client = await openWritableSession();
  const { data, error } = await client.rpc("retry_mail", { mail_id: id });
  if (error) throw new Error(`The mail could not be retried (${error.code || "no answer"})`);
  return data ? "retried" : "failed";
}

/** The same for every mail that failed. */
export async function retryFailedMails(): Promise<"retried"> {
  const client = await openWritableSession();
  const { error } = await client.rpc("retry_failed_mails");
  if (error) throw new Error(`The mails could not be retried (${error.code || "no answer"})`);
  return "retried";
}
