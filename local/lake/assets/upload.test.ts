import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { startAssetsInTest } from "./start-assets-in-test.ts";

const lake = await startAssetsInTest();
const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0b6b4f" } })
  .jpeg()
  .toBuffer();
afterAll(() => lake.stop());

function sha1(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}

test("an uploaded picture becomes a sanity.imageAsset with Sanity's id, path, dimensions, lqip and palette", async () => {
  const document = await lake.client.assets.upload("image", photo, {
    filename: "felt.jpg",
    title: "Felt",
    label: "table",
    description: "Green felt",
  });
  const hash = sha1(photo);
  expect(document).toMatchObject({
    _id: `image-${hash}-400x300-jpg`,
    _type: "sanity.imageAsset",
    assetId: hash,
    sha1hash: hash,
    extension: "jpg",
    mimeType: "image/jpeg",
    originalFilename: "felt.jpg",
    title: "Felt",
    label: "table",
    description: "Green felt",
    size: photo.byteLength,
    path: `images/local/production/${hash}-400x300.jpg`,
    url: `http://localhost:3900/images/local/production/${hash}-400x300.jpg`,
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width: 400, height: 300, aspectRatio: 4 / 3 },
      hasAlpha: false,
      isOpaque: true,
      palette: {
        _type: "sanity.imagePalette",
        dominant: { _type: "sanity.imagePaletteSwatch", population: 100 },
      },
    },
  });
  expect(document.metadata.palette?.dominant?.background).toMatch(/^#0[a-d]6[a-d]4[d-f]$|^#0[a-d]6[a-d]50$/);
  const lqip = Buffer.from(document.metadata.lqip?.split(",")[1] ?? "", "base64");
  expect(await sharp(lqip).metadata()).toMatchObject({ format: "jpeg", width: 20, height: 15 });
  expect(await readFile(join(lake.directory, "images", `${hash}-400x300.jpg`))).toEqual(photo);
});

test("the same bytes sent twice, even at once, are one document and one file", async () => {
  const bytes = await sharp(photo).negate().png().toBuffer();
  const uploads = await Promise.all(
    ["one.png", "two.png"].map((filename) => lake.client.assets.upload("image", bytes, { filename })),
  );
  const again = await lake.client.assets.upload("image", bytes, { filename: "three.png" });
  expect(new Set([...uploads, again].map((document) => document._id)).size).toBe(1);
  expect(again.originalFilename).toBe(lake.documents.get(again._id)?.originalFilename);
  const files = await readdir(join(lake.directory, "images"));
  expect(files.filter((file) => file.startsWith(again.assetId))).toHaveLength(1);
});

test("transparency and the camera's rotation are recorded", async () => {
  const glass = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  const transparent = await lake.client.assets.upload("image", glass);
  expect(transparent.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
  expect(transparent.metadata.lqip).toMatch(/^data:image\/png;base64,/);
  const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const upright = await lake.client.assets.upload("image", turned);
  expect(upright._id).toContain("-300x400-jpg");
});

test("an SVG is a picture whatever its name says, and meta=none leaves out lqip and palette", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><rect width="64" height="32"/></svg>',
  );
  const document = await lake.client.assets.upload("image", svg, { filename: "mark.png", extract: [] });
  expect(document._id).toBe(`image-${sha1(svg)}-64x32-svg`);
  expect(document.mimeType).toBe("image/svg+xml");
  expect(document.metadata).not.toHaveProperty("lqip");
  expect(document.metadata).not.toHaveProperty("palette");
});

test("a file becomes a sanity.fileAsset named after its extension or its type", async () => {
  const bytes = Buffer.from("eight ball");
  const named = await lake.client.assets.upload("file", bytes, { filename: "notes/../rules.TXT" });
  expect(named).toMatchObject({
    _id: `file-${sha1(bytes)}-txt`,
    _type: "sanity.fileAsset",
    extension: "txt",
    mimeType: "text/plain",
    originalFilename: "rules.TXT",
    path: `files/local/production/${sha1(bytes)}.txt`,
  });
  expect(named).not.toHaveProperty("metadata");
  const typed = await lake.client.assets.upload("file", bytes, { contentType: "video/webm" });
  expect(typed).toMatchObject({ _id: `file-${sha1(bytes)}-webm`, mimeType: "video/webm" });
  const unknown = await lake.client.assets.upload("file", bytes);
  expect(unknown._id).toBe(`file-${sha1(bytes)}-bin`);
});

test("what cannot be decoded as a picture is refused with 400 and leaves nothing behind", async () => {
  const before = await readdir(join(lake.directory, "images"));
  const cut = await sharp(photo).resize(900).jpeg({ quality: 100 }).toBuffer();
  for (const bytes of [Buffer.from("not a picture"), cut.subarray(0, cut.byteLength / 2)]) {
    await expect(lake.client.assets.upload("image", bytes)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining("Bad Request - Invalid image"),
    });
  }
  await expect(lake.client.assets.upload("file", Buffer.alloc(0))).rejects.toMatchObject({ statusCode: 400 });
  expect(await readdir(join(lake.directory, "images"))).toEqual(before);
  expect(await readdir(join(lake.directory, "incoming"))).toEqual([]);
});

test("an asset above the limit is refused with 413 while it streams in, and the next request works", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      if (sent > 40_000_000) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = { method: "POST", body: endless, duplex: "half" as const };
  const response = await fetch(`${lake.url}/v2025-02-19/assets/files/production`, init);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ statusCode: 413, error: "Payload Too Large" });
  expect(await readdir(join(lake.directory, "incoming"))).toEqual([]);
  const next = await lake.client.assets.upload("file", Buffer.from("small enough"));
  expect(next.size).toBe(12);
});

test("an upload that breaks off leaves nothing behind", async () => {
  const breaking = new AbortController();
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(1000));
      await expect.poll(() => readdir(join(lake.directory, "incoming"))).toHaveLength(1);
      breaking.abort();
    },
  });
  const init = { method: "POST", body, duplex: "half" as const, signal: breaking.signal };
  await expect(fetch(`${lake.url}/v2025-02-19/assets/files/production`, init)).rejects.toThrow("aborted");
  await expect.poll(() => readdir(join(lake.directory, "incoming")), { timeout: 5000 }).toEqual([]);
});
