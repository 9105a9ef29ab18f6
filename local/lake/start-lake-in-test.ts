import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { endProcess, hasEnded } from "../../process/end-process.ts";
import { findFreePort } from "../../process/find-free-port.ts";

const allowedOrigin = "http://localhost:3333";

/** For tests: a lake of its own in a process of its own, the directory kept over `restart` and removed by `stop`. */
export async function startLakeInTest(environment: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), "lake-"));
  const port = await findFreePort(9);
  let child = await start(directory, port, environment);
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    client: openClient(url),
    directory,
    kill: () => endProcess(child, "SIGKILL"),
    restart: async () => {
      await endProcess(child);
      child = await start(directory, port, environment);
    },
    isRunning: () => !hasEnded(child),
    stop: async () => {
      await endProcess(child);
      await rm(directory, { recursive: true });
    },
  };
}

/** An editor's client of what answers there like the lake. */
export function openClient(apiHost: string) {
  return createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token: "any",
  });
}

async function start(
  directory: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(new URL("./main.ts", import.meta.url), {
    env: {
      // Next's types, where the site's tests start one, want it.
      NODE_ENV: "test",
      PATH: process.env.PATH,
      LAKE_PORT: String(port),
      LAKE_DIRECTORY: directory,
      LAKE_ORIGINS: allowedOrigin,
      ...environment,
    },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const outcome = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (child.exitCode !== null)
    throw new Error(`The lake ended at once with ${child.exitCode}`, { cause: outcome });
  return child;
}
