import "server-only";
import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "#env.ts";
import { keyedHash } from "#supabase/keyed-hash.ts";

const purpose = "unsubscribe";

/** What a person's mails carry, so that they can end without signing in; nobody else can make it. */
function unsubscribeToken(userId: string): string {
  return `${userId}.${keyedHash(purpose, userId)}`;
}

/** Whose token it is, or null when nobody's. */
export function readUnsubscribeToken(token: string): string | null {
  const [userId = "", hash = ""] = token.split(".");
  if (!z.uuid().safeParse(userId).success) return null;
  const expected = Buffer.from(keyedHash(purpose, userId));
  const given = Buffer.from(hash);
  return expected.length === given.length && timingSafeEqual(expected, given) ? userId : null;
}

/** The page that asks, for people, and the address that does it at once, for mail programs. */
export function unsubscribeLinks(userId: string): { page: string; oneClick: string } {
  const token = unsubscribeToken(userId);
  return {
    page: `${env.SITE_URL}/unsubscribe/${token}`,
    oneClick: `${env.SITE_URL}/api/unsubscribe/${token}`,
  };
}
