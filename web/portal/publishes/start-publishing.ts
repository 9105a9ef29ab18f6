import "server-only";
import { tagOf } from "#sanity/content-tag.ts";
import { readServiceSlugs } from "#sanity/service-slugs.ts";
import { documentTypes, pagesOf } from "#sanity/webhook/pages-of.ts";
import { ownAddress } from "#server/own-address.ts";
import { applyTags } from "./apply-tags.ts";
import { askPage } from "./ask-page.ts";
import { listChanged } from "./changed-documents.ts";
import { publishClock } from "./publish-clock.ts";
import { publishWatch } from "./publish-watch.ts";
import { readPublish } from "./read-publish.ts";
import { receivePublish } from "./receive-publish.ts";
import { findLastPublish, listUnsettled } from "./store-publish.ts";

const msBetweenTries = 500;
const started = Symbol.for("corner-pocket publishing");

/**
 * Catches up with what was published while the site was down, and keeps the schedule from then on. All pages count as
 * old after a start: a message may be on its way for minutes, and a page that was taken down leaves no trace to find.
 */
export function startPublishing(): void {
  if (Reflect.has(globalThis, started)) return;
  Reflect.set(globalThis, started, true);
  void publishClock().run();
  void catchUp().catch((error: unknown) =>
    console.error("Catching up:", error instanceof Error ? error.message : "failed"),
  );
}

async function catchUp(): Promise<void> {
  const unsettled = await listUnsettled().catch(() => []);
  const last = await findLastPublish().catch(() => null);
  await until(isSiteAnswering);
  await until(isContentAnswering);
  await applyTags(documentTypes.map(tagOf));
  const services = await readServiceSlugs();
  publishWatch().add(unsettled);
  for (const document of last ? await listChanged(last) : []) {
    await receivePublish(readPublish({ ...document, operation: "update" }, document._type, services));
  }
  for (const path of pagesOf("siteSettings", null, services)) await askPage(path).catch(() => {});
}

function isSiteAnswering(): Promise<boolean> {
  return fetch(ownAddress("/api/health"), { cache: "no-store", signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A page whose answers count as old cannot be rendered without the content service: while it is away, none may. */
function isContentAnswering(): Promise<boolean> {
  return listChanged(new Date().toISOString()).then(
    () => true,
    () => false,
  );
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue()))
    await new Promise((resolve) => {
      setTimeout(resolve, msBetweenTries).unref();
    });
}
