import assert from "node:assert/strict";
import { absent, type Claims, differs, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { newId, withVersion } from "./content.ts";

const releaseId = "may";
const may = { releaseId };
const notHere = (ask: (client: LakeInClaims["client"]) => Promise<unknown>) =>
  absent(400, /Unsupported action type "sanity\.action\.release\./, ({ client }) => ask(client));

export const releaseClaims: Claims = {
  "releases.create()": notHere((client) => client.releases.create(may)),
  "releases.get()": differs("finds none", async ({ client }) => {
    assert.equal(await client.releases.get(may), undefined);
  }),
  "releases.edit()": notHere((client) => client.releases.edit({ ...may, patch: { set: { a: 1 } } })),
  "releases.publish()": notHere((client) => client.releases.publish(may)),
  "releases.archive()": notHere((client) => client.releases.archive(may)),
  "releases.unarchive()": notHere((client) => client.releases.unarchive(may)),
  "releases.schedule()": notHere((client) =>
    client.releases.schedule({ ...may, publishAt: "2027-05-01T00:00:00Z" }),
  ),
  "releases.unschedule()": notHere((client) => client.releases.unschedule(may)),
  "releases.delete()": notHere((client) => client.releases.delete(may)),
  "releases.fetchDocuments()": works(async ({ client }) => {
    const { versionId } = await withVersion(client);
    const { result } = await client.withConfig({ perspective: "raw" }).releases.fetchDocuments(may);
    assert(result.some(({ _id }) => _id === versionId));
  }),
  "createVersion()": works(async ({ client }) => {
    const publishedId = newId();
    const document = { _id: `versions.may.${publishedId}`, _type: "claim", title: "Version" };
    await client.createVersion({ ...may, publishedId, document });
    assert.equal((await client.getDocument(document._id))?.title, "Version");
  }),
  "replaceVersion()": works(async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    const document = { _id: versionId, _type: "claim", title: "Replaced" };
    await client.replaceVersion({ ...may, publishedId, document });
    assert.equal((await client.getDocument(versionId))?.title, "Replaced");
  }),
  "discardVersion()": works(async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    await client.discardVersion({ ...may, publishedId });
    assert.equal(await client.getDocument(versionId), undefined);
  }),
  "unpublishVersion()": works(async ({ client }) => {
    const { publishedId } = await withVersion(client);
    await client.unpublishVersion({ ...may, publishedId });
    const seen = await client.fetch("*[_id == $publishedId]", { publishedId }, { perspective: [releaseId] });
    assert.deepEqual(seen, []);
  }),
  "getDocument() with releaseId": works(async ({ client }) => {
    const { publishedId } = await withVersion(client);
    assert.equal((await client.getDocument(publishedId, may))?.title, "Version");
  }),
};
