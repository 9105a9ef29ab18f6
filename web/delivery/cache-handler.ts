import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";
import { processSingleton } from "#server/process-singleton.ts";
import { type Entry, openEntryStore } from "./entry-store.ts";
import { finishPage } from "./finish-page.ts";
import { settingsMark } from "./settings-mark.ts";
import type { openSharedCache } from "./shared-cache.ts";
import { keepTagTimes } from "./tag-times.ts";

/**
 * Where Next keeps pages, files that routes made, and what was fetched for them. A page is finished once, when it is stored.
 * With CACHE_URL several instances know the same pages (docs/decisions/0019). Next makes one of these for every request.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PageCache {
  #build;
  /** When each entry was first asked for since it was last stored: nothing in what is stored next is older. */
  #asked = new Map<string, number>();

  constructor({ serverDistDir = "" }: { serverDistDir?: string }) {
    const folder = join(serverDistDir, "..");
    this.#build = processSingleton(`cache of ${folder}`, () => openBuild(folder));
  }

  async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<Entry | null> {
    if (!this.#asked.has(key)) this.#asked.set(key, Date.now());
    const { store, times, shared } = this.#build;
    let entry = await store.read(key);
    if (context.kind === "FETCH") {
      const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
      return entry && times.isPublishedSince(tags, entry.lastModified) ? outdate(entry) : entry;
    }
    const isFresh = (known: Entry | null) => known !== null && !isOver(known) && !isPublished(known);
    const isPublished = (known: Entry) => times.isPublishedSince(tagsOf(known), known.lastModified);
    if (shared && !isFresh(entry)) {
      const newer = await (await shared).findNewer(key, entry);
      if (newer) entry = store.remember(key, newer);
    }
    // Next would render what came in its place for the answer that has left already, a 404, and so with the title and the robots of one.
    if (entry && standsForNothing(entry.value) && !isFresh(entry)) return null;
    return entry && isPublished(entry) ? outdate(entry) : entry;
  }

  async set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    const { folder, store, shared } = this.#build;
    const lastModified = this.#asked.get(key) ?? Date.now();
    this.#asked.delete(key);
    // Next answers the request that caused the rendering with this object.
    if (value?.kind === "APP_PAGE") finishPage(value, (address) => readAsset(folder, address));
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const entry = { value, lastModified, cacheControl };
    if (standsForNothing(value)) {
      void shared?.then(({ forget }) => forget(key));
      return await store.writeMissing(key, entry);
    }
    // What a content service answered is fetched again by each instance; what it became is shared.
    if (value && value.kind !== "FETCH") void shared?.then(({ share }) => share(key, entry));
    await store.write(key, entry);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const { times, shared } = this.#build;
    const published = [tags].flat();
    times.publish(published);
    await (await shared)?.tell(published);
  }

  resetRequestCache(): void {}
}

/** What this process keeps of the build in `folder`. The client of a shared cache is loaded only where there is one. */
function openBuild(folder: string) {
  const times = keepTagTimes();
  const { CACHE_URL, NEXT_PHASE } = process.env;
  const mark = settingsMark(process.env);
  const shared: Promise<ReturnType<typeof openSharedCache>> | undefined =
    CACHE_URL && NEXT_PHASE !== "phase-production-build"
      ? import("./shared-cache.ts").then((module) =>
          module.openSharedCache(CACHE_URL, `${readBuildId(folder)}:${mark}`, times),
        )
      : undefined;
  // Pages rendered with other settings are another site's. Next removes the folder with the build before it makes another.
  return { folder, store: openEntryStore(join(folder, "entries", mark)), times, shared };
}

/** The entry, but so old that Next answers with it and makes a new one meanwhile. It must not pass for expired. */
function outdate(entry: Entry): Entry {
  const seconds = entry.value?.kind === "FETCH" ? entry.value.revalidate : entry.cacheControl?.revalidate;
  const staleSince = Date.now() - (Number(seconds) + 1) * 1000;
  return { ...entry, lastModified: Math.min(entry.lastModified, staleSince) };
}

function isOver({ lastModified, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && lastModified + seconds * 1000 < Date.now();
}

/** The 404 of a page or a file. That there is no imprint, say, is an answer as any other, and kept for when the content service is away. */
function standsForNothing(value: Entry["value"]): boolean {
  return !value || ("status" in value && value.status === 404);
}

function tagsOf({ value }: Entry): string[] {
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** A file of the build as text, by its address. */
function readAsset(folder: string, address: string): string {
  return readFileSync(join(folder, address.replace("/_next/", "")), "utf8");
}

function readBuildId(folder: string): string {
  return readFileSync(join(folder, "BUILD_ID"), "utf8").trim();
}
