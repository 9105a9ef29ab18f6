import { z } from "zod";
import { readSignedBody, type SignedBody } from "./read-signed-body.ts";

const slug = z
  .union([z.string(), z.object({ current: z.string().nullish() }).transform(({ current }) => current)])
  .nullish()
  .catch(null);

const message = z.object({
  _id: z.string().nullish(),
  _type: z.string().nullish(),
  _rev: z.string().nullish(),
  _updatedAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  operation: z.enum(["create", "update", "delete"]).catch("update"),
  title: z.string().nullish().catch(null),
  slug,
  previousSlug: slug,
});

export type WebhookMessage = z.infer<typeof message>;

export type SignedMessage =
  | { isAccepted: true; message: WebhookMessage }
  | (Extract<SignedBody, { isAccepted: false }> & {
      /** Of one that is refused only because it is old: not to be believed, but worth looking up what it is about. */
      late?: WebhookMessage;
    });

/**
 * Reads a message from the content service. Only one that is signed with `secret` over its exact bytes,
 * and at most five minutes old at `now` (milliseconds), is accepted; the others are an answer, never a throw.
 */
export async function readSignedMessage(
  request: Request,
  secret: string,
  now: number,
): Promise<SignedMessage> {
  const body = await readSignedBody(request, secret, now);
  if (!body.isAccepted) return { ...body, late: message.safeParse(body.json).data };
  const parsed = message.safeParse(body.json);
  if (parsed.success) return { isAccepted: true, message: parsed.data };
  return { isAccepted: false, status: 400, reason: "malformed", error: "The message is not a document" };
}
