import type { Action } from "@sanity/client";
import { describe, expect } from "vitest";
import { newId, withVersion } from "./content.ts";
import { expectRefused, type Lake, test } from "./lake-test.ts";

type Client = Lake["client"];

const document = "sanity.action.document";
const names = (publishedId = newId()) => ({ publishedId, draftId: `drafts.${publishedId}` });
const titleOf = async (client: Client, id: string) => (await client.getDocument(id))?.title;

async function withDraft(client: Client, fields: object = {}) {
  const ids = names();
  await client.create({ _id: ids.draftId, _type: "claim", title: "Draft", ...fields });
  return ids;
}

async function withBoth(client: Client) {
  const ids = await withDraft(client);
  await client.create({ _id: ids.publishedId, _type: "claim", title: "Published" });
  return ids;
}

describe("HTTP API: Actions (sanity.io/docs/http-reference/actions)", () => {
  test("POST /data/actions/{dataset}", async ({ client }) => {
    const { draftId } = await withDraft(client);
    const actions = [{ actionType: `${document}.discard`, draftId }];
    const url = "/data/actions/production";
    const { transactionId } = await client.request({ url, method: "POST", body: { actions } });
    expect(typeof transactionId).toBe("string");
  });

  test("sanity.action.document.create", async ({ client }) => {
    const { publishedId, draftId } = names();
    await client.action(creation(publishedId, "fail"));
    expect(await titleOf(client, draftId)).toBe("New");
  });

  test("sanity.action.document.create: ifExists", async ({ client }) => {
    const { publishedId, draftId } = await withDraft(client);
    await expectRefused(client.action(creation(publishedId, "fail")), 409, /already exists/);
    await client.action(creation(publishedId, "ignore"));
    expect(await titleOf(client, draftId)).toBe("Draft");
  });

  test("sanity.action.document.delete", async ({ client }) => {
    const { publishedId } = names();
    await client.create({ _id: publishedId, _type: "claim" });
    await client.action({ actionType: `${document}.delete`, publishedId, includeDrafts: [] });
    expect(await client.getDocument(publishedId)).toBeUndefined();
  });

  test("sanity.action.document.delete: includeDrafts, purge", async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    const deletion = { actionType: `${document}.delete`, publishedId, purge: true } as const;
    await expectRefused(client.action({ ...deletion, includeDrafts: [] }), 409, /has a draft/);
    await client.action({ ...deletion, includeDrafts: [draftId] });
    expect(await client.getDocuments([publishedId, draftId])).toEqual([null, null]);
  });

  test("sanity.action.document.edit", async ({ client }) => {
    const { publishedId, draftId } = names();
    await client.create({ _id: publishedId, _type: "claim", title: "Published" });
    await client.action({ actionType: `${document}.edit`, draftId, publishedId, patch: { set: { a: 1 } } });
    const draft = await client.getDocument(draftId);
    expect([draft?.title, draft?.a]).toEqual(["Published", 1]);
  });

  test("sanity.action.document.publish", async ({ client }) => {
    const ids = await withBoth(client);
    await client.action({ actionType: `${document}.publish`, ...ids });
    expect(await titleOf(client, ids.publishedId)).toBe("Draft");
    expect(await client.getDocument(ids.draftId)).toBeUndefined();
  });

  test("sanity.action.document.publish: ifDraftRevisionId, ifPublishedRevisionId", async ({ client }) => {
    const publication = { actionType: `${document}.publish`, ...(await withBoth(client)) } as const;
    await expectRefused(client.action({ ...publication, ifDraftRevisionId: "old" }), 409, /revision/);
    await expectRefused(client.action({ ...publication, ifPublishedRevisionId: "old" }), 409, /revision/);
  });

  test("sanity.action.document.publish: _strengthenOnPublish", async ({ client }) => {
    const to = { _type: "reference", _ref: "ibsen", _weak: true, _strengthenOnPublish: { type: "author" } };
    const ids = await withDraft(client, { to });
    await client.action({ actionType: `${document}.publish`, ...ids });
    const published = await client.getDocument(ids.publishedId);
    expect(published?.to).toEqual({ _type: "reference", _ref: "ibsen" });
  });

  test("sanity.action.document.unpublish", async ({ client }) => {
    const ids = names();
    await client.create({ _id: ids.publishedId, _type: "claim", title: "Published" });
    await client.action({ actionType: `${document}.unpublish`, ...ids });
    expect(await client.getDocument(ids.publishedId)).toBeUndefined();
    expect(await titleOf(client, ids.draftId)).toBe("Published");
  });

  test("sanity.action.document.discard", async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    await client.action({ actionType: `${document}.discard`, draftId });
    expect(await client.getDocument(draftId)).toBeUndefined();
    expect(await titleOf(client, publishedId)).toBe("Published");
  });

  test("sanity.action.document.replaceDraft", async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    const attributes = { _id: draftId, _type: "claim", title: "Replaced" };
    await client.action({ actionType: `${document}.replaceDraft`, publishedId, attributes });
    expect(await titleOf(client, draftId)).toBe("Replaced");
  });

  test("sanity.action.document.version.create", async ({ client }) => {
    const { publishedId } = names();
    const version = { _id: `versions.may.${publishedId}`, _type: "claim", title: "Version" };
    await client.action({ actionType: `${document}.version.create`, publishedId, document: version });
    expect(await titleOf(client, version._id)).toBe("Version");
  });

  test("sanity.action.document.version.create: baseId, ifBaseRevisionId", async ({ client }) => {
    const { publishedId } = await withBoth(client);
    const versionId = `versions.may.${publishedId}`;
    const base = { publishedId, versionId, baseId: publishedId };
    const creation = { actionType: `${document}.version.create`, ...base } as const;
    await expectRefused(client.action({ ...creation, ifBaseRevisionId: "old" }), 409, /revision/);
    await client.action(creation);
    expect(await titleOf(client, versionId)).toBe("Published");
  });

  test("sanity.action.document.version.discard", async ({ client }) => {
    const { versionId } = await withVersion(client);
    await client.action({ actionType: `${document}.version.discard`, versionId });
    expect(await client.getDocument(versionId)).toBeUndefined();
  });

  test("sanity.action.document.version.replace", async ({ client }) => {
    const { versionId } = await withVersion(client);
    const version = { _id: versionId, _type: "claim", title: "Replaced" };
    await client.action({ actionType: `${document}.version.replace`, document: version });
    expect(await titleOf(client, versionId)).toBe("Replaced");
  });

  test("sanity.action.document.version.unpublish", async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    await client.action({ actionType: `${document}.version.unpublish`, publishedId, versionId });
    const seen = await client.fetch("*[_id == $publishedId]", { publishedId }, { perspective: ["may"] });
    expect(seen).toEqual([]);
  });

  test("several actions: all or none", async ({ client }) => {
    const ids = await withDraft(client);
    const publication: Action = { actionType: `${document}.publish`, ...ids };
    await expectRefused(client.action([publication, publication]), 404, /was not found/);
    expect(await titleOf(client, ids.draftId)).toBe("Draft");
  });

  test("dryRun", async ({ client }) => {
    const ids = await withDraft(client);
    await client.action({ actionType: `${document}.publish`, ...ids }, { dryRun: true });
    expect(await client.getDocument(ids.publishedId)).toBeUndefined();
  });

  test("transactionId", async ({ client }) => {
    const transactionId = newId();
    const ids = await withDraft(client);
    const answer = await client.action({ actionType: `${document}.publish`, ...ids }, { transactionId });
    expect(answer.transactionId).toBe(transactionId);
    expect((await client.getDocument(ids.publishedId))?._rev).toBe(transactionId);
  });

  test("skipCrossDatasetReferenceValidation — differs: never validated", async ({ client }) => {
    const far = { _type: "crossDatasetReference", _ref: "a", _dataset: "other", _projectId: "other" };
    const ids = await withDraft(client, { far });
    await client.action({ actionType: `${document}.publish`, ...ids });
    expect((await client.getDocument(ids.publishedId))?.far).toEqual(far);
  });

  test("array keys are generated", async ({ client }) => {
    const ids = await withDraft(client);
    const patch = { set: { list: [{ a: 1 }] } };
    await client.action({ actionType: `${document}.edit`, ...ids, patch });
    expect(typeof (await client.getDocument(ids.draftId))?.list[0]._key).toBe("string");
  });
});

function creation(publishedId: string, ifExists: "fail" | "ignore"): Action {
  const attributes = { _id: `drafts.${publishedId}`, _type: "claim", title: "New" };
  return { actionType: `${document}.create`, publishedId, attributes, ifExists };
}
