/** Numbers that look random and are the same in every run, for tests that try many cases; `pick` is from 0 to below `most`. */
export function randomInTest(seed: number) {
  let state = seed;
  const pick = (most: number) => {
    // Linear congruential, of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return {
    pick,
    between: (least: number, most: number) => least + pick(most - least + 1),
    oneOf: <const Item>(items: readonly [Item, ...Item[]]): Item => items[pick(items.length)] ?? items[0],
  };
}
