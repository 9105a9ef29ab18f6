import assert from "node:assert/strict";
import { type Claims, differs, through, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { newId } from "./content.ts";
import { hearRestart } from "./hear-restart.ts";
import { listenWhile, mutationsOf, readStream, within } from "./streams.ts";

const own = "*[_id == $id]";
const address = (url: string, query: string, more = "") =>
  `${url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${more}`;

/** The one event of a document being made. */
async function hearCreation(lake: LakeInClaims, options: Parameters<typeof listenWhile>[3] = {}) {
  const id = newId();
  const work = () => lake.client.create({ _id: id, _type: "claim", title: "One" });
  const heard = await listenWhile(lake, own, work, { params: { id }, ...options });
  return { id, event: mutationsOf(heard)[0], heard };
}

/** The three events of a document that appears, changes and no longer matches. */
async function hearLife(lake: LakeInClaims, options: Parameters<typeof listenWhile>[3] = {}) {
  const id = newId();
  const { client } = lake;
  const work = async () => {
    await client.create({ _id: id, _type: "claim", title: "One" });
    await client.patch(id).set({ title: "Two" }).commit();
    await client.patch(id).set({ hidden: true }).commit();
  };
  const query = `*[_id == $id && hidden != true]`;
  return mutationsOf(await listenWhile(lake, query, work, { params: { id }, until: 3, ...options }));
}

export const listenClaims: Claims = {
  "GET /data/listen/{dataset}": works(async (lake) => {
    const { id, event } = await hearCreation(lake);
    assert.equal(event?.documentId, id);
  }),
  "query: only its filter counts": works(async (lake) => {
    const id = newId();
    const work = () => lake.client.create({ _id: id, _type: "claim", title: "One" });
    const query = `${own} | order(title) [0...10] {"nothing": missing}`;
    const [event] = mutationsOf(await listenWhile(lake, query, work, { params: { id } }));
    assert.equal(event?.documentId, id);
  }),
  "$ parameters": works(async (lake) => {
    const { event } = await hearCreation(lake);
    assert.equal(event?.type, "mutation");
  }),
  includeResult: works(async (lake) => {
    assert((await hearCreation(lake, { includeResult: true })).event?.result);
    assert.equal((await hearCreation(lake, { includeResult: false })).event?.result, undefined);
  }),
  includePreviousRevision: works(async (lake) => {
    const [appeared, changed] = await hearLife(lake, { includePreviousRevision: true });
    assert.equal(appeared?.previous, null);
    assert(changed?.previous && typeof changed.previous === "object" && "title" in changed.previous);
    assert.equal(changed.previous.title, "One");
  }),
  includeMutations: works(async (lake) => {
    const [mutation] = [(await hearCreation(lake)).event?.mutations].flat();
    assert(mutation && typeof mutation === "object" && "create" in mutation);
    assert.equal((await hearCreation(lake, { includeMutations: false })).event?.mutations, undefined);
  }),
  includeAllVersions: differs("versions are heard without it too", async (lake) => {
    const id = `versions.may.${newId()}`;
    const work = () => lake.client.create({ _id: id, _type: "claim" });
    const [event] = mutationsOf(await listenWhile(lake, own, work, { params: { id } }));
    assert.equal(event?.documentId, id);
  }),
  visibility: works(async (lake) => {
    for (const visibility of ["transaction", "query"] as const) {
      assert.equal((await hearCreation(lake, { visibility })).event?.visibility, visibility);
    }
  }),
  "effectFormat=mendoza": differs("whole documents instead of small steps", async (lake) => {
    const { event } = await hearCreation(lake, { effectFormat: "mendoza" });
    assert.deepEqual(event?.effects, { apply: [0, event?.result], revert: [0, null] });
  }),
  evs_preamble: through(
    "fetch",
    differs("ignored", async ({ url }) => {
      const text = await readStream(address(url, "*", "&evs_preamble=true"), {}, /welcome/);
      assert(text.length < 2056);
    }),
  ),
  enableResume: works(async (lake) => {
    const types = (await hearRestart(lake)).listener.map(({ type }) => type);
    assert.deepEqual(
      types.filter((type) => type === "mutation" || type.startsWith("welcome")),
      ["welcome", "mutation", "welcomeback", "mutation"],
    );
  }),
  tag: works(async (lake) => {
    assert((await hearCreation(lake, { tag: "claims" })).event);
  }),
  "event welcome": works(async (lake) => {
    const { heard } = await hearCreation(lake);
    const welcome = heard.find(({ type }) => type === "welcome");
    assert.equal(typeof welcome?.listenerName, "string");
  }),
  "event mutation": works(async (lake) => {
    const { id, event } = await hearCreation(lake);
    assert.equal(event?.documentId, id);
    assert.equal(event?.eventId, `${event?.transactionId}#${id}`);
    assert.equal(event?.identity, (await lake.client.users.getById("me")).id);
    assert(!Number.isNaN(Date.parse(String(event?.timestamp))));
  }),
  "transition appear": works(async (lake) => {
    assert.equal((await hearLife(lake))[0]?.transition, "appear");
  }),
  "transition update": works(async (lake) => {
    assert.equal((await hearLife(lake))[1]?.transition, "update");
  }),
  "transition disappear": works(async (lake) => {
    assert.equal((await hearLife(lake))[2]?.transition, "disappear");
  }),
  "previousRev and resultRev": works(async (lake) => {
    const [first, second, third] = await hearLife(lake);
    assert.equal(first?.previousRev, undefined);
    assert.equal(second?.previousRev, first?.resultRev);
    assert.equal(third?.previousRev, second?.resultRev);
    assert.equal(third?.resultRev, third?.transactionId);
  }),
  "transactionTotalEvents and transactionCurrentEvent": works(async (lake) => {
    const [one, other] = [newId(), newId()];
    const transaction = lake.client
      .transaction()
      .create({ _id: one, _type: "claim" })
      .create({ _id: newId(), _type: "claim" })
      .create({ _id: other, _type: "claim" });
    const options = { params: { ids: [one, other] }, until: 2 };
    const heard = await listenWhile(lake, "*[_id in $ids]", () => transaction.commit(), options);
    assert.deepEqual(
      mutationsOf(heard).map((event) => [event.transactionTotalEvents, event.transactionCurrentEvent]),
      [
        [2, 0],
        [2, 1],
      ],
    );
  }),
  "event welcomeback": works(async (lake) => {
    assert((await hearRestart(lake)).listener.some(({ type }) => type === "welcomeback"));
  }),
  "event reset": through(
    "fetch",
    works(async ({ url }) => {
      const headers = { "last-event-id": "forgotten#document" };
      const text = await readStream(address(url, "*", "&enableResume=true"), headers, /listenerName/);
      assert.match(text, /event: reset/);
    }),
  ),
  "event channelError": works(async ({ client }) => {
    const error = await within(
      new Promise((resolve) => client.listen("*[_type ==").subscribe({ error: resolve })),
    );
    assert(error instanceof Error && "data" in error);
    assert.equal(error.name, "ChannelError");
  }),
  "event disconnect": differs("never sent: listeners of a stopped lake try again", async (lake) => {
    assert((await hearRestart(lake)).listener.some(({ type }) => type === "reconnect"));
  }),
  "event reconnect": works(async (lake) => {
    assert((await hearRestart(lake)).listener.some(({ type }) => type === "reconnect"));
  }),
  "event open": works(async (lake) => {
    assert.equal((await hearCreation(lake)).heard[0]?.type, "open");
  }),
};
