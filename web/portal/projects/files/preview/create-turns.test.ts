import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./create-turns.ts";

test("one after the other, whatever becomes of each, and the same thing once", async () => {
  const inTurn = createTurns<string>(100);
  let atOnce = 0;
  let begun = 0;
  const act = (name: string) => async () => {
    atOnce++;
    begun++;
    expect(atOnce).toBe(1);
    await setImmediate();
    atOnce--;
    if (name.endsWith("3")) throw new Error(name);
    return name;
  };
  const names = Array.from({ length: 40 }, (_, place) => `picture ${place % 20}`);
  const answers = await Promise.allSettled(names.map((name) => inTurn(name, act(name))));
  expect(begun).toBe(20);
  for (const [place, answer] of answers.entries()) {
    const name = names[place];
    if (name?.endsWith("3")) expect(answer.status).toBe("rejected");
    else expect(answer).toEqual({ status: "fulfilled", value: name });
  }
  expect(await inTurn("picture 1", act("picture 1")), "later it is done again").toBe("picture 1");
  expect(begun).toBe(21);
});

test("whoever comes while too many wait is told at once", async () => {
  const inTurn = createTurns<number>(3);
  const { promise, resolve } = Promise.withResolvers<number>();
  const waiting = ["a", "b", "c"].map((name) => inTurn(name, () => promise));
  expect(await inTurn("d", async () => 4)).toBeNull();
  const shared = inTurn("c", async () => 5);
  resolve(1);
  expect(await Promise.all([...waiting, shared])).toEqual([1, 1, 1, 1]);
  expect(await inTurn("d", async () => 4)).toBe(4);
});
