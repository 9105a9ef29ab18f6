import assert from "node:assert/strict";
import type { Action } from "@sanity/client";
import { absent, assertRefused, type Claim, type Claims, differs, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { newId, withVersion } from "./content.ts";

type Client = LakeInClaims["client"];

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

const notHere = (action: object): Claim =>
  absent(400, /Unsupported action type/, ({ client }) =>
    client.request({ url: "/data/actions/production", method: "POST", body: { actions: [action] } }),
  );

export const actionClaims: Claims = {
  "POST /data/actions/{dataset}": works(async ({ client }) => {
    const { draftId } = await withDraft(client);
    const actions = [{ actionType: `${document}.discard`, draftId }];
    const url = "/data/actions/production";
    const { transactionId } = await client.request({ url, method: "POST", body: { actions } });
    assert.equal(typeof transactionId, "string");
  }),
  "sanity.action.document.create": works(async ({ client }) => {
    const { publishedId, draftId } = names();
    await client.action(creation(publishedId, "fail"));
    assert.equal(await titleOf(client, draftId), "New");
  }),
  "sanity.action.document.create: ifExists": works(async ({ client }) => {
    const { publishedId, draftId } = await withDraft(client);
    await assertRefused(client.action(creation(publishedId, "fail")), 409, /already exists/);
    await client.action(creation(publishedId, "ignore"));
    assert.equal(await titleOf(client, draftId), "Draft");
  }),
  "sanity.action.document.delete": works(async ({ client }) => {
    const { publishedId } = names();
    await client.create({ _id: publishedId, _type: "claim" });
    await client.action({ actionType: `${document}.delete`, publishedId, includeDrafts: [] });
    assert.equal(await client.getDocument(publishedId), undefined);
  }),
  "sanity.action.document.delete: includeDrafts, purge": works(async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    const deletion = { actionType: `${document}.delete`, publishedId, purge: true } as const;
    await assertRefused(client.action({ ...deletion, includeDrafts: [] }), 409, /has a draft/);
    await client.action({ ...deletion, includeDrafts: [draftId] });
    assert.deepEqual(await client.getDocuments([publishedId, draftId]), [null, null]);
  }),
  "sanity.action.document.edit": works(async ({ client }) => {
    const { publishedId, draftId } = names();
    await client.create({ _id: publishedId, _type: "claim", title: "Published" });
    await client.action({ actionType: `${document}.edit`, draftId, publishedId, patch: { set: { a: 1 } } });
    const draft = await client.getDocument(draftId);
    assert.deepEqual([draft?.title, draft?.a], ["Published", 1]);
  }),
  "sanity.action.document.publish": works(async ({ client }) => {
    const ids = await withBoth(client);
    await client.action({ actionType: `${document}.publish`, ...ids });
    assert.equal(await titleOf(client, ids.publishedId), "Draft");
    assert.equal(await client.getDocument(ids.draftId), undefined);
  }),
  "sanity.action.document.publish: ifDraftRevisionId, ifPublishedRevisionId": works(async ({ client }) => {
    const publication = { actionType: `${document}.publish`, ...(await withBoth(client)) } as const;
    await assertRefused(client.action({ ...publication, ifDraftRevisionId: "old" }), 409, /revision/);
    await assertRefused(client.action({ ...publication, ifPublishedRevisionId: "old" }), 409, /revision/);
  }),
  "sanity.action.document.publish: _strengthenOnPublish": works(async ({ client }) => {
    const to = { _type: "reference", _ref: "ibsen", _weak: true, _strengthenOnPublish: { type: "author" } };
    const ids = await withDraft(client, { to });
    await client.action({ actionType: `${document}.publish`, ...ids });
    const published = await client.getDocument(ids.publishedId);
    assert.deepEqual(published?.to, { _type: "reference", _ref: "ibsen" });
  }),
  "sanity.action.document.unpublish": works(async ({ client }) => {
    const ids = names();
    await client.create({ _id: ids.publishedId, _type: "claim", title: "Published" });
    await client.action({ actionType: `${document}.unpublish`, ...ids });
    assert.equal(await client.getDocument(ids.publishedId), undefined);
    assert.equal(await titleOf(client, ids.draftId), "Published");
  }),
  "sanity.action.document.discard": works(async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    await client.action({ actionType: `${document}.discard`, draftId });
    assert.equal(await client.getDocument(draftId), undefined);
    assert.equal(await titleOf(client, publishedId), "Published");
  }),
  "sanity.action.document.replaceDraft": works(async ({ client }) => {
    const { publishedId, draftId } = await withBoth(client);
    const attributes = { _id: draftId, _type: "claim", title: "Replaced" };
    await client.action({ actionType: `${document}.replaceDraft`, publishedId, attributes });
    assert.equal(await titleOf(client, draftId), "Replaced");
  }),
  "sanity.action.document.version.create": works(async ({ client }) => {
    const { publishedId } = names();
    const version = { _id: `versions.may.${publishedId}`, _type: "claim", title: "Version" };
    await client.action({ actionType: `${document}.version.create`, publishedId, document: version });
    assert.equal(await titleOf(client, version._id), "Version");
  }),
  "sanity.action.document.version.create: baseId, ifBaseRevisionId": works(async ({ client }) => {
    const { publishedId } = await withBoth(client);
    const versionId = `versions.may.${publishedId}`;
    const base = { publishedId, versionId, baseId: publishedId };
    const creation = { actionType: `${document}.version.create`, ...base } as const;
    await assertRefused(client.action({ ...creation, ifBaseRevisionId: "old" }), 409, /revision/);
    await client.action(creation);
    assert.equal(await titleOf(client, versionId), "Published");
  }),
  "sanity.action.document.version.discard": works(async ({ client }) => {
    const { versionId } = await withVersion(client);
    await client.action({ actionType: `${document}.version.discard`, versionId });
    assert.equal(await client.getDocument(versionId), undefined);
  }),
  "sanity.action.document.version.replace": works(async ({ client }) => {
    const { versionId } = await withVersion(client);
    const version = { _id: versionId, _type: "claim", title: "Replaced" };
    await client.action({ actionType: `${document}.version.replace`, document: version });
    assert.equal(await titleOf(client, versionId), "Replaced");
  }),
  "sanity.action.document.version.unpublish": works(async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    await client.action({ actionType: `${document}.version.unpublish`, publishedId, versionId });
    const seen = await client.fetch("*[_id == $publishedId]", { publishedId }, { perspective: ["may"] });
    assert.deepEqual(seen, []);
  }),
  ...Object.fromEntries(
    ["create", "edit", "publish", "archive", "unarchive", "schedule", "unschedule", "delete", "import"].map(
      (name) => {
        const actionType = `sanity.action.release.${name}`;
        return [actionType, notHere({ actionType, releaseId: "may" })];
      },
    ),
  ),
  ...Object.fromEntries(
    ["create", "edit", "publish", "unpublish", "delete"].map((name) => {
      const actionType = `${document}.variant.${name}`;
      return [actionType, notHere({ actionType, publishedId: "doll", variantId: "loud" })];
    }),
  ),
  ...Object.fromEntries(
    ["create", "edit", "delete"].map((name) => {
      const actionType = `sanity.action.variant.definition.${name}`;
      return [actionType, notHere({ actionType, variantId: "loud" })];
    }),
  ),
  "several actions: all or none": works(async ({ client }) => {
    const ids = await withDraft(client);
    const publication: Action = { actionType: `${document}.publish`, ...ids };
    await assertRefused(client.action([publication, publication]), 404, /was not found/);
    assert.equal(await titleOf(client, ids.draftId), "Draft");
  }),
  dryRun: works(async ({ client }) => {
    const ids = await withDraft(client);
    await client.action({ actionType: `${document}.publish`, ...ids }, { dryRun: true });
    assert.equal(await client.getDocument(ids.publishedId), undefined);
  }),
  transactionId: works(async ({ client }) => {
    const transactionId = newId();
    const ids = await withDraft(client);
    const answer = await client.action({ actionType: `${document}.publish`, ...ids }, { transactionId });
    assert.equal(answer.transactionId, transactionId);
    assert.equal((await client.getDocument(ids.publishedId))?._rev, transactionId);
  }),
  skipCrossDatasetReferenceValidation: differs("never validated", async ({ client }) => {
    const far = { _type: "crossDatasetReference", _ref: "a", _dataset: "other", _projectId: "other" };
    const ids = await withDraft(client, { far });
    await client.action({ actionType: `${document}.publish`, ...ids });
    assert.deepEqual((await client.getDocument(ids.publishedId))?.far, far);
  }),
  "array keys are generated": works(async ({ client }) => {
    const ids = await withDraft(client);
    const patch = { set: { list: [{ a: 1 }] } };
    await client.action({ actionType: `${document}.edit`, ...ids, patch });
    assert.equal(typeof (await client.getDocument(ids.draftId))?.list[0]._key, "string");
  }),
};

function creation(publishedId: string, ifExists: "fail" | "ignore"): Action {
  const attributes = { _id: `drafts.${publishedId}`, _type: "claim", title: "New" };
  return { actionType: `${document}.create`, publishedId, attributes, ifExists };
}
