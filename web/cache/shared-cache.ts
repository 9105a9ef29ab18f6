import createEntryStore from "@fortedigital/nextjs-cache-handler/redis-strings";
import { createClient } from "@redis/client";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { isFresh } from "./is-fresh.ts";
import { learnTagTimes, writeTagTimes } from "./tag-times.ts";

const timeLimitMs = 500;
const millisecondsBetweenQuestions = 250;
const entriesKeptAtMost = 200;
const tagsKey = "site:tags";

/**
 * What the instances of one site know together, in a Redis-compatible server: each page that any of them rendered, under
 * the build it belongs to, and when each tag was published. An instance keeps what it has in memory and asks only for what
 * it lacks or what is stale; while the server is away it goes on alone.
 */
export function openSharedCache(url: string, buildId: string) {
  let isAway = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 5000),
    },
  });
  const news = client.duplicate();
  // The library's own revalidateTag deletes entries, so that a visitor would wait: only its storing of entries is used.
  const store = createEntryStore({ client, keyPrefix: `site:${buildId}:`, timeoutMs: timeLimitMs });
  const adopted = new Map<string, CacheHandlerValue>();
  const asked = new Set<string>();

  client.on("error", noteAbsence);
  news.on("error", noteAbsence);
  client.on("ready", () => void guard("exchanging tags", exchangeTags));
  void guard("connecting", async () => {
    await client.connect();
    await news.connect();
    await news.subscribe(tagsKey, (text) => learnTagTimes(JSON.parse(text)));
  });

  function noteAbsence(error: unknown): void {
    if (!isAway) console.error("The shared cache is away; this instance goes on alone:", describe(error));
    isAway = true;
  }

  async function exchangeTags(): Promise<void> {
    learnTagTimes({ ...(await client.hGetAll(tagsKey)) });
    isAway = false;
    await tellTags();
  }

  async function tellTags(tags?: string[]): Promise<void> {
    const times = writeTagTimes(tags);
    if (Object.keys(times).length === 0) return;
    await client.hSet(tagsKey, times);
    await client.publish(tagsKey, JSON.stringify(times));
  }

  async function askFor(key: string, known: CacheHandlerValue | null): Promise<CacheHandlerValue | null> {
    asked.add(key);
    setTimeout(() => asked.delete(key), millisecondsBetweenQuestions).unref();
    const found = await guard("reading a page", () => store.get(key, { implicitTags: [] }));
    if (!found || (known && found.lastModified <= known.lastModified)) return known;
    adopted.delete(key);
    adopted.set(key, found);
    const [oldest] = adopted.keys();
    if (adopted.size > entriesKeptAtMost && oldest) adopted.delete(oldest);
    return found;
  }

  return {
    /** The newest entry that is known, here or in the shared cache; `local` is what this instance has itself. */
    async findNewest(key: string, local: CacheHandlerValue | null): Promise<CacheHandlerValue | null> {
      const other = adopted.get(key) ?? null;
      const known = other && other.lastModified > (local?.lastModified ?? 0) ? other : local;
      if (known && (isFresh(known) || asked.has(key))) return known;
      return client.isReady ? askFor(key, known) : known;
    },

    async share(key: string, { value, lastModified, cacheControl }: CacheHandlerValue): Promise<void> {
      const seconds = cacheControl?.expire ?? 30 * 24 * 3600;
      const lifespan = {
        lastModifiedAt: Math.floor(lastModified / 1000),
        staleAt: 0,
        staleAge: 0,
        expireAge: seconds,
        expireAt: Math.floor(lastModified / 1000) + seconds,
        revalidate: cacheControl?.revalidate,
      };
      // The finisher keeps HTML as bytes; the store takes text.
      const stored = value && "html" in value ? { ...value, html: value.html.toString() } : value;
      const entry = { value: stored, lastModified, cacheControl, lifespan, tags: [] };
      await guard("storing a page", () => store.set(key, entry));
    },

    /** Tells the other instances which tags were published. */
    async tell(tags: string[]): Promise<void> {
      await guard("telling tags", () => tellTags(tags));
    },
  };

  /** No visitor pays for a cache that is away. */
  async function guard<Result>(what: string, act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act();
    } catch (error) {
      if (!isAway) console.warn(`Shared cache, ${what}:`, describe(error));
      return null;
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
