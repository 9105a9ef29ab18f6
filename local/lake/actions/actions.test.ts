import type { Action } from "@sanity/client";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

const lake = await startLakeInTest();
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
