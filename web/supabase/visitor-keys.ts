import "server-only";
import { createHash } from "node:crypto";
import { attemptHeaders } from "schemas/requests/attempt-headers.ts";
import { keyedHash } from "./keyed-hash.ts";
import { visitorAddress } from "./visitor-address.ts";

/**
 * The page a request came from, what the database counts a visitor by, as hashes, and recognises a repeated attempt by: the browser's key together
 * with the words, so that a key that comes with other words is another request.
 */
export function visitorKeys(headers: Headers, { sender, words }: { sender: string; words: unknown }) {
  const key = headers.get(attemptHeaders.key);
  const attempt = JSON.stringify([key, words]);
  return {
    source_path: sourcePath(headers),
    address_hash: keyedHash("address", visitorAddress(headers)),
    sender_hash: keyedHash("sender", sender.trim().toLowerCase()),
    idempotency_key: key ? createHash("sha256").update(attempt).digest("base64url") : null,
  };
}

function sourcePath(headers: Headers): string | null {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null;
}
