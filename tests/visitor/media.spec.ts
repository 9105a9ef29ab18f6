import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { publicPages } from "../fixtures/public-pages.ts";

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(addresses.site + path, { method, headers, redirect: "manual" });
const read = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

async function pathOf(query: string): Promise<string> {
  const [, , hash, size, extension] =
    /^(\w+)-(\w+?)(?:-(\d+x\d+))?-(\w+)$/.exec(await lake.fetch(query)) ?? [];
  return `/media/${hash}${size ? `-${size}` : ""}.${extension}`;
}
const findClip = () => pathOf(`*[_id == "caseStudy-voltway"][0].videos[0].mp4.asset._ref`);
const findPortrait = () => pathOf(`*[_id == "siteSettings"][0].portrait.asset._ref`);

// Everywhere else the policy says so (policy.spec.ts).
test("a page's pictures, clips and files all come from its own address", { tag: "@slow" }, async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${addresses.site}/`) && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  for (const path of publicPages) {
    await page.goto(path);
    await page.locator("img[loading=lazy]").evaluateAll((pictures) => {
      for (const picture of pictures) picture.setAttribute("loading", "eager");
    });
    // Not until the network is idle: what the browser fetches behind its own cache is never reported as done.
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((each) => each.complete)))
      .toBe(true);
    expect(await page.content(), path).not.toContain(addresses.lake);
  }
  expect(elsewhere).toEqual([]);
});

test("a clip is sent in the parts that are asked for, and locked up whatever is in it", async () => {
  const clip = await findClip();
  const whole = await get(clip);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(whole.status).toBe(200);
  expect(read(whole, "content-type", "x-content-type-options", "set-cookie")).toEqual([
    "video/mp4",
    "nosniff",
    null,
  ]);
  expect(whole.headers.get("content-security-policy")).toMatch(/default-src 'none';.* sandbox$/);
  expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const part = await get(clip, { range: "bytes=0-1" });
  expect([part.status, ...read(part, "content-range")]).toEqual([206, `bytes 0-1/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(0, 2));
  const beyond = await get(clip, { range: `bytes=${bytes.length}-` });
  expect([beyond.status, ...read(beyond, "content-range", "cache-control")]).toEqual([
    416,
    `bytes */${bytes.length}`,
    "no-store",
  ]);
  const known = await get(clip, { "if-none-match": whole.headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  const head = await get(clip, {}, "HEAD");
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

test("a picture comes in the format that the browser takes, and only in sizes that pages have", async () => {
  const portrait = await findPortrait();
  const sized = `${portrait}?w=640`;
  for (const [accept, type] of [
    ["image/avif,image/webp,*/*", /^image\/(avif|webp)$/],
    ["image/webp,*/*", /^image\/webp$/],
    ["*/*", /^image\/(jpeg|png|webp)$/],
  ] as const) {
    const response = await get(sized, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("vary")).toMatch(/\bAccept$/);
    expect(response.headers.get("content-type")).toMatch(type);
  }
  for (const path of [
    `${portrait}?w=641`,
    `${portrait}?w=640&blur=50`,
    portrait.replace("/media/", "/media/other/"),
    "/media/..%2f..%2fv1%2fping",
    "/media",
  ]) {
    const response = await get(path);
    expect(response.status, path).toBeGreaterThanOrEqual(300);
    expect(response.headers.get("cache-control") ?? "", path).not.toContain("immutable");
  }
  expect((await get(`${portrait}?w=641`)).status).toBe(404);
  const gone = portrait.replace(/\w{40}/, "0".repeat(40));
  expect((await get(gone)).status).toBe(404);
});
