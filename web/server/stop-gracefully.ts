import "server-only";
import { followOpenRequests } from "./open-requests.ts";
import { shutdown } from "./shutdown.ts";

const limitMs = 25_000;

/**
 * On SIGTERM or SIGINT: pages being refreshed are finished, then no connection is taken any more, open requests get
 * their answers, `stopWork` ends what runs beside them, and the process exits with 0. After 25 seconds it exits
 * with 1, whatever is still open. Next's own handler must be off (NEXT_MANUAL_SIG_HANDLE).
 */
export function stopGracefully(stopWork: () => Promise<void>): void {
  const requests = followOpenRequests();

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const state = shutdown();
    if (state.isUnderWay) return;
    state.isUnderWay = true;
    console.info(`Stopping on ${signal}, ${requests.count()} requests open`);
    setTimeout(() => {
      console.error(`Stopped after ${limitMs / 1000} s with ${requests.count()} requests unanswered`);
      process.exit(1);
    }, limitMs).unref();

    const working = stopWork();
    await Promise.allSettled(state.work);
    await Promise.all([requests.close(), working]);
    console.info("Stopped, every request answered");
    process.exit(0);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
