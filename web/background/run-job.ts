import { noteTrouble } from "#operations/troubles.ts";
import { alarms } from "#server/wake.ts";
import type { Job } from "./jobs.ts";

const growth = 1.5;
const untilNextTry = [10, 10] as const;

/**
 * Does a job until the signal aborts, or once if it has no pauses. A pause ends when the job is woken, and grows while
 * there is nothing to do or it cannot be done; why not is logged when that begins.
 */
export async function runJob({ name, act, pauses }: Job, signal: AbortSignal): Promise<void> {
  const [least, most] = pauses ?? untilNextTry;
  let isAwake = false;
  let endPause = () => {};
  const wakeUp = () => {
    isAwake = true;
    endPause();
  };
  alarms().set(name, wakeUp);
  signal.addEventListener("abort", wakeUp);

  let seconds: number = least;
  let isInTrouble = false;
  while (!signal.aborted) {
    isAwake = false;
    try {
      const hasWorked = await act();
      isInTrouble = false;
      if (!pauses) return;
      if (hasWorked) isAwake = true;
    } catch (error) {
      const words = error instanceof Error ? error.message : "failed";
      if (!isInTrouble) {
        console.error(`In the background, ${name}:`, words);
        noteTrouble("error", `In the background, ${name}: ${words}`);
      }
      isInTrouble = true;
    }
    if (!isAwake) await pause();
    seconds = isAwake ? least : Math.min(most, seconds * growth);
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
