import assert from "node:assert/strict";
import { isRecord } from "../../request/is-record.ts";
import { absent, assertRefused, type Claims, differs, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { make, newId } from "./content.ts";

const root = "/data/history/production";

export const historyClaims: Claims = {
  "GET /data/history/{dataset}/documents/{documentId}": works(async ({ client }) => {
    const { _id } = await make(client);
    assert.deepEqual(await documentsAt(client, [_id]), [await client.getDocument(_id)]);
  }),
  revision: works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [draft] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-a` });
    assert.equal(draft?.title, "first");
    assert.equal(draft?._rev, `${publishedId}-a`);
    const [published] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-b` });
    assert.equal(published?._id, publishedId);
    assert.deepEqual(await documentsAt(client, [publishedId], { revision: "never" }), []);
  }),
  time: works(async ({ client }) => {
    const first = await make(client);
    await waitForNextMillisecond(first._updatedAt);
    await client.patch(first._id).set({ title: "Two" }).commit();
    const [then] = await documentsAt(client, [first._id], { time: first._updatedAt });
    assert.deepEqual(then, first);
    await assertRefused(documentsAt(client, [first._id], { time: "yesterday" }), 400, /Invalid time/);
  }),
  lastRevision: works(async ({ client }) => {
    const document = await make(client);
    assert.deepEqual(await documentsAt(client, [document._id], { lastRevision: "true" }), [document]);
    await client.delete(document._id);
    assert.deepEqual(await documentsAt(client, [document._id], { lastRevision: "true" }), [document]);
  }),
  "two of revision, time and lastRevision: 400": works(async ({ client }) => {
    const both = { revision: "a", time: new Date().toISOString() };
    await assertRefused(documentsAt(client, [newId()], both), 400, /Only one of/);
    await assertRefused(documentsAt(client, [newId()], { revision: "a", lastRevision: "true" }), 400);
  }),
  "GET /data/history/{dataset}/transactions/{documentIds}": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [first] = await transactionsOf(client, [publishedId, draftId]);
    assert.equal(first?.id, `${publishedId}-a`);
    assert.deepEqual(first?.documentIDs, [draftId]);
    assert(typeof first?.author === "string" && typeof first.timestamp === "string");
    assert(Array.isArray(first.mutations) && isRecord(first.mutations[0]?.create));
  }),
  excludeContent: works(async ({ client }) => {
    const { _id } = await make(client);
    const [told] = await transactionsOf(client, [_id], { excludeContent: "true" });
    assert.equal(told?.mutations, undefined);
  }),
  excludeMutations: works(async ({ client }) => {
    const { _id } = await make(client);
    const [told] = await transactionsOf(client, [_id], { excludeMutations: "true" });
    assert.equal(told?.mutations, undefined);
  }),
  includeIdentifiedDocumentsOnly: works(async ({ client }) => {
    const [one, other] = [newId(), newId()];
    await client
      .transaction()
      .create({ _id: one, _type: "claim" })
      .create({ _id: other, _type: "claim" })
      .commit();
    const [whole] = await transactionsOf(client, [one]);
    assert.equal(whole?.documentIDs.length, 2);
    const [own] = await transactionsOf(client, [one], { includeIdentifiedDocumentsOnly: "true" });
    assert.deepEqual(own?.documentIDs, [one]);
  }),
  "fromTime, toTime": works(async ({ client }) => {
    const first = await make(client);
    await waitForNextMillisecond(first._updatedAt);
    const second = await client.patch(first._id).set({ title: "Two" }).commit();
    const until = await transactionsOf(client, [first._id], { toTime: first._updatedAt });
    assert.deepEqual(idsOf(until), [first._rev]);
    const since = await transactionsOf(client, [first._id], { fromTime: second._updatedAt });
    assert.deepEqual(idsOf(since), [second._rev]);
  }),
  "fromTransaction, toTransaction": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const all = idsOf(await transactionsOf(client, [publishedId, draftId]));
    assert.equal(all.length, 4);
    const range = { fromTransaction: `${publishedId}-b`, toTransaction: `${publishedId}-c` };
    assert.deepEqual(idsOf(await transactionsOf(client, [publishedId, draftId], range)), all.slice(1, 3));
  }),
  authors: works(async ({ client }) => {
    const { _id } = await make(client);
    const me = await client.users.getById("me");
    assert.equal((await transactionsOf(client, [_id], { authors: `${me.id},another` })).length, 1);
    assert.equal((await transactionsOf(client, [_id], { authors: "another" })).length, 0);
  }),
  reverse: works(async ({ client }) => {
    const { publishedId } = await publishTwice(client);
    const forward = idsOf(await transactionsOf(client, [publishedId]));
    assert.deepEqual(
      idsOf(await transactionsOf(client, [publishedId], { reverse: "true" })),
      forward.reverse(),
    );
  }),
  limit: works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const ids = [publishedId, draftId];
    assert.equal((await transactionsOf(client, ids, { limit: "3" })).length, 3);
    await assertRefused(transactionsOf(client, ids, { limit: "0" }), 400, /Invalid limit/);
  }),
  "effectFormat=mendoza": differs("whole documents instead of small steps", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const options = {
      effectFormat: "mendoza",
      excludeContent: "true",
      includeIdentifiedDocumentsOnly: "true",
    };
    const [made, published] = await transactionsOf(client, [draftId], options);
    const [draft] = await documentsAt(client, [draftId], { revision: `${publishedId}-a` });
    assert.deepEqual(made?.effects?.[draftId], { apply: [0, draft], revert: [0, null] });
    assert.deepEqual(published?.effects?.[draftId]?.apply, [0, null]);
    assert.equal(published?.effects?.[publishedId], undefined);
  }),
  "events of a document, as the Studio asks for them": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const draft = await eventsOf(client, draftId, { limit: "100" });
    assert.deepEqual(
      draft.events.map(({ type, versionRevisionId }) => [type, versionRevisionId]),
      [
        ["publishDocumentVersion", `${publishedId}-c`],
        ["createDocumentVersion", `${publishedId}-c`],
        ["publishDocumentVersion", `${publishedId}-a`],
        ["createDocumentVersion", `${publishedId}-a`],
      ],
    );
    for (const { versionRevisionId } of draft.events) {
      const [then] = await documentsAt(client, [draftId], { revision: versionRevisionId });
      assert.equal(then?._rev, versionRevisionId);
    }
    const first = await eventsOf(client, publishedId, { limit: "1" });
    assert.deepEqual(
      first.events.map(({ type, revisionId }) => [type, revisionId]),
      [["publishDocumentVersion", `${publishedId}-d`]],
    );
    const next = await eventsOf(client, publishedId, { limit: "100", nextCursor: first.nextCursor });
    assert.deepEqual(
      next.events.map(({ revisionId }) => revisionId),
      [`${publishedId}-b`],
    );
    assert.equal(next.nextCursor, "");
  }),
  "events of a release, as the Studio asks for them": absent(404, /Not found/, ({ client }) =>
    client.request({ url: `${root}/events/releases/r1` }),
  ),
  "reverting to a revision, as the Studio does it": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [then] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-a` });
    assert(then);
    const { _updatedAt, ...content } = then;
    const attributes = { ...content, _type: "claim", _id: draftId };
    await client.action({ actionType: "sanity.action.document.replaceDraft", publishedId, attributes });
    assert.equal((await client.getDocument(draftId))?.title, "first");
    assert.equal((await client.getDocument(publishedId))?.title, "second");
  }),
  "restoring a deleted document, as the Studio does it": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    await client.action({ actionType: "sanity.action.document.delete", publishedId, includeDrafts: [] });
    const found = await documentsAt(client, [publishedId, draftId], { lastRevision: "true" });
    const [then] = found.filter(({ _id }) => _id === draftId);
    assert(then);
    const { _updatedAt, ...content } = then;
    const attributes = { ...content, _type: "claim", _id: draftId };
    await client.action([
      { actionType: "sanity.action.document.create", publishedId, attributes, ifExists: "fail" },
      { actionType: "sanity.action.document.replaceDraft", publishedId, attributes },
    ]);
    assert.equal((await client.getDocument(draftId))?.title, "second");
  }),
  "purged documents": works(async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    await client.action({
      actionType: "sanity.action.document.delete",
      publishedId,
      includeDrafts: [],
      purge: true,
    });
    assert.deepEqual(await documentsAt(client, [publishedId], { revision: `${publishedId}-b` }), []);
    assert.equal((await documentsAt(client, [draftId], { revision: `${publishedId}-a` })).length, 1);
  }),
};

type Client = LakeInClaims["client"];

async function documentsAt(client: Client, ids: string[], query: Record<string, string> = {}) {
  const answer = await client.request<{ documents: Record<string, unknown>[] }>({
    url: `${root}/documents/${ids.join(",")}`,
    query,
  });
  return answer.documents;
}

interface Transaction {
  id: string;
  author: string;
  timestamp: string;
  documentIDs: string[];
  mutations?: Record<string, unknown>[];
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>;
}

async function transactionsOf(client: Client, ids: string[], query: Record<string, string> = {}) {
  const url = `${root}/transactions/${ids.join(",")}`;
  const lines = String((await client.request<unknown>({ url, query })) ?? "").split("\n");
  return lines.filter(Boolean).map((line): Transaction => JSON.parse(line));
}

const idsOf = (transactions: Transaction[]) => transactions.map(({ id }) => id);

async function eventsOf(client: Client, id: string, query: Record<string, string>) {
  const { events, nextCursor } = await client.request<{
    events: Record<string, { type: string; revisionId: string; versionRevisionId: string }[]>;
    nextCursor: string;
  }>({ url: `${root}/events/documents/${id}`, query });
  return { events: events[id] ?? [], nextCursor };
}

/** A draft is made (a) and published (b), another one made (c) and published (d). */
async function publishTwice(client: Client) {
  const publishedId = newId();
  const draftId = `drafts.${publishedId}`;
  const publish = { actionType: "sanity.action.document.publish", draftId, publishedId } as const;
  const draft = (title: string) => client.transaction().create({ _id: draftId, _type: "claim", title });
  await draft("first").commit({ transactionId: `${publishedId}-a` });
  await client.action(publish, { transactionId: `${publishedId}-b` });
  await draft("second").commit({ transactionId: `${publishedId}-c` });
  await client.action(publish, { transactionId: `${publishedId}-d` });
  return { publishedId, draftId };
}

async function waitForNextMillisecond(timestamp: string): Promise<void> {
  while (Date.now() <= Date.parse(timestamp)) await new Promise((resolve) => setTimeout(resolve, 1));
}
