import { processSingleton } from "./process-singleton.ts";

export type JobName =
  | "mails"
  | "guides"
  | "news"
  | "schedule"
  | "catching up"
  | "invoices"
  | "leftover files"
  | "retention"
  | "search words"
  | "troubles"
  | "missed addresses";

/** What ends the pause of each job that runs in this process. */
export function alarms(): Map<JobName, () => void> {
  return processSingleton("alarms", () => new Map<JobName, () => void>());
}

/** Has a job of this process look at once, as there may be something to do. One that is at work looks again after it. */
export function wake(name: JobName): void {
  alarms().get(name)?.();
}
