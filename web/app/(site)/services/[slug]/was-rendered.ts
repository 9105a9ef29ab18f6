import { unstable_cache } from "next/cache";

const secondsUntilTriedAgain = 5;

/** Remembers, across restarts, that the page of this service was rendered once. */
export async function rememberRendered(slug: string): Promise<void> {
  await read(slug, true);
}

/**
 * Whether the page was ever rendered here. One that was must fail during an outage, so that its last version stays;
 * any other one is answered as missing, and for a few seconds only.
 */
export async function wasRendered(slug: string): Promise<boolean> {
  try {
    return await read(slug, false);
  } catch {
    await shortLived();
    return false;
  }
}

function read(slug: string, isRendered: boolean): Promise<boolean> {
  const memory = unstable_cache(
    async () => {
      if (!isRendered) throw new Error(`The service ${slug} was never rendered`);
      return true;
    },
    ["was-rendered", slug],
    { revalidate: false },
  );
  return memory();
}

/** A page lives as long as the shortest-lived thing it read. */
const shortLived = unstable_cache(async () => null, ["short-lived"], { revalidate: secondsUntilTriedAgain });
