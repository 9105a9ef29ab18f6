import "server-only";
import { ownAddress } from "#server/own-address.ts";
import { inLanes } from "./in-lanes.ts";
import { contentFiles, readPublicPages } from "./public-addresses.ts";

const limitMs = 10_000;
const longestWaitMs = 4000;

let missing: string[] | undefined;
let asking: Promise<void> | undefined;

/**
 * Whether every public page of this very address stands in the cache: a new process of an image has none of them. Each is asked
 * for until it has answered once; from then on it is served whatever becomes of the content service.
 */
export async function arePagesInStore(): Promise<boolean> {
  if (missing?.length === 0) return true;
  asking ??= askForMissing().finally(() => {
    asking = undefined;
  });
  await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, longestWaitMs).unref())]);
  return missing?.length === 0;
}

async function askForMissing(): Promise<void> {
  const failed: string[] = [];
  await inLanes(missing ?? [...(await readPublicPages()), "/robots.txt", ...contentFiles], async (path) => {
    if (!(await isAnswered(path))) failed.push(path);
  });
  missing = failed;
}

async function isAnswered(path: string): Promise<boolean> {
  try {
    const response = await fetch(ownAddress(path), {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false; // the answer itself: it is asked for again
  }
}
