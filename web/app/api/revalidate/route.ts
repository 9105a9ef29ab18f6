import { isPublishedId } from "@sanity/client/csm";
import { env } from "#env.ts";
import { publishClock } from "#publishing/publish-clock.ts";
import { findPublished } from "#publishing/published-documents.ts";
import { readPublish } from "#publishing/read-publish.ts";
import { receivePublish } from "#publishing/receive-publish.ts";
import { turnDownDelivery } from "#publishing/store-publish.ts";
import { isDocumentType } from "#sanity/document-types.ts";
import { readSignedMessage, type WebhookMessage } from "#sanity/webhook/read-signed-message.ts";
import { keepOldAddress } from "#site/redirects/keep-old-address.ts";

/**
 * The content service says that something was published: what shows it is rendered anew, and a receipt is kept. A message
 * that comes too late is not believed, but what it is about is looked up: the service may have kept it while the site was away.
 */
export async function POST(request: Request) {
  const result = await readSignedMessage(request, env.SANITY_REVALIDATE_SECRET, Date.now());
  if (result.isAccepted) return await receive(result.message);
  await turnDownDelivery("refused", result.reason);
  const { late } = result;
  if (!late?._id) return Response.json({ error: result.error }, { status: result.status });
  const found = await findPublished(late._id).catch(() => null);
  if (found === null)
    return Response.json({ error: "The content service does not answer." }, { status: 503 });
  return await receive(
    found
      ? { ...found, operation: "update", previousSlug: late.previousSlug }
      : { ...late, operation: "delete" },
  );
}

async function receive(message: WebhookMessage): Promise<Response> {
  const { _id: id, _type: type } = message;
  if (!id || !isDocumentType(type)) {
    await turnDownDelivery("ignored", "type", { id, type });
    return Response.json({});
  }
  // A webhook that was set up to tell of drafts and of versions in releases as well: nobody sees those yet.
  if (!isPublishedId(id)) return Response.json({});
  await receivePublish(readPublish({ ...message, _id: id }, type));
  publishClock().forget();
  try {
    await keepOldAddress(message);
  } catch (error) {
    console.error("Redirect:", error instanceof Error ? error.message : "failed");
    return Response.json({ error: "The redirect could not be written." }, { status: 503 });
  }
  return Response.json({});
}
