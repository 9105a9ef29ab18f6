import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import PageFinisher from "#cache/page-finisher.ts";
import { markName, writeMark } from "#sanity/revisions/revision-mark.ts";
import { readStoredMark } from "./stored-mark.ts";

const require = createRequire(import.meta.url);
const { CachedRouteKind } = require("next/dist/server/response-cache/types.js");
const { RouteKind } = require("next/dist/server/route-kind.js");
const { getRouteCacheKey } = require("next/dist/server/lib/route-cache-key.js");

const serverDistDir = mkdtempSync(join(tmpdir(), "stored-mark-"));
afterAll(() => rmSync(serverDistDir, { recursive: true, force: true }));

const cache = new PageFinisher({
  fs: require("next/dist/server/lib/node-fs-methods.js").nodeFs,
  flushToDisk: true,
  serverDistDir,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
});

const pageOf = (renderedAt: number) =>
  `<meta name="${markName}" content="${writeMark(renderedAt, new Map([["a", "1"]]))}"/>`;

function render(path: string, renderedAt: number, sourceRoute: string) {
  const page = {
    kind: CachedRouteKind.APP_PAGE,
    html: pageOf(renderedAt),
    rscData: Buffer.from(""),
    headers: {},
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  };
  const key = getRouteCacheKey(path, { kind: RouteKind.APP_PAGE, sourceRoute });
  return cache.set(key, page, { cacheControl: { revalidate: 60, expire: 60 } });
}

test("a page that was never rendered since the build has the mark of the build's file", async () => {
  mkdirSync(join(serverDistDir, "app", "services"), { recursive: true });
  writeFileSync(join(serverDistDir, "app", "index.html"), pageOf(1));
  writeFileSync(join(serverDistDir, "app", "services", "web.html"), pageOf(2));
  expect((await readStoredMark("/"))?.renderedAt).toBe(1);
  expect((await readStoredMark("/services/web"))?.renderedAt).toBe(2);
  expect(await readStoredMark("/services/other")).toBeUndefined();
});

test("a page that was rendered since has the mark of the file that Next then wrote, other pages their own", async () => {
  await render("/", 3, "/(site)/page");
  await render("/services/other", 4, "/(site)/services/[slug]/page");
  expect((await readStoredMark("/"))?.renderedAt).toBe(3);
  expect((await readStoredMark("/services/web"))?.renderedAt).toBe(2);
  expect((await readStoredMark("/services/other"))?.renderedAt).toBe(4);
});
