import { afterAll, expect, test, vi } from "vitest";
import { readSnapshot } from "./test-snapshot.ts";

afterAll(() => void vi.useRealTimers());

test("a run that passes midnight goes on with the database that it began with", async () => {
  const { size } = await readSnapshot();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  expect((await readSnapshot()).size).toBe(size);
});
