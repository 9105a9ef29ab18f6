/** Works through the items, one after the other in each of a few lanes, so that the site renders only so many pages at once. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  lanes = 3,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
