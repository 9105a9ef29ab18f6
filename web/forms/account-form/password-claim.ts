import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { ownCookie } from "#supabase/own-cookie.ts";
import { serviceClient } from "#supabase/service-client.ts";

const claimCookie = "password-claim";
const days = 7;

/**
 * Gives this browser a secret, and answers the metadata to send with the password that was typed in it: the secret's
 * hash. The database keeps the password when an address is proven only for the browser that has the secret.
 */
export async function claimPassword(): Promise<{ password_claim: string }> {
  const secret = randomBytes(24).toString("base64url");
  (await cookies()).set(claimCookie, secret, {
    ...ownCookie,
    maxAge: days * 24 * 60 * 60,
  });
  return { password_claim: hash(secret) };
}

/** After this browser proved the account's address: whether its password may stay. Otherwise a new one must be chosen. */
export async function settlePassword(userId: string): Promise<boolean> {
  const store = await cookies();
  const secret = store.get(claimCookie)?.value ?? "";
  const { data, error } = await serviceClient.rpc("settle_password", {
    user_id: userId,
    claim: hash(secret),
  });
  if (error) console.error("A password could not be settled:", error.message);
  if (data) store.delete(claimCookie);
  return data ?? false;
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
