import { ClientError } from "@sanity/client";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

const lake = await startLakeInTest();
afterAll(() => lake.stop());

async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw new Error("Expected the client's refusal", { cause: error });
  return { status: error.statusCode, body: JSON.parse(String(error.responseBody)) };
}

test("a patch that expects another revision is refused with 409 and changes nothing", async () => {
  const { _rev } = await lake.client.create({ _id: "guarded", _type: "t", value: 1 });
  const { _rev: next } = await lake.client.patch("guarded").ifRevisionId(_rev).set({ value: 2 }).commit();
  const { status, body } = await refusal(
    lake.client.patch("guarded").ifRevisionId(_rev).set({ value: 3 }).commit(),
  );
  expect(status).toBe(409);
  expect(body.error.type).toBe("mutationError");
  expect(body.error.items).toEqual([
    {
      index: 0,
      error: expect.objectContaining({
        type: "documentRevisionIDDoesNotMatchError",
        currentRevisionID: next,
        expectedRevisionID: _rev,
      }),
    },
  ]);
  expect(await lake.client.getDocument("guarded")).toMatchObject({ value: 2, _rev: next });
});

test("a transaction is applied as a whole or not at all", async () => {
  await lake.client
    .transaction()
    .create({ _id: "one", _type: "t" })
    .create({ _id: "two", _type: "t" })
    .commit();
  const { status, body } = await refusal(
    lake.client.transaction().delete("one").create({ _id: "two", _type: "t" }).commit(),
  );
  expect(status).toBe(409);
  expect(body.error.items[0]).toMatchObject({ index: 1, error: { type: "documentAlreadyExistsError" } });
  expect(await lake.client.getDocuments(["one", "two"])).not.toContain(null);
});

test("the same transaction id submitted again is answered again and applied once", async () => {
  await lake.client.create({ _id: "counted", _type: "t", count: 0 });
  const add = () => lake.client.patch("counted").inc({ count: 1 }).commit({ transactionId: "add-one" });
  expect(await add()).toMatchObject({ count: 1, _rev: "add-one" });
  expect(await add()).toMatchObject({ count: 1, _rev: "add-one" });
});

test("a strong reference needs its document, and keeps it; a weak one does neither", async () => {
  const missing = await refusal(lake.client.create({ _type: "t", to: { _ref: "nowhere" } }));
  expect(missing.status).toBe(409);
  expect(missing.body.error.items[0].error.type).toBe("documentReferenceDoesNotExistError");
  await lake.client.create({ _id: "weak", _type: "t", to: { _ref: "nowhere", _weak: true } });
  await lake.client.create({ _id: "target", _type: "t" });
  await lake.client.create({ _id: "source", _type: "t", list: [{ _key: "k", _ref: "target" }] });
  const kept = await refusal(lake.client.delete("target"));
  expect(kept.status).toBe(409);
  expect(kept.body.error.items[0].error).toMatchObject({
    type: "documentHasExistingReferencesError",
    id: "target",
    referencingIDs: ["source"],
  });
  await lake.client.transaction().delete("target").delete("source").commit();
  expect(await lake.client.getDocument("target")).toBeUndefined();
});

test("unknown documents, malformed ids and changes of type are refused, deleting what is not there is not", async () => {
  expect((await refusal(lake.client.patch("nobody").set({ a: 1 }).commit())).status).toBe(404);
  expect((await refusal(lake.client.create({ _id: "#no", _type: "t" }))).status).toBe(400);
  await lake.client.createIfNotExists({ _id: "typed", _type: "t" });
  expect((await refusal(lake.client.patch("typed").set({ _type: "u" }).commit())).status).toBe(409);
  await expect(lake.client.delete("nobody")).resolves.toBeDefined();
});

test("a dry run says what would happen, refusals included, and writes nothing", async () => {
  await lake.client.create({ _id: "dry", _type: "t" }, { dryRun: true });
  expect(await lake.client.getDocument("dry")).toBeUndefined();
  const wrong = refusal(lake.client.create({ _type: "t", to: { _ref: "nowhere" } }, { dryRun: true }));
  expect((await wrong).status).toBe(409);
});

test("array members get keys of their own on request", async () => {
  const document = { _type: "t", list: [{ a: 1 }, { _key: "x" }, { _key: "x" }] };
  const { list } = await lake.client.create(document, { autoGenerateArrayKeys: true });
  expect(new Set(list.map((item) => Object.entries(item).find(([name]) => name === "_key")?.[1])).size).toBe(
    3,
  );
});

test("a request body over four megabytes is refused with 413", async () => {
  const body = JSON.stringify({ mutations: [{ create: { _type: "t", text: "x".repeat(4 * 1024 * 1024) } }] });
  const response = await fetch(`${lake.url}/v1/data/mutate/production`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ statusCode: 413, error: "Request Entity Too Large" });
});
