import "server-only";
import { z } from "zod";
import { publishWatch } from "./publish-watch.ts";
import { findPublish, settlePublishes } from "./store-publish.ts";

/** Sees a publish through to the pages once more; false when there is none with this id. Throws when it cannot be read. */
export async function refreshPublish(id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const publish = await findPublish(id);
  if (!publish) return false;
  await settlePublishes([{ id, state: "working", pages: publish.pages, seconds: null, error: null }]);
  publishWatch().add([publish], true);
  return true;
}
