import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { afterAll, expect, test } from "vitest";
import PageCache from "./cache-handler.ts";
import { settingsMark } from "./settings-mark.ts";

const require = createRequire(import.meta.url);
const { CachedRouteKind, IncrementalCacheKind } = require("next/dist/server/response-cache/types.js");
const directory = mkdtempSync(join(tmpdir(), "page-cache-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const data = '0:["a page"]\n1:"</script>"\n';
const html = [
  '<!DOCTYPE html><html lang="en-CA"><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" href="/_next/static/chunks/c.css" as="style"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script></head><body>',
  '<script id="page-script">start()</script><p style="--brand:&#x27;red&#x27;">Hello</p>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  `<script>self.__next_f.push([1,${JSON.stringify(data.slice(0, 8))}])</script>`,
  `<script>self.__next_f.push([1,${JSON.stringify(data.slice(8)).replaceAll("<", "\\u003c")}])</script></body></html>`,
].join("");

const page = (changed: object = {}) => ({
  kind: CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from(data),
  headers: { "x-next-cache-tags": "content" },
  postponed: undefined,
  status: 200,
  segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  ...changed,
});

const storing = { cacheControl: { revalidate: 60, expire: 3600 } };
const reading = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false };

/** As for a request: each has a handler of its own. */
function openCache(name: string): PageCache {
  const chunks = join(directory, name, "static", "chunks");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "a.css"), "p{background:url(../media/a.png)}");
  writeFileSync(join(chunks, "b.css"), "p{margin:0}");
  return new PageCache({ serverDistDir: join(directory, name, "server") });
}

const entriesOf = (name: string) => join(directory, name, "entries", settingsMark(process.env));
const ageOf = (entry: { lastModified: number } | null) => Date.now() - (entry?.lastModified ?? Number.NaN);

/** Times are whole milliseconds. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a page is finished as it enters the cache, in the object that Next then answers with", async () => {
  const entering = page();
  await openCache("a").set("/new", entering, storing);

  expect(entering.html).toContain('<html lang="en-CA" data-scripts="held">');
  expect(entering.html).toContain(
    "<style>p{background:url(/_next/static/media/a.png)}\np{margin:0}</style></head>",
  );
  expect(entering.html).not.toMatch(/<link|_next\/static\/chunks|__next_f|_R_|page-data/);
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(entering.html).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy\+h4JFI9Bol5QmYC57mt3Fb00=';/,
  );
});

test("where there is an island, Next's scripts and links wait, with the page's data", async () => {
  const entering = page({ html: html.replace("<p ", '<form data-island="true"></form><p ') });
  await openCache("a").set("/island", entering, storing);
  expect(entering.html).toContain('<script async="" data-src="/_next/static/chunks/b.js">');
  expect(entering.html).not.toMatch(/<script src=|rel="preload" as="script"|as="style"|push\(\[1,/);
  expect(entering.html).toContain("push([0])");
  expect(entering.html).toContain(
    '</style><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled="">',
  );
  const [, kept = ""] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(entering.html) ?? [];
  expect(JSON.parse(kept)).toBe(data);
});

test("a page without the small script keeps its scripts and their data, and still gets its policy", async () => {
  const bare = page({ html: html.replace(' id="page-script"', "") });
  await openCache("b").set("/bare", bare, storing);
  expect(bare.html).toContain('<script src="/_next/static/chunks/b.js"');
  expect(bare.html).toContain("push([1,");
  expect(bare.html).toContain("Content-Security-Policy");
});

test("a page without style attributes of its own allows none", async () => {
  const entering = page({ html: html.replace("&#x27;red&#x27;", "red") });
  await openCache("c").set("/gathered", entering, storing);
  expect(entering.html).toContain('<style>[data-style="0"]{--brand:red}</style></head>');
  // printf '[data-style="0"]{--brand:red}' | openssl dgst -sha256 -binary | base64
  expect(entering.html).toMatch(
    /style-src [^;]*'sha256-M113iwencszVptPYrSzRDliv5ZhrROXAR2c\+K\/qqA4E='[^;]*; img-src/,
  );
  expect(entering.html).not.toContain("unsafe");
});

test("a page comes back from its file as it was stored, and is finished once", async () => {
  const entering = page();
  await openCache("d").set("/kept", entering, storing);
  const [file = ""] = readdirSync(entriesOf("d"));
  const kept = deserialize(readFileSync(join(entriesOf("d"), file)));
  expect(kept).toEqual({ value: entering, lastModified: expect.any(Number), ...storing });
  // Next hands a page to the cache again when it could not be rendered anew.
  const { html: finished } = entering;
  await openCache("d").set("/kept", entering, storing);
  expect(entering.html).toBe(finished);
  expect((await openCache("d").get("/kept", reading))?.value).toBe(entering);
});

test("a redirect that was rendered in the background gets the address that Next loses", async () => {
  const digest = "NEXT_REDIRECT;replace;/services/new?a=1;b=2;308;";
  const moved = page({
    status: 308,
    headers: { "x-next-cache-tags": "content", location: undefined },
    rscData: Buffer.from(`0:{"a":"$@1"}\n5:E${JSON.stringify({ digest })}\n`),
  });
  await openCache("e").set("/moved", moved, storing);
  expect(moved.headers).toHaveProperty("location", "/services/new?a=1;b=2");
});

test("what was published is answered once more, as stale and not as expired, until it is made anew", async () => {
  const cache = openCache("f");
  await cache.set("/page", page(), storing);
  await aMoment();
  expect(ageOf(await cache.get("/page", reading))).toBeLessThan(60_000);
  await cache.revalidateTag("other");
  expect(ageOf(await cache.get("/page", reading))).toBeLessThan(60_000);
  await cache.revalidateTag(["content"]);
  const stale = ageOf(await cache.get("/page", reading));
  expect(stale).toBeGreaterThan(60_000);
  expect(stale).toBeLessThan(3600_000);
  await openCache("f").set("/page", page(), storing);
  expect(ageOf(await cache.get("/page", reading))).toBeLessThan(60_000);
});

test("what is published while a page is rendered, or what it shows is fetched, counts as newer than both", async () => {
  const fetching = { kind: IncrementalCacheKind.FETCH, fetchUrl: "/data", fetchIdx: 1, tags: ["content"] };
  const fetched = { headers: {}, body: "", url: "/data", status: 200 };
  const cache = openCache("g");
  await cache.get("/page", reading);
  await cache.get("data", fetching);
  await aMoment();
  await openCache("g").revalidateTag(["content"]);
  await aMoment();
  await cache.set(
    "data",
    { kind: CachedRouteKind.FETCH, data: fetched, revalidate: 60 },
    { ...fetching, fetchCache: true },
  );
  await cache.set("/page", page(), storing);

  expect(ageOf(await cache.get("/page", reading))).toBeGreaterThan(60_000);
  expect(ageOf(await cache.get("data", fetching))).toBeGreaterThan(60_000);
  await cache.set("/page", page(), storing);
  expect(ageOf(await cache.get("/page", reading))).toBeLessThan(60_000);
});

test("of several renderings stored at once the last is in the files, whole", async () => {
  for (let round = 0; round < 20; round++) {
    const bodies = [20_000, 15_000, 18_000, 10_000 + round].map((length) => Buffer.alloc(length));
    await Promise.all(
      bodies.map((body) =>
        openCache("h").set(
          "/file",
          { kind: CachedRouteKind.APP_ROUTE, body, status: 200, headers: {} },
          storing,
        ),
      ),
    );
    const [file = "", ...others] = readdirSync(entriesOf("h"));
    expect(others).toEqual([]);
    expect(deserialize(readFileSync(join(entriesOf("h"), file))).value.body).toHaveLength(10_000 + round);
  }
});

const missingPage = () => page({ status: 404 });
const awayPage = () => page({ status: 307, headers: { location: "/" } });
const missingFile = () => ({
  kind: CachedRouteKind.APP_ROUTE,
  body: Buffer.from("no"),
  status: 404,
  headers: {},
});
const ways: [string, () => object, object, object][] = [
  ["page", missingPage, storing, reading],
  ["way home", awayPage, storing, reading],
  ["file", missingFile, storing, { kind: IncrementalCacheKind.APP_ROUTE, isFallback: false }],
];

test.each(ways)(
  "a %s for what is not there leaves no file and no real page without its memory",
  async (...way) => {
    const [kind, make, context, asking] = way;
    const name = `missing-${kind.replaceAll(" ", "-")}`;
    await openCache(name).set("/real", page(), storing);
    const real = (await openCache(name).get("/real", reading))?.value;
    for (let index = 0; index < 500; index++)
      await openCache(name).set(`/junk/${index}`, make() as never, context as never);
    expect(readdirSync(entriesOf(name))).toHaveLength(1);
    // The very object: it did not come from its file.
    expect((await openCache(name).get("/real", reading))?.value).toBe(real);
    expect(await openCache(name).get("/junk/499", asking as never)).toMatchObject({
      value: { kind: expect.anything() },
    });
    expect(await openCache(name).get("/junk/0", asking as never)).toBeNull();
  },
);

test("a page that is taken away leaves the disk, and comes back with its next version", async () => {
  await openCache("away").set("/page", page(), storing);
  await openCache("away").set("/page", missingPage(), storing);
  expect(readdirSync(entriesOf("away"))).toEqual([]);
  expect((await openCache("away").get("/page", reading))?.value).toMatchObject({ status: 404 });
  await openCache("away").set("/page", page(), storing);
  expect(readdirSync(entriesOf("away"))).toHaveLength(1);
  expect((await openCache("away").get("/page", reading))?.value).toMatchObject({ status: 200 });
});

test.each(ways)(
  "a %s for what is not there is made anew before it is answered, once something was published or its time is over",
  async (...way) => {
    const [kind, make, context, asking] = way;
    const name = `outdated-${kind.replaceAll(" ", "-")}`;
    const tagged = () => ({ ...make(), headers: { "x-next-cache-tags": "content" } });
    const { status } = Object(make());
    await openCache(name).set("/page", tagged() as never, context as never);
    await aMoment();
    expect(await openCache(name).get("/page", asking as never)).toMatchObject({ value: { status } });
    await openCache(name).revalidateTag("other");
    expect(await openCache(name).get("/page", asking as never)).not.toBeNull();
    await openCache(name).revalidateTag("content");
    expect(await openCache(name).get("/page", asking as never)).toBeNull();

    await openCache(name).set("/short", tagged() as never, { cacheControl: { revalidate: 0.01 } } as never);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await openCache(name).get("/short", asking as never)).toBeNull();
  },
);
