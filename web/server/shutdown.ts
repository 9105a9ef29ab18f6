import "server-only";
import { processSingleton } from "./process-singleton.ts";

type Shutdown = { isUnderWay: boolean; work: Set<Promise<unknown>> };

/** What this process knows of its own end: whether it is under way, and what still needs the open port before it. */
export function shutdown(): Shutdown {
  return processSingleton("shutdown", () => ({ isUnderWay: false, work: new Set() }));
}

/** Keeps the port open, should the process be told to stop meanwhile, until the promise has settled. */
export function finishBeforeClosing(promise: Promise<unknown>): void {
  const { work } = shutdown();
  work.add(promise);
  const forget = () => work.delete(promise);
  promise.then(forget, forget);
}
