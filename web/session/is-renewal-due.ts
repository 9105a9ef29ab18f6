import "server-only";
import { combineChunks, stringFromBase64URL } from "@supabase/ssr";
import { z } from "zod";
import { sessionCookie } from "#supabase/create-client.ts";

// As supabase-js, which renews a session that ends within this time before it asks anything.
const marginMs = 90_000;

const stored = z.object({ expires_at: z.number() });

/** Whether there is no session in these cookies that could be used as it is. */
export async function isRenewalDue(cookies: { name: string; value: string }[]): Promise<boolean> {
  const read = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  const encoded = (await combineChunks(sessionCookie, read)) ?? "";
  try {
    const { expires_at } = stored.parse(JSON.parse(stringFromBase64URL(encoded.replace(/^base64-/, ""))));
    return expires_at * 1000 - Date.now() < marginMs;
  } catch {
    return true; // not a session
  }
}
