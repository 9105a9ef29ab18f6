import "server-only";
import { createHash } from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";
import { visitorAddress } from "./visitor-address.ts";

/**
 * The page a request came from, what the database counts a visitor by, as hashes, and recognises a repeated attempt by: the browser's key together
 * with the words, so that a key that comes with other words is another request.
 */
export function visitorKeys(
  headers: Headers,
  { sender, idempotencyKey, words }: { sender: string; idempotencyKey: string; words: unknown },
) {
  const attempt = JSON.stringify([idempotencyKey, words]);
  return {
    source_path: sourcePath(headers),
    address_hash: keyedHash("address", visitorAddress(headers)),
    sender_hash: keyedHash("sender", sender.trim().toLowerCase()),
    idempotency_key: idempotencyKey === "" ? null : createHash("sha256").update(attempt).digest("base64url"),
  };
}

function sourcePath(headers: Headers): string | null {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) ? new URL(referer).pathname.slice(0, 500) : null;
}
