import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPace, SlowForm } from "./keep-pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kilobyte = 1024;

/** So many bytes a second for so long, all of a while's at its end. */
async function* send(perSecond: number, { seconds = 75, every = 1 } = {}) {
  for (let sent = 0; sent + every <= seconds; sent += every) {
    await wait(every * 1000);
    yield new Uint8Array(Math.round(perSecond * every));
  }
  await wait((seconds % every) * 1000);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Read = { asked?: () => number; bringsFiles?: boolean; limitMs?: number; readMs?: number };

/** What became of it, and after how many seconds. */
async function read(
  body: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { asked = () => 10 * kilobyte, bringsFiles = true, limitMs = 10_000, readMs = 0 }: Read = {},
) {
  const startedAt = performance.now();
  const pace = { limitMs, bringsFiles: () => bringsFiles, askedPerSecond: asked };
  const reading = (async () => {
    try {
      for await (const _ of keepPace(body, pace)) if (readMs > 0) await wait(readMs);
      return "whole";
    } catch (error) {
      if (!(error instanceof SlowForm)) throw error;
      return "slow";
    }
  })();
  let outcome = "";
  void reading.then((said) => {
    outcome = said;
  });
  while (outcome === "") await vi.advanceTimersByTimeAsync(500);
  return { outcome: await reading, after: (performance.now() - startedAt) / 1000 };
}

const rates = [0, 1, 9, 12, 45, 60, 500];
const gaps = [0.1, 1, 7, 20];

for (const asked of [10, 50])
  for (const rate of rates)
    for (const every of gaps)
      test(`${rate} KB/s, in bursts every ${every} s, where ${asked} are asked for`, async () => {
        const { outcome, after } = await read(send(rate * kilobyte, { every }), {
          asked: () => asked * kilobyte,
        });
        // Of thirty seconds the worst have so many bursts.
        const least = (rate * every * Math.floor(30 / every)) / 30;
        expect(outcome).toBe(least >= asked ? "whole" : "slow");
        if (outcome === "whole") expect(after).toBeGreaterThanOrEqual(74);
        // Thirty seconds, and the burst that such a sender may begin with.
        else expect(after).toBeLessThanOrEqual(31 + every);
      });

test("who begins fast and then only pretends to send is noticed within half a minute and what the beginning bought", async () => {
  async function* body() {
    yield new Uint8Array(5000 * kilobyte);
    yield* send(1);
  }
  expect(await read(body())).toEqual({ outcome: "slow", after: expect.closeTo(30, -0.5) });
});

test("more is asked for only of the seconds in which places are few", async () => {
  let second = 0;
  const counting = setInterval(() => second++, 1000);
  for (const [few, outcome] of [
    [5, "whole"],
    [60, "slow"],
  ] as const) {
    second = 0;
    const asked = () => (second >= 20 && second < 20 + few ? 50 : 10) * kilobyte;
    expect((await read(send(20 * kilobyte), { asked })).outcome, `${few} seconds`).toBe(outcome);
  }
  clearInterval(counting);
});

test("a reader that takes its time is not the sender's fault", async () => {
  expect(await read(send(5000, { seconds: 20 }), { readMs: 4000 })).toMatchObject({ outcome: "whole" });
  expect((await read(send(5000, { seconds: 40 }), { readMs: 4000 })).outcome).toBe("slow");
});

test("a form has ten seconds until files come, at whatever pace, and with them an hour", async () => {
  for (const rate of [0.01, 20, 5000]) {
    const { outcome, after } = await read(send(rate * kilobyte), { bringsFiles: false });
    expect(outcome).toBe("slow");
    expect(after).toBeGreaterThanOrEqual(10);
    expect(after).toBeLessThan(11.5);
  }
  const { outcome } = await read(send(5000 * kilobyte, { seconds: 9 }), { bringsFiles: false });
  expect(outcome).toBe("whole");
  const long = await read(send(20 * kilobyte, { seconds: 4000, every: 5 }));
  expect(long).toEqual({ outcome: "slow", after: expect.closeTo(3600, -1.2) });
});

test("what the sender breaks off is thrown as it is", async () => {
  async function* body() {
    yield new Uint8Array(1);
    throw new Error("aborted");
  }
  const read = async () => {
    const pace = { limitMs: 1000, bringsFiles: () => true, askedPerSecond: () => 0 };
    for await (const _ of keepPace(body(), pace));
  };
  await expect(read()).rejects.toThrow("aborted");
});
