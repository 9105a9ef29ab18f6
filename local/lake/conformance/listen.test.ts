import { assert, describe, expect } from "vitest";
import { newId } from "./content.ts";
import { type Lake, test } from "./lake-test.ts";
import { hearRestart, listenWhile, mutationsOf, readStream, within } from "./streams.ts";

const transitions = ["appear", "update", "disappear"];
const own = "*[_id == $id]";
const address = (url: string, query: string, more = "") =>
  `${url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${more}`;

/** The one event of a document being made. */
async function hearCreation(lake: Lake, options: Parameters<typeof listenWhile>[3] = {}) {
  const id = newId();
  const work = () => lake.client.create({ _id: id, _type: "claim", title: "One" });
  const heard = await listenWhile(lake, own, work, { params: { id }, ...options });
  return { id, event: mutationsOf(heard)[0], heard };
}

/** The three events of a document that appears, changes and no longer matches. */
async function hearLife(lake: Lake, options: Parameters<typeof listenWhile>[3] = {}) {
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

describe("HTTP API: Listen (sanity.io/docs/http-reference/listen)", () => {
  test("GET /data/listen/{dataset}", async ({ lake }) => {
    const { id, event } = await hearCreation(lake);
    expect(event?.documentId).toBe(id);
  });

  test("query: only its filter counts", async ({ lake }) => {
    const id = newId();
    const work = () => lake.client.create({ _id: id, _type: "claim", title: "One" });
    const query = `${own} | order(title) [0...10] {"nothing": missing}`;
    const [event] = mutationsOf(await listenWhile(lake, query, work, { params: { id } }));
    expect(event?.documentId).toBe(id);
  });

  test("$ parameters", async ({ lake }) => {
    const { event } = await hearCreation(lake);
    expect(event?.type).toBe("mutation");
  });

  test("includeResult", async ({ lake }) => {
    expect((await hearCreation(lake, { includeResult: true })).event?.result).toBeTruthy();
    expect((await hearCreation(lake, { includeResult: false })).event?.result).toBeUndefined();
  });

  test("includePreviousRevision", async ({ lake }) => {
    const [appeared, changed] = await hearLife(lake, { includePreviousRevision: true });
    expect(appeared?.previous).toBe(null);
    assert(changed?.previous && typeof changed.previous === "object" && "title" in changed.previous);
    expect(changed.previous.title).toBe("One");
  });

  test("includeMutations", async ({ lake }) => {
    const [mutation] = [(await hearCreation(lake)).event?.mutations].flat();
    assert(mutation && typeof mutation === "object" && "create" in mutation);
    expect((await hearCreation(lake, { includeMutations: false })).event?.mutations).toBeUndefined();
  });

  test("includeAllVersions — differs: versions are heard without it too", async ({ lake }) => {
    const id = `versions.may.${newId()}`;
    const work = () => lake.client.create({ _id: id, _type: "claim" });
    const [event] = mutationsOf(await listenWhile(lake, own, work, { params: { id } }));
    expect(event?.documentId).toBe(id);
  });

  test("visibility", async ({ lake }) => {
    for (const visibility of ["transaction", "query"] as const) {
      expect((await hearCreation(lake, { visibility })).event?.visibility).toBe(visibility);
    }
  });

  test("effectFormat=mendoza — differs: whole documents instead of small steps", async ({ lake }) => {
    const { event } = await hearCreation(lake, { effectFormat: "mendoza" });
    expect(event?.effects).toEqual({ apply: [0, event?.result], revert: [0, null] });
  });

  test("evs_preamble — differs: ignored", async ({ url }) => {
    const text = await readStream(address(url, "*", "&evs_preamble=true"), {}, /welcome/);
    expect(text.length).toBeLessThan(2056);
  });

  test("enableResume", async ({ lake }) => {
    const types = (await hearRestart(lake)).listener.map(({ type }) => type);
    expect(types.filter((type) => type === "mutation" || type.startsWith("welcome"))).toEqual([
      "welcome",
      "mutation",
      "welcomeback",
      "mutation",
    ]);
  });

  test("tag", async ({ lake }) => {
    expect((await hearCreation(lake, { tag: "claims" })).event).toBeTruthy();
  });

  test("event welcome", async ({ lake }) => {
    const { heard } = await hearCreation(lake);
    const welcome = heard.find(({ type }) => type === "welcome");
    expect(typeof welcome?.listenerName).toBe("string");
  });

  test("event mutation", async ({ lake }) => {
    const { id, event } = await hearCreation(lake);
    expect(event?.documentId).toBe(id);
    expect(event?.eventId).toBe(`${event?.transactionId}#${id}`);
    expect(event?.identity).toBe((await lake.client.users.getById("me")).id);
    expect(Number.isNaN(Date.parse(String(event?.timestamp)))).toBe(false);
  });

  test.for(transitions)("transition %s", async (transition, { lake }) => {
    expect((await hearLife(lake))[transitions.indexOf(transition)]?.transition).toBe(transition);
  });

  test("previousRev and resultRev", async ({ lake }) => {
    const [first, second, third] = await hearLife(lake);
    expect(first?.previousRev).toBeUndefined();
    expect(second?.previousRev).toBe(first?.resultRev);
    expect(third?.previousRev).toBe(second?.resultRev);
    expect(third?.resultRev).toBe(third?.transactionId);
  });

  test("transactionTotalEvents and transactionCurrentEvent", async ({ lake }) => {
    const [one, other] = [newId(), newId()];
    const transaction = lake.client
      .transaction()
      .create({ _id: one, _type: "claim" })
      .create({ _id: newId(), _type: "claim" })
      .create({ _id: other, _type: "claim" });
    const options = { params: { ids: [one, other] }, until: 2 };
    const heard = await listenWhile(lake, "*[_id in $ids]", () => transaction.commit(), options);
    expect(
      mutationsOf(heard).map((event) => [event.transactionTotalEvents, event.transactionCurrentEvent]),
    ).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  test("event welcomeback", async ({ lake }) => {
    expect((await hearRestart(lake)).listener.some(({ type }) => type === "welcomeback")).toBe(true);
  });

  test("event reset", async ({ url }) => {
    const headers = { "last-event-id": "forgotten#document" };
    const text = await readStream(address(url, "*", "&enableResume=true"), headers, /listenerName/);
    expect(text).toMatch(/event: reset/);
  });

  test("event channelError", async ({ client }) => {
    const error = await within(
      new Promise((resolve) => client.listen("*[_type ==").subscribe({ error: resolve })),
    );
    expect(error).toMatchObject({
      name: "ChannelError",
      data: { error: { type: "queryParseError", start: 10 } },
    });
  });

  test("event disconnect — differs: never sent: listeners of a stopped lake try again", async ({ lake }) => {
    expect((await hearRestart(lake)).listener.some(({ type }) => type === "reconnect")).toBe(true);
  });

  test("event reconnect", async ({ lake }) => {
    expect((await hearRestart(lake)).listener.some(({ type }) => type === "reconnect")).toBe(true);
  });

  test("event open", async ({ lake }) => {
    expect((await hearCreation(lake)).heard[0]?.type).toBe("open");
  });
});
