import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import { isSameSecret } from "#server/is-same-secret.ts";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { findPrivateLink, makePrivateLink } from "./private-link.ts";

const purpose = "unsubscribe";

/**
 * Two addresses with which a person's mails can end without signing in: the page that asks, for people, and what does it at
 * once, for mail programs.
 */
export async function makeUnsubscribeLinks(userId: string): Promise<{ page: string; oneClick: string }> {
  const token = await makePrivateLink(purpose, userId);
  return {
    page: `${env.SITE_URL}/unsubscribe/${token}`,
    oneClick: `${env.SITE_URL}/api/unsubscribe/${token}`,
  };
}

/** Whose token it is, or null when nobody's. */
export async function readUnsubscribeToken(token: string): Promise<string | null> {
  return readComputedToken(token) ?? (await findPrivateLink(purpose, token));
}

/** Mails of before carry a token that was computed with Supabase's key. They end with that key. */
function readComputedToken(token: string): string | null {
  const [userId = "", hash = ""] = token.split(".");
  if (!z.uuid().safeParse(userId).success) return null;
  return isSameSecret(hash, keyedHash(purpose, userId)) ? userId : null;
}
