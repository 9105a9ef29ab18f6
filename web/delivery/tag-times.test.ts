import { afterEach, expect, test, vi } from "vitest";
import { keepTagTimes } from "./tag-times.ts";

afterEach(() => vi.useRealTimers());

const hour = 3600 * 1000;

test("of very many documents that were published the last day's are known", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  const times = keepTagTimes();
  for (let hours = 0; hours < 100; hours += 1) {
    vi.setSystemTime(1_800_000_000_000 + hours * hour);
    times.publish(Array.from({ length: 100 }, (_, index) => `document:${hours}-${index}`));
    for (let past = 0; past <= Math.min(hours, 23); past += 1)
      expect(times.lastPublish([`document:${hours - past}-0`])).toBe(Date.now() - past * hour);
  }
  expect(Object.keys(times.tell()).length).toBeLessThan(4600);
  expect(times.lastPublish(["document:0-0"])).toBe(0);
});

test("of several tags the last publish counts, and what another process knows no less", () => {
  const times = keepTagTimes();
  const before = times.change;
  times.learn({ a: 10, b: 30 });
  times.learn({ b: 20 });
  expect([times.lastPublish(["a", "b", "c"]), times.lastPublish(["a"]), times.lastPublish(["c"])]).toEqual([
    30, 10, 0,
  ]);
  expect(times.isPublishedSince(["a", "b"], 29)).toBe(true);
  expect(times.isPublishedSince(["a", "b"], 30)).toBe(false);
  expect(times.change).not.toBe(before);
});
