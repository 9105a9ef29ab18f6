import { randomBytes } from "node:crypto";
import { request } from "node:http";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { startAssetsInTest } from "./start-assets-in-test.ts";

const clip = randomBytes(500_000);
const lake = await startAssetsInTest();
const { path } = await lake.client.assets.upload("file", clip, { filename: "clip.mp4" });
const url = `${lake.url}/${path}`;
afterAll(() => lake.stop());

async function ask(headers: Record<string, string>, method = "GET") {
  const response = await fetch(url, { method, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, header: (name: string) => response.headers.get(name), bytes };
}

test("a file comes back byte for byte with its type, length, sha1 and nosniff", async () => {
  const { status, header, bytes } = await ask({});
  expect(status).toBe(200);
  expect(bytes.equals(clip)).toBe(true);
  expect(header("content-type")).toBe("video/mp4");
  expect(header("content-length")).toBe("500000");
  expect(header("accept-ranges")).toBe("bytes");
  expect(header("x-content-type-options")).toBe("nosniff");
  expect(header("access-control-allow-origin")).toBe("*");
  expect(url).toContain(header("x-sanity-sha1"));
});

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=0-", 0, 499_999],
  ["bytes=1000-1999", 1000, 1999],
  ["bytes=499990-600000", 499_990, 499_999],
  ["bytes=-10", 499_990, 499_999],
  ["bytes=-900000", 0, 499_999],
])("%s is answered with exactly those bytes", async (range, start, end) => {
  const { status, header, bytes } = await ask({ range });
  expect(status).toBe(206);
  expect(header("content-range")).toBe(`bytes ${start}-${end}/500000`);
  expect(header("content-length")).toBe(String(end - start + 1));
  expect(bytes.equals(clip.subarray(start, end + 1))).toBe(true);
});

test.each(["bytes=500000-", "bytes=-0", "bytes=900000-900001"])(
  "%s lies behind the end: 416",
  async (range) => {
    const { status, header } = await ask({ range });
    expect(status).toBe(416);
    expect(header("content-range")).toBe("bytes */500000");
  },
);

test.each(["bytes=5-2", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6", "bytes=-"])(
  "%s is ignored",
  async (range) => {
    const { status, bytes } = await ask({ range });
    expect(status).toBe(200);
    expect(bytes).toHaveLength(500_000);
  },
);

test("If-Range gives the part only while the file is the one meant", async () => {
  const etag = (await ask({})).header("etag") ?? "";
  expect((await ask({ range: "bytes=0-9", "if-range": etag })).status).toBe(206);
  expect((await ask({ range: "bytes=0-9", "if-range": '"other"' })).status).toBe(200);
  expect((await ask({ range: "bytes=0-9", "if-range": "Wed, 21 Oct 2026 07:28:00 GMT" })).status).toBe(200);
  expect((await ask({ "if-none-match": `"other", W/${etag}` })).status).toBe(304);
});

test("HEAD tells the length and sends no body, with a range too", async () => {
  const whole = await ask({}, "HEAD");
  expect([whole.status, whole.header("content-length"), whole.bytes.length]).toEqual([200, "500000", 0]);
  const part = await ask({ range: "bytes=0-99" }, "HEAD");
  expect([part.status, part.header("content-length"), part.bytes.length]).toEqual([206, "100", 0]);
});

test("?dl makes it a download under the given name, whatever the name holds", async () => {
  const disposition = async (query: string) =>
    (await fetch(`${url}?${query}`)).headers.get("content-disposition");
  expect(await disposition("dl=Voltway%20clip.mp4")).toContain('attachment; filename="Voltway clip.mp4"');
  expect(await disposition("dl=")).toMatch(/^attachment; filename="[0-9a-f]{40}\.mp4"/);
  expect(await disposition(`dl=${encodeURIComponent('é"\r\nX: y/../z')}`)).toBe(
    "attachment; filename=\"____X: y_.._z\"; filename*=UTF-8''%C3%A9%22__X%3A%20y_.._z",
  );
  expect((await fetch(url)).headers.get("content-disposition")).toBeNull();
});

test("an uploaded page cannot run script on the lake's own address", async () => {
  const { path } = await lake.client.assets.upload("file", Buffer.from("<script>1</script>"), {
    filename: "x.html",
  });
  const response = await fetch(`${lake.url}/${path}`);
  expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

test("a viewer that stops watching, or leaves before the answer, leaves no open file behind", async () => {
  const { readdirSync, readlinkSync } = await import("node:fs");
  const big = await startAssetsInTest(30_000_000);
  const { path } = await big.client.assets.upload("file", Buffer.alloc(20_000_000, 7), {
    filename: "long.mp4",
  });
  const wide = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const picture = await big.client.assets.upload("image", wide, { filename: "wide.png" });
  await new Promise<void>((resolve) => {
    const viewer = request(`${big.url}/${path}`, (response) => {
      response.once("data", () => {
        viewer.destroy();
        resolve();
      });
    });
    viewer.end();
  });
  // Somewhere between the request and its answer; a picture of a new size takes long to make.
  for (let viewers = 0; viewers < 40; viewers++) {
    await leaveAfter(`${big.url}/${path}`, viewers % 4);
  }
  for (let width = 1000; width < 1004; width++) {
    await leaveAfter(`${big.url}/${picture.path}?w=${width}`, 5);
    const again = await fetch(`${big.url}/${picture.path}?w=${width}`);
    await again.arrayBuffer();
  }
  const countOpen = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(big.directory);
      } catch {
        return false;
      }
    }).length;
  await expect.poll(countOpen, { timeout: 5000 }).toBe(0);
  await big.stop();
});

async function leaveAfter(address: string, milliseconds: number): Promise<void> {
  const viewer = request(address).on("error", () => {});
  viewer.end();
  await new Promise((resolve) => viewer.once("socket", (socket) => socket.once("connect", resolve)));
  setTimeout(() => viewer.destroy(), milliseconds);
  await new Promise((resolve) => viewer.once("close", resolve));
}
