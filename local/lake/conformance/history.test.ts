import { assert, describe, expect } from "vitest";
import { isRecord } from "../request/is-record.ts";
import { make, newId } from "./content.ts";
import { expectRefused, type Lake, test } from "./lake-test.ts";

const root = "/data/history/production";

describe("HTTP API: History (sanity.io/docs/http-reference/history)", () => {
  test("GET /data/history/{dataset}/documents/{documentId}", async ({ client }) => {
    const { _id } = await make(client);
    expect(await documentsAt(client, [_id])).toEqual([await client.getDocument(_id)]);
  });

  test("revision", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [draft] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-a` });
    expect(draft?.title).toBe("first");
    expect(draft?._rev).toBe(`${publishedId}-a`);
    const [published] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-b` });
    expect(published?._id).toBe(publishedId);
    expect(await documentsAt(client, [publishedId], { revision: "never" })).toEqual([]);
  });

  test("time", async ({ client }) => {
    const first = await make(client);
    await waitForNextMillisecond(first._updatedAt);
    await client.patch(first._id).set({ title: "Two" }).commit();
    const [then] = await documentsAt(client, [first._id], { time: first._updatedAt });
    expect(then).toEqual(first);
    await expectRefused(documentsAt(client, [first._id], { time: "yesterday" }), 400, /Invalid time/);
  });

  test("lastRevision", async ({ client }) => {
    const document = await make(client);
    expect(await documentsAt(client, [document._id], { lastRevision: "true" })).toEqual([document]);
    await client.delete(document._id);
    expect(await documentsAt(client, [document._id], { lastRevision: "true" })).toEqual([document]);
  });

  test("two of revision, time and lastRevision: 400", async ({ client }) => {
    const both = { revision: "a", time: new Date().toISOString() };
    await expectRefused(documentsAt(client, [newId()], both), 400, /Only one of/);
    await expectRefused(documentsAt(client, [newId()], { revision: "a", lastRevision: "true" }), 400);
  });

  test("GET /data/history/{dataset}/transactions/{documentIds}", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [first] = await transactionsOf(client, [publishedId, draftId]);
    expect(first?.id).toBe(`${publishedId}-a`);
    expect(first?.documentIDs).toEqual([draftId]);
    assert(typeof first?.author === "string" && typeof first.timestamp === "string");
    assert(Array.isArray(first.mutations) && isRecord(first.mutations[0]?.create));
  });

  test.for(["excludeContent", "excludeMutations"])("%s", async (option, { client }) => {
    const { _id } = await make(client);
    const [told] = await transactionsOf(client, [_id], { [option]: "true" });
    expect(told?.mutations).toBeUndefined();
  });

  test("includeIdentifiedDocumentsOnly", async ({ client }) => {
    const [one, other] = [newId(), newId()];
    await client
      .transaction()
      .create({ _id: one, _type: "claim" })
      .create({ _id: other, _type: "claim" })
      .commit();
    const [whole] = await transactionsOf(client, [one]);
    expect(whole?.documentIDs.length).toBe(2);
    const [own] = await transactionsOf(client, [one], { includeIdentifiedDocumentsOnly: "true" });
    expect(own?.documentIDs).toEqual([one]);
  });

  test("fromTime, toTime", async ({ client }) => {
    const first = await make(client);
    await waitForNextMillisecond(first._updatedAt);
    const second = await client.patch(first._id).set({ title: "Two" }).commit();
    const until = await transactionsOf(client, [first._id], { toTime: first._updatedAt });
    expect(idsOf(until)).toEqual([first._rev]);
    const since = await transactionsOf(client, [first._id], { fromTime: second._updatedAt });
    expect(idsOf(since)).toEqual([second._rev]);
  });

  test("fromTransaction, toTransaction", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const all = idsOf(await transactionsOf(client, [publishedId, draftId]));
    expect(all.length).toBe(4);
    const range = { fromTransaction: `${publishedId}-b`, toTransaction: `${publishedId}-c` };
    expect(idsOf(await transactionsOf(client, [publishedId, draftId], range))).toEqual(all.slice(1, 3));
  });

  test("authors", async ({ client }) => {
    const { _id } = await make(client);
    const me = await client.users.getById("me");
    expect((await transactionsOf(client, [_id], { authors: `${me.id},another` })).length).toBe(1);
    expect((await transactionsOf(client, [_id], { authors: "another" })).length).toBe(0);
  });

  test("reverse", async ({ client }) => {
    const { publishedId } = await publishTwice(client);
    const forward = idsOf(await transactionsOf(client, [publishedId]));
    expect(idsOf(await transactionsOf(client, [publishedId], { reverse: "true" }))).toEqual(
      forward.reverse(),
    );
  });

  test("limit", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const ids = [publishedId, draftId];
    expect((await transactionsOf(client, ids, { limit: "3" })).length).toBe(3);
    await expectRefused(transactionsOf(client, ids, { limit: "0" }), 400, /Invalid limit/);
  });

  test("effectFormat=mendoza — differs: whole documents instead of small steps", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const options = {
      effectFormat: "mendoza",
      excludeContent: "true",
      includeIdentifiedDocumentsOnly: "true",
    };
    const [made, published] = await transactionsOf(client, [draftId], options);
    const [draft] = await documentsAt(client, [draftId], { revision: `${publishedId}-a` });
    expect(made?.effects?.[draftId]).toEqual({ apply: [0, draft], revert: [0, null] });
    expect(published?.effects?.[draftId]?.apply).toEqual([0, null]);
    expect(published?.effects?.[publishedId]).toBeUndefined();
  });

  test("events of a document, as the Studio asks for them", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const draft = await eventsOf(client, draftId, { limit: "100" });
    expect(draft.events.map(({ type, versionRevisionId }) => [type, versionRevisionId])).toEqual([
      ["publishDocumentVersion", `${publishedId}-c`],
      ["createDocumentVersion", `${publishedId}-c`],
      ["publishDocumentVersion", `${publishedId}-a`],
      ["createDocumentVersion", `${publishedId}-a`],
    ]);
    for (const { versionRevisionId } of draft.events) {
      const [then] = await documentsAt(client, [draftId], { revision: versionRevisionId });
      expect(then?._rev).toBe(versionRevisionId);
    }
    const first = await eventsOf(client, publishedId, { limit: "1" });
    expect(first.events.map(({ type, revisionId }) => [type, revisionId])).toEqual([
      ["publishDocumentVersion", `${publishedId}-d`],
    ]);
    const next = await eventsOf(client, publishedId, { limit: "100", nextCursor: first.nextCursor });
    expect(next.events.map(({ revisionId }) => revisionId)).toEqual([`${publishedId}-b`]);
    expect(next.nextCursor).toBe("");
  });

  test("reverting to a revision, as the Studio does it", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    const [then] = await documentsAt(client, [publishedId, draftId], { revision: `${publishedId}-a` });
    assert(then);
    const { _updatedAt, ...content } = then;
    const attributes = { ...content, _type: "claim", _id: draftId };
    await client.action({ actionType: "sanity.action.document.replaceDraft", publishedId, attributes });
    expect((await client.getDocument(draftId))?.title).toBe("first");
    expect((await client.getDocument(publishedId))?.title).toBe("second");
  });

  test("restoring a deleted document, as the Studio does it", async ({ client }) => {
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
    expect((await client.getDocument(draftId))?.title).toBe("second");
  });

  test("purged documents", async ({ client }) => {
    const { publishedId, draftId } = await publishTwice(client);
    await client.action({
      actionType: "sanity.action.document.delete",
      publishedId,
      includeDrafts: [],
      purge: true,
    });
    expect(await documentsAt(client, [publishedId], { revision: `${publishedId}-b` })).toEqual([]);
    expect((await documentsAt(client, [draftId], { revision: `${publishedId}-a` })).length).toBe(1);
  });
});

type Client = Lake["client"];

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
