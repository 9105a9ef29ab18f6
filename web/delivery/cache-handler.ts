import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";
import { requests } from "#server/current-request.ts";
import { keepLatest } from "#server/keep-latest.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { offerStoredPages } from "#server/stored-pages.ts";
import { type Entry, openEntryStore } from "./entry-store.ts";
import { finishPage, isFinished } from "./finish-page.ts";
import { keepPageContents } from "./page-contents.ts";
import { settingsMark } from "./settings-mark.ts";
import type { openSharedCache } from "./shared-cache.ts";
import { keepTagTimes } from "./tag-times.ts";

/** They are small, and a page of one document is made from three that no other page asks for. */
const answersKept = { files: 20_000, inMemory: 1000 };

const secondsOfClocks = 24 * 3600;

/** So often in a row a page that something was published for while it was made is made once more before it is taken. */
const timesHeldBack = 5;
const heldBackAtMost = 1000;

/** The answers of the content service that a request was given, the hash of each by its key: what it makes is made from them. */
const givenAnswers = new WeakMap<object, Record<string, string>>();

/**
 * Where Next keeps pages, files that routes made, and what was fetched for them. A page is finished once, when it is stored.
 * With CACHE_URL several instances know the same pages (docs/decisions/0019). Next makes two of these for every request: for a page, and for what
 * it is made from.
 * https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath
 */
export default class PageCache {
  readonly #folder;
  /** When each entry was first asked for since it was last stored: nothing in what is stored next is older. */
  #asked = new Map<string, number>();
  constructor({ serverDistDir = "" }: { serverDistDir?: string }) {
    this.#folder = serverDistDir && join(serverDistDir, "..");
  }

  /** For the proxy Next makes a cache that is told of no build: it is the site's, once a page has been asked for. */
  get #known(): Build | undefined {
    const site = processSingleton<{ build?: Build }>("cache of the site", () => ({}));
    const folder = this.#folder;
    if (folder) site.build = processSingleton(`cache of ${folder}`, () => openBuild(folder));
    return site.build;
  }

  get #build(): Build {
    const known = this.#known;
    if (!known) throw new Error("No build is known whose pages are kept");
    return known;
  }

  async get(...[key, context]: Parameters<CacheHandler["get"]>): Promise<Entry | null> {
    if (!this.#known) return null;
    if (!this.#asked.has(key)) this.#asked.set(key, Date.now());
    return context.kind === "FETCH" ? await this.#getAnswer(key, context.tags) : await this.#getPage(key);
  }

  async #getAnswer(key: string, tags: readonly string[] = []): Promise<Entry | null> {
    const { answers, times } = this.#build;
    const entry = await answers.read(key);
    if (!entry) return null;
    const known = this.#noteGiven(key, entry);
    const isOld = times.isPublishedSince([...tags, ...(known?.tags ?? [])], entry.lastModified);
    return isOld ? outdate(entry) : entry;
  }

  async #getPage(key: string): Promise<Entry | null> {
    const { pages, shared } = this.#build;
    let entry = await pages.read(key);
    if (entry) await this.#noteContents(key, entry);
    const isFresh = (known: Entry | null) => known !== null && !isOver(known) && !this.#isOld(known);
    if (shared && !isFresh(entry)) {
      const newer = await (await shared).findNewer(key, entry);
      if (newer) {
        entry = pages.remember(key, newer);
        await this.#noteContents(key, entry);
      }
    }
    // Next would render what came in its place for the answer that has left already, a 404, and so with the title and the robots of one.
    if (entry && standsForNothing(entry.value) && !isFresh(entry)) return null;
    if (!entry) return null;
    return withoutTags(this.#isOld(entry) ? outdate(entry) : entry);
  }

  async set(...[key, value, context]: Parameters<CacheHandler["set"]>): Promise<void> {
    if (!this.#known) return;
    const { folder, pages, answers, contents, shared } = this.#build;
    const lastModified = this.#asked.get(key) ?? Date.now();
    this.#asked.delete(key);
    if (value?.kind === "FETCH") {
      const answer = {
        value,
        lastModified,
        cacheControl: undefined,
        tags: "tags" in context ? context.tags : [],
      };
      this.#noteGiven(key, answer);
      // What a content service answered is fetched again by each instance; what it became is shared.
      return await answers.write(key, answer);
    }
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const entry: Entry = { value, lastModified, cacheControl };
    if (value?.kind === "APP_PAGE" && isFinished(value)) {
      // Next hands a page in once more that it could not render anew.
      const { answers: parts } = (await pages.read(key)) ?? {};
      Object.assign(entry, { isRetained: true }, parts && { answers: parts });
    } else if (Object.keys(this.#given).length > 0) entry.answers = { ...this.#given };
    // Next answers the request that caused the rendering with this object.
    if (value?.kind === "APP_PAGE") finishPage(value, (address) => readAsset(folder, address));
    if (standsForNothing(value)) {
      contents.forgetPage(key);
      void shared?.then(({ forget }) => forget(key));
      return await pages.writeMissing(key, entry);
    }
    if (await this.#isHeldBack(key, entry)) return;
    contents.notePage(key, entry, tagsOf(entry));
    if (value) void shared?.then(({ share }) => share(key, entry));
    await pages.write(key, entry);
  }

  /**
   * A page may show a part of what was published while it was made. It is not stored then: the one that is there shows nothing of it, is
   * old, and the next request has it made anew. But not for ever, where something is published again and again.
   */
  async #isHeldBack(key: string, entry: Entry): Promise<boolean> {
    const { pages, contents, heldBack } = this.#build;
    const stored = entry.answers && !entry.isRetained ? await pages.read(key) : null;
    const times = heldBack.get(key) ?? 0;
    const isAhead = contents.isAhead(entry);
    const isTorn = isAhead || (times < timesHeldBack && contents.isTorn(entry, stored?.answers));
    if (!stored || standsForNothing(stored.value) || !isTorn) {
      heldBack.delete(key);
      return false;
    }
    if (!isAhead) heldBack.set(key, times + 1);
    return true;
  }

  get #given(): Record<string, string> {
    const request = requests().getStore() ?? this;
    const given = givenAnswers.get(request) ?? {};
    givenAnswers.set(request, given);
    return given;
  }

  #noteGiven(key: string, entry: Entry) {
    const answer = this.#build.contents.noteAnswer(key, entry);
    if (answer) this.#given[key] = answer.hash;
    return answer;
  }

  /** What a page was made from is known from then on, though it was made by another process. */
  async #noteContents(key: string, entry: Entry): Promise<void> {
    const { contents, answers } = this.#build;
    const unknown = Object.keys(entry.answers ?? {}).filter((answer) => !contents.knowsAnswer(answer));
    for (const answer of unknown) {
      const found = await answers.look(answer);
      if (found) contents.noteAnswer(answer, found);
    }
    contents.notePage(key, entry, tagsOf(entry));
  }

  /** A page that was made from nothing that is known goes by what Next says of it. */
  #isOld(entry: Entry): boolean {
    const { contents, times } = this.#build;
    const tags = tagsOf(entry);
    return entry.answers ? contents.isOld(entry, tags) : times.isPublishedSince(tags, entry.lastModified);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    if (!this.#known) return;
    const { times, shared } = this.#build;
    const published = [tags].flat();
    times.publish(published);
    await (await shared)?.tell(published);
  }

  resetRequestCache(): void {}
}

type Build = ReturnType<typeof openBuild>;

/** What this process keeps of the build in `folder`. The client of a shared cache is loaded only where there is one. */
function openBuild(folder: string) {
  const times = keepTagTimes();
  const contents = keepPageContents(times);
  offerStoredPages(contents.stored);
  const { CACHE_URL, NEXT_PHASE } = process.env;
  const mark = settingsMark(process.env);
  const shared: Promise<ReturnType<typeof openSharedCache>> | undefined =
    CACHE_URL && NEXT_PHASE !== "phase-production-build"
      ? import("./shared-cache.ts").then((module) =>
          module.openSharedCache(CACHE_URL, `${readBuildId(folder)}:${mark}`, times),
        )
      : undefined;
  // Pages rendered with other settings are another site's. Next removes the folder with the build before it makes another.
  const entries = join(folder, "entries", mark);
  const answers = openEntryStore(join(entries, "answers"), answersKept);
  /** How often in a row a page was not replaced, by its key. */
  const heldBack = keepLatest<number>(heldBackAtMost);
  return { folder, pages: openEntryStore(entries), answers, contents, times, shared, heldBack };
}

/**
 * The entry, but so old that Next answers with it and makes a new one meanwhile. It must not pass for expired. Next has a clock that
 * nobody sets: this one may be minutes ahead of it.
 */
function outdate(entry: Entry): Entry {
  const { revalidate, expire } = entry.cacheControl ?? {};
  const seconds = Number(entry.value?.kind === "FETCH" ? entry.value.revalidate : revalidate);
  const margin = Math.min(secondsOfClocks, ((expire ?? Number.POSITIVE_INFINITY) - seconds) / 2);
  const staleSince = Date.now() - (seconds + margin) * 1000;
  return { ...entry, lastModified: Math.min(entry.lastModified, staleSince) };
}

function isOver({ lastModified, cacheControl }: Entry): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && lastModified + seconds * 1000 < Date.now();
}

/** That there is nothing at an address, or that it leads elsewhere: an answer as any other, kept for when the content service is away. */
function standsForNothing(value: Entry["value"]): boolean {
  return !value || ("status" in value && value.status !== undefined && value.status >= 300);
}

function tagsOf({ value }: Entry): string[] {
  const header = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** Next has a map of its own of published tags, by which a page that is made from what stayed the same would be old. */
function withoutTags(entry: Entry): Entry {
  const { value, answers } = entry;
  if (!answers || !value || !("headers" in value) || !value.headers) return entry;
  const { "x-next-cache-tags": _, ...headers } = value.headers;
  return { ...entry, value: { ...value, headers } };
}

/** A file of the build as text, by its address. */
function readAsset(folder: string, address: string): string {
  return readFileSync(join(folder, address.replace("/_next/", "")), "utf8");
}

function readBuildId(folder: string): string {
  return readFileSync(join(folder, "BUILD_ID"), "utf8").trim();
}
