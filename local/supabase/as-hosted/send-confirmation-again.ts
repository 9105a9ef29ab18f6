// @supabase/lite answers a request for another confirmation with 429 and sends nothing.
// Hosted: https://supabase.com/docs/reference/javascript/auth-resend
import { createHash, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SignInBridge } from "./bridge-sign-in.ts";

/** Mails a new code and link to an account that is not confirmed yet; does nothing for any other address. */
export async function sendConfirmationAgain(
  address: string,
  { database, readSettings, siteUrl, sendMail }: SignInBridge,
): Promise<void> {
  const email = address.trim().toLowerCase();
  const { otp_length: length, template } = (await readSettings()).email;
  const code = String(randomInt(10 ** length)).padStart(length, "0");
  const hash = createHash("sha256")
    .update(email + code)
    .digest("hex");
  const updated = await database.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null returning id`,
    [email, hash],
  );
  if (updated.rows.length === 0) return;

  const values: Record<string, string> = { SiteURL: siteUrl, TokenHash: hash, Token: code, Email: email };
  const html = await readFile(template.confirmation.content_path, "utf8");
  await sendMail({
    to: email,
    subject: template.confirmation.subject,
    html: html.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole),
  });
}
