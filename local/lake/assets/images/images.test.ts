import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openPicture } from "../../conformance/open-picture.ts";
import { startAssetsInTest } from "../start-assets-in-test.ts";
import { colorAt, makeQuarters } from "./quarters-in-test.ts";

const lake = await startAssetsInTest();
const quarters = await makeQuarters();
const picture = await upload(quarters);
afterAll(() => lake.stop());

async function upload(bytes: Buffer): Promise<string> {
  const { path } = await lake.client.assets.upload("image", bytes);
  return `${lake.url}/${path}`;
}

const open = (query: string, from = picture) => openPicture(`${from}?${query}`);

test("without parameters the original comes back byte for byte, cacheable for ever and readable from anywhere", async () => {
  const { response, bytes } = await open("");
  expect(bytes).toEqual(quarters);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const etag = response.headers.get("etag") ?? "";
  expect((await fetch(picture, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const head = await fetch(picture, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(quarters.byteLength));
});

test.each([
  ["w=800", "800x400"],
  ["w=100&dpr=0.5", "100x50"],
  ["w=100&dpr=4", "300x150"],
  ["w=100&h=100", "100x50"],
  ["w=100&h=100&fit=max", "100x50"],
  ["w=800&fit=max", "400x200"],
  ["w=100&h=100&fit=min", "100x100"],
  ["rect=200,0,100,50", "100x50"],
  ["rect=200.4,0,99.6,50", "100x50"],
  ["rect=300,100,500,500&w=50", "50x50"],
])("%s gives a picture of %s", async (query, size) => {
  expect((await open(query)).size).toBe(size);
});

test.each([
  ["w=50&h=50&fit=crop&rect=200,0,200,100&crop=top,left", ["lime", "lime", "lime", "lime"]],
  ["w=800&h=800&fit=fillmax", ["white", "white", "white", "white"]],
])("%s keeps the right corners", async (query, corners) => {
  const { bytes, size } = await open(query);
  const [width = 0, height = 0] = size.split("x").map(Number);
  const [right, bottom] = [width - 3, height - 3];
  const found = [
    [2, 2],
    [right, 2],
    [2, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => colorAt(bytes, x, y));
  expect(await Promise.all(found)).toEqual(corners);
});

test("crop=entropy keeps the busy part", async () => {
  const noise = await sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: "black",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const source = sharp({ create: { width: 400, height: 100, channels: 3, background: "white" } });
  const busy = await upload(
    await source
      .composite([{ input: noise, left: 300, top: 0 }])
      .png()
      .toBuffer(),
  );
  const { bytes } = await open("w=100&h=100&fit=crop&crop=entropy", busy);
  const { entropy } = await sharp(bytes).stats();
  const { entropy: plain } = await sharp((await open("w=100&h=100&fit=crop&crop=left", busy)).bytes).stats();
  expect(entropy).toBeGreaterThan(plain + 3);
});

test("auto=format answers in what the browser accepts and says so in Vary", async () => {
  const ask = (accept: string, query = "auto=format") =>
    fetch(`${picture}?${query}`, { headers: { accept } });
  const avif = await ask("image/avif,image/webp,*/*");
  expect(avif.headers.get("content-type")).toBe("image/avif");
  expect(avif.headers.get("vary")).toBe("Accept");
  expect((await sharp(await avif.arrayBuffer()).metadata()).compression).toBe("av1");
  const large = await ask("image/avif,image/webp", "auto=format&w=3000");
  expect(large.headers.get("content-type")).toBe("image/webp");
  expect((await ask("image/webp,*/*")).headers.get("content-type")).toBe("image/webp");
  expect((await ask("image/*")).headers.get("content-type")).toBe("image/png");
  expect((await ask("image/avif", "auto=format&fm=jpg")).headers.get("content-type")).toBe("image/jpeg");
});

test("fm, q and blur change the bytes as asked", async () => {
  const noisy = await upload(
    await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: "black",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer(),
  );
  const [fine, coarse] = [await open("fm=jpg&q=95", noisy), await open("fm=jpg&q=10", noisy)];
  expect([fine.format, coarse.format]).toEqual(["jpeg", "jpeg"]);
  expect(coarse.bytes.byteLength).toBeLessThan(fine.bytes.byteLength / 3);
  const deviation = async (query: string) =>
    (await sharp((await open(query, noisy)).bytes).stats()).channels[0]?.stdev;
  expect(await deviation("blur=50&fm=png")).toBeLessThan(((await deviation("fm=png")) ?? 0) / 2);
});

test("a result is kept on disk, made once for many at the same time, and made again when the folder is gone", async () => {
  const url = `${picture}?w=123&fm=webp`;
  const before = (await readdir(join(lake.directory, "cache"))).length;
  const bodies = await Promise.all(
    Array.from({ length: 8 }, () => fetch(url).then((answer) => answer.text())),
  );
  expect(new Set(bodies).size).toBe(1);
  expect((await readdir(join(lake.directory, "cache"))).length).toBe(before + 1);
  await rm(join(lake.directory, "cache"), { recursive: true });
  expect(await (await fetch(url)).text()).toBe(bodies[0]);
});

test("the camera's rotation is applied before cutting", async () => {
  const turned = await sharp(quarters).withMetadata({ orientation: 6 }).png().toBuffer();
  const url = await upload(turned);
  expect(url).toContain("-200x400.png");
  const { bytes, size } = await open("rect=0,0,100,200", url);
  expect(size).toBe("100x200");
  expect(await colorAt(bytes, 50, 100)).toBe("blue");
});

test("an animation stays one when it is scaled and cut", async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
  const gif = await sharp([await frame("red"), await frame("blue")], { join: { animated: true } })
    .gif()
    .toBuffer();
  const url = await upload(gif);
  const { bytes } = await open("w=20&h=20&fit=crop", url);
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
    format: "gif",
    pages: 2,
    pageHeight: 20,
    width: 20,
  });
});

test("an SVG is never touched and can run nothing", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>',
  );
  const response = await fetch(`${await upload(svg)}?w=100&auto=format`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(svg);
  expect(response.headers.get("content-type")).toContain("image/svg+xml");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
});

test.each([
  "w=0",
  "w=-5",
  "w=abc",
  "w=8193",
  "h=1e9",
  "w=8000&h=8000&fit=scale",
  "w=5000&dpr=2",
  "dpr=99",
  "q=101",
  "fm=exe",
  "fit=stretch",
  "crop=nowhere",
  "rect=1,2,3",
  "rect=0,0,0,0",
  "rect=400,0,10,10",
  "blur=9999",
  "auto=magic&w=1",
  "w=1&crop=focalpoint&fp-x=2",
  "w=1&bg=red",
])("%s is nonsense and answered with 400", async (query) => {
  const response = await fetch(`${picture}?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: 400, error: "Bad Request" });
});

test("unknown pictures and names that climb out of the folder are 404", async () => {
  const missing = `${"0".repeat(40)}-1x1.png`;
  const base = `${lake.url}/images/local/production`;
  for (const path of [missing, `${missing}?w=1`, "..%2f..%2fpasswd", "%2e%2e/x.png"]) {
    expect((await fetch(`${base}/${path}`)).status).toBe(404);
  }
  expect((await fetch(picture.replace("/production/", "/staging/"))).status).toBe(404);
});

test("a stored original is never changed by its transformations", async () => {
  await open("w=10&fm=jpg&blur=3");
  const name = new URL(picture).pathname.split("/").at(-1) ?? "";
  expect(await readFile(join(lake.directory, "images", name))).toEqual(quarters);
});
