import "server-only";
import { createHmac } from "node:crypto";
import { env } from "#env.ts";

/** A hash that nobody can make or try out without the site's secret key; equal texts give equal hashes per purpose. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", env.SUPABASE_SECRET_KEY).update(`${purpose}:${text}`).digest("base64url");
}
