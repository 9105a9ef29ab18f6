import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { joinStylesOfBuild } from "../../bin/join-styles.ts";
import PageFinisher from "./page-finisher.ts";

const require = createRequire(import.meta.url);
const { CachedRouteKind, IncrementalCacheKind } = require("next/dist/server/response-cache/types.js");
const directory = mkdtempSync(join(tmpdir(), "page-finisher-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const html = [
  '<!DOCTYPE html><html lang="en-CA"><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" href="/_next/static/chunks/c.css" as="style"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script></head><body>',
  '<script id="page-script">start()</script><p style="--brand:&#x27;red&#x27;">Hello</p>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script></body></html>',
].join("");

const page = () => ({
  kind: CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from("data"),
  headers: { "x-next-cache-tags": "content" },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
});

function openCache(folder: string) {
  const chunks = join(folder, "static", "chunks");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "a.css"), "p{color:red}");
  writeFileSync(join(chunks, "b.css"), "p{margin:0}");
  const serverDistDir = join(folder, "server");
  return new PageFinisher({
    fs: require("next/dist/server/lib/node-fs-methods.js").nodeFs,
    flushToDisk: true,
    serverDistDir,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  });
}

const reading = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false };

test("a page is finished as it enters the cache, in the object that Next then answers with", async () => {
  const entering = page();
  await openCache(join(directory, "a")).set("/new", entering, {
    cacheControl: { revalidate: 60, expire: 60 },
  });

  expect(entering.html).toContain('<html data-scripts="held" lang="en-CA">');
  expect(entering.html).toContain('<script data-src="/_next/static/chunks/b.js" async="">');
  expect(entering.html).not.toMatch(/<script src=|rel="preload" as="script"/);
  expect(entering.headers).toHaveProperty("etag", expect.stringMatching(/^"[\w-]{43}"$/));
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(entering.headers).toHaveProperty(
    "content-security-policy",
    expect.stringContaining("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; "),
  );
});

test("a page that the build left in its files is finished when it is read, once", async () => {
  const server = join(directory, "b", "server");
  mkdirSync(join(server, "app"), { recursive: true });
  writeFileSync(join(server, "app", "built.html"), html);
  writeFileSync(join(server, "app", "built.rsc"), "data");
  writeFileSync(join(server, "app", "built.meta"), JSON.stringify({ headers: {}, status: 200 }));
  const cache = openCache(join(directory, "b"));

  const first = await cache.get("/built", reading);
  const again = await cache.get("/built", reading);
  if (first?.value?.kind !== "APP_PAGE") throw new Error("The page was not found");
  expect(first.value.html).toContain('data-scripts="held"');
  expect(again?.value).toBe(first.value);
});

test("a page without the small script keeps its scripts and still gets its policy", async () => {
  const bare = { ...page(), html: html.replace(' id="page-script"', "") };
  await openCache(join(directory, "c")).set("/bare", bare, { cacheControl: { revalidate: 60, expire: 60 } });
  expect(bare.html).toContain('<script src="/_next/static/chunks/b.js"');
  expect(bare.headers).toHaveProperty("content-security-policy");
});

test("a page without style attributes of its own allows none", async () => {
  const entering = { ...page(), html: html.replace("&#x27;red&#x27;", "red") };
  await openCache(join(directory, "l")).set("/gathered", entering, {
    cacheControl: { revalidate: 60, expire: 60 },
  });
  expect(entering.html).toContain('<style>[data-style="0"]{--brand:red}</style></head>');
  const policy = String(Object(entering.headers)["content-security-policy"]);
  // printf '[data-style="0"]{--brand:red}' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("style-src 'self' 'sha256-M113iwencszVptPYrSzRDliv5ZhrROXAR2c+K/qqA4E='; img-src");
  expect(policy).not.toContain("unsafe");
});

test("a page asks for one stylesheet where the build has joined its own, and their links are left for React", async () => {
  const folder = join(directory, "e");
  const cache = openCache(folder);
  mkdirSync(join(folder, "server", "app"), { recursive: true });
  writeFileSync(join(folder, "server", "app", "page.html"), html);
  joinStylesOfBuild(folder);
  const entering = page();
  await cache.set("/styled", entering, { cacheControl: { revalidate: 60, expire: 60 } });

  const [, joined = ""] = /<link rel="stylesheet" href="([^"]*)"\/>/.exec(entering.html) ?? [];
  expect(readFileSync(join(folder, joined.replace("/_next/", "")), "utf8")).toBe("p{color:red}\np{margin:0}");
  expect(entering.html).toContain(
    `href="${joined}"/><link disabled="" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>`,
  );
  expect(entering.html).not.toContain('as="style"');
});

test("a page keeps its stylesheets where nothing has joined them", async () => {
  const entering = page();
  await openCache(join(directory, "f")).set("/plain", entering, {
    cacheControl: { revalidate: 60, expire: 60 },
  });
  expect(entering.html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"');
  expect(entering.html).not.toContain("disabled");
});

test("a redirect that was rendered in the background gets the address that Next loses", async () => {
  const moved = { ...page(), status: 308, headers: { "x-next-cache-tags": "content", location: undefined } };
  const digest = "NEXT_REDIRECT;replace;/services/new?a=1;b=2;308;";
  moved.rscData = Buffer.from(`0:{"a":"$@1"}\n5:E${JSON.stringify({ digest })}\n`);
  await openCache(join(directory, "d")).set("/moved", moved, {
    cacheControl: { revalidate: 60, expire: 60 },
  });
  expect(moved.headers).toHaveProperty("location", "/services/new?a=1;b=2");
});

test("what is published while a page is rendered, or what it shows is fetched, counts as newer than both", async () => {
  const { areTagsStale } = require("next/dist/server/lib/incremental-cache/tags-manifest.external.js");
  const cache = openCache(join(directory, "h"));
  const fetching = { kind: IncrementalCacheKind.FETCH, fetchUrl: "/data", fetchIdx: 1, tags: ["news"] };
  const data = { headers: {}, body: "", url: "/data", status: 200 };
  await cache.get("/news", reading);
  await cache.get("data", fetching);
  // Times are whole milliseconds: what is asked for in the one of a publish already has it.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await openCache(join(directory, "h")).revalidateTag(["news"], { expire: 3600 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cache.set(
    "data",
    { kind: CachedRouteKind.FETCH, data, revalidate: 60 },
    { ...fetching, fetchCache: true },
  );
  await cache.set("/news", page(), { cacheControl: { revalidate: 60, expire: 60 } });

  for (const stored of [await cache.get("/news", reading), await cache.get("data", fetching)]) {
    expect(stored?.value).toBeTruthy();
    expect(areTagsStale(["news"], stored?.lastModified)).toBe(true);
  }
  await cache.set("/news", page(), { cacheControl: { revalidate: 60, expire: 60 } });
  expect(areTagsStale(["news"], (await cache.get("/news", reading))?.lastModified)).toBe(false);
});

test("of several renderings stored at once the last is in the files, whole", async () => {
  const folder = join(directory, "i");
  const cache = openCache(folder);
  const storing = { fetchCache: true, fetchUrl: "/data", fetchIdx: 1, tags: [] };
  const answer = (length: number) => ({
    kind: CachedRouteKind.FETCH,
    data: { headers: {}, body: "x".repeat(length), url: "/data", status: 200 },
    revalidate: 60,
  });
  for (let round = 0; round < 20; round++) {
    const lengths = [20_000, 15_000, 18_000, 10_000 + round];
    await Promise.all(lengths.map((length) => cache.set("data", answer(length), storing)));
    const stored = JSON.parse(readFileSync(join(folder, "cache", "fetch-cache", "data"), "utf8"));
    expect(stored.data.body).toHaveLength(10_000 + round);
  }
  expect(readdirSync(join(folder, "cache", "fetch-cache"))).toEqual(["data"]);
});

test("a page whose files are of two renderings, as a crash may leave them, counts as missing", async () => {
  const app = join(directory, "j", "server", "app");
  const cache = openCache(join(directory, "j"));
  const storing = { cacheControl: { revalidate: 60, expire: 60 } };
  await cache.set("/page", page(), storing);
  // Under other names they are in no memory.
  for (const name of ["whole", "torn"])
    for (const end of ["html", "rsc", "meta"]) cpSync(join(app, `page.${end}`), join(app, `${name}.${end}`));
  const html = readFileSync(join(app, "page.html"), "utf8");
  writeFileSync(join(app, "torn.html"), html.replace("start()", "begin()"));

  expect((await cache.get("/whole", reading))?.value).toBeTruthy();
  expect(await cache.get("/torn", reading)).toBeNull();
  await cache.set("/torn", page(), storing);
  expect((await cache.get("/torn", reading))?.value).toBeTruthy();
});

test("Next is the version that all of this was tried with", () => {
  const { version } = require("next/package.json");
  expect(
    version,
    "After an upgrade: run tests/visitor/policy.spec.ts and first-intent.spec.ts and compare file-system-cache.js, then change this line.",
  ).toBe("16.4.6");
});
