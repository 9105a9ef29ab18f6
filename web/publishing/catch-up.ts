import "server-only";
import { ownPath } from "schemas/requests/own-path.ts";
import { tagOf } from "#sanity/content-tag.ts";
import { readOwnPages } from "#sanity/own-pages.ts";
import { documentTypes, pagesOf } from "#sanity/webhook/pages-of.ts";
import { ownAddress } from "#server/own-address.ts";
import { applyTags } from "./apply-tags.ts";
import { askPage } from "./ask-page.ts";
import { isUpToDate } from "./is-up-to-date.ts";
import { publishWatch } from "./publish-watch.ts";
import { listPublished, type PublishedDocument } from "./published-documents.ts";
import { readPublish } from "./read-publish.ts";
import { receivePublish } from "./receive-publish.ts";
import { findLastPublish, listUnsettled } from "./store-publish.ts";

const msBetweenTries = 500;
const mostReceipts = 100;

/**
 * Catches up with what was published while the site was down. A message may be on its way for minutes, so all pages count
 * as old after a start; those that do not show what is published now are asked for, so that nobody sees them as they were.
 */
export async function catchUp(): Promise<boolean> {
  const unsettled = await listUnsettled().catch(() => []);
  const last = await findLastPublish().catch(() => null);
  while (!(await isSiteAnswering())) await pause();
  // A page whose answers count as old cannot be rendered without the content service: while it is away, none may.
  let published = await listPublished().catch(() => undefined);
  for (; !published; published = await listPublished().catch(() => undefined)) await pause();
  // Those that the stored pages knew, too: a page that was taken down is one of them.
  const ownPages = new Set([
    ...(await readOwnPages()),
    ...published.flatMap(({ _type, slug }) => ownPath(_type, slug) ?? []),
  ]);
  const old = await listOldPages(published, [...ownPages]);
  await applyTags(documentTypes.map(tagOf));
  publishWatch().add(unsettled);
  const changed = last ? published.filter(({ _updatedAt }) => Date.parse(_updatedAt) > Date.parse(last)) : [];
  for (const document of changed.slice(0, mostReceipts)) {
    await receivePublish(readPublish({ ...document, operation: "update" }, document._type, [...ownPages]));
  }
  for (const path of old) await askPage(path).catch(() => {});
  return true;
}

async function listOldPages(
  published: readonly PublishedDocument[],
  ownPages: readonly string[],
): Promise<string[]> {
  const paths = pagesOf("siteSettings", null, ownPages);
  const isOld = async (path: string) => {
    const answer = await askPage(path).catch(() => undefined);
    const mark = typeof answer === "object" ? answer.mark : undefined;
    return !mark || !isUpToDate({ path, mark }, published, ownPages);
  };
  const areOld = await Promise.all(paths.map(isOld));
  return paths.filter((_, index) => areOld[index]);
}

function isSiteAnswering(): Promise<boolean> {
  return fetch(ownAddress("/api/health"), { cache: "no-store", signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, msBetweenTries).unref();
  });
}
