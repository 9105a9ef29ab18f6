import type { ListenEventName, ResumableListenEventNames, ResumableListenOptions } from "@sanity/client";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

let lake: Awaited<ReturnType<typeof startLakeInTest>>;
beforeAll(async () => {
  lake = await startLakeInTest();
});
afterAll(() => lake.stop());

interface Seen {
  type: string;
  documentId?: string;
  [attribute: string]: unknown;
}

const events: (ListenEventName | ResumableListenEventNames)[] = [
  "welcome",
  "mutation",
  "welcomeback",
  "reset",
];

async function listen(
  query: string,
  params: Record<string, unknown> = {},
  options: Partial<ResumableListenOptions> = {},
) {
  const seen: Seen[] = [];
  const listener = lake.client.listen(query, params, { ...options, events, enableResume: true });
  const subscription = listener.subscribe({ next: (event) => seen.push({ ...event }) });
  onTestFinished(() => subscription.unsubscribe());
  await vi.waitFor(() => expect(seen[0]).toMatchObject({ type: "welcome" }), 5000);
  return seen;
}

test("a listener hears what appears, changes and disappears, with revisions that chain", async () => {
  const seen = await listen(
    "*[_type == $type && hidden != true]",
    { type: "heard" },
    { includePreviousRevision: true },
  );
  const { _rev: first } = await lake.client.create({ _id: "a", _type: "heard" });
  await lake.client.create({ _id: "b", _type: "unheard" });
  const { _rev: second } = await lake.client.patch("a").set({ n: 1 }).commit();
  const { _rev: third } = await lake.client.patch("a").set({ hidden: true }).commit();
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  expect(seen.slice(1)).toMatchObject([
    {
      documentId: "a",
      transition: "appear",
      resultRev: first,
      transactionId: first,
      result: { _rev: first },
    },
    {
      documentId: "a",
      transition: "update",
      previousRev: first,
      resultRev: second,
      previous: { _rev: first },
    },
    { documentId: "a", transition: "disappear", previousRev: second, resultRev: third },
  ]);
  expect(seen[1]).not.toHaveProperty("previousRev");
});

test("the events of a transaction are counted for each listener on its own", async () => {
  const seen = await listen("*[_id in $ids]", { ids: ["x", "z"] }, { effectFormat: "mendoza" });
  const transaction = lake.client.transaction();
  for (const _id of ["z", "y", "x"]) transaction.create({ _id, _type: "t" });
  await transaction.commit();
  await vi.waitFor(() => expect(seen).toHaveLength(3));
  expect(seen.slice(1)).toMatchObject([
    { documentId: "x", transactionTotalEvents: 2, transactionCurrentEvent: 0 },
    { documentId: "z", transactionTotalEvents: 2, transactionCurrentEvent: 1 },
  ]);
  expect(seen[1]?.effects).toMatchObject({ apply: [0, { _id: "x" }], revert: [0, null] });
});

test("a listener with a wrong query is told where it is wrong", async () => {
  const error = await new Promise((resolve) =>
    lake.client.listen("*[_type ==").subscribe({ error: resolve }),
  );
  expect(error).toMatchObject({
    name: "ChannelError",
    data: { error: { type: "queryParseError", start: 10 } },
  });
});

test("a listener resumes where it was when the lake is started again", async () => {
  const seen = await listen('*[_type == "resumed"]');
  await lake.client.create({ _id: "before", _type: "resumed" });
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  await lake.restart();
  await lake.client.create({ _id: "after", _type: "resumed" });
  await vi.waitFor(() => expect(seen).toHaveLength(4), 15_000);
  expect(seen.map(({ type, documentId }) => documentId ?? type)).toEqual([
    "welcome",
    "before",
    "welcomeback",
    "after",
  ]);
});

test("a listener is sent what it missed, or told to start again when that is not known", async () => {
  const options = `query=${encodeURIComponent('*[_type == "missed"]')}&enableResume=true`;
  const commit = (transactionId: string, ...ids: string[]) => {
    const transaction = lake.client.transaction();
    for (const _id of ids) transaction.create({ _id, _type: "missed" });
    return transaction.commit({ transactionId });
  };
  await commit("first", "m1", "m2", "m3");
  await commit("second", "m4");
  const resumed = await readStream(`listen/production?${options}`, "first#m2", 4);
  expect(resumed).toContain("event: welcomeback");
  expect(resumed.match(/^id: .*$/gm)).toEqual(["id: first#m3", "id: second#m4"]);
  expect(await readStream(`listen/production?${options}`, "forgotten#m1", 2)).toContain("event: reset");
});

test("live events name the tag of every query, drafts only to those who ask", async () => {
  const answer = await lake.client.fetch("1", {}, { filterResponse: false });
  const seen: Seen[] = [];
  const subscription = lake.client.live.events().subscribe((event) => seen.push({ ...event }));
  onTestFinished(() => subscription.unsubscribe());
  await vi.waitFor(() => expect(seen[0]?.type).toBe("welcome"), 5000);
  await lake.client.create({ _id: "drafts.live", _type: "t" });
  const { _rev } = await lake.client.create({ _id: "live", _type: "t" });
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]).toMatchObject({ type: "message", id: _rev, tags: answer.syncTags });
});

test("each of its nine ports answers the same, with the same rules", async () => {
  const path = "/v2025-02-19/data/listen/production?query=*";
  for (let after = 0; after <= 8; after++) {
    const url = `http://localhost:${lake.port + after}${path}`;
    const open = await fetch(url, { headers: { origin: "http://localhost:3333" } });
    expect(open.headers.get("content-type")).toContain("text/event-stream");
    expect(open.headers.get("access-control-allow-origin")).toBe("http://localhost:3333");
    await open.body?.cancel();
    for (const origin of ["null", "https://evil.example"])
      expect((await fetch(url, { headers: { origin } })).status).toBe(403);
  }
});

/** The text of an event stream up to its `count`th block. */
async function readStream(path: string, lastEventId: string, count: number): Promise<string> {
  const headers = { "last-event-id": lastEventId };
  const response = await fetch(`${lake.url}/v2025-02-19/data/${path}`, { headers });
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.split("\n\n").length > count) break;
  }
  return text;
}
