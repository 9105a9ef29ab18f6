import assert from "node:assert/strict";
import type { SanityImageAssetDocument, UploadClientConfig } from "@sanity/client";
import sharp from "sharp";
import { assertRefused, type Claims, differs, through, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";

type Client = LakeInClaims["client"];

let pictures = 0;

/** A small picture that was not uploaded before. */
function newPicture(channels: 3 | 4 = 3): Promise<Buffer> {
  pictures += 1;
  const background = { r: pictures, g: 200, b: 100, alpha: channels === 4 ? 0.5 : 1 };
  return sharp({ create: { width: 30, height: 20, channels, background } })
    .png()
    .toBuffer();
}

async function upload(client: Client, options: UploadClientConfig = {}, channels: 3 | 4 = 3) {
  return await client.assets.upload("image", await newPicture(channels), options);
}

const words = (client: Client, options: UploadClientConfig = {}) =>
  client.assets.upload("file", Buffer.from(`words ${crypto.randomUUID()}`), options);

export const assetClaims: Claims = {
  "POST /assets/images/{dataset}": works(async ({ client, url }) => {
    const asset = await upload(client);
    assert.equal(asset._type, "sanity.imageAsset");
    assert.match(asset._id, /^image-[0-9a-f]{40}-30x20-png$/);
    assert.equal(asset.url, `${url}/${asset.path}`);
    assert.deepEqual([asset.extension, asset.mimeType], ["png", "image/png"]);
    assert.deepEqual(await client.getDocument(asset._id), asset);
  }),
  "POST /assets/files/{dataset}": works(async ({ client }) => {
    const asset = await words(client, { filename: "words.txt" });
    assert.equal(asset._type, "sanity.fileAsset");
    assert.match(asset._id, /^file-[0-9a-f]{40}-txt$/);
    assert.match(await (await fetch(asset.url)).text(), /^words/);
  }),
  filename: works(async ({ client }) => {
    assert.equal((await upload(client, { filename: "dot.png" })).originalFilename, "dot.png");
  }),
  "title, description, label, creditLine": works(async ({ client }) => {
    const texts = { title: "Dot", description: "A dot", label: "dots", creditLine: "© Dot" };
    const asset = await upload(client, texts);
    for (const [name, text] of Object.entries(texts)) assert.equal(asset[name], text);
  }),
  "sourceName, sourceId, sourceUrl": works(async ({ client }) => {
    const source = { name: "shelf", id: "1", url: "https://shelf.example/1" };
    const asset = await upload(client, { source });
    assert.deepEqual(asset.source, { _type: "sanity.assetSourceData", ...source });
  }),
  meta: works(async ({ client }) => {
    const { metadata } = await upload(client, { extract: ["palette"] });
    assert(metadata.palette);
    assert.equal(metadata.lqip, undefined);
  }),
  tag: works(async ({ client }) => {
    assert((await upload(client, { tag: "claims" }))._id);
  }),
  contentType: works(async ({ client }) => {
    const asset = await words(client, { contentType: "text/vtt", filename: "words.vtt" });
    assert.deepEqual([asset.extension, asset.mimeType], ["vtt", "text/vtt"]);
  }),
  "the same bytes again: the same asset": works(async ({ client }) => {
    const bytes = await newPicture();
    const first = await client.assets.upload("image", bytes, { title: "First" });
    assert.deepEqual(await client.assets.upload("image", bytes, { title: "Second" }), first);
  }),
  "what is not an image: 400": works(({ client }) =>
    assertRefused(client.assets.upload("image", Buffer.from("words")), 400, /Invalid image/),
  ),
  "deleting the asset's document": differs("keeps the bytes on disk", async ({ client }) => {
    const { _id, url } = await upload(client);
    await client.delete(_id);
    assert.equal(await client.getDocument(_id), undefined);
    assert.equal((await fetch(url)).status, 200);
  }),
};

async function metadataOf(client: Client, options: UploadClientConfig = {}, channels: 3 | 4 = 3) {
  const { metadata }: SanityImageAssetDocument = await upload(client, options, channels);
  return metadata;
}

export const metadataClaims: Claims = {
  dimensions: works(async ({ client }) => {
    const dimensions = { _type: "sanity.imageDimensions", aspectRatio: 1.5, height: 20, width: 30 };
    assert.deepEqual((await metadataOf(client)).dimensions, dimensions);
  }),
  "hasAlpha, isOpaque": works(async ({ client }) => {
    const [opaque, clear] = [await metadataOf(client), await metadataOf(client, {}, 4)];
    assert.deepEqual([opaque.hasAlpha, opaque.isOpaque], [false, true]);
    assert.deepEqual([clear.hasAlpha, clear.isOpaque], [true, false]);
  }),
  lqip: works(async ({ client }) => {
    assert.match((await metadataOf(client)).lqip ?? "", /^data:image\/jpeg;base64,/);
  }),
  palette: differs("colours are chosen a little differently", async ({ client }) => {
    const { palette } = await metadataOf(client);
    const names = Object.keys(palette ?? {}).filter((name) => name !== "_type");
    assert.deepEqual(names.toSorted(), [
      ...["darkMuted", "darkVibrant", "dominant", "lightMuted", "lightVibrant", "muted", "vibrant"],
    ]);
  }),
  blurhash: leftOut("blurhash", "blurHash"),
  thumbhash: leftOut("thumbhash", "thumbHash"),
  exif: leftOut("exif", "exif"),
  location: leftOut("location", "location"),
};

function leftOut(asked: "blurhash" | "thumbhash" | "exif" | "location", name: string) {
  return differs("left out", async ({ client }) => {
    const metadata: Record<string, unknown> = { ...(await metadataOf(client, { extract: [asked] })) };
    assert(metadata.dimensions);
    assert.equal(metadata[name], undefined);
  });
}

export const fileClaims: Claims = {
  "GET /files/{projectId}/{dataset}/{file}": through(
    "fetch",
    works(async ({ client }) => {
      const { url } = await words(client, { filename: "words.txt" });
      const answer = await fetch(url);
      assert.match(answer.headers.get("content-type") ?? "", /^text\/plain/);
      assert.match(answer.headers.get("cache-control") ?? "", /immutable/);
    }),
  ),
  dl: through(
    "fetch",
    works(async ({ client }) => {
      const { url } = await words(client, { filename: "words.txt" });
      const answer = await fetch(`${url}?dl=mine.txt`);
      assert.match(answer.headers.get("content-disposition") ?? "", /^attachment; filename="mine\.txt"/);
    }),
  ),
  ranges: through(
    "fetch",
    works(async ({ client }) => {
      const { url } = await words(client);
      const answer = await fetch(url, { headers: { range: "bytes=0-4" } });
      assert.deepEqual([answer.status, await answer.text()], [206, "words"]);
    }),
  ),
};
