import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "#supabase/keyed-hash.ts";

/** The secret of a call's private link. It is computed, not stored: the database keeps only its hash. */
export function callToken(callId: string): string {
  return keyedHash("call", callId);
}

export function hashCallToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
