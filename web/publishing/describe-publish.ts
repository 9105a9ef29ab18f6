import type { Enums } from "schemas/generated/database.ts";
import type { Texts } from "#texts/get-texts.ts";

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

type Words = Texts["publishes"]["became"];

/** What became of a publish, in one or two sentences for the owner; `now` in milliseconds. */
export function describePublish(publish: PublishFacts, now: number, words: Words): string {
  return [describeState(publish, now, words), describeDelay(publish, words)].filter(Boolean).join(" ");
}

/** Whether the owner may have it tried again: it failed, or nobody is at it any more. */
export function canBeRefreshed({ state, received_at }: PublishFacts, now: number): boolean {
  return state === "failed" || (state === "working" && isLost(received_at, now));
}

function describeState(publish: PublishFacts, now: number, words: Words): string {
  const { state, error, deliveries, received_at } = publish;
  if (state === "ignored" || state === "refused") {
    const reasons: Record<string, string> = words.reasons;
    const reason = reasons[error ?? ""] ?? words.notNeeded;
    return deliveries > 1 ? words.times(reason, deliveries) : reason;
  }
  if (state === "failed") return describeFailure(publish, words);
  if (state === "live")
    return [describeLive(publish, words), error && words.leftOut(error)].filter(Boolean).join(" ");
  return isLost(received_at, now) ? words.interrupted : words.onItsWay;
}

function describeFailure(publish: PublishFacts, words: Words): string {
  const pathsOf = (is: string) => publish.pages.filter((page) => page.is === is).map(({ path }) => path);
  const unreachable = pathsOf("failed");
  const old = pathsOf("waiting");
  const isGone = publish.operation === "delete" || publish.operation === "disappear";
  const stillShow = isGone ? words.stillShow : words.stillShowOld;
  return (
    [
      unreachable.length > 0 && words.noAnswer(unreachable.join(", ")),
      old.length > 0 && stillShow(old.join(", "), old.length),
    ]
      .filter(Boolean)
      .join(" ") || words.failed
  );
}

function describeLive({ operation, pages, seconds }: PublishFacts, words: Words): string {
  const on = (is: string) =>
    join(
      pages.filter((page) => page.is === is).map(({ path }) => path),
      words,
    );
  const after = seconds === null ? "" : words.after(seconds);
  const live = on("live");
  const gone = on("gone");
  if (live) return (operation === "appear" ? words.shownBySchedule : words.live)(live, after);
  if (gone) return (operation === "disappear" ? words.takenBySchedule : words.taken)(gone, after);
  return pages.length > 0 ? words.nowhere : words.liveAnywhere(after);
}

function describeDelay({ state, published_at, received_at }: PublishFacts, words: Words): string | undefined {
  if (!published_at || state === "ignored" || state === "refused") return;
  const seconds = Math.round((Date.parse(received_at) - Date.parse(published_at)) / 1000);
  if (seconds > secondsUntilLate) return words.heardLate(seconds);
}

function isLost(receivedAt: string, now: number): boolean {
  return now - Date.parse(receivedAt) > secondsUntilLost * 1000;
}

function join(paths: readonly string[], { and, morePages }: Words): string {
  if (paths.length > 4) return morePages(paths.slice(0, 3).join(", "), paths.length - 3);
  return paths.length < 2 ? paths.join("") : and(paths.slice(0, -1).join(", "), paths.at(-1) ?? "");
}
