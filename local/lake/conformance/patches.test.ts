import type { PatchOperations } from "@sanity/client";
import { describe, expect } from "vitest";
import { make } from "./content.ts";
import { expectRefused, test } from "./lake-test.ts";

describe("Patches (sanity.io/docs/http-patches)", () => {
  test.for<[what: string, operations: PatchOperations, expected: object]>([
    ["set", { set: { title: "Two", "list[0]": "A" } }, { title: "Two", list: ["A", "b"] }],
    ["set", { set: { "nested.deep": true } }, { nested: { deep: true } }],
    ["setIfMissing", { setIfMissing: { title: "Two", more: 1 } }, { title: "One", more: 1 }],
    ["unset", { unset: ["title", "list[0]", "nothing"] }, { title: undefined, list: ["b"] }],
    ["inc", { inc: { count: 2 } }, { count: 3 }],
    ["dec", { dec: { count: 2 } }, { count: -1 }],
    ["insert before", { insert: { before: "list[-1]", items: ["x"] } }, { list: ["a", "x", "b"] }],
    ["insert after", { insert: { after: "list[-1]", items: ["x"] } }, { list: ["a", "b", "x"] }],
    ["insert replace", { insert: { replace: "list[0]", items: ["x"] } }, { list: ["x", "b"] }],
    ["diffMatchPatch", { diffMatchPatch: { title: "@@ -1,3 +1,7 @@\n One\n+ Two\n" } }, { title: "One Two" }],
    [
      "the order of the operations",
      {
        insert: { after: "list[-1]", items: ["c"] },
        inc: { count: 1 },
        unset: ["list[0]"],
        setIfMissing: { count: 100 },
        set: { count: 10 },
      },
      { count: 11, list: ["b", "c"] },
    ],
  ])("%s", async ([, operations, expected], { client }) => {
    const { _id, _rev, _updatedAt, ...before } = await make(client);
    const after = await client.patch(_id, operations).commit();
    expect(after).toEqual({ ...before, ...expected, _id, _rev: after._rev, _updatedAt: after._updatedAt });
  });

  test("ifRevisionID", async ({ client }) => {
    const { _id, _rev } = await make(client);
    await client.patch(_id).ifRevisionId(_rev).set({ title: "Two" }).commit();
    const stale = client.patch(_id).ifRevisionId(_rev).set({ title: "Three" }).commit();
    await expectRefused(stale, 409, /unexpected revision ID/);
  });

  test("an unknown operation: 400", async ({ client }) => {
    const { _id } = await make(client);
    const body = { mutations: [{ patch: { id: _id, merge: { a: 1 } } }] };
    const url = "/data/mutate/production";
    await expectRefused(client.request({ url, method: "POST", body }), 400, /Unknown patch operation/);
  });

  test("_id and _type stay", async ({ client }) => {
    const { _id } = await make(client);
    await expectRefused(
      client.patch(_id).set({ _type: "other" }).commit(),
      409,
      /immutable attribute "_type"/,
    );
    await expectRefused(client.patch(_id).set({ _id: "other" }).commit(), 409, /immutable attribute "_id"/);
  });
});
