import assert from "node:assert/strict";
import type { LiveEvent } from "@sanity/client";
import { type Claims, differs, through, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { make, newId } from "./content.ts";
import { hearRestart } from "./hear-restart.ts";
import { readStream, within } from "./streams.ts";

/** Follows the live events, does the work once welcome, and resolves with the first message. */
async function hearLive({ client }: LakeInClaims, work: () => Promise<unknown>, includeDrafts = false) {
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

export const liveClaims: Claims = {
  "GET /data/live/events/{dataset}": works(async (lake) => {
    assert.equal((await hearLive(lake, () => make(lake.client))).message.type, "message");
  }),
  "event welcome": works(async (lake) => {
    const { heard } = await hearLive(lake, () => make(lake.client));
    assert.equal(heard[0]?.type, "welcome");
  }),
  "event message": works(async (lake) => {
    let revision = "";
    const { message } = await hearLive(lake, async () => {
      revision = (await make(lake.client))._rev;
    });
    assert(message.type === "message");
    assert.equal(message.id, revision);
  }),
  "sync tags of a query match": works(async (lake) => {
    const { syncTags } = await lake.client.fetch("*", {}, { filterResponse: false });
    const { message } = await hearLive(lake, () => make(lake.client));
    assert(message.type === "message");
    assert.deepEqual(message.tags, syncTags);
  }),
  "tags of other queries do not match": differs("every change matches every query", async (lake) => {
    const { syncTags } = await lake.client.fetch('*[_type == "book"]', {}, { filterResponse: false });
    const { message } = await hearLive(lake, () => lake.client.create({ _type: "other" }));
    assert(message.type === "message");
    assert.deepEqual(message.tags, syncTags);
  }),
  "includeAllDocuments, includeDrafts": works(async (lake) => {
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
    assert.equal(withDrafts.id, ids[0]);
    assert.equal(without.id, ids[3]);
  }),
  "last-event-id": through(
    "fetch",
    differs("answers `restart` instead of what was missed", async ({ url, client }) => {
      const { _rev } = await make(client);
      await make(client);
      const text = await readStream(liveAddress(url), { "last-event-id": _rev }, /event: restart/);
      assert.match(text, /event: welcome/);
    }),
  ),
  "event restart": through(
    "fetch",
    works(async ({ url }) => {
      assert.match(await readStream(liveAddress(url), { "last-event-id": "unknown" }, /restart/), /restart/);
    }),
  ),
  "event goaway": differs("never sent: followers of a stopped lake try again", async (lake) => {
    const types = (await hearRestart(lake)).follower.map(({ type }) => type);
    assert(types.includes("reconnect"));
  }),
};
