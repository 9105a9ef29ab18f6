import { join } from "node:path";
import { lockDirectory } from "../../process/lock-directory.ts";
import { openLogs } from "./logs.ts";
import { assertPortsFree } from "./ports.ts";
import { createProcesses, type Processes } from "./processes.ts";
import { readSettings, type Settings } from "./settings.ts";
import { succeedLast } from "./succeed-last.ts";
import { untilToldToEnd } from "./until-told.ts";

/**
 * Runs a launcher script: takes the data directory, ends what a launcher that was killed left of itself, checks ports, hands over to
 * `work`, then stays until a signal, the end of its own parent, or the failure of a server; every way out ends all processes it
 * started, and a second signal does so without waiting.
 */
export async function launch(
  work: (processes: Processes, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readOrExit();
  const processes = createProcesses({ logs: openLogs(join(settings.dataDirectory, "logs")) });
  const stopped = untilToldToEnd(() => void processes.stopAll());
  let reason: unknown;
  try {
    await takeData(settings);
    await Promise.race([stopped, processes.failure, work(processes, settings).then(() => stopped)]);
    console.log("\nStopping …");
  } catch (error) {
    reason = error;
  }
  await processes.stopAll();
  if (reason) {
    // Below the lines of what was ended for it.
    console.error(`\n${reason instanceof Error ? reason.message : reason}`);
    process.exitCode = 1;
  }
  process.exit();
}

function readOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function takeData(settings: Settings): Promise<void> {
  const ports = portsToTake(settings);
  try {
    lockDirectory(settings.dataDirectory);
  } catch (error) {
    // Which of its ports are taken says more.
    await assertPortsFree(ports);
    throw error;
  }
  await succeedLast(settings);
  await assertPortsFree(ports);
}

function portsToTake({
  ports,
  isContentLocal,
  isDatabaseLocal,
  isBillingLocal,
}: Settings): Record<string, number> {
  const streams = Array.from({ length: 8 }, (_, index) => [
    `lake stream ${index + 1}`,
    ports.lake + 1 + index,
  ]);
  return {
    site: ports.site,
    Studio: ports.studio,
    "inbox page": ports.inbox,
    SMTP: ports.smtp,
    ...(isContentLocal && { lake: ports.lake, ...Object.fromEntries(streams) }),
    ...(isDatabaseLocal && { Supabase: ports.supabase }),
    ...(isBillingLocal && { Stripe: ports.stripe }),
  };
}
