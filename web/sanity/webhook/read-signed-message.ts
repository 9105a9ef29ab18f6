import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { z } from "zod";

const bytesAtMost = 16 * 1024;
const millisecondsAtMost = 5 * 60 * 1000;

const message = z.object({
  _id: z.string().nullish(),
  _type: z.string().nullish(),
  slug: z
    .union([z.string(), z.object({ current: z.string().nullish() }).transform(({ current }) => current)])
    .nullish()
    .catch(null),
});

type WebhookMessage = z.infer<typeof message>;

export type SignedMessage =
  | { isAccepted: true; message: WebhookMessage }
  | { isAccepted: false; status: 400 | 401 | 413; error: string };

/**
 * Reads a message from the content service. Only one that is signed with `secret` over its exact bytes,
 * and at most five minutes old at `now` (milliseconds), is accepted; the others are an answer, never a throw.
 */
export async function readSignedMessage(
  request: Request,
  secret: string,
  now: number,
): Promise<SignedMessage> {
  const body = await readText(request);
  if (body === undefined) return { isAccepted: false, status: 413, error: "The message is too long" };
  const signature = request.headers.get(SIGNATURE_HEADER_NAME);
  if (!signature || !isFresh(signature, now) || !(await isSigned(body, signature, secret))) {
    return { isAccepted: false, status: 401, error: "The signature is missing, wrong or too old" };
  }
  const parsed = message.safeParse(parseJson(body));
  if (!parsed.success) return { isAccepted: false, status: 400, error: "The message is not a document" };
  return { isAccepted: true, message: parsed.data };
}

async function readText(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > bytesAtMost) return;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
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
