import { processSingleton } from "#server/process-singleton.ts";

const lanesAtOnce = 3;

/**
 * Works through the items, as many at once as the whole process has lanes, whoever else works in them: what asks for pages has them
 * rendered, and each page asks the content service several questions. Work in a lane may not wait for lanes of its own.
 */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: lanesAtOnce }, async () => {
      for (const item of rest) {
        const leave = await enterLane();
        await work(item).finally(leave);
      }
    }),
  );
}

/** Waits for a free lane, in the order in which lanes were asked for, and resolves to what frees it. */
async function enterLane(): Promise<() => void> {
  const lanes = processSingleton("lanes", () => ({ free: lanesAtOnce, waiting: [] as (() => void)[] }));
  if (lanes.free > 0) lanes.free -= 1;
  else await new Promise<void>((enter) => lanes.waiting.push(enter));
  return () => {
    const next = lanes.waiting.shift();
    if (next) next();
    else lanes.free += 1;
  };
}
