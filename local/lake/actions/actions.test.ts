import type { Action } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

let lake: Awaited<ReturnType<typeof startLakeInTest>>;
beforeAll(async () => {
  lake = await startLakeInTest();
});
afterAll(() => lake.stop());

const edit = (id: string, patch: Record<string, unknown>): Action => ({
  actionType: "sanity.action.document.edit",
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
});
const publish = (id: string): Action => ({
  actionType: "sanity.action.document.publish",
  draftId: `drafts.${id}`,
  publishedId: id,
});
const read = (id: string) => lake.client.getDocument(id);

test("an edit makes a draft of the published document, even when it changes nothing", async () => {
  await lake.client.create({ _id: "page", _type: "page", title: "Old" });
  const unset = ["_empty_action_guard_pseudo_field_"];
  const { transactionId } = await lake.client.action(edit("page", { unset }), {
    transactionId: "first-edit",
  });
  expect(transactionId).toBe("first-edit");
  expect(await read("drafts.page")).toMatchObject({ title: "Old", _rev: "first-edit" });
  await lake.client.action([edit("page", { unset }), edit("page", { set: { title: "New" } })]);
  expect(await read("drafts.page")).toMatchObject({ title: "New" });
  expect(await read("page")).toMatchObject({ title: "Old" });
});

test("publishing replaces the published document, removes the draft and strengthens its references", async () => {
  await lake.client.create({ _id: "friend", _type: "person" });
  const friend = { _ref: "friend", _weak: true, _strengthenOnPublish: { type: "person" } };
  const weak = { _ref: "gone", _weak: true, _strengthenOnPublish: { type: "person", weak: true } };
  await lake.client.create({ _id: "drafts.post", _type: "post", friend, weak });
  await lake.client.action(publish("post"));
  const published = await read("post");
  expect(published?.friend).toEqual({ _ref: "friend" });
  expect(published?.weak).toEqual({ _ref: "gone", _weak: true });
  expect(await read("drafts.post")).toBeUndefined();
});

test("publishing over a published document that changed meanwhile is refused with 409", async () => {
  await lake.client.create({ _id: "raced", _type: "t" });
  await lake.client.action(edit("raced", { set: { a: 1 } }));
  const action = { ...publish("raced"), ifPublishedRevisionId: "another" };
  await expect(lake.client.action(action)).rejects.toMatchObject({
    statusCode: 409,
    details: { type: "actionError", items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }] },
  });
  expect(await read("drafts.raced")).toMatchObject({ a: 1 });
});

test("discarding removes the draft only, and is refused with 404 when there is none", async () => {
  await lake.client.create({ _id: "kept", _type: "t" });
  await lake.client.action(edit("kept", { set: { a: 1 } }));
  const discard: Action = { actionType: "sanity.action.document.version.discard", versionId: "drafts.kept" };
  await lake.client.action(discard);
  expect(await read("drafts.kept")).toBeUndefined();
  expect(await read("kept")).toBeDefined();
  await expect(lake.client.action(discard)).rejects.toMatchObject({ statusCode: 404 });
});

test("unpublishing turns the published document into a draft", async () => {
  await lake.client.create({ _id: "public", _type: "t", a: 1 });
  await lake.client.action({
    actionType: "sanity.action.document.unpublish",
    draftId: "drafts.public",
    publishedId: "public",
  });
  expect(await read("public")).toBeUndefined();
  expect(await read("drafts.public")).toMatchObject({ a: 1 });
});

test("a document is created once and deleted with its drafts", async () => {
  const create: Action = {
    actionType: "sanity.action.document.create",
    publishedId: "new",
    attributes: { _id: "drafts.new", _type: "t" },
    ifExists: "fail",
  };
  await lake.client.action(create);
  await expect(lake.client.action(create)).rejects.toThrow("already exists");
  await lake.client.action({ ...create, ifExists: "ignore" });
  await lake.client.action([publish("new"), edit("new", { set: { a: 1 } })]);
  const drop: Action = { actionType: "sanity.action.document.delete", publishedId: "new", includeDrafts: [] };
  await expect(lake.client.action(drop)).rejects.toMatchObject({ statusCode: 409 });
  await lake.client.action({ ...drop, includeDrafts: ["drafts.new"] });
  expect(await lake.client.getDocuments(["new", "drafts.new"])).toEqual([null, null]);
});

test("versions are created, replaced, marked and discarded", async () => {
  await lake.client.create({ _id: "dish", _type: "t", price: 1 });
  const versionId = "versions.spring.dish";
  const actionType = "sanity.action.document.version";
  await lake.client.action({
    actionType: `${actionType}.create`,
    publishedId: "dish",
    baseId: "dish",
    versionId,
  });
  expect(await read(versionId)).toMatchObject({ price: 1 });
  const document = { _id: versionId, _type: "t", price: 2 };
  await lake.client.action({ actionType: `${actionType}.replace`, document });
  const seen = await lake.client.fetch('*[_id == "dish"][0].price', {}, { perspective: ["spring"] });
  expect(seen).toBe(2);
  await lake.client.action({ actionType: `${actionType}.unpublish`, publishedId: "dish", versionId });
  expect(await lake.client.fetch('*[_id == "dish"]', {}, { perspective: ["spring"] })).toEqual([]);
  await lake.client.action({ actionType: `${actionType}.discard`, versionId });
  expect(await read(versionId)).toBeUndefined();
});

test("the history tells creation, publication and the document at each revision", async () => {
  const first = lake.client.transaction().create({ _id: "drafts.told", _type: "t", text: "one" });
  await first.commit({ transactionId: "made" });
  await lake.client.action(publish("told"), { transactionId: "published" });
  await lake.client.action(edit("told", { set: { text: "two" } }), { transactionId: "edited" });
  const get = async (path: string) =>
    (await fetch(`${lake.url}/v2025-02-19/data/history/production/${path}`)).text();
  const { events } = JSON.parse(await get("events/documents/drafts.told?limit=10"));
  expect(events["drafts.told"].map(({ type }: { type: string }) => type)).toEqual([
    "createDocumentVersion",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
  const old = JSON.parse(await get("documents/told,drafts.told?revision=made"));
  expect(old.documents).toMatchObject([{ _id: "drafts.told", text: "one", _rev: "made" }]);
  const query = "effectFormat=mendoza&reverse=true&limit=2";
  const lines = (await get(`transactions/told,drafts.told?${query}`)).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(["edited", "published"]);
  expect(JSON.parse(lines[1] ?? "").effects["drafts.told"].apply).toEqual([0, null]);
});
