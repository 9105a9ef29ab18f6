import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { hostOnlyName, ownCookie } from "#supabase/own-cookie.ts";

const claimCookie = "password-claim";
const days = 7;
/** What a secret begins with; those of before counted in another way. */
const mark = "2.";

/** Gives this browser a new secret, and answers it. */
export async function giveSecret(): Promise<string> {
  const secret = mark + randomBytes(24).toString("base64url");
  (await cookies()).set(hostOnlyName(claimCookie), secret, { ...ownCookie, maxAge: days * 24 * 60 * 60 });
  return secret;
}

/** The secret of this browser, null without one; `isOld` when it has one of those of before. */
export async function readSecret(): Promise<{ secret: string | null; isOld: boolean }> {
  const store = await cookies();
  const given = store.get(hostOnlyName(claimCookie))?.value;
  return {
    secret: given?.startsWith(mark) ? given : null,
    isOld: /^[\w-]{32}$/.test(store.get(claimCookie)?.value ?? ""),
  };
}

/** Browsers take a cookie of such a name away only with what it was set with. */
export async function takeSecretAway(): Promise<void> {
  (await cookies()).delete({ ...ownCookie, name: hostOnlyName(claimCookie) });
}
