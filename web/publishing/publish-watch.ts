import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { ownPath } from "schemas/requests/own-path.ts";
import { areOnPages } from "#sanity/document-types.ts";
import { revisionTag } from "#server/document-tag.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { finishBeforeClosing, shutdown } from "#server/shutdown.ts";
import { storedPages } from "#server/stored-pages.ts";
import { AppliedRevisions } from "./applied-revisions.ts";
import { applyTags } from "./apply-tags.ts";
import { askFile, askPage } from "./ask-page.ts";
import { describeOutcome, secondsSince } from "./describe-outcome.ts";
import { findPages, isOpen, listPaths } from "./find-pages.ts";
import { findTags } from "./find-tags.ts";
import { inLanes } from "./in-lanes.ts";
import { judgePage, type PageAnswer } from "./judge-page.ts";
import { nameMisfits } from "./name-misfits.ts";
import { contentFiles } from "./public-addresses.ts";
import type { Publish } from "./publish.ts";
import type { PublishedDocument } from "./published-documents.ts";
import { renewRest } from "./renew-rest.ts";
import { type Outcome, settlePublishes } from "./store-publish.ts";

const msBetweenRebuilds = 1000;
const msBetweenLooks = 150;
const msBetweenLateLooks = 5000;
const msWithoutProgress = 20_000;
const msUntilLeft = 5000;
const msUntilForgotten = 30 * 60_000;
/** Of one round: what was published meanwhile does not wait for all pages of the site. */
const pagesInRound = 30;
const looksInTurn = 3;
const msBetweenTurns = 100;
const home = "/";

type Watched = {
  publish: Publish;
  isAsked: boolean;
  /** When the pages were first told to render anew since it came. */
  appliedAt?: number;
  applyAgainAt: number;
  applied: number;
  isLookedAtTwice: boolean;
  /** Whether a page that was rendered since still shows something older: it was read just then. */
  mustApplyAgain: boolean;
  /** When it came, or when the last page was settled. */
  movedAt: number;
  reported?: Outcome["state"];
};

/**
 * Sees every publish through to the pages: has them rendered anew, at most once a second however many publishes come,
 * asks those that show it, or were made from something that it may have changed, until they carry what was published, and writes down
 * after how many seconds they did, or why not.
 */
class PublishWatch {
  #watched: Watched[] = [];
  readonly #told = new AppliedRevisions();
  #lastApplied = 0;
  #isRunning = false;
  #wake = () => {};
  /** In which look each page was asked for last. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  /** With `isAsked` somebody asked for it: the pages are told, though they may have been told before. */
  add(publishes: readonly Publish[], isAsked = false): void {
    for (const publish of publishes) {
      if (publish.id !== undefined && this.#watched.some((known) => known.publish.id === publish.id))
        continue;
      this.#watched.push({
        publish,
        isAsked,
        applyAgainAt: 0,
        applied: 0,
        isLookedAtTwice: false,
        mustApplyAgain: true,
        movedAt: publish.receivedAt,
      });
    }
    this.#wake();
    if (!this.#isRunning) finishBeforeClosing(this.#run());
  }

  /** The pages were told of everything, and these are all the documents that there were. */
  noteCaughtUp(published: readonly PublishedDocument[]): void {
    this.#told.addAll(published, Date.now());
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
      await this.#lookWhileApplying();
      const isWritten = await this.#report().then(() => true, logFailure);
      const isLate = !isWritten || this.#watched.every(({ reported }) => reported === "failed");
      await this.#pause(isLate ? msBetweenLateLooks : msBetweenLooks);
    }
    this.#turns.clear();
    this.#isRunning = false;
    await renewRest();
  }

  /** When the process is told to stop, what takes long is left to the next start, which finds it unsettled. */
  #mayEnd(): boolean {
    const isLong = ({ publish }: Watched) => Date.now() - publish.receivedAt > msUntilLeft;
    return shutdown().isUnderWay && this.#watched.every(isLong);
  }

  /** Pages may take seconds each on a busy machine: what is published meanwhile does not wait for them. */
  async #lookWhileApplying(): Promise<void> {
    const looked = this.#lookAtPages().then(() => true);
    while (!(await Promise.race([looked, this.#pause(msBetweenLooks)])))
      await this.#applyDue().catch(logFailure);
  }

  async #applyDue(): Promise<void> {
    const now = Date.now();
    if (now < this.#lastApplied + msBetweenRebuilds) return;
    const due = this.#watched.filter(
      ({ mustApplyAgain, applyAgainAt }) => mustApplyAgain && applyAgainAt <= now,
    );
    if (due.length === 0) return;
    this.#lastApplied = now;
    // Of a document that was published often, the service is asked once.
    const documents = new Map(due.map(({ publish }) => [nameDocument(publish), publish]));
    const found = new Map<string, Awaited<ReturnType<typeof findTags>>>();
    await inLanes([...documents], async ([name, publish]) => found.set(name, await findTags(publish)));
    const foundOf = ({ publish }: Watched) => found.get(nameDocument(publish)) ?? { tags: [] };
    // Of one that was published together with another, or just before it, the pages may have been told with that one.
    const toTell = due.filter(
      ({ publish, isAsked, applied }) => isAsked || applied > 0 || this.#told.timeOf(publish) === undefined,
    );
    const { tags: beside, untold } = await this.#told.findUntold(toTell.map(({ publish }) => publish));
    const tagsToTell = new Set([...beside, ...toTell.flatMap((watched) => foundOf(watched).tags)]);
    for (const { documentId, revision } of documents.values())
      if (revision !== null && tagsToTell.size > 0) tagsToTell.add(revisionTag(documentId, revision));
    let appliedAt = now;
    if (tagsToTell.size > 0) {
      await applyTags([...tagsToTell]);
      appliedAt = Date.now();
      this.#told.add([...untold, ...toTell.map(({ publish }) => publish)], appliedAt);
      for (const path of contentFiles) void askFile(path).catch(logFailure);
    }
    for (const watched of due) {
      const { tags, document } = foundOf(watched);
      watched.appliedAt ??= this.#told.timeOf(watched.publish) ?? appliedAt;
      watched.applied += 1;
      watched.mustApplyAgain = false;
      // A page that was being rendered just then passes for new without being it: it is told again, ever more slowly.
      watched.applyAgainAt = Date.now() + 1500 * 2 ** Math.min(watched.applied - 1, 6);
      const own = document && ownPath(document._type, document.slug);
      findPages(watched.publish, own ? [own] : []);
      const asking = storedPages().listAsking(tags, listPaths(watched.publish));
      findPages(watched.publish, asking);
      // A receipt that names a page says that none shows it.
      const isKnown = storedPages().isMadeFrom(home, []) !== undefined;
      if (watched.publish.pages.length === 0 && isKnown && areOnPages(watched.publish.type))
        findPages(watched.publish, [home]);
    }
  }

  async #lookAtPages(): Promise<void> {
    const asked = this.#watched.filter(({ appliedAt }) => appliedAt !== undefined);
    for (const { publish } of asked) findPages(publish, []);
    const paths = new Set(
      asked.flatMap(({ publish }) => publish.pages.filter(isOpen).map(({ path }) => path)),
    );
    const turnOf = (path: string) => this.#turns.get(path) ?? 0;
    const longestWaiting = [...paths]
      .sort((one, other) => turnOf(one) - turnOf(other))
      .slice(0, pagesInRound);
    this.#turn += 1;
    for (const path of longestWaiting) this.#turns.set(path, this.#turn);
    await inLanes(longestWaiting, (path) => this.#lookAt(path, asked));
  }

  /** Whoever asks first has a page rendered: a lane waits for that, for a moment, before it goes on to the next page. */
  async #lookAt(path: string, asked: readonly Watched[]): Promise<void> {
    for (let look = 0; look < looksInTurn; look += 1) {
      if (look > 0) await wait(msBetweenTurns);
      // Before the question: what is answered is then at least as new.
      const isFresh = storedPages().isFresh(path);
      const answer = await askPage(path).catch(() => undefined);
      if (asked.every((watched) => this.#judge(watched, path, answer, isFresh))) return;
    }
  }

  /** Whether the page has nothing more to show of a publish. */
  #judge(watched: Watched, path: string, answer: PageAnswer | undefined, isFresh: boolean): boolean {
    const { publish, appliedAt } = watched;
    const page = publish.pages.find((one) => one.path === path);
    if (!page || !isOpen(page) || appliedAt === undefined) return true;
    page.is = answer
      ? judgePage(answer, publish, this.#laterThan(publish), isFresh ? 0 : appliedAt)
      : "failed";
    if (isOpen(page)) {
      watched.mustApplyAgain ||=
        isFresh || (typeof answer === "object" && answer.mark.renderedAt >= appliedAt);
      return false;
    }
    page.seconds = secondsSince(publish.receivedAt);
    watched.movedAt = Date.now();
    return true;
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
    return now - watched.movedAt > msWithoutProgress ? "failed" : undefined;
  }

  /** A new document that no page shows: the list it belongs to may have been read the moment before it was there. */
  #mustLookTwice(watched: Watched): boolean {
    const { publish, isLookedAtTwice } = watched;
    const isNew = publish.operation === "create" || publish.operation === "appear";
    if (!isNew || isLookedAtTwice || !publish.pages.some(({ is }) => is === "absent")) return false;
    if (publish.pages.some(({ is }) => is === "live")) return false;
    watched.isLookedAtTwice = true;
    watched.appliedAt = undefined;
    watched.mustApplyAgain = true;
    watched.applyAgainAt = 0;
    for (const page of publish.pages) page.is = "waiting";
    return true;
  }
}

/** Its tags depend on its type too, which another document of this name may have had. */
function nameDocument({ type, documentId }: Publish): string {
  return `${type} ${documentId}`;
}

function logFailure(error: unknown): false {
  console.error("Publishing:", error instanceof Error ? error.message : "failed");
  return false;
}

/** One for the whole process, whichever of Next's bundles asks for it. */
export function publishWatch(): PublishWatch {
  return processSingleton("publish watch", () => new PublishWatch());
}
