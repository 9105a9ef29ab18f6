import type { LiveEvent } from "@sanity/client";
import { assert, describe, expect } from "vitest";
import { make, newId } from "./content.ts";
import { type Lake, test } from "./lake-test.ts";
import { hearRestart, readStream, within } from "./streams.ts";

/** Follows the live events, does the work once welcome, and resolves with the first message. */
async function hearLive({ client }: Lake, work: () => Promise<unknown>, includeDrafts = false) {
  const heard: LiveEvent[] = [];
  return await within(
    new Promise<{ message: LiveEvent; heard: LiveEvent[] }>((resolve, reject) => {
      let working: Promise<unknown> = Promise.resolve();
      const following = client.live.events({ includeDrafts }).subscribe({
        next: (event) => {
          heard.push(event);
          if (event.type === "welcome") working = work();
          working.catch(reject);
          if (event.type !== "message") return;
          following.unsubscribe();
          // The event may come before the answer to what caused it.
          void working.then(() => resolve({ message: event, heard }));
        },
        error: reject,
      });
    }),
  );
}

const liveAddress = (url: string) => `${url}/v2025-02-19/data/live/events/production`;

describe("HTTP API: Live (sanity.io/docs/http-reference/live)", () => {
  test("GET /data/live/events/{dataset}", async ({ lake }) => {
    expect((await hearLive(lake, () => make(lake.client))).message.type).toBe("message");
  });

  test("event welcome", async ({ lake }) => {
    const { heard } = await hearLive(lake, () => make(lake.client));
    expect(heard[0]?.type).toBe("welcome");
  });

  test("event message", async ({ lake }) => {
    let revision = "";
    const { message } = await hearLive(lake, async () => {
      revision = (await make(lake.client))._rev;
    });
    assert(message.type === "message");
    expect(message.id).toBe(revision);
  });

  test("sync tags of a query match", async ({ lake }) => {
    const { syncTags } = await lake.client.fetch("*", {}, { filterResponse: false });
    const { message } = await hearLive(lake, () => make(lake.client));
    assert(message.type === "message");
    expect(message.tags).toEqual(syncTags);
  });

  test("tags of other queries do not match — differs: every change matches every query", async ({ lake }) => {
    const { syncTags } = await lake.client.fetch('*[_type == "book"]', {}, { filterResponse: false });
    const { message } = await hearLive(lake, () => lake.client.create({ _type: "other" }));
    assert(message.type === "message");
    expect(message.tags).toEqual(syncTags);
  });

  test("includeAllDocuments, includeDrafts", async ({ lake }) => {
    const create = async () => {
      const draft = await lake.client.create({ _id: `drafts.${newId()}`, _type: "claim" });
      return { draft, published: await make(lake.client) };
    };
    const ids: string[] = [];
    const work = async () => {
      const { draft, published } = await create();
      ids.push(draft._rev, published._rev);
    };
    const withDrafts = (await hearLive(lake, work, true)).message;
    const without = (await hearLive(lake, work)).message;
    assert(withDrafts.type === "message" && without.type === "message");
    expect(withDrafts.id).toBe(ids[0]);
    expect(without.id).toBe(ids[3]);
  });

  test("last-event-id — differs: answers `restart` instead of what was missed", async ({ url, client }) => {
    const { _rev } = await make(client);
    await make(client);
    const text = await readStream(liveAddress(url), { "last-event-id": _rev }, /event: restart/);
    expect(text).toMatch(/event: welcome/);
  });

  test("event restart", async ({ url }) => {
    expect(await readStream(liveAddress(url), { "last-event-id": "unknown" }, /restart/)).toMatch(/restart/);
  });

  test("event goaway — differs: never sent: followers of a stopped lake try again", async ({ lake }) => {
    const types = (await hearRestart(lake)).follower.map(({ type }) => type);
    expect(types).toContain("reconnect");
  });
});
