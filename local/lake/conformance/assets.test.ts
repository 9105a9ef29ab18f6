import type { SanityImageAssetDocument, UploadClientConfig } from "@sanity/client";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { expectRefused, type Lake, test } from "./lake-test.ts";

type Client = Lake["client"];

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

describe("HTTP API: Assets (sanity.io/docs/http-reference/assets)", () => {
  test("POST /assets/images/{dataset}", async ({ client, url }) => {
    const asset = await upload(client);
    expect(asset._type).toBe("sanity.imageAsset");
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-30x20-png$/);
    expect(asset.url).toBe(`${url}/${asset.path}`);
    expect([asset.extension, asset.mimeType]).toEqual(["png", "image/png"]);
    expect(await client.getDocument(asset._id)).toEqual(asset);
  });

  test("POST /assets/files/{dataset}", async ({ client }) => {
    const asset = await words(client, { filename: "words.txt" });
    expect(asset._type).toBe("sanity.fileAsset");
    expect(asset._id).toMatch(/^file-[0-9a-f]{40}-txt$/);
    expect(await (await fetch(asset.url)).text()).toMatch(/^words/);
  });

  test("filename", async ({ client }) => {
    expect((await upload(client, { filename: "dot.png" })).originalFilename).toBe("dot.png");
  });

  test("title, description, label, creditLine", async ({ client }) => {
    const texts = { title: "Dot", description: "A dot", label: "dots", creditLine: "© Dot" };
    const asset = await upload(client, texts);
    for (const [name, text] of Object.entries(texts)) expect(asset[name]).toBe(text);
  });

  test("sourceName, sourceId, sourceUrl", async ({ client }) => {
    const source = { name: "shelf", id: "1", url: "https://shelf.example/1" };
    const asset = await upload(client, { source });
    expect(asset.source).toEqual({ _type: "sanity.assetSourceData", ...source });
  });

  test("meta", async ({ client }) => {
    const { metadata } = await upload(client, { extract: ["palette"] });
    expect(metadata.palette).toBeTruthy();
    expect(metadata.lqip).toBeUndefined();
  });

  test("tag", async ({ client }) => {
    expect((await upload(client, { tag: "claims" }))._id).toBeTruthy();
  });

  test("contentType", async ({ client }) => {
    const asset = await words(client, { contentType: "text/vtt", filename: "words.vtt" });
    expect([asset.extension, asset.mimeType]).toEqual(["vtt", "text/vtt"]);
  });

  test("the same bytes again: the same asset", async ({ client }) => {
    const bytes = await newPicture();
    const first = await client.assets.upload("image", bytes, { title: "First" });
    expect(await client.assets.upload("image", bytes, { title: "Second" })).toEqual(first);
  });

  test("what is not an image: 400", ({ client }) =>
    expectRefused(client.assets.upload("image", Buffer.from("words")), 400, /Invalid image/));

  test("deleting the asset's document — differs: keeps the bytes on disk", async ({ client }) => {
    const { _id, url } = await upload(client);
    await client.delete(_id);
    expect(await client.getDocument(_id)).toBeUndefined();
    expect((await fetch(url)).status).toBe(200);
  });
});

async function metadataOf(client: Client, options: UploadClientConfig = {}, channels: 3 | 4 = 3) {
  const { metadata }: SanityImageAssetDocument = await upload(client, options, channels);
  return metadata;
}

describe("Image metadata (sanity.io/docs/apis-and-sdks/image-metadata)", () => {
  test.for([
    ["blurhash", "blurHash"],
    ["thumbhash", "thumbHash"],
    ["exif", "exif"],
    ["location", "location"],
  ] as const)("%s — differs: left out", async ([asked, name], { client }) => {
    const metadata: Record<string, unknown> = { ...(await metadataOf(client, { extract: [asked] })) };
    expect(metadata.dimensions).toBeTruthy();
    expect(metadata[name]).toBeUndefined();
  });

  test("dimensions", async ({ client }) => {
    const dimensions = { _type: "sanity.imageDimensions", aspectRatio: 1.5, height: 20, width: 30 };
    expect((await metadataOf(client)).dimensions).toEqual(dimensions);
  });

  test("hasAlpha, isOpaque", async ({ client }) => {
    const [opaque, clear] = [await metadataOf(client), await metadataOf(client, {}, 4)];
    expect([opaque.hasAlpha, opaque.isOpaque]).toEqual([false, true]);
    expect([clear.hasAlpha, clear.isOpaque]).toEqual([true, false]);
  });

  test("lqip", async ({ client }) => {
    expect((await metadataOf(client)).lqip ?? "").toMatch(/^data:image\/jpeg;base64,/);
  });

  test("palette — differs: colours are chosen a little differently", async ({ client }) => {
    const { palette } = await metadataOf(client);
    const names = Object.keys(palette ?? {}).filter((name) => name !== "_type");
    expect(names.toSorted()).toEqual([
      ...["darkMuted", "darkVibrant", "dominant", "lightMuted", "lightVibrant", "muted", "vibrant"],
    ]);
  });
});

describe("File URLs (sanity.io/docs/assets)", () => {
  test("GET /files/{projectId}/{dataset}/{file}", async ({ client }) => {
    const { url } = await words(client, { filename: "words.txt" });
    const answer = await fetch(url);
    expect(answer.headers.get("content-type") ?? "").toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control") ?? "").toMatch(/immutable/);
  });

  test("dl", async ({ client }) => {
    const { url } = await words(client, { filename: "words.txt" });
    const answer = await fetch(`${url}?dl=mine.txt`);
    expect(answer.headers.get("content-disposition") ?? "").toMatch(/^attachment; filename="mine\.txt"/);
  });

  test("ranges", async ({ client }) => {
    const { url } = await words(client);
    const answer = await fetch(url, { headers: { range: "bytes=0-4" } });
    expect([answer.status, await answer.text()]).toEqual([206, "words"]);
  });
});
