import assert from "node:assert/strict";
import { assertRefused, type Claims, works } from "../claim.ts";
import { make } from "./content.ts";

export const patchClaims: Claims = {
  set: works(async ({ client }) => {
    const { _id } = await make(client);
    const patched = await client.patch(_id).set({ title: "Two", "list[0]": "A" }).commit();
    assert.deepEqual([patched.title, patched.list], ["Two", ["A", "b"]]);
  }),
  setIfMissing: works(async ({ client }) => {
    const { _id } = await make(client);
    const patched = await client.patch(_id).setIfMissing({ title: "Two", more: 1 }).commit();
    assert.deepEqual([patched.title, patched.more], ["One", 1]);
  }),
  unset: works(async ({ client }) => {
    const { _id } = await make(client);
    const patched = await client.patch(_id).unset(["title", "list[0]", "nothing"]).commit();
    assert.deepEqual([patched.title, patched.list], [undefined, ["b"]]);
  }),
  inc: works(async ({ client }) => {
    const { _id } = await make(client);
    assert.equal((await client.patch(_id).inc({ count: 2 }).commit()).count, 3);
  }),
  dec: works(async ({ client }) => {
    const { _id } = await make(client);
    assert.equal((await client.patch(_id).dec({ count: 2 }).commit()).count, -1);
  }),
  "insert before": insertion("before", "list[-1]", ["a", "x", "b"]),
  "insert after": insertion("after", "list[-1]", ["a", "b", "x"]),
  "insert replace": insertion("replace", "list[0]", ["x", "b"]),
  diffMatchPatch: works(async ({ client }) => {
    const { _id } = await make(client);
    const patch = "@@ -1,3 +1,7 @@\n One\n+ Two\n";
    assert.equal((await client.patch(_id).diffMatchPatch({ title: patch }).commit()).title, "One Two");
  }),
  ifRevisionID: works(async ({ client }) => {
    const { _id, _rev } = await make(client);
    await client.patch(_id).ifRevisionId(_rev).set({ title: "Two" }).commit();
    const stale = client.patch(_id).ifRevisionId(_rev).set({ title: "Three" }).commit();
    await assertRefused(stale, 409, /unexpected revision ID/);
  }),
  "the order of the operations": works(async ({ client }) => {
    const { _id } = await make(client);
    const patch = client.patch(_id, {
      insert: { after: "list[-1]", items: ["c"] },
      inc: { count: 1 },
      unset: ["list[0]"],
      setIfMissing: { count: 100 },
      set: { count: 10 },
    });
    const patched = await patch.commit();
    assert.deepEqual([patched.count, patched.list], [11, ["b", "c"]]);
  }),
  "an unknown operation: 400": works(async ({ client }) => {
    const { _id } = await make(client);
    const body = { mutations: [{ patch: { id: _id, merge: { a: 1 } } }] };
    const url = "/data/mutate/production";
    await assertRefused(client.request({ url, method: "POST", body }), 400, /Unknown patch operation/);
  }),
  "_id and _type stay": works(async ({ client }) => {
    const { _id } = await make(client);
    await assertRefused(
      client.patch(_id).set({ _type: "other" }).commit(),
      409,
      /immutable attribute "_type"/,
    );
    await assertRefused(client.patch(_id).set({ _id: "other" }).commit(), 409, /immutable attribute "_id"/);
  }),
};

function insertion(at: "before" | "after" | "replace", selector: string, expected: string[]) {
  return works(async ({ client }) => {
    const { _id } = await make(client);
    assert.deepEqual((await client.patch(_id).insert(at, selector, ["x"]).commit()).list, expected);
  });
}
