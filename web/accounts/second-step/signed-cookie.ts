import "server-only";
import { cookies } from "next/headers";
import type { z } from "zod";
import { isSameSecret } from "#server/is-same-secret.ts";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { ownCookie } from "#supabase/own-cookie.ts";

/** The app that is being set up. */
const newFactorCookie = "new-factor";
/** The codes that were just made. */
const recoveryCodesCookie = "recovery-codes";

type SecondStepCookie = typeof newFactorCookie | typeof recoveryCodesCookie;

const seconds = 600;

/** Keeps for ten minutes what a page shows to this account in this browser, and nobody else can have put there. */
export async function keepSigned(name: SecondStepCookie, userId: string, value: object): Promise<void> {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");
  (await cookies()).set(name, `${text}.${sign(name, userId, text)}`, { ...ownCookie, maxAge: seconds });
}

/** What was kept for the account, null where nothing was, or it was made for another one. */
export async function readSigned<Shape extends z.ZodType>(
  name: SecondStepCookie,
  userId: string,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const [text = "", signature = ""] = (await cookies()).get(name)?.value.split(".") ?? [];
  if (!isSameSecret(signature, sign(name, userId, text))) return null;
  return shape.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
}

export async function forgetSigned(name: SecondStepCookie): Promise<void> {
  (await cookies()).delete(name);
}

function sign(name: SecondStepCookie, userId: string, text: string): string {
  return keyedHash(name, `${userId}:${text}`);
}
