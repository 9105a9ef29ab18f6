import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { wake } from "#server/wake.ts";
import { runJob } from "./run-job.ts";

const job = { name: "mails", pauses: [3600, 3600] } as const;

/** What is done says so to the test, and waits until the test says what became of it. */
function follow(pauses: readonly [number, number] | undefined = job.pauses) {
  const ending = new AbortController();
  const rounds: PromiseWithResolvers<boolean>[] = [];
  const act = () => {
    const round = Promise.withResolvers<boolean>();
    rounds.push(round);
    return round.promise;
  };
  const ended = runJob({ ...job, pauses, act }, ending.signal);
  onTestFinished(() => {
    ending.abort();
    for (const round of rounds) round.resolve(false);
    return ended;
  });
  const nth = (index: number) =>
    vi.waitFor(
      () => {
        const round = rounds[index];
        if (!round) throw new Error(`There is no round ${index}`);
        return round;
      },
      { interval: 1 },
    );
  return { ending, ended, rounds, nth };
}

afterEach(() => vi.restoreAllMocks());

test("a job is done again at once when it did something, and when it is woken in its pause", async () => {
  const { rounds, nth } = follow();
  (await nth(0)).resolve(true);
  (await nth(1)).resolve(false);
  await new Promise(setImmediate);
  expect(rounds).toHaveLength(2);
  wake("mails");
  await nth(2);
});

test("woken while it is at work, it looks again afterwards", async () => {
  const { rounds, nth } = follow();
  const first = await nth(0);
  wake("mails");
  wake("mails");
  expect(rounds).toHaveLength(1);
  first.resolve(false);
  (await nth(1)).resolve(false);
  await new Promise(setImmediate);
  expect(rounds).toHaveLength(2);
});

test("trouble is logged when it begins, and again only after it has worked in between", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { nth } = follow([0.001, 0.002]);
  for (let round = 0; round < 3; round += 1) (await nth(round)).reject(new Error("away"));
  (await nth(3)).resolve(false);
  (await nth(4)).reject(new Error("away again"));
  await nth(5);
  expect(log.mock.calls).toEqual([
    ["In the background, mails:", "away"],
    ["In the background, mails:", "away again"],
  ]);
});

test("with nothing to do it looks ever less often", async () => {
  const { nth } = follow([0.02, 0.06]);
  const pauseBefore = async (index: number) => {
    const from = performance.now();
    (await nth(index - 1)).resolve(false);
    await nth(index);
    return performance.now() - from;
  };
  for (let round = 1; round <= 3; round += 1) await pauseBefore(round);
  expect(await pauseBefore(4)).toBeGreaterThan(55);
});

test("told to stop, what is being done is finished and nothing begins", async () => {
  const { ending, ended, rounds, nth } = follow();
  const first = await nth(0);
  ending.abort();
  first.resolve(true);
  await ended;
  expect(rounds).toHaveLength(1);
});

test("a job without pauses ends when it has worked", async () => {
  const act = vi.fn(async () => true);
  await runJob({ name: "catching up", act }, new AbortController().signal);
  expect(act).toHaveBeenCalledTimes(1);
});
