import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endProcess } from "../../process/end-process.ts";
import { testKeys } from "./test-snapshot.ts";

export const processKeys = {
  SUPABASE_JWT_SECRET: testKeys.jwtSecret,
  SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
  SUPABASE_SECRET_KEY: testKeys.secretKey,
};

/** What a process on this directory is told: any port, a site that is not there, and no mail server. */
export function processEnvironment(directory: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...processKeys,
    SUPABASE_PORT: "0",
    SUPABASE_DIRECTORY: directory,
    SITE_URL: "http://site.example",
    SMTP_PORT: "1",
    ...more,
  };
}

/** For tests: runs the real process on a free port; `started` resolves to its address, or rejects with what it printed. */
export function spawnSupabase(directory: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: processEnvironment(directory, environment),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }

  return {
    child,
    started: waitForStart(child, () => output),
    /** Ends it with a signal and waits until it is gone; resolves to its exit code. */
    stop: (signal?: NodeJS.Signals) => endProcess(child, signal),
  };
}

async function waitForStart(child: ChildProcess, readOutput: () => string): Promise<string> {
  const ready = once(child, "message").then(() => true);
  const isReady = await Promise.race([ready, once(child, "close").then(() => false)]);
  if (!isReady) throw new Error(readOutput());
  if (!readOutput().includes("\n") && child.stdout) await once(child.stdout, "data");
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(readOutput()) ?? [];
  if (!address) throw new Error(`No address in: ${readOutput()}`);
  return address;
}
