import { lockDirectory } from "../../local/lock-directory.ts";
import { assertPortsFree } from "./ports.ts";
import { createProcesses } from "./processes.ts";
import { noteRunning } from "./running-product.ts";
import { readSettings, type Settings } from "./settings.ts";

/**
 * Runs a launcher script: checks ports, takes the data directory, hands over to `work`, then stays until a signal,
 * the end of its own parent, or the failure of a server; every way out ends all processes it started.
 */
export async function launch(
  work: (processes: ReturnType<typeof createProcesses>, settings: Settings) => Promise<void>,
): Promise<void> {
  const processes = createProcesses();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
    process.on("disconnect", () => resolve());
  });
  try {
    const settings = readSettings();
    await assertPortsFree(portsToTake(settings));
    lockDirectory(settings.dataDirectory);
    noteRunning(settings);
    await Promise.race([stopped, processes.failure, work(processes, settings).then(() => stopped)]);
    console.log("\nStopping …");
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await processes.stopAll();
  process.exit();
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
