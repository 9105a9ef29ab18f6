import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { lockDirectory } from "../../process/lock-directory.ts";
import { root, type Settings } from "./settings.ts";

const running = z.object({ pid: z.number().int().positive(), root: z.string(), launch: z.uuid().optional() });

/**
 * Writes down which code runs on a data directory, which `npm run upgrade` of another version asks, and the mark of what it starts.
 * The caller holds the lock.
 */
export function noteRunning({ dataDirectory }: Pick<Settings, "dataDirectory">, launch?: string): void {
  writeFileSync(pathIn(dataDirectory), JSON.stringify({ pid: process.pid, root, launch }));
}

/** The mark of the last run on a data directory, however it ended. The caller holds the lock. */
export function readLastLaunch({ dataDirectory }: Pick<Settings, "dataDirectory">): string | undefined {
  const path = pathIn(dataDirectory);
  if (!existsSync(path)) return;
  try {
    return running.parse(JSON.parse(readFileSync(path, "utf8"))).launch;
  } catch {
    // Written while a disk was full, for example.
    return;
  }
}

/** The launcher that holds a data directory, and where its code is; null when nothing runs. Throws when it cannot be known. */
export function findRunning({ dataDirectory }: Settings): z.infer<typeof running> | null {
  if (!isLocked(dataDirectory)) return null;
  if (!existsSync(pathIn(dataDirectory)))
    throw new Error("What runs does not say where its code is: end it, and run `npm start` here.");
  return running.parse(JSON.parse(readFileSync(pathIn(dataDirectory), "utf8")));
}

/** Ends a launcher and waits until it has let go of the data. Throws an Error when it has not after a minute. */
export async function stopRunning({ dataDirectory }: Settings, pid: number): Promise<void> {
  process.kill(pid, "SIGTERM");
  for (let waited = 0; waited < 60; waited += 0.2) {
    if (!isLocked(dataDirectory)) return;
    await setTimeout(200);
  }
  throw new Error(`The running product (process ${pid}) does not stop.`);
}

function isLocked(dataDirectory: string): boolean {
  try {
    lockDirectory(dataDirectory)();
    return false;
  } catch {
    return true;
  }
}

function pathIn(dataDirectory: string): string {
  return join(dataDirectory, "running.json");
}
