import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { numbersFrom } from "#html/pages-in-test.ts";
import { documentTag, revisionTag } from "#server/document-tag.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { storedPages } from "#server/stored-pages.ts";
import PageCache from "./cache-handler.ts";

const require = createRequire(import.meta.url);
const { CachedRouteKind, IncrementalCacheKind } = require("next/dist/server/response-cache/types.js");
const directory = mkdtempSync(join(tmpdir(), "page-contents-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const storing = { cacheControl: { revalidate: 60, expire: 3600 } };
const reading = { kind: IncrementalCacheKind.APP_PAGE, isFallback: false };
const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path === "/" ? "/index" : path}`;

type Content = { answers: Map<string, unknown>; tags: Record<string, string[]> };

function bodyOf(value: object | null): string | undefined {
  return value && "data" in value ? (value.data as { body?: string }).body : undefined;
}

/** A site whose pages are made from answers to questions, as Next has them made: what is stale is asked for anew. */
function openSite(name: string, { answers, tags }: Content, meanwhile = async () => {}) {
  const open = () => new PageCache({ serverDistDir: join(directory, name, "server") });
  let asked = 0;

  async function askFor(cache: PageCache, question: string): Promise<string | undefined> {
    const fetching = { kind: IncrementalCacheKind.FETCH, tags: tags[question], fetchUrl: "", fetchIdx: 1 };
    const known = await cache.get(question, fetching);
    if (known && Date.now() - known.lastModified < 3600_000) return bodyOf(known.value);
    asked += 1;
    await meanwhile();
    const data = { headers: {}, body: JSON.stringify(answers.get(question)), url: "", status: 200 };
    await meanwhile();
    const value = { kind: CachedRouteKind.FETCH, data, revalidate: 3600 };
    await cache.set(question, value, { fetchCache: true, tags: tags[question] });
    return data.body;
  }

  return {
    /** Whether it had to be made. */
    async visit(path: string, ...questions: string[]): Promise<boolean> {
      const cache = open();
      const known = await cache.get(keyOf(path), reading);
      // Next would go by its own map of published tags.
      expect(JSON.stringify(known?.value ?? null)).not.toContain("x-next-cache-tags");
      await aMoment();
      if (known && Date.now() - known.lastModified < 60_000) return false;
      const given: (string | undefined)[] = [];
      for (const question of questions) {
        if (given.length > 0) await meanwhile();
        given.push(await askFor(cache, question));
      }
      const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${given}</body></html>`;
      const headers = { "x-next-cache-tags": questions.flatMap((question) => tags[question]).join() };
      const page = { kind: CachedRouteKind.APP_PAGE, html, headers, status: 200, postponed: undefined };
      await cache.set(keyOf(path), { ...page, rscData: undefined, segmentData: undefined }, storing);
      await aMoment();
      return true;
    },
    /** What a visitor gets now. */
    async read(path: string): Promise<string> {
      const { value } = (await open().get(keyOf(path), reading)) ?? {};
      return value && "html" in value ? String(value.html) : "";
    },
    async publish(...published: string[]): Promise<void> {
      await aMoment();
      await open().revalidateTag(published);
      await aMoment();
    },
    /** How many questions were asked since this was last said. */
    count(): number {
      const since = asked;
      asked = 0;
      return since;
    },
  };
}

/** Times are whole milliseconds. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 3));

const pathOf = (index: number) => `/work/${index}`;

/** Pages of one document each, which all ask for the list of them. */
async function openMany(name: string, count: number) {
  const answers = new Map<string, unknown>();
  const tags: Record<string, string[]> = {
    list: ["content", "list:caseStudy"],
    order: ["content", "list:caseStudy"],
  };
  const write = (index: number, revision: string) => {
    answers.set(`one-${index}`, { _id: `case-${index}`, _rev: revision });
    tags[`one-${index}`] = ["content", `place:caseStudy/${index}`];
    const all = Array.from(answers).flatMap(([key, value]) => (key.startsWith("one") ? value : []));
    answers.set("list", all);
    answers.set(
      "order",
      all.map((_, place) => ({ _id: `case-${place}` })),
    );
  };
  for (let index = 0; index < count; index += 1) write(index, "a");
  const site = openSite(name, { answers, tags });
  const visit = (index: number) => site.visit(pathOf(index), `one-${index}`, "order");
  const visitAll = async () => {
    const made: number[] = [];
    for (let index = 0; index < count; index += 1) if (await visit(index)) made.push(index);
    return made;
  };
  await visitAll();
  await site.visit("/work", "list");
  site.count();
  return { ...site, write, visitAll, answers, tags, listTags: ["list:caseStudy", "list:*"] };
}

test("before the site has been asked for a page, the proxy's cache has nothing and keeps nothing", async () => {
  // Files of tests share a process, and another may have asked.
  processSingleton<{ build?: unknown }>("cache of the site", () => ({})).build = undefined;
  const proxy = new PageCache({});
  const data = { headers: {}, body: "{}", url: "", status: 200 };
  const answer = { kind: CachedRouteKind.FETCH, data, revalidate: 3600 };
  await proxy.set("early", answer, { fetchCache: true, tags: [] });
  await proxy.revalidateTag("content");
  const asking = { kind: IncrementalCacheKind.FETCH, tags: [], fetchUrl: "", fetchIdx: 1 };
  expect(await proxy.get("early", asking)).toBeNull();
});

test("the publish of one of many documents has its page and the list made anew, and no page that only asks for the order", async () => {
  const site = await openMany("one", 60);
  site.write(30, "b");
  await site.publish(
    documentTag("case-30"),
    revisionTag("case-30", "b"),
    "place:caseStudy/30",
    ...site.listTags,
  );
  expect(storedPages().listShowing("case-30").sort()).toEqual(["/work", pathOf(30)]);
  expect(storedPages().listAsking(["list:caseStudy"], ["/work", pathOf(30)])).toEqual([]);

  expect(await site.visit(pathOf(30), "one-30", "order")).toBe(true);
  expect(site.count()).toBe(2);
  expect(await site.visit("/work", "list")).toBe(true);
  expect(storedPages().listOld()).toEqual([]);
  expect(await site.visitAll()).toEqual([]);
  expect(site.count()).toBe(1);
});

test("the cache that Next makes for the proxy is the site's, and keeps nothing elsewhere", async () => {
  const asking = { kind: IncrementalCacheKind.FETCH, tags: [], fetchUrl: "", fetchIdx: 1 };
  const proxy = new PageCache({});
  const site = await openMany("proxied", 3);
  expect((await proxy.get("one-1", asking))?.value).toMatchObject({ kind: CachedRouteKind.FETCH });
  expect(storedPages().listShowing("case-1").sort()).toEqual(["/work", pathOf(1)]);
  await proxy.revalidateTag(documentTag("case-1"));
  expect(await site.visit("/work", "list")).toBe(true);
});

test("a publish that changes the order has every page made anew that asks for it", async () => {
  const site = await openMany("order", 20);
  site.answers.set("order", [{ _id: "case-19" }]);
  await site.publish(documentTag("case-19"), ...site.listTags);
  expect(await site.visitAll()).toHaveLength(20);
});

test("what was visited before somebody asked again is made anew, and no more than that", async () => {
  const site = await openMany("before", 10);
  await site.publish(...site.listTags);
  expect(storedPages().isFresh(pathOf(3))).toBe(false);
  expect(await site.visit(pathOf(3), "one-3", "order")).toBe(true);
  expect(storedPages().isFresh(pathOf(4))).toBe(true);
  expect(await site.visitAll()).toEqual([]);
});

test("a document that is no place of its own anywhere is found by the answers that it is in", async () => {
  const answers = new Map<string, unknown>([
    ["quotes", { items: [{ _id: "quote-1", _rev: "a", of: { _id: "case-1" } }] }],
    ["title", { title: "No document in it" }],
  ]);
  const tags = { quotes: ["document:homePage"], title: ["list:proverb"] };
  const site = openSite("found", { answers, tags });
  await site.visit("/", "quotes");
  await site.visit("/contact", "title");
  expect(storedPages().listShowing("quote-1")).toEqual(["/"]);
  // Without its revision it is asked for and not shown.
  expect(storedPages().listShowing("case-1")).toEqual([]);
  expect(storedPages().listAsking([documentTag("case-1")], [])).toEqual(["/"]);
  expect(storedPages().listAsking(["list:proverb", documentTag("quote-1")], [])).toEqual(["/", "/contact"]);
  expect(storedPages().isMadeFrom("/contact", ["list:proverb"])).toBe(true);
  expect(storedPages().isMadeFrom("/contact", [documentTag("quote-1")])).toBe(false);
  expect(storedPages().isMadeFrom("/unknown", ["list:proverb"])).toBeUndefined();
  await site.publish(documentTag("case-1"));
  expect(storedPages().listOld()).toEqual(["/"]);
  expect(await site.visit("/contact", "title")).toBe(false);
});

test("a page that could not be made anew is as old as it was", async () => {
  const answers = new Map<string, unknown>([["one", { _id: "case-1", _rev: "a" }]]);
  const site = openSite("kept", { answers, tags: { one: ["place:caseStudy/1"] } });
  await site.visit("/work/1", "one");
  await site.publish(documentTag("case-1"));
  const cache = new PageCache({ serverDistDir: join(directory, "kept", "server") });
  const known = await cache.get(keyOf("/work/1"), reading);
  await cache.set(keyOf("/work/1"), known?.value ?? null, storing);
  expect(storedPages().isFresh("/work/1")).toBe(false);
  expect(storedPages().listShowing("case-1")).toEqual(["/work/1"]);
});

test("what another process has stored is known once somebody asks for it", async () => {
  const site = await openMany("restart", 5);
  expect(forgetBuild("restart")).toBe(true);
  const again = await reopen(site);
  expect(storedPages().listShowing("case-2")).toEqual(["/work"]);
  expect(await again(2)).toBe(false);
  expect(storedPages().listShowing("case-2")).toEqual(["/work", pathOf(2)]);
});

/** As after a restart: what this process knows of a build is gone, and its files are there. */
function forgetBuild(name: string): boolean {
  const key = Symbol.for(`corner-pocket cache of ${join(directory, name)}`);
  return Reflect.has(globalThis, key) && Reflect.deleteProperty(globalThis, key);
}

async function reopen(site: Awaited<ReturnType<typeof openMany>>) {
  const { visit } = openSite("restart", site);
  await visit("/work", "list");
  return (index: number) => visit(pathOf(index), `one-${index}`, "order");
}

test("whatever is published, told or asked for while a page is made, it shows all of what was published together or none", async () => {
  const ids = ["a", "b", "c", "d"];
  const below = numbersFrom(20_261_128);
  const turns: string[][] = [ids];
  const answers = new Map<string, unknown>();
  const tags = Object.fromEntries(ids.map((id) => [id, ["content", documentTag(id)]]));
  let untold = new Set<string>();
  const revisionOf = (id: string) => `turn-${turns.findLastIndex((published) => published.includes(id))}`;
  const publish = (published: string[]) => {
    turns.push(published);
    for (const id of published) {
      answers.set(id, { _id: id, _rev: revisionOf(id) });
      untold.add(id);
    }
  };
  // Oftener than that something is published five times in a row while a page is made, and the fifth is taken.
  let rarity = Number.MAX_SAFE_INTEGER;
  const act = async (times = rarity) => {
    const what = below(times);
    if (what === 0) publish(ids.filter(() => below(2) === 0));
    if (what === 1) await tell();
    // Another page, made meanwhile, asks for some of the same.
    if (what >= 2 && what < 8) await other.visit("/other", ...ids.slice(below(ids.length)));
  };
  const site = openSite("together", { answers, tags }, () => act());
  const other = openSite("together", { answers, tags });
  const tell = async () => {
    const told = Array.from(untold, (id) => [documentTag(id), revisionTag(id, revisionOf(id))]);
    untold = new Set();
    await site.publish(...told.flat());
  };
  const isOfOneMoment = (shown: Map<string, string>) =>
    turns.some((_, moment) =>
      ids.every((id) => {
        const last = turns.findLastIndex((published, turn) => turn <= moment && published.includes(id));
        return shown.get(id) === `turn-${last}`;
      }),
    );

  for (const id of ids) answers.set(id, { _id: id, _rev: revisionOf(id) });
  // Where there is nothing yet, the first visitor gets what there is.
  await site.visit("/", ...ids);
  rarity = 24;
  const shown = new Set<string>();
  for (let round = 0; round < 400; round += 1) {
    await act(6);
    await site.visit("/", ...ids);
    const html = await site.read("/");
    const found = new Map(
      Array.from(html.matchAll(/"_id":"(\w)","_rev":"([\w-]+)"/g), ([, id = "", revision = ""]) => [
        id,
        revision,
      ]),
    );
    expect(isOfOneMoment(found), `round ${round}: ${html}`).toBe(true);
    shown.add(html);
  }
  expect(shown.size).toBeGreaterThan(20);
  rarity = Number.MAX_SAFE_INTEGER;
  await tell();
  await site.visit("/", ...ids);
  for (const id of ids) expect(await site.read("/")).toContain(JSON.stringify(answers.get(id)));
});

test("what two pages learn at once of a publish that nobody has told of is held back from both", async () => {
  const answers = new Map(["a", "b"].map((id): [string, unknown] => [id, { _id: id, _rev: "before" }]));
  const tags = { a: ["content", documentTag("a")], b: ["content", documentTag("b")] };
  let meanwhile = async () => {};
  const site = openSite("learnt", { answers, tags }, () => meanwhile());
  const other = openSite("learnt", { answers, tags });
  await site.visit("/", "a", "b");
  await other.visit("/other", "b", "a");
  await site.publish(documentTag("a"), revisionTag("a", "before"));
  meanwhile = async () => {
    meanwhile = async () => {};
    for (const id of ["a", "b"]) answers.set(id, { _id: id, _rev: "after" });
    await other.visit("/other", "b", "a");
  };
  await site.visit("/", "a", "b");
  for (const path of ["/", "/other"]) expect(await site.read(path)).not.toContain("after");
  await site.publish(...["a", "b"].flatMap((id) => [documentTag(id), revisionTag(id, "after")]));
  await site.visit("/", "a", "b");
  await other.visit("/other", "b", "a");
  for (const path of ["/", "/other"]) expect(await site.read(path)).not.toContain("before");
});
