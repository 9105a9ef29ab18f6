import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { readBody } from "#server/read-body.ts";

const millisecondsAtMost = 5 * 60 * 1000;

type Refusal = {
  isAccepted: false;
  status: 400 | 401 | 408 | 413;
  /** For the list of deliveries: what was wrong, in one word. */
  reason: "unsigned" | "late" | "forged" | "long" | "slow" | "malformed";
  error: string;
  /** What a message said that was signed, but too long ago. */
  json?: unknown;
};

export type SignedBody = { isAccepted: true; json: unknown } | Refusal;

/**
 * Reads a message that the content service, or the site itself, signed with `secret` over its exact bytes at most five
 * minutes before `now` (milliseconds). Any other is an answer, never a throw, and one without a signature is left unread; what
 * is no JSON reads as undefined.
 */
export async function readSignedBody(request: Request, secret: string, now: number): Promise<SignedBody> {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME);
  if (!signature) return refuse(401, "unsigned", signatureError);
  const body = await readBody(request);
  if (typeof body !== "string") return refuse(body.status, bodyReasons[body.status], body.error);
  if (!(await isSigned(body, signature, secret))) return refuse(401, "forged", signatureError);
  if (!isFresh(signature, now)) return { ...refuse(401, "late", signatureError), json: parseJson(body) };
  return { isAccepted: true, json: parseJson(body) };
}

const bodyReasons = { 400: "malformed", 408: "slow", 413: "long" } as const;
const signatureError = "The signature is missing, wrong or too old";

function refuse(status: Refusal["status"], reason: Refusal["reason"], error: string): Refusal {
  return { isAccepted: false, status, reason, error };
}

/** The library checks that the signature fits its own time stamp, not how old that is. */
function isFresh(signature: string, now: number): boolean {
  try {
    return Math.abs(now - decodeSignatureHeader(signature).timestamp) <= millisecondsAtMost;
  } catch {
    return false;
  }
}

async function isSigned(body: string, signature: string, secret: string): Promise<boolean> {
  try {
    return (await isValidSignature(body, signature, secret)) === true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
