import { expect, test } from "vitest";
import { removeAll } from "./remove-all.ts";

function storeOf(count: number) {
  const names = new Set(Array.from({ length: count }, (_, index) => `object ${index}`));
  return {
    names,
    list: async () => [...names].slice(0, 100),
    remove: async (gone: string[]) => gone.forEach((name) => void names.delete(name)),
  };
}

test.each([0, 1, 100, 101, 1000])("of %i leftovers none stays", async (count) => {
  const { names, list, remove } = storeOf(count);
  await removeAll(list, remove);
  expect(names.size).toBe(0);
});

test("a store that keeps what it was told to remove is not asked for ever", async () => {
  const { list } = storeOf(3);
  await expect(removeAll(list, async () => {})).rejects.toThrow("still there");
});
