import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./settings.ts";

/** Does work while a server of `local/<folder>` runs, started for the moment. Throws an Error when `what` does not start. */
export async function withServer<Result>(
  { folder, what, env }: { folder: string; what: string; env: Record<string, string> },
  work: () => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, [join(root, "local", folder, "main.ts")], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(server, "exit");
  try {
    const [message] = await Promise.race([once(server, "message"), ended]);
    if (typeof message !== "object") throw new Error(`${what} did not start.`);
    return await work();
  } finally {
    if (server.connected) server.disconnect();
    await ended;
  }
}
