import { assert, describe, expect } from "vitest";
import { make, newId } from "./content.ts";
import { expectRefused, test } from "./lake-test.ts";

const refer = (_ref: string) => ({ _type: "reference", _ref });

describe("HTTP API: Mutation (sanity.io/docs/http-reference/mutation)", () => {
  test("POST /data/mutate/{dataset}", async ({ client }) => {
    const mutations = [{ create: { _id: newId(), _type: "claim" } }];
    const url = "/data/mutate/production";
    const answer = await client.request({ url, method: "POST", body: { mutations } });
    expect(answer).toEqual({ transactionId: answer.transactionId, results: [{ operation: "create" }] });
  });

  test("create", async ({ client }) => {
    const document = await make(client);
    expect(document._createdAt).toBe(document._updatedAt);
    expect(await client.getDocument(document._id)).toEqual(document);
  });

  test("create without _id", async ({ client }) => {
    const { _id } = await client.create({ _type: "claim" });
    expect(_id).toMatch(/^[\w-]{20,}$/);
  });

  test("create with an _id that ends in a dot", async ({ client }) => {
    const { _id } = await client.create({ _id: "claims.", _type: "claim" });
    expect(_id).toMatch(/^claims\.[\w-]{20,}$/);
  });

  test("create over an existing document: 409", async ({ client }) => {
    const { _id } = await make(client);
    await expectRefused(client.create({ _id, _type: "claim" }), 409, /already exists/);
  });

  test("createOrReplace", async ({ client }) => {
    const { _id, _createdAt } = await make(client);
    await client.createOrReplace({ _id, _type: "claim", text: "new" });
    const replaced = await client.getDocument(_id);
    expect([replaced?.title, replaced?.text, replaced?._createdAt]).toEqual([undefined, "new", _createdAt]);
  });

  test("createOrReplace with another _type — differs: allowed for referenced documents too", async ({
    client,
  }) => {
    const { _id } = await make(client);
    await make(client, { to: refer(_id) });
    expect((await client.createOrReplace({ _id, _type: "other" }))._type).toBe("other");
  });

  test("createIfNotExists", async ({ client }) => {
    const document = await make(client);
    const kept = await client.createIfNotExists({ _id: document._id, _type: "claim", title: "Two" });
    expect(kept).toEqual(document);
  });

  test("delete", async ({ client }) => {
    const { _id } = await make(client);
    await client.delete(_id);
    expect(await client.getDocument(_id)).toBeUndefined();
  });

  test("delete by query — differs: sees the state before its transaction", async ({ client }) => {
    const [{ _id, title }, later] = [await make(client, { title: newId() }), newId()];
    const selection = { query: "*[title == $title]", params: { title } };
    await client.delete(selection);
    expect(await client.getDocument(_id)).toBeUndefined();
    const mutations = [{ create: { _id: later, _type: "claim", title } }, { delete: selection }];
    await client.mutate(mutations);
    expect((await client.getDocument(later))?.title).toBe(title);
  });

  test("patch", async ({ client }) => {
    const { _id, _rev } = await make(client);
    const patched = await client.patch(_id).set({ title: "Two" }).commit();
    expect(patched.title).toBe("Two");
    expect(patched._rev).not.toBe(_rev);
  });

  test("patch by query — differs: sees the state before its transaction", async ({ client }) => {
    const title = newId();
    const [first, second] = [await make(client, { title }), await make(client, { title })];
    const [later, params] = [newId(), { title }];
    await client
      .transaction()
      .create({ _id: later, _type: "claim", title, count: 1 })
      .patch({ query: "*[title == $title]", params }, { inc: { count: 1 } })
      .commit();
    const ids = [first._id, second._id, later];
    const counts = (await client.getDocuments(ids)).map((document) => document?.count);
    expect(counts).toEqual([2, 2, 1]);
  });

  test("patch of a missing document: 404", ({ client }) =>
    expectRefused(client.patch(newId()).set({ a: 1 }).commit(), 404, /was not found/));

  test("several mutations: all or none", async ({ client }) => {
    const id = newId();
    const transaction = client.transaction().create({ _id: id, _type: "claim" }).delete("nobody");
    await expectRefused(transaction.patch(newId(), { set: { a: 1 } }).commit(), 404);
    expect(await client.getDocument(id)).toBeUndefined();
  });

  test("returnIds", async ({ client }) => {
    const id = newId();
    const answer = await client.create({ _id: id, _type: "claim" }, { returnDocuments: false });
    expect([answer.documentId, answer.results]).toEqual([id, [{ id, operation: "create" }]]);
  });

  test("returnDocuments", async ({ client }) => {
    const body = { mutations: [{ create: { _id: newId(), _type: "claim", a: 1 } }] };
    const url = "/data/mutate/production?returnDocuments=true";
    const { results } = await client.request({ url, method: "POST", body });
    expect(results[0].document.a).toBe(1);
  });

  test("visibility=sync", async ({ client }) => {
    const { _id } = await client.create({ _id: newId(), _type: "claim" }, { visibility: "sync" });
    expect(await client.fetch("count(*[_id == $id])", { id: _id })).toBe(1);
  });

  test("visibility=async, visibility=deferred — differs: visible at once", async ({ client }) => {
    for (const visibility of ["async", "deferred"] as const) {
      const { _id } = await client.create({ _id: newId(), _type: "claim" }, { visibility });
      expect(await client.fetch("count(*[_id == $id])", { id: _id })).toBe(1);
    }
  });

  test("dryRun", async ({ client }) => {
    const id = newId();
    expect((await client.create({ _id: id, _type: "claim" }, { dryRun: true }))._id).toBe(id);
    expect(await client.getDocument(id)).toBeUndefined();
  });

  test("autoGenerateArrayKeys", async ({ client }) => {
    const document = { _type: "claim", list: [{ a: 1 }, { a: 2, _key: "kept" }] };
    const { list } = await client.create(document, { autoGenerateArrayKeys: true });
    assert(list[0] && "_key" in list[0]);
    expect(list[1]?._key).toBe("kept");
  });

  test("transactionId", async ({ client }) => {
    const transactionId = newId();
    const { _id } = await client.create({ _id: newId(), _type: "claim" });
    await client
      .transaction()
      .patch(_id, { set: { a: 1 } })
      .commit({ transactionId });
    expect((await client.getDocument(_id))?._rev).toBe(transactionId);
  });

  test("a transactionId used before — differs: answers the first result", async ({ client }) => {
    const [transactionId, first, second] = [newId(), newId(), newId()];
    const create = (_id: string) =>
      client.transaction().create({ _id, _type: "claim" }).commit({ transactionId });
    expect((await create(first)).documentIds).toEqual([first]);
    expect((await create(second)).documentIds).toEqual([first]);
    expect(await client.getDocument(second)).toBeUndefined();
  });

  test("skipCrossDatasetReferenceValidation — differs: never validated", async ({ client }) => {
    const far = { _type: "crossDatasetReference", _ref: "a", _dataset: "other", _projectId: "other" };
    for (const skipCrossDatasetReferenceValidation of [false, true]) {
      await client.create({ _type: "claim", far }, { skipCrossDatasetReferenceValidation });
    }
  });

  test("tag", async ({ client }) => {
    expect((await client.create({ _type: "claim", a: 1 }, { tag: "claims" })).a).toBe(1);
  });

  test("strong references keep their target", async ({ client }) => {
    const { _id } = await make(client);
    await make(client, { to: refer(_id) });
    await expectRefused(client.delete(_id), 409, /references to it/);
  });

  test("strong references need their target", ({ client }) =>
    expectRefused(make(client, { to: refer("nobody") }), 409, /non-existent document/));

  test("weak references", async ({ client }) => {
    const { _id } = await make(client);
    await make(client, { to: { ...refer(_id), _weak: true } });
    await client.delete(_id);
  });
});
