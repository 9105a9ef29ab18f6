import { channel } from "node:diagnostics_channel";

type RequestError = { error: unknown; method: string; route: string };

/** From Next's instrumentation to the log, which is loaded before Next and shares no module with it. */
export const requestErrors = channel("corner-pocket.request-error");

export function isRequestError(message: unknown): message is RequestError {
  return typeof message === "object" && message !== null && "error" in message && "route" in message;
}
