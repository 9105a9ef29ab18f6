import "server-only";
import { finishBeforeClosing } from "#server/shutdown.ts";

const triesAtMost = 20;
const millisecondsBetweenTries = 200;
const millisecondsUntilGivenUp = 10_000;

const waiting = new Set<string>();
let running: Promise<void> | undefined;

/**
 * Asks for the pages, one after the other, until each of them answers with what was just published,
 * so that no visitor meets the old one. A page that several messages ask for meanwhile is asked for once.
 */
export function warmPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) waiting.add(path);
  running ??= warmWaiting().finally(() => {
    running = undefined;
  });
  finishBeforeClosing(running);
  return running;
}

async function warmWaiting(): Promise<void> {
  for (const path of waiting) {
    waiting.delete(path);
    await warm(path);
  }
}

async function warm(path: string): Promise<void> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    if ((await readCacheState(path)) !== "STALE") return;
    await new Promise((resolve) => setTimeout(resolve, millisecondsBetweenTries));
  }
  console.warn(`The page ${path} is still the old one after it was asked for ${triesAtMost} times`);
}

/** Asks this process itself: a proxy at the public address would answer from its own cache. */
async function readCacheState(path: string): Promise<string | null> {
  try {
    const response = await fetch(new URL(path, `http://localhost:${process.env.PORT}`), {
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(millisecondsUntilGivenUp),
    });
    await response.body?.cancel();
    return response.headers.get("x-nextjs-cache");
  } catch (cause) {
    console.warn(new Error(`The page ${path} could not be warmed`, { cause }));
    return null;
  }
}
