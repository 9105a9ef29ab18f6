import "server-only";
import { noteTrouble } from "#operations/troubles.ts";
import { publishClock } from "#publishing/publish-clock.ts";
import { publishWatch } from "#publishing/publish-watch.ts";
import { readUnsettled } from "#publishing/store-publish.ts";
import { shutdown } from "#server/shutdown.ts";
import type { JobName } from "#server/wake.ts";
import { type Job, jobs } from "./jobs.ts";

const limitMs = 40_000;
const minutesLookedBack = 15;

/**
 * Does all that is due, once, for hosts that keep no process between requests: what a cron asks for every minute. Whoever asks
 * twice, or while a process does the same, changes nothing: each job claims what it does. Says which could not be done.
 */
export async function runOnce(): Promise<{ done: JobName[]; failed: JobName[] }> {
  const until = Date.now() + limitMs;
  const outcome: Awaited<ReturnType<typeof runOnce>> = { done: [], failed: [] };
  publishClock().lookBack(minutesLookedBack);
  // What a request began to see through and its process did not live to end.
  publishWatch().add(await readUnsettled().catch(() => []));
  for (const job of jobs.filter(({ pauses }) => pauses)) {
    const isDone = await doAll(job, until).catch((error: unknown) => {
      const words = error instanceof Error ? error.message : "failed";
      console.error(`Asked by a cron, ${job.name}:`, words);
      noteTrouble("error", `Asked by a cron, ${job.name}: ${words}`);
      return false;
    });
    (isDone ? outcome.done : outcome.failed).push(job.name);
  }
  await Promise.race([Promise.allSettled(shutdown().work), pause(until - Date.now())]);
  return outcome;
}

/** As long as it says that there was something, there may be more. */
async function doAll({ act }: Job, until: number): Promise<true> {
  while ((await act()) && Date.now() < until);
  return true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms)).unref();
  });
}
