import "server-only";
import { setTimeout } from "node:timers/promises";
import { ownPath } from "schemas/requests/own-path.ts";
import { contentTag } from "#sanity/content-tag.ts";
import { ownAddress } from "#server/own-address.ts";
import { storedPages } from "#server/stored-pages.ts";
import { isPaged } from "#site/own-pages.ts";
import { applyTags } from "./apply-tags.ts";
import { askPage } from "./ask-page.ts";
import { findTags } from "./find-tags.ts";
import { inLanes } from "./in-lanes.ts";
import { comparePages } from "./is-up-to-date.ts";
import { readPublicPages } from "./public-addresses.ts";
import { publishWatch } from "./publish-watch.ts";
import { type PublishedDocument, readPublished } from "./published-documents.ts";
import { readPublish } from "./read-publish.ts";
import { receivePublish } from "./receive-publish.ts";
import { findLastPublish, readUnsettled } from "./store-publish.ts";

const msBetweenTries = 500;
const mostReceipts = 100;

/**
 * Catches up with what was published while the site was down. A message may be on its way for minutes, so all pages count
 * as old after a start; those that do not show what is published now are asked for, so that nobody sees them as they were.
 */
export async function catchUp(): Promise<boolean> {
  const unsettled = await readUnsettled().catch(() => []);
  const last = await findLastPublish().catch(() => null);
  while (!(await isSiteAnswering())) await setTimeout(msBetweenTries, undefined, { ref: false });
  // A page whose answers count as old cannot be rendered without the content service: while it is away, none may.
  let published = await readPublished().catch(() => undefined);
  for (; !published; published = await readPublished().catch(() => undefined))
    await setTimeout(msBetweenTries, undefined, { ref: false });
  const old = await listOldPages(published);
  await applyTags([contentTag]);
  publishWatch().noteCaughtUp(published);
  publishWatch().add(unsettled);
  const changed = last ? published.filter(({ _updatedAt }) => Date.parse(_updatedAt) > Date.parse(last)) : [];
  for (const document of changed.slice(0, mostReceipts)) {
    await receivePublish(readPublish({ ...document, operation: "update" }, document._type));
  }
  await inLanes(old, (path) => askPage(path).catch(() => {}));
  return true;
}

/** In lanes: where nothing is stored yet, each of them is rendered. */
async function listOldPages(published: readonly PublishedDocument[]): Promise<string[]> {
  // Those that the stored pages knew, too: a page that was taken down is one of them.
  const own = published.flatMap(({ _type, slug }) => (isPaged(_type) && ownPath(_type, slug)) || []);
  const paths = [...new Set([...(await readPublicPages()), ...own])];
  const isUpToDate = comparePages(published, async ({ _id, _type }) => {
    const { tags } = await findTags({ documentId: _id, type: _type });
    return tags;
  });
  const old = new Set<string>();
  await inLanes(paths, async (path) => {
    const answer = await askPage(path).catch(() => undefined);
    const mark = typeof answer === "object" ? answer.mark : undefined;
    const isMadeFrom = (tags: readonly string[]) => storedPages().isMadeFrom(path, tags);
    if (!mark || !(await isUpToDate({ mark, isMadeFrom }))) old.add(path);
  });
  return paths.filter((path) => old.has(path));
}

function isSiteAnswering(): Promise<boolean> {
  return fetch(ownAddress("/api/health"), { cache: "no-store", signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
