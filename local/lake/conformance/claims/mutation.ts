import assert from "node:assert/strict";
import { assertRefused, type Claims, differs, works } from "../claim.ts";
import { make, newId } from "./content.ts";

const refer = (_ref: string) => ({ _type: "reference", _ref });

export const mutationClaims: Claims = {
  "POST /data/mutate/{dataset}": works(async ({ client }) => {
    const mutations = [{ create: { _id: newId(), _type: "claim" } }];
    const url = "/data/mutate/production";
    const answer = await client.request({ url, method: "POST", body: { mutations } });
    assert.deepEqual(answer, { transactionId: answer.transactionId, results: [{ operation: "create" }] });
  }),
  create: works(async ({ client }) => {
    const document = await make(client);
    assert.equal(document._createdAt, document._updatedAt);
    assert.deepEqual(await client.getDocument(document._id), document);
  }),
  "create without _id": works(async ({ client }) => {
    const { _id } = await client.create({ _type: "claim" });
    assert.match(_id, /^[\w-]{20,}$/);
  }),
  "create with an _id that ends in a dot": works(async ({ client }) => {
    const { _id } = await client.create({ _id: "claims.", _type: "claim" });
    assert.match(_id, /^claims\.[\w-]{20,}$/);
  }),
  "create over an existing document: 409": works(async ({ client }) => {
    const { _id } = await make(client);
    await assertRefused(client.create({ _id, _type: "claim" }), 409, /already exists/);
  }),
  createOrReplace: works(async ({ client }) => {
    const { _id, _createdAt } = await make(client);
    await client.createOrReplace({ _id, _type: "claim", text: "new" });
    const replaced = await client.getDocument(_id);
    assert.deepEqual([replaced?.title, replaced?.text, replaced?._createdAt], [undefined, "new", _createdAt]);
  }),
  "createOrReplace with another _type": differs(
    "allowed for referenced documents too",
    async ({ client }) => {
      const { _id } = await make(client);
      await make(client, { to: refer(_id) });
      assert.equal((await client.createOrReplace({ _id, _type: "other" }))._type, "other");
    },
  ),
  createIfNotExists: works(async ({ client }) => {
    const document = await make(client);
    const kept = await client.createIfNotExists({ _id: document._id, _type: "claim", title: "Two" });
    assert.deepEqual(kept, document);
  }),
  delete: works(async ({ client }) => {
    const { _id } = await make(client);
    await client.delete(_id);
    assert.equal(await client.getDocument(_id), undefined);
  }),
  "delete by query": differs("sees the state before its transaction", async ({ client }) => {
    const [{ _id, title }, later] = [await make(client, { title: newId() }), newId()];
    const selection = { query: "*[title == $title]", params: { title } };
    await client.delete(selection);
    assert.equal(await client.getDocument(_id), undefined);
    const mutations = [{ create: { _id: later, _type: "claim", title } }, { delete: selection }];
    await client.mutate(mutations);
    assert.equal((await client.getDocument(later))?.title, title);
  }),
  patch: works(async ({ client }) => {
    const { _id, _rev } = await make(client);
    const patched = await client.patch(_id).set({ title: "Two" }).commit();
    assert.equal(patched.title, "Two");
    assert.notEqual(patched._rev, _rev);
  }),
  "patch by query": differs("sees the state before its transaction", async ({ client }) => {
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
    assert.deepEqual(counts, [2, 2, 1]);
  }),
  "patch of a missing document: 404": works(({ client }) =>
    assertRefused(client.patch(newId()).set({ a: 1 }).commit(), 404, /was not found/),
  ),
  "several mutations: all or none": works(async ({ client }) => {
    const id = newId();
    const transaction = client.transaction().create({ _id: id, _type: "claim" }).delete("nobody");
    await assertRefused(transaction.patch(newId(), { set: { a: 1 } }).commit(), 404);
    assert.equal(await client.getDocument(id), undefined);
  }),
  returnIds: works(async ({ client }) => {
    const id = newId();
    const answer = await client.create({ _id: id, _type: "claim" }, { returnDocuments: false });
    assert.deepEqual([answer.documentId, answer.results], [id, [{ id, operation: "create" }]]);
  }),
  returnDocuments: works(async ({ client }) => {
    const body = { mutations: [{ create: { _id: newId(), _type: "claim", a: 1 } }] };
    const url = "/data/mutate/production?returnDocuments=true";
    const { results } = await client.request({ url, method: "POST", body });
    assert.equal(results[0].document.a, 1);
  }),
  "visibility=sync": works(async ({ client }) => {
    const { _id } = await client.create({ _id: newId(), _type: "claim" }, { visibility: "sync" });
    assert.equal(await client.fetch("count(*[_id == $id])", { id: _id }), 1);
  }),
  "visibility=async, visibility=deferred": differs("visible at once", async ({ client }) => {
    for (const visibility of ["async", "deferred"] as const) {
      const { _id } = await client.create({ _id: newId(), _type: "claim" }, { visibility });
      assert.equal(await client.fetch("count(*[_id == $id])", { id: _id }), 1);
    }
  }),
  dryRun: works(async ({ client }) => {
    const id = newId();
    assert.equal((await client.create({ _id: id, _type: "claim" }, { dryRun: true }))._id, id);
    assert.equal(await client.getDocument(id), undefined);
  }),
  autoGenerateArrayKeys: works(async ({ client }) => {
    const document = { _type: "claim", list: [{ a: 1 }, { a: 2, _key: "kept" }] };
    const { list } = await client.create(document, { autoGenerateArrayKeys: true });
    assert(list[0] && "_key" in list[0]);
    assert.equal(list[1]?._key, "kept");
  }),
  transactionId: works(async ({ client }) => {
    const transactionId = newId();
    const { _id } = await client.create({ _id: newId(), _type: "claim" });
    await client
      .transaction()
      .patch(_id, { set: { a: 1 } })
      .commit({ transactionId });
    assert.equal((await client.getDocument(_id))?._rev, transactionId);
  }),
  "a transactionId used before": differs("answers the first result", async ({ client }) => {
    const [transactionId, first, second] = [newId(), newId(), newId()];
    const create = (_id: string) =>
      client.transaction().create({ _id, _type: "claim" }).commit({ transactionId });
    assert.deepEqual((await create(first)).documentIds, [first]);
    assert.deepEqual((await create(second)).documentIds, [first]);
    assert.equal(await client.getDocument(second), undefined);
  }),
  skipCrossDatasetReferenceValidation: differs("never validated", async ({ client }) => {
    const far = { _type: "crossDatasetReference", _ref: "a", _dataset: "other", _projectId: "other" };
    for (const skipCrossDatasetReferenceValidation of [false, true]) {
      await client.create({ _type: "claim", far }, { skipCrossDatasetReferenceValidation });
    }
  }),
  tag: works(async ({ client }) => {
    assert.equal((await client.create({ _type: "claim", a: 1 }, { tag: "claims" })).a, 1);
  }),
  "strong references keep their target": works(async ({ client }) => {
    const { _id } = await make(client);
    await make(client, { to: refer(_id) });
    await assertRefused(client.delete(_id), 409, /references to it/);
  }),
  "strong references need their target": works(({ client }) =>
    assertRefused(make(client, { to: refer("nobody") }), 409, /non-existent document/),
  ),
  "weak references": works(async ({ client }) => {
    const { _id } = await make(client);
    await make(client, { to: { ...refer(_id), _weak: true } });
    await client.delete(_id);
  }),
};
