import { deserialize, serialize } from "node:v8";
import { createClient, RESP_TYPES } from "@redis/client";
import type { Entry } from "./entry-store.ts";
import { isOver, type keepTagTimes, type TagTimes } from "./tag-times.ts";

const timeLimitMs = 500;
const millisecondsBetweenQuestions = 250;
const secondsKept = 30 * 24 * 3600;
const tagsKey = "site:tag-times";

/**
 * What the instances of one site know together, in a Redis-compatible server: each page that any of them rendered, under
 * the build and the settings it belongs to, and when each tag was published. An instance keeps what it has in memory and asks only for what
 * it lacks or what is stale; while the server is away it goes on alone.
 */
export function openSharedCache(url: string, pages: string, times: ReturnType<typeof keepTagTimes>) {
  let isAway = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: timeLimitMs },
    socket: {
      connectTimeout: 1000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 5000),
    },
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const news = client.duplicate();
  const asked = new Set<string>();

  client.on("error", noteAbsence);
  news.on("error", noteAbsence);
  client.on("ready", () => void guard("exchanging tags", exchangeTags));
  void guard("connecting", async () => {
    await client.connect();
    await news.connect();
    await news.subscribe(tagsKey, (text) => times.learn(JSON.parse(text)));
  });

  function noteAbsence(error: unknown): void {
    if (!isAway) console.error("The shared cache is away; this instance goes on alone:", describe(error));
    isAway = true;
  }

  async function exchangeTags(): Promise<void> {
    const known = Object.entries(await client.hGetAll(tagsKey)).map(
      ([tag, time]) => [tag, Number(time)] as const,
    );
    times.learn(Object.fromEntries(known));
    // Every document that was ever published has a tag.
    const over = known.flatMap(([tag, time]) => (isOver(time) ? tag : []));
    if (over.length > 0) await client.hDel(tagsKey, over);
    isAway = false;
    await tellTimes(times.tell());
  }

  async function tellTimes(told: TagTimes): Promise<void> {
    if (Object.keys(told).length === 0) return;
    await client.hSet(tagsKey, told);
    await client.publish(tagsKey, JSON.stringify(told));
  }

  const nameOf = (key: string) => `site:${pages}:${key}`;

  return {
    /** What another instance rendered since `known`. Asked for once in a while, so that many visitors are one question. */
    async findNewer(key: string, known: Entry | null): Promise<Entry | null> {
      if (!client.isReady || asked.has(key)) return null;
      asked.add(key);
      setTimeout(() => asked.delete(key), millisecondsBetweenQuestions).unref();
      const found = await guard("reading a page", () => bytes.get(nameOf(key)));
      const entry: Entry | null = found && deserialize(found);
      return entry && entry.lastModified > (known?.lastModified ?? 0) ? entry : null;
    },

    async share(key: string, entry: Entry): Promise<void> {
      const value = entry.cacheControl?.expire ?? secondsKept;
      await guard("storing a page", () =>
        client.set(nameOf(key), serialize(entry), { expiration: { type: "EX", value } }),
      );
    },

    /** There is nothing at this address any more, or never was. */
    async forget(key: string): Promise<void> {
      await guard("forgetting a page", () => client.del(nameOf(key)));
    },

    /** Tells the other instances which tags were published. */
    async tell(tags: string[]): Promise<void> {
      await guard("telling tags", () => tellTimes(times.tell(tags)));
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
