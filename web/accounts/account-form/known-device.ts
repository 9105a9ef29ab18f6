import "server-only";
import { randomBytes } from "node:crypto";
import type { Session } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { readDevice } from "#formats/describe-device.ts";
import { isSameSecret } from "#server/is-same-secret.ts";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { ownCookie } from "#supabase/own-cookie.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { readSessionId } from "./read-session-id.ts";

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

/**
 * For a session that has just begun: has a browser that the account does not know noted and told by mail, and knows it from now on. One whose
 * second step is still to be done is not known before that. What cannot be noted is asked for again at the next sign-in.
 */
export async function meetDevice({ access_token, user }: Session, { headers }: Pick<Request, "headers">) {
  const { id, email = "" } = user;
  if (await readKnownDevice(email)) return;
  const noted = await serviceClient.rpc("note_new_device", {
    of_user: id,
    of_session: readSessionId(access_token),
    ...readDevice(headers.get("user-agent")),
  });
  if (noted.error) console.error("A new device could not be noted:", noted.error.message);
  else if (noted.data !== "awaited") await rememberDevice(email);
}

function sign(device: string, email: string): string {
  return keyedHash("known-device", `${device}:${email.trim().toLowerCase()}`);
}
