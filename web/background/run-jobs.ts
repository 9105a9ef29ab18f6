import "server-only";
import { onRequest } from "#server/on-request.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { wake } from "#server/wake.ts";
import { jobs } from "./jobs.ts";
import { runJob } from "./run-job.ts";

/**
 * Runs every job until the signal aborts; the promise then resolves, once what must not be cut off is finished. Once per
 * process, however often it is asked for.
 */
export function runJobs(signal: AbortSignal): Promise<unknown> {
  return processSingleton("background jobs", () => {
    wakeAfterForms();
    const running = jobs.map((job) => ({ job, ended: runJob(job, signal) }));
    return Promise.all(running.filter(({ job }) => job.isFinished).map(({ ended }) => ended));
  });
}

/** The database queues mails when a form or a service's message is stored: they leave at once. */
function wakeAfterForms(): void {
  onRequest(({ request, response }) => {
    if (request.method !== "POST") return;
    response.once("finish", () => {
      if (response.statusCode < 400) wake("mails");
    });
  });
}
