import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const variable = "LAUNCH_ID";
const patienceMs = 5000;

/** Marks this process, and all that it will start, as belonging to one run of a launcher. */
export function markLaunch(id: string): void {
  process.env[variable] = id;
}

/**
 * Ends the processes of a run whose launcher is gone, as after `kill -9`, and waits until they are: those that carry its mark, and
 * nothing else. Where the system does not tell what a process carries, nothing is ended.
 */
export async function endOrphans(id: string): Promise<void> {
  const find = () => processIds().filter((pid) => pid !== process.pid && carries(pid, id));
  for (const pid of find()) signal(pid, "SIGTERM");
  const until = Date.now() + patienceMs;
  while (find().length > 0 && Date.now() < until) await setTimeout(50);
  for (const pid of find()) signal(pid, "SIGKILL");
}

function processIds(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return []; // not Linux
  }
}

function carries(pid: number, id: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(`${variable}=${id}`);
  } catch {
    return false; // another user's process, or one that just ended
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
