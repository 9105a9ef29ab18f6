import "server-only";
import { type ContentTag, tagOf } from "#sanity/content-tag.ts";
import { contentFiles } from "#sanity/webhook/pages-of.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { finishBeforeClosing, shutdown } from "#server/shutdown.ts";
import { applyTags } from "./apply-tags.ts";
import { askFile, askPage } from "./ask-page.ts";
import { judgePage } from "./judge-page.ts";
import { nameMisfits } from "./name-misfits.ts";
import { isGone, type PageOutcome, type Publish } from "./publish.ts";
import { type Outcome, settlePublishes } from "./store-publish.ts";

const msBetweenRebuilds = 1000;
const msBetweenLooks = 150;
const msBetweenLateLooks = 5000;
const msUntilFailed = 20_000;
const msUntilLeft = 5000;
const msUntilForgotten = 30 * 60_000;
const pagesAtOnce = 3;

type Watched = {
  publish: Publish;
  /** When the pages were first told to render anew since it came. */
  appliedAt?: number;
  applyAgainAt: number;
  applied: number;
  isLookedAtTwice: boolean;
  reported?: Outcome["state"];
};

/**
 * Sees every publish through to the pages: has them rendered anew, at most once a second however many publishes come,
 * asks for them until they carry what was published, and writes down after how many seconds they did, or why not.
 */
class PublishWatch {
  #watched: Watched[] = [];
  #lastApplied = 0;
  #isRunning = false;
  #wake = () => {};

  add(publishes: readonly Publish[]): void {
    for (const publish of publishes) {
      if (publish.id !== undefined && this.#watched.some((known) => known.publish.id === publish.id))
        continue;
      this.#watched.push({ publish, applyAgainAt: 0, applied: 0, isLookedAtTwice: false });
    }
    this.#wake();
    if (!this.#isRunning) finishBeforeClosing(this.#run());
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#watched.length > 0 && !this.#mayEnd()) {
      await this.#applyDue().catch(logFailure);
      await this.#lookAtPages();
      const isWritten = await this.#report().then(() => true, logFailure);
      const isLate = !isWritten || this.#watched.every(({ reported }) => reported === "failed");
      await this.#pause(isLate ? msBetweenLateLooks : msBetweenLooks);
    }
    this.#isRunning = false;
  }

  /** When the process is told to stop, what takes long is left to the next start, which finds it unsettled. */
  #mayEnd(): boolean {
    const isLong = ({ publish }: Watched) => Date.now() - publish.receivedAt > msUntilLeft;
    return shutdown().isUnderWay && this.#watched.every(isLong);
  }

  async #applyDue(): Promise<void> {
    const now = Date.now();
    if (now < this.#lastApplied + msBetweenRebuilds) return;
    const due = this.#watched.filter(({ applyAgainAt }) => applyAgainAt <= now);
    if (due.length === 0) return;
    this.#lastApplied = now;
    await applyTags([...new Set(due.map(({ publish }): ContentTag => tagOf(publish.type)))]);
    for (const path of contentFiles) void askFile(path).catch(logFailure);
    for (const watched of due) {
      watched.appliedAt ??= now;
      watched.applied += 1;
      // A page that was being rendered just then passes for new without being it: it is told again, ever more slowly.
      watched.applyAgainAt = Date.now() + 1500 * 2 ** Math.min(watched.applied - 1, 6);
    }
  }

  async #lookAtPages(): Promise<void> {
    const asked = this.#watched.filter(({ appliedAt }) => appliedAt !== undefined);
    const paths = new Set(
      asked.flatMap(({ publish }) => publish.pages.filter(isOpen).map(({ path }) => path)),
    );
    const rest = [...paths];
    await Promise.all(
      Array.from({ length: pagesAtOnce }, async () => {
        for (let path = rest.shift(); path !== undefined; path = rest.shift())
          await this.#lookAt(path, asked);
      }),
    );
  }

  async #lookAt(path: string, asked: readonly Watched[]): Promise<void> {
    const answer = await askPage(path).catch(() => undefined);
    for (const { publish, appliedAt } of asked) {
      const page = publish.pages.find((one) => one.path === path);
      if (!page || !isOpen(page) || appliedAt === undefined) continue;
      if (!answer) {
        page.is = "failed";
        continue;
      }
      page.is = judgePage(answer, publish, this.#laterThan(publish), appliedAt);
      if (!isOpen(page)) page.seconds = secondsSince(publish.receivedAt);
    }
  }

  #laterThan(publish: Publish): Publish[] {
    const ofDocument = this.#watched
      .map((watched) => watched.publish)
      .filter(({ documentId }) => documentId === publish.documentId);
    return ofDocument.slice(ofDocument.indexOf(publish) + 1);
  }

  /** Throws an Error when the database does not answer; what is not written down then is tried again. */
  async #report(): Promise<void> {
    const now = Date.now();
    this.#watched = this.#watched.filter(({ publish }) => now - publish.receivedAt < msUntilForgotten);
    const news = this.#watched.flatMap((watched) => {
      const state = this.#findState(watched, now);
      return state && state !== watched.reported ? { watched, state } : [];
    });
    const settled = news.map(({ watched: { publish }, state }) => ({
      documentId: publish.documentId,
      outcome: describeOutcome(publish, state),
    }));
    await settlePublishes(await nameMisfits(settled));
    for (const { watched, state } of news) watched.reported = state;
    this.#watched = this.#watched.filter(({ reported }) => reported !== "live");
  }

  #findState(watched: Watched, now: number): "live" | "failed" | undefined {
    const { publish, appliedAt } = watched;
    const isDone = appliedAt !== undefined && !publish.pages.some(isOpen) && !this.#mustLookTwice(watched);
    if (isDone) return "live";
    return now - publish.receivedAt > msUntilFailed ? "failed" : undefined;
  }

  /** A new document that no page shows: the list it belongs to may have been read the moment before it was there. */
  #mustLookTwice(watched: Watched): boolean {
    const { publish, isLookedAtTwice } = watched;
    const isNew = publish.operation === "create" || publish.operation === "appear";
    if (!isNew || isLookedAtTwice || !publish.pages.some(({ is }) => is === "absent")) return false;
    if (publish.pages.some(({ is }) => is === "live")) return false;
    watched.isLookedAtTwice = true;
    watched.appliedAt = undefined;
    watched.applyAgainAt = 0;
    for (const page of publish.pages) page.is = "waiting";
    return true;
  }
}

function isOpen({ is }: PageOutcome): boolean {
  return is === "waiting" || is === "failed";
}

function describeOutcome(publish: Publish, state: "live" | "failed"): Outcome {
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

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 100) / 10;
}

function logFailure(error: unknown): false {
  console.error("Publishing:", error instanceof Error ? error.message : "failed");
  return false;
}

/** One for the whole process, whichever of Next's bundles asks for it. */
export function publishWatch(): PublishWatch {
  return processSingleton("publish watch", () => new PublishWatch());
}
