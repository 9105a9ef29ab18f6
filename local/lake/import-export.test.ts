import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "./start-lake-in-test.ts";

type Lake = Awaited<ReturnType<typeof startLakeInTest>>;
type Line = { _id: string; [field: string]: unknown };

const folder = await mkdtemp(join(tmpdir(), "lake-round-trip-"));
const [first, second] = await Promise.all([startLakeInTest(), startLakeInTest()]);
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await rm(folder, { recursive: true });
});

async function writeMedia(): Promise<string[]> {
  const media = join(folder, "media");
  await mkdir(media);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const photo = sharp({ create: { width: 320, height: 200, channels: 3, background: "gray", noise } });
  const files = {
    "photo.jpg": await photo.clone().jpeg().toBuffer(),
    "photo.webp": await photo.clone().webp().toBuffer(),
    "glass.png": await sharp({ create: { width: 20, height: 10, channels: 4, background: "#0b6b4f40" } })
      .png()
      .toBuffer(),
    "logo.svg": Buffer.from(
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>\n',
    ),
    "clip.mp4": randomBytes(300_000),
    "clip.webm": randomBytes(200_000),
    "mark.svg": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(media, name), bytes);
  return Object.values(files).map(sha1);
}

function sha1(bytes: Buffer): string {
  return createHash("sha1").update(bytes).digest("hex");
}

const image = (name: string, fields: object = {}) => ({
  _type: "picture",
  _sanityAsset: `image@${pathToFileURL(join(folder, "media", name)).href}`,
  ...fields,
});
const file = (name: string) => ({
  _type: "file",
  _sanityAsset: `file@${pathToFileURL(join(folder, "media", name)).href}`,
});
const reference = (_ref: string, fields: object = {}) => ({ _type: "reference", _ref, ...fields });

function writeDocuments() {
  const focus = {
    hotspot: { _type: "sanity.imageHotspot", x: 0.3, y: 0.6, width: 0.5, height: 0.5 },
    alt: "Zwei Kugeln — ⑧",
  };
  const block = {
    _key: "b1",
    _type: "block",
    style: "normal",
    markDefs: [],
    children: [{ _key: "s1", _type: "span", marks: ["strong"], text: "Line\nbreak\u2028“quoted”" }],
  };
  return [
    {
      _id: "caseStudy-voltway",
      _type: "caseStudy",
      _createdAt: "2024-05-06T07:08:09Z",
      client: "Voltway",
      slug: { _type: "slug", current: "voltway" },
      logo: image("logo.svg"),
      images: [
        { _key: "one", ...image("photo.jpg", focus) },
        { _key: "two", ...image("photo.webp") },
      ],
      videos: [
        {
          _key: "v",
          _type: "video",
          webm: file("clip.webm"),
          mp4: file("clip.mp4"),
          thumb: image("photo.jpg"),
        },
      ],
    },
    {
      _id: "drafts.caseStudy-voltway",
      _type: "caseStudy",
      client: "Voltway (new)",
      images: [{ _key: "one", ...image("photo.jpg", focus) }],
    },
    {
      _id: "homePage",
      _type: "homePage",
      featured: [{ _key: "f", ...reference("caseStudy-voltway") }],
      body: [block, { _key: "b2", ...image("glass.png") }],
      numbers: [0, -1.5, 1e21],
      nothing: null,
      isOn: false,
      empty: [],
      object: {},
    },
    {
      _id: "serviceCard-a",
      _type: "serviceCard",
      next: reference("serviceCard-b"),
      weak: reference("nowhere", { _weak: true }),
    },
    { _id: "serviceCard-b", _type: "serviceCard", next: reference("serviceCard-a") },
    { _id: "brandKit", _type: "brandKit", svg: file("mark.svg") },
    ...Array.from({ length: 120 }, (_, index) => ({
      _id: `proverb-${index}`,
      _type: "proverb",
      text: `Proverb ${index} ${"x".repeat(index * 20)}`,
    })),
  ];
}

async function exportTo(lake: Lake, name: string) {
  const archive = join(folder, `${name}.tar.gz`);
  const result = await exportDataset({
    client: lake.client,
    dataset: "production",
    outputPath: archive,
    assetConcurrency: 4,
  });
  const directory = join(folder, name);
  await mkdir(directory);
  execFileSync("tar", ["-xzf", archive, "-C", directory, "--strip-components=1"]);
  return { archive, result, ...(await readExport(directory)) };
}

async function readExport(directory: string) {
  const lines = (await readFile(join(directory, "data.ndjson"), "utf8")).trimEnd().split("\n");
  const documents: Line[] = lines.map((line) => JSON.parse(line));
  const assets: Record<string, string> = {};
  for (const kind of ["images", "files"]) {
    for (const name of await readdir(join(directory, kind))) {
      assets[`${kind}/${name}`] = sha1(await readFile(join(directory, kind, name)));
    }
  }
  const described: Record<string, Line> = JSON.parse(await readFile(join(directory, "assets.json"), "utf8"));
  return {
    documents: new Map(documents.map((line) => [line._id, withoutRevision(line)])),
    assets,
    described,
  };
}

/** What a write always changes; everything else must come back as it was. */
function withoutRevision({ _rev, _updatedAt, ...kept }: Line): object {
  expect(_rev).toEqual(expect.any(String));
  return kept;
}

function withoutUploadTimes(described: Record<string, Line>): object {
  const entries = Object.entries(described).map(([id, { _createdAt, ...asset }]) => [
    id,
    withoutRevision(asset),
  ]);
  return Object.fromEntries(entries);
}

test("content goes in with @sanity/import, out with @sanity/export, into another lake and out again: nothing is lost", async () => {
  const hashes = await writeMedia();
  const written = writeDocuments();
  const imported = await sanityImport(structuredClone(written), {
    client: first.client,
    operation: "createOrReplace",
  });
  expect(imported).toMatchObject({ numDocs: written.length, warnings: [] });
  const unused = await sharp({ create: { width: 5, height: 5, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const { _id } = await first.client.assets.upload("image", unused, { filename: "unused.png" });
  await first.client.patch(_id).set({ title: "Not used yet", altText: "Red" }).commit();

  const one = await exportTo(first, "one");
  expect(one.result.documentCount).toBe(written.length);
  expect(new Set(Object.values(one.assets))).toEqual(new Set([...hashes, sha1(unused)]));
  for (const document of written) {
    const { _createdAt, ...expected } = JSON.parse(JSON.stringify(document, forgetAssetPath));
    expect(JSON.parse(JSON.stringify(one.documents.get(document._id), forgetAssetPath))).toMatchObject(
      expected,
    );
  }
  expect(one.documents.get("caseStudy-voltway")).toMatchObject({ _createdAt: "2024-05-06T07:08:09Z" });

  const again = await sanityImport(createReadStream(one.archive), {
    client: second.client,
    operation: "create",
  });
  expect(again).toMatchObject({ numDocs: written.length, warnings: [] });
  const two = await exportTo(second, "two");
  expect([...two.documents.keys()].toSorted()).toEqual([...one.documents.keys()].toSorted());
  for (const [id, document] of one.documents) expect(two.documents.get(id)).toEqual(document);
  expect(two.assets).toEqual(one.assets);
  expect(withoutUploadTimes(two.described)).toEqual(withoutUploadTimes(one.described));
  expect(Object.values(two.described)).toContainEqual(
    expect.objectContaining({ title: "Not used yet", altText: "Red" }),
  );
});

function forgetAssetPath(key: string, value: unknown): unknown {
  return key === "_sanityAsset" ? String(value).split("@")[0] : value;
}

test("an image of the second lake has the same id and bytes, and its document points to the second lake", async () => {
  const query =
    '*[_type == "caseStudy" && _id == "caseStudy-voltway"][0].images[0].asset->{_id, url, sha1hash, originalFilename}';
  const [one, two] = await Promise.all([first.client.fetch(query), second.client.fetch(query)]);
  expect(two).toMatchObject({ _id: one._id, sha1hash: one.sha1hash, originalFilename: "photo.jpg" });
  expect([new URL(one.url).port, new URL(two.url).port]).toEqual([`${first.port}`, `${second.port}`]);
  const [bytesOne, bytesTwo] = await Promise.all(
    [one.url, two.url].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  expect(bytesOne && sha1(bytesOne)).toBe(one.sha1hash);
  expect(bytesTwo).toEqual(bytesOne);
});

test("importing the same archive twice changes no count, and strong references hold again afterwards", async () => {
  const count = () => second.client.fetch("count(*)", {}, { perspective: "raw" });
  const before = await count();
  const archive = createReadStream(join(folder, "one.tar.gz"));
  await sanityImport(archive, { client: second.client, operation: "createOrReplace" });
  expect(await count()).toBe(before);
  await expect(second.client.delete("serviceCard-b")).rejects.toMatchObject({ statusCode: 409 });
}, 60_000);
