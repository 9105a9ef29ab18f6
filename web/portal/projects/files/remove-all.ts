/**
 * Removes what `list` finds, a page at a time, until it finds nothing. Throws an Error when something is still there after
 * it was removed.
 */
export async function removeAll(
  list: () => Promise<string[]>,
  remove: (names: string[]) => Promise<void>,
): Promise<void> {
  const removed = new Set<string>();
  for (let names = await list(); names.length > 0; names = await list()) {
    if (names.some((name) => removed.has(name))) throw new Error("What was removed is still there");
    await remove(names);
    for (const name of names) removed.add(name);
  }
}
