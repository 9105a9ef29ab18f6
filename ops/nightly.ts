import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readSettings, root } from "../bin/stack/settings.ts";
import { exitWithParent } from "../bin/stack/start-site.ts";
import { runServer } from "../process/run-server.ts";
import { listArchives, momentOf } from "./backup/archives-kept.ts";
import { isDue } from "./backup/is-due.ts";

// Backs up and rehearses each night, for as long as it runs; a night that was missed is made up for. What became of it is
// on the owner's overview, and in the log.

const lookEveryMs = 60_000;

await runServer(async () => {
  const { directory, at } = readSettings().backups;
  const [newest] = await listArchives(directory);
  let lastAttempt = newest ? momentOf(newest) : null;
  let running: ChildProcess | undefined;

  function look(): void {
    const now = new Date();
    if (running || !isDue(now, at, lastAttempt)) return;
    lastAttempt = now;
    // It ends with this process, however that ends.
    running = spawn(process.execPath, [...exitWithParent, join(root, "ops", "backup.ts"), "--rehearse"], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    running.once("exit", () => {
      running = undefined;
    });
  }
  look();
  const timer = setInterval(look, lookEveryMs);
  return {
    ready: `Backups: each night at ${at}, into ${directory}`,
    async stop() {
      clearInterval(timer);
      if (!running) return;
      const ended = once(running, "exit");
      running.kill();
      await ended;
    },
  };
});
