import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

const lake = await startLakeInTest();
afterAll(() => lake.stop());

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
