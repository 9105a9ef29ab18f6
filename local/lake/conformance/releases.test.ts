import { describe, expect } from "vitest";
import { newId, withVersion } from "./content.ts";
import { test } from "./lake-test.ts";

const releaseId = "may";
const may = { releaseId };

describe("Content Releases with @sanity/client (sanity.io/docs/apis-and-sdks/js-client-releases)", () => {
  test("releases.get() — differs: finds none", async ({ client }) => {
    expect(await client.releases.get(may)).toBeUndefined();
  });

  test("releases.fetchDocuments()", async ({ client }) => {
    const { versionId } = await withVersion(client);
    const { result } = await client.withConfig({ perspective: "raw" }).releases.fetchDocuments(may);
    expect(result.some(({ _id }) => _id === versionId)).toBe(true);
  });

  test("createVersion()", async ({ client }) => {
    const publishedId = newId();
    const document = { _id: `versions.may.${publishedId}`, _type: "claim", title: "Version" };
    await client.createVersion({ ...may, publishedId, document });
    expect((await client.getDocument(document._id))?.title).toBe("Version");
  });

  test("replaceVersion()", async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    const document = { _id: versionId, _type: "claim", title: "Replaced" };
    await client.replaceVersion({ ...may, publishedId, document });
    expect((await client.getDocument(versionId))?.title).toBe("Replaced");
  });

  test("discardVersion()", async ({ client }) => {
    const { publishedId, versionId } = await withVersion(client);
    await client.discardVersion({ ...may, publishedId });
    expect(await client.getDocument(versionId)).toBeUndefined();
  });

  test("unpublishVersion()", async ({ client }) => {
    const { publishedId } = await withVersion(client);
    await client.unpublishVersion({ ...may, publishedId });
    const seen = await client.fetch("*[_id == $publishedId]", { publishedId }, { perspective: [releaseId] });
    expect(seen).toEqual([]);
  });

  test("getDocument() with releaseId", async ({ client }) => {
    const { publishedId } = await withVersion(client);
    expect((await client.getDocument(publishedId, may))?.title).toBe("Version");
  });
});
