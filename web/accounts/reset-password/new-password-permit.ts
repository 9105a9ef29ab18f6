import "server-only";
import { createHmac } from "node:crypto";
import { cookies } from "next/headers";
import { env } from "#env.ts";
import { isSameSecret } from "#server/is-same-secret.ts";
import { ownCookie } from "#supabase/own-cookie.ts";
import { readSessionId } from "../account-form/read-session-id.ts";

const permitCookie = "new-password";
const minutes = 15;

/** Lets the session that a recovery mail began choose a password without knowing the old one. */
export async function allowNewPassword({ access_token: token }: { access_token: string }): Promise<void> {
  const until = String(Date.now() + minutes * 60_000);
  (await cookies()).set(permitCookie, `${until}.${sign(readSessionId(token), until)}`, {
    ...ownCookie,
    maxAge: minutes * 60,
  });
}

/** Whether this browser holds the permit of this very session, and it has not run out. */
export async function mayChooseNewPassword({
  access_token: token,
}: {
  access_token: string;
}): Promise<boolean> {
  const [until = "", signature = ""] = (await cookies()).get(permitCookie)?.value.split(".") ?? [];
  return isSameSecret(signature, sign(readSessionId(token), until)) && Number(until) > Date.now();
}

export async function endNewPasswordPermit(): Promise<void> {
  (await cookies()).delete(permitCookie);
}

function sign(sessionId: string, until: string): string {
  return createHmac("sha256", env.SUPABASE_SECRET_KEY)
    .update(`new-password:${sessionId}:${until}`)
    .digest("base64url");
}
