import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

type Purpose = "call" | "invite" | "unsubscribe";

/** A secret that nobody can guess, and what is stored of it. */
export function newSecret(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashSecret(token) };
}

export function hashSecret(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Gives a call, an invite or a person another private link, and answers its secret, which nobody can be shown again. */
export async function makePrivateLink(purpose: Purpose, subjectId: string): Promise<string> {
  const { token, hash } = newSecret();
  await serviceClient
    .from("private_links")
    .insert({ token_hash: hash, purpose, subject_id: subjectId })
    .then(unwrap("A private link could not be stored"));
  return token;
}

/** What a private link leads to; null for one that was made up or has ended. */
export async function findPrivateLink(purpose: Purpose, token: string): Promise<string | null> {
  const link = await serviceClient
    .from("private_links")
    .select("subject_id")
    .match({ token_hash: hashSecret(token), purpose })
    .maybeSingle()
    .then(unwrap("The private link could not be read"));
  return link?.subject_id ?? null;
}
