import type { Instrumentation } from "next";

/** Runs once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { env } = await import("./env.ts").catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
    const { followRequests } = await import("./server/request-context.ts");
    followRequests();
    const { limitBodies } = await import("./server/limit-bodies.ts");
    limitBodies();
    const { flushTogether } = await import("./server/flush-together.ts");
    flushTogether();
    const { watchRequests } = await import("./operations/watch-requests.ts");
    watchRequests();
    if (process.env.NODE_ENV === "production") {
      const { mendAddresses } = await import("./server/mend-addresses.ts");
      mendAddresses();
      const { keepQuestions } = await import("./server/keep-questions.ts");
      const { findAddress, isOfDocument } = await import("schemas/find-address.ts");
      keepQuestions((path) => {
        const address = findAddress(path);
        return !address || isOfDocument(address);
      });
      if (env.SITE_URL.startsWith("https:")) {
        const { demandHttps } = await import("./server/demand-https.ts");
        demandHttps();
      }
    }
    // A process that only renders the pages of a build.
    if (process.env.BACKGROUND_WORK === "off") return;
    const { runJobs } = await import("#background/run-jobs.ts");
    const ending = new AbortController();
    const finished = runJobs(ending.signal);
    if (process.env.NEXT_MANUAL_SIG_HANDLE) {
      const { stopGracefully } = await import("./server/stop-gracefully.ts");
      stopGracefully(async () => {
        ending.abort();
        await finished;
      });
    }
  }
}

/** Tells the log which route an error belongs to; Next itself has printed the error. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath }) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requestErrors } = await import("./log/request-errors.ts");
    requestErrors.publish({ error, method, route: routePath });
  }
};
