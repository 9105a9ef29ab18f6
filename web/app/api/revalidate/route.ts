import { env } from "#env.ts";
import { publishClock } from "#portal/publishes/publish-clock.ts";
import { readPublish } from "#portal/publishes/read-publish.ts";
import { receivePublish } from "#portal/publishes/receive-publish.ts";
import { turnDownDelivery } from "#portal/publishes/store-publish.ts";
import { readServiceSlugs } from "#sanity/service-slugs.ts";
import { isDocumentType } from "#sanity/webhook/pages-of.ts";
import { readSignedMessage } from "#sanity/webhook/read-signed-message.ts";

/** The content service says that something was published: what shows it is rendered anew, and a receipt is kept. */
export async function POST(request: Request) {
  const result = await readSignedMessage(request, env.SANITY_REVALIDATE_SECRET, Date.now());
  if (!result.isAccepted) {
    await turnDownDelivery("refused", result.reason);
    return Response.json({ error: result.error }, { status: result.status });
  }
  const { _id: id, _type: type } = result.message;
  if (!id || !isDocumentType(type)) {
    await turnDownDelivery("ignored", "type", { id, type });
    return Response.json({ pages: [] });
  }
  const publish = readPublish({ ...result.message, _id: id }, type, await readServiceSlugs());
  const { isNew } = await receivePublish(publish);
  publishClock().forget();
  return Response.json({ pages: isNew ? publish.pages.map(({ path }) => path) : [] });
}
