import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { isSameSecret } from "#server/is-same-secret.ts";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { ownCookie } from "#supabase/own-cookie.ts";

const deviceCookie = "known-device";
const days = 365;

/** Lets this browser guess for itself from now on: a stranger's wrong passwords for the account do not lock it out. */
export async function rememberDevice(email: string): Promise<void> {
  const device = randomBytes(16).toString("base64url");
  (await cookies()).set(deviceCookie, `${device}.${sign(device, email)}`, {
    ...ownCookie,
    maxAge: days * 24 * 60 * 60,
  });
}

/** The name of this browser when it has signed in to the account before, else null. */
export async function readKnownDevice(email: string): Promise<string | null> {
  const [device = "", signature = ""] = (await cookies()).get(deviceCookie)?.value.split(".") ?? [];
  return isSameSecret(signature, sign(device, email)) ? device : null;
}

function sign(device: string, email: string): string {
  return keyedHash("known-device", `${device}:${email.trim().toLowerCase()}`);
}
