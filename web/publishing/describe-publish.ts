import type { Enums } from "schemas/generated/database.ts";

type Page = { path: string; is: string };

export type PublishFacts = {
  state: Enums<"publish_state">;
  operation: string | null;
  pages: readonly Page[];
  seconds: number | null;
  error: string | null;
  deliveries: number;
  published_at: string | null;
  received_at: string;
};

const secondsUntilLost = 60;
const secondsUntilLate = 5;

const reasons: Record<string, string> = {
  again: "The same message arrived again and was ignored.",
  type: "A file or a document that no page shows by itself. Nothing to do.",
  unsigned: "A message without a signature was refused.",
  forged: "A message with a wrong signature was refused: altered on the way, or signed with another secret.",
  late: "A message signed more than five minutes before or ahead was refused.",
  slow: "A message that did not arrive within four seconds was refused.",
  long: "A message above 16 KB was refused.",
  malformed: "A signed message that names no document was refused.",
};

/** What became of a publish, in one or two sentences for the owner; `now` in milliseconds. */
export function describePublish(publish: PublishFacts, now: number): string {
  return [describeState(publish, now), describeDelay(publish)].filter(Boolean).join(" ");
}

/** Whether the owner may have it tried again: it failed, or nobody is at it any more. */
export function canBeRefreshed({ state, received_at }: PublishFacts, now: number): boolean {
  return state === "failed" || (state === "working" && isLost(received_at, now));
}

function describeState(publish: PublishFacts, now: number): string {
  const { state, error, deliveries, received_at } = publish;
  if (state === "ignored" || state === "refused") {
    const times = deliveries > 1 ? ` (${deliveries} times within a minute)` : "";
    return `${reasons[error ?? ""] ?? "A message was not needed."}${times}`;
  }
  if (state === "failed") return error ?? "The pages could not be refreshed.";
  if (state === "live") return describeLive(publish);
  return isLost(received_at, now)
    ? "It was interrupted before the pages were checked."
    : "On its way to the pages …";
}

function describeLive({ operation, pages, seconds }: PublishFacts): string {
  const after = seconds === null ? "" : ` after ${seconds} s`;
  const on = (is: string) => join(pages.filter((page) => page.is === is).map(({ path }) => path));
  const live = on("live");
  const gone = on("gone");
  if (live) return `${operation === "appear" ? "Shown by its schedule" : "Live"} on ${live}${after}.`;
  if (gone)
    return `${operation === "disappear" ? "Taken off by its schedule from" : "Taken off"} ${gone}${after}.`;
  if (pages.length > 0) return "Published. No page shows it at the moment.";
  return `Live${after}.`;
}

function describeDelay({ state, published_at, received_at }: PublishFacts): string | undefined {
  if (!published_at || state === "ignored" || state === "refused") return;
  const seconds = Math.round((Date.parse(received_at) - Date.parse(published_at)) / 1000);
  if (seconds > secondsUntilLate)
    return `The site could not be reached before: it heard of it ${seconds} s late.`;
}

function isLost(receivedAt: string, now: number): boolean {
  return now - Date.parse(receivedAt) > secondsUntilLost * 1000;
}

function join(paths: readonly string[]): string {
  if (paths.length > 4) return `${paths.slice(0, 3).join(", ")} and ${paths.length - 3} more pages`;
  return paths.length < 2 ? paths.join("") : `${paths.slice(0, -1).join(", ")} and ${paths.at(-1)}`;
}
