import "server-only";

type Shutdown = { isUnderWay: boolean; work: Set<Promise<unknown>> };

// On globalThis, because Next gives instrumentation and routes a copy of this module each.
const key = Symbol.for("corner-pocket shutdown");

/** What this process knows of its own end: whether it is under way, and what still needs the open port before it. */
export function shutdown(): Shutdown {
  const known: Shutdown = Reflect.get(globalThis, key) ?? { isUnderWay: false, work: new Set() };
  Reflect.set(globalThis, key, known);
  return known;
}

/** Keeps the port open, should the process be told to stop meanwhile, until the promise has settled. */
export function finishBeforeClosing(promise: Promise<unknown>): void {
  const { work } = shutdown();
  work.add(promise);
  const forget = () => work.delete(promise);
  promise.then(forget, forget);
}
