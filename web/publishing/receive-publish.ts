import "server-only";
import { wake } from "#server/wake.ts";
import { copyGuides } from "./copy-guides.ts";
import { publishWatch } from "./publish-watch.ts";
import { beginPublish, type NewPublish } from "./store-publish.ts";

/**
 * Writes a publish down and sees it through to the pages. One that was confirmed before is only counted. Without the
 * database the pages are refreshed all the same, and nobody gets a receipt. What it makes of the portal's guides is copied at once.
 */
export async function receivePublish(publish: NewPublish): Promise<void> {
  const begun = await beginPublish(publish).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : "The publish could not be written down");
    return { id: undefined, isNew: true };
  });
  if (begun.isNew) publishWatch().add([{ ...publish, id: begun.id }]);
  if (publish.type === "docArticle") await followGuides();
}

async function followGuides(): Promise<void> {
  await copyGuides().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : "The guides could not be copied");
  });
  // A question that comes right after a publish may be answered as before it.
  wake("guides");
}
