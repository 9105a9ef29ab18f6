import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inLanes } from "./in-lanes.ts";

const lanes = 3;

for (const callers of [1, 2, 5])
  test(`${callers} at once share three lanes, each item is worked on once, and none waits for another's last`, async () => {
    let underWay = 0;
    let most = 0;
    const done: string[] = [];
    const work = (caller: number) => async (item: number) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await wait(item % 3);
      underWay -= 1;
      done.push(`${caller}-${item}`);
      if (item % 7 === 0) throw new Error("the work itself failed");
    };
    const items = Array.from({ length: 20 }, (_, index) => index + 1);
    const failures = await Promise.all(
      Array.from({ length: callers }, (_, caller) =>
        inLanes(items, (item) => work(caller)(item).catch(() => {})).then(() => "done"),
      ),
    );
    expect(failures).toEqual(Array.from({ length: callers }, () => "done"));
    expect(most).toBe(lanes);
    expect(new Set(done).size).toBe(callers * items.length);
    const firstOf = (caller: number) => done.findIndex((one) => one.startsWith(`${caller}-`));
    for (let caller = 0; caller < callers; caller += 1) expect(firstOf(caller)).toBeLessThan(callers * lanes);
  });

test("work that throws leaves its lane to others", async () => {
  const broken = inLanes([1, 2, 3, 4], () => Promise.reject(new Error("no")));
  await expect(broken).rejects.toThrow("no");
  const done: number[] = [];
  await inLanes([1, 2, 3, 4, 5, 6], async (item) => void done.push(item));
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
});
