// Loaded before the server (`node --import`): every line that it or a library prints becomes one JSON object.
import { subscribe } from "node:diagnostics_channel";
import { describeError } from "./describe-error.ts";
import { isRequestError } from "./request-errors.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

type Level = "info" | "warn" | "error";

// Next prints an error before it says which route failed; both belong into one line.
const waitForRouteMs = 200;
const waiting = new Map<Error, () => void>();
const written = new WeakSet<Error>();

for (const [method, level] of [
  ["log", "info"],
  ["info", "info"],
  ["debug", "info"],
  ["warn", "warn"],
  ["error", "error"],
] as const) {
  console[method] = (...args: unknown[]) => take(level, args);
}

subscribe("corner-pocket.request-error", (message) => {
  if (!isRequestError(message) || !(message.error instanceof Error)) return;
  const { error, method, route } = message;
  waiting.delete(error);
  writeError("error", "The request failed", error, { route, method });
});

process.on("exit", () => {
  for (const write of waiting.values()) write();
});

function take(level: Level, args: unknown[]): void {
  const error = args.find((arg) => arg instanceof Error);
  const message = args.filter((arg) => typeof arg === "string" || typeof arg === "number").join(" ");
  if (!error) {
    const text = withoutPersonalData(message);
    if (text) write(level, { message: text });
    return;
  }
  const writeNow = () => {
    waiting.delete(error);
    writeError(level, withoutPersonalData(message) || "An error was reported", error, {});
  };
  waiting.set(error, writeNow);
  setTimeout(() => waiting.get(error)?.(), waitForRouteMs).unref();
}

function writeError(level: Level, message: string, error: Error, more: object): void {
  if (written.has(error)) return;
  written.add(error);
  write(level, { message, ...more, error: describeError(error) });
}

function write(level: Level, fields: object): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, ...fields })}\n`;
  (level === "info" ? process.stdout : process.stderr).write(line);
}
