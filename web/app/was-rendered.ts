import { unstable_cache } from "next/cache";

const secondsUntilTriedAgain = 5;

/** Remembers, across restarts, that the page at this path was rendered once. */
export async function rememberRendered(path: string): Promise<void> {
  await read(path, true);
}

/**
 * Whether the page was ever rendered here. One that was must fail during an outage, so that its last version stays;
 * any other one is answered as missing, and for a few seconds only.
 */
export async function wasRendered(path: string): Promise<boolean> {
  try {
    return await read(path, false);
  } catch {
    await shortLived();
    return false;
  }
}

function read(path: string, isRendered: boolean): Promise<boolean> {
  const memory = unstable_cache(
    async () => {
      if (!isRendered) throw new Error(`${path} was never rendered`);
      return true;
    },
    ["was-rendered", path],
    { revalidate: false },
  );
  return memory();
}

/** A page lives as long as the shortest-lived thing it read. */
const shortLived = unstable_cache(async () => null, ["short-lived"], { revalidate: secondsUntilTriedAgain });
