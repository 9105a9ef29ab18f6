import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton.ts";

/** Keeps an object for each request, for everything that the request sets going; request-context.ts says what is in it. */
export function requests<Context extends object = object>(): AsyncLocalStorage<Context> {
  return processSingleton("request context", () => new AsyncLocalStorage());
}
