import { isOpen } from "./find-pages.ts";
import { isGone, type Publish } from "./publish.ts";
import type { Outcome } from "./store-publish.ts";

/** The receipt of a publish that has reached its pages, or not yet. */
export function describeOutcome(publish: Publish, state: "live" | "failed"): Outcome {
  const { id, pages, receivedAt } = publish;
  const open = pages.filter(isOpen);
  const unreachable = open.filter(({ is }) => is === "failed").map(({ path }) => path);
  const old = open.filter(({ is }) => is === "waiting").map(({ path }) => path);
  const error = [
    unreachable.length > 0 && `No answer from ${unreachable.join(", ")}.`,
    old.length > 0 &&
      `${old.join(", ")} still ${old.length > 1 ? "show" : "shows"} ${isGone(publish) ? "it" : "the version before"}.`,
  ].filter(Boolean);
  return {
    id,
    state,
    pages,
    seconds:
      state === "live" ? Math.max(0, ...pages.map(({ seconds = 0 }) => seconds)) : secondsSince(receivedAt),
    error: state === "failed" ? error.join(" ") || "The site could not refresh its pages." : null,
  };
}

/** With one decimal, since a time in milliseconds. */
export function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 100) / 10;
}
