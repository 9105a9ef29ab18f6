import "server-only";
import { createHash } from "node:crypto";
import { attemptHeaders } from "schemas/requests/attempt-headers.ts";
import { env } from "#env.ts";
import { keyedHash } from "./keyed-hash.ts";
import { leadOrigin } from "./lead-origin.ts";
import { visitorAddress } from "./visitor-address.ts";

/**
 * Where a request came from, what the database counts a visitor by, as hashes, and recognises a repeated attempt by: the
 * browser's key together with the words, so that a key that comes with other words is another request.
 */
export function visitorKeys(headers: Headers, { sender, words }: { sender: string; words: unknown }) {
  const key = headers.get(attemptHeaders.key);
  const attempt = JSON.stringify([key, words]);
  return {
    ...leadOrigin(headers, env.SITE_URL),
    address_hash: keyedHash("address", visitorAddress(headers)),
    sender_hash: keyedHash("sender", sender.trim().toLowerCase()),
    idempotency_key: key ? createHash("sha256").update(attempt).digest("base64url") : null,
  };
}
