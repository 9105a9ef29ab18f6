import { createHmac } from "node:crypto";

const signatureLength = 8;

/**
 * What this site writes beside the part of a picture (`rect`, in the picture's own pixels) whose address it prints: 48 bits of an
 * HMAC-SHA-256, as eight letters of base64url. Whoever guesses one has gained one more size of one picture.
 */
export function signPart(name: string, rect: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`media:${name}:${rect}`)
    .digest("base64url")
    .slice(0, signatureLength);
}
