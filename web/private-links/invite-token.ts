import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "#supabase/keyed-hash.ts";

/** The secret of an invite's mailed link. It is computed, not stored: the database keeps only its hash. */
export function inviteToken(inviteId: string): string {
  return keyedHash("invite", inviteId);
}

export function hashInviteToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
