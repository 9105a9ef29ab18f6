import "server-only";
import { publishWatch } from "./publish-watch.ts";
import { beginPublish, type NewPublish } from "./store-publish.ts";

/**
 * Writes a publish down and sees it through to the pages. One that was confirmed before is only counted. Without the
 * database the pages are refreshed all the same, and nobody gets a receipt.
 */
export async function receivePublish(publish: NewPublish): Promise<void> {
  const begun = await beginPublish(publish).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : "The publish could not be written down");
    return { id: undefined, isNew: true };
  });
  if (begun.isNew) publishWatch().add([{ ...publish, id: begun.id }]);
}
