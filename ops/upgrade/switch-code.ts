import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { stopRunning } from "../../bin/stack/running-product.ts";
import { root, type Settings } from "../../bin/stack/settings.ts";
import { endProcess, hasEnded } from "../../process/end-process.ts";

const patienceMs = 180_000;
const readiness = z.object({ database: z.enum(["up", "down"]) });

/**
 * Ends the product that runs and starts the code of a folder, this one, on its data. When that does not become ready it is ended, and the code that
 * ran before is started again on the same data. Answers with what runs now, and why it is the old one if it is.
 */
export async function switchCode(
  settings: Settings,
  running: { pid: number; root: string },
  folder = root,
): Promise<{ product: ChildProcess; failure: string | null }> {
  await stopRunning(settings, running.pid);
  const own = start(folder);
  const failure = await untilReady(own, settings);
  if (!failure) return { product: own, failure };
  await endProcess(own);
  const before = start(running.root);
  const isBack = (await untilReady(before, settings)) === null;
  if (!isBack) throw new Error(`${failure} The code in ${running.root} does not become ready either.`);
  return { product: before, failure };
}

function start(folder: string): ChildProcess {
  return spawn(process.execPath, [join(folder, "bin", "start.ts")], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function untilReady(product: ChildProcess, { siteUrl, ports }: Settings): Promise<string | null> {
  for (const from = Date.now(); Date.now() - from < patienceMs; await setTimeout(500)) {
    if (hasEnded(product)) return "The new code ended before it was ready.";
    if (await isReady(`http://localhost:${ports.site}/api/ready`)) return null;
  }
  return `The new code was not ready at ${siteUrl}/api/ready after ${patienceMs / 60_000} minutes.`;
}

/** Pages are served without a database too; an upgrade is not done then. */
async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    return response.ok && readiness.parse(await response.json()).database === "up";
  } catch {
    return false; // not listening yet
  }
}
