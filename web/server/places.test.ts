import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

/** What is under way, by key; each goes on until it is told to end. */
function follow(places: ReturnType<typeof createPlaces>) {
  const inside: { key: string | null; end: () => void }[] = [];
  const most = new Map<string | null, number>();
  let together = 0;
  return {
    inside,
    most,
    together: () => together,
    come: (key: string | null) =>
      places.within(key, async () => {
        await new Promise<void>((end) => {
          inside.push({ key, end });
          together = Math.max(together, inside.length);
          const own = inside.filter((other) => other.key === key).length;
          most.set(key, Math.max(most.get(key) ?? 0, own));
        });
        return key;
      }),
    async endOne(at = 0) {
      inside.splice(at, 1)[0]?.end();
      await setImmediate();
    },
  };
}

const people = Array.from({ length: 6 }, (_, index) => `person ${index}`);

test.each([
  [1, 1, 0],
  [2, 1, 3],
  [8, 2, 8],
  [3, 3, 1],
])(
  "%i places, %i for each and %i to wait: never more, whoever comes and goes",
  async (all, each, waiting) => {
    const places = createPlaces({ all, each, waiting: { all: waiting, patienceMs: 60_000 } });
    const { come, endOne, inside, most, together } = follow(places);
    const answers: Promise<string | null>[] = [];
    for (let round = 0; round < 200; round++) {
      answers.push(come(people[(round >> 2) % people.length] ?? null));
      expect(places.countFree()).toBe(all - inside.length);
      if (round % 3 === 0) await endOne(round % Math.max(inside.length, 1));
    }
    while (inside.length > 0) await endOne();
    const settled = await Promise.all(answers);
    expect(together()).toBe(all);
    expect(Math.max(...most.values())).toBe(each);
    expect(places.countFree()).toBe(all);
    expect(settled.filter((answer) => answer === null).length).toBeGreaterThan(0);
    expect(settled.filter((answer) => answer !== null).length).toBeGreaterThan(all + waiting);
  },
);

test("who waits comes in order, but for who has as many places already", async () => {
  const places = createPlaces({ all: 3, each: 2, waiting: { all: 3, patienceMs: 60_000 } });
  const { come, endOne, inside } = follow(places);
  for (const key of ["ada", "ada", "ben", "ada", "ben", "eve"]) void come(key);
  expect(await come("ivy")).toBeNull();
  const keys = () => inside.map(({ key }) => key);
  expect(keys()).toEqual(["ada", "ada", "ben"]);
  await endOne(2);
  expect(keys()).toEqual(["ada", "ada", "ben"]);
  await endOne(2);
  expect(keys()).toEqual(["ada", "ada", "eve"]);
  await endOne(0);
  expect(keys()).toEqual(["ada", "eve", "ada"]);
});

test("one person fills neither the places nor the queue, and who has no key is counted among all", async () => {
  const places = createPlaces({ all: 4, each: 2, waiting: { all: 4, each: 1, patienceMs: 60_000 } });
  const { come, inside } = follow(places);
  const answers = Array.from({ length: 10 }, () => come("ada"));
  const said = await Promise.all(answers.map((answer) => Promise.race([answer, setImmediate("waits")])));
  expect(said.filter((answer) => answer === null)).toHaveLength(7);
  for (let count = 0; count < 6; count++) void come(null);
  expect(inside.map(({ key }) => key)).toEqual(["ada", "ada", null, null]);
  expect(await come(null)).toBeNull();
});

test("who waits too long is told so, and a place that is left twice is free once", async () => {
  const places = createPlaces({ all: 1, waiting: { all: 1, patienceMs: 20 } });
  const leave = await places.enter("ada");
  expect(await places.within("ben", async () => "in")).toBeNull();
  leave?.();
  leave?.();
  expect(places.countFree()).toBe(1);
  expect(await places.within("ben", () => Promise.reject(new Error("failed"))).catch(String)).toContain(
    "failed",
  );
  expect(places.countFree()).toBe(1);
});
