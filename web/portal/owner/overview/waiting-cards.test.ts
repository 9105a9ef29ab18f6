import { portalKinds } from "schemas/portal-kinds.ts";
import { expect, test } from "vitest";
import { stubSettings } from "#env-in-test.ts";

stubSettings();
const { overviewColumns, waitingCards } = await import("./read-waiting.ts");

test("everything that can wait is in one card, but for what a client's people have not read", () => {
  const inCards = Object.values(waitingCards).flatMap(({ side, kinds }) =>
    kinds.map((kind) => `${side} ${kind}`),
  );
  const canWait = Object.entries(portalKinds).flatMap(([kind, row]) =>
    "waits" in row ? row.waits.map((side) => `${side} ${kind}`) : [],
  );
  expect(inCards.sort()).toEqual(canWait.filter((item) => item !== "client message").sort());
});

test("every card has one place in one of the columns", () => {
  const placed: string[] = overviewColumns.flat();
  expect(placed.sort()).toEqual(Object.keys(waitingCards).sort());
});
