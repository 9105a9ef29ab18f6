import { contentTag, revisionTag } from "#server/document-tag.ts";
import { keepLatest } from "#server/keep-latest.ts";
import type { StoredPages } from "#server/stored-pages.ts";
import type { Entry } from "./entry-store.ts";
import { type Answer, readAnswer } from "./read-answer.ts";
import type { keepTagTimes } from "./tag-times.ts";

const pagesAtMost = 10_000;
const answersAtMost = 40_000;

/** Whoever tells the site of a publish has done so by then, or never will. */
const msUntilTold = 10_000;

type Page = {
  /** When its making began, in milliseconds since 1970. */
  madeAt: number;
  isFile: boolean;
  tags: readonly string[];
  /** The answers that it was made from: the hash of each, by its key. */
  answers: Record<string, string>;
};

/** When an answer was last asked for that had a document as it was, and first for one that did not, in milliseconds since 1970. */
type Ahead = { since: number; seenAt: number };

type Known = Answer & {
  /** The documents in it of which it knows more than the site was told. */
  ahead: ReadonlyMap<string, Ahead>;
  published?: { at: number; change: number };
};

/**
 * What every page was made from. A publish makes old the answers of the content service that it may have changed. A page is old while
 * nobody has asked again for one of its answers, or when that said something else: of a list over thousands of documents, which each
 * of their pages asks for, one question tells whether all of them are to be rendered anew.
 */
export function keepPageContents(times: ReturnType<typeof keepTagTimes>) {
  const pages = keepLatest<Page>(pagesAtMost);
  const answers = keepLatest<Known>(answersAtMost);

  /** When something was last published that this answer may have been changed by. */
  function publishedAt(answer: Known): number {
    const { change } = times;
    if (answer.published?.change !== change)
      answer.published = { change: times.change, at: times.lastPublish(answer.tags) };
    return answer.published.at;
  }

  function isPageOld({ madeAt, tags, answers: parts }: Page): boolean {
    return Object.entries(parts).some(([key, hash]) => {
      const answer = answers.get(key);
      if (!answer) return times.lastPublish(tags) > madeAt;
      if (answer.hash !== hash && answer.askedAt > madeAt) return true;
      return publishedAt(answer) > Math.max(madeAt, answer.askedAt);
    });
  }

  function isTold(id: string, revision: unknown, since: number): boolean {
    if (typeof revision !== "string") return true;
    return times.lastPublish([revisionTag(id, revision)]) > 0 || times.lastPublish([contentTag]) > since;
  }

  function findAhead({ shown, askedAt }: Answer, before: Known | undefined): Map<string, Ahead> {
    const ahead = new Map<string, Ahead>();
    if (!before) return ahead;
    for (const [id, revision] of shown) {
      const isChanged = before.shown.has(id) && before.shown.get(id) !== revision;
      const known =
        before.ahead.get(id) ?? (isChanged ? { since: before.askedAt, seenAt: askedAt } : undefined);
      if (known && !isTold(id, revision, known.since)) ahead.set(id, known);
    }
    return ahead;
  }

  function keysOf(isMeant: (answer: Known) => boolean): Set<string> {
    return new Set(Array.from(answers.entries()).flatMap(([key, answer]) => (isMeant(answer) ? key : [])));
  }

  /** One page for each of the answers that none of `chosen` is made from. */
  function listPagesOf(keys: Set<string>, chosen: readonly string[]): string[] {
    const isMadeFromOne = (path: string) =>
      Object.keys(pages.get(path)?.answers ?? {}).filter((key) => keys.delete(key)).length > 0;
    for (const path of chosen) isMadeFromOne(path);
    return listPages(() => true).filter(isMadeFromOne);
  }

  const stored: StoredPages = {
    listShowing(id) {
      const keys = keysOf(({ shown }) => shown.has(id));
      return listPages(({ answers: parts }) => Object.keys(parts).some((key) => keys.has(key)));
    },
    listAsking: (tags, chosen) =>
      listPagesOf(
        keysOf((answer) => tags.some((tag) => answer.tags.has(tag))),
        chosen,
      ),
    hasHeard: (tags, time) => tags.every((tag) => times.lastPublish([tag]) >= time),
    listUnasked() {
      const unasked = keysOf((answer) => publishedAt(answer) > answer.askedAt);
      const once = new Set<string>();
      const shared = new Set<string>();
      for (const [, { answers: parts }] of pages.entries())
        for (const key of Object.keys(parts)) (once.has(key) ? shared : once).add(key);
      return listPagesOf(new Set([...unasked].filter((key) => shared.has(key))), []);
    },
    isMadeFrom(path, tags) {
      const page = pages.get(path);
      return (
        page &&
        Object.keys(page.answers).some((key) => {
          const { tags: known = new Set(page.tags) } = answers.get(key) ?? {};
          return tags.some((tag) => known.has(tag));
        })
      );
    },
    isFresh(path) {
      const page = pages.get(path);
      return page !== undefined && !isPageOld(page);
    },
    listOld: () => listPages(isPageOld).reverse(),
  };

  function listPages(isMeant: (page: Page) => boolean): string[] {
    return Array.from(pages.entries()).flatMap(([path, page]) => (!page.isFile && isMeant(page) ? path : []));
  }

  return {
    stored,

    /** Of an answer that is known already nothing is read again. */
    noteAnswer(key: string, entry: Entry): Answer | undefined {
      const known = answers.get(key);
      if (known?.askedAt === entry.lastModified) return known;
      const read = readAnswer(entry);
      const answer = read && { ...read, ahead: findAhead(read, known) };
      if (answer) answers.set(key, answer);
      return answer;
    },

    knowsAnswer: (key: string): boolean => answers.get(key) !== undefined,

    notePage(key: string, entry: Entry, tags: readonly string[]): void {
      const { value, lastModified, isRetained, answers: parts = {} } = entry;
      const path = pathOf(key);
      if (path === undefined || !value || ("status" in value && value.status === 404)) return;
      const madeAt = isRetained ? 0 : lastModified;
      if (pages.get(path)?.madeAt === madeAt) return;
      pages.set(path, { madeAt, isFile: value.kind !== "APP_PAGE", tags, answers: parts });
    },

    forgetPage(key: string): void {
      const path = pathOf(key);
      if (path !== undefined) pages.delete(path);
    },

    /** Whether a stored page or file is made from answers that something published since may have changed. */
    isOld({ lastModified, answers: parts = {} }: Entry, tags: readonly string[]): boolean {
      return isPageOld({ madeAt: lastModified, isFile: false, tags, answers: parts });
    },

    /**
     * Whether a page or file, made in place of one from the answers `before`, may show a part of what was published while it was made: one
     * of its answers has changed by a publish, and another one was asked for before that and is old.
     */
    isTorn({ answers: parts = {} }: Entry, before: Record<string, string> = {}): boolean {
      const changedAt = Object.keys(parts).map((key) => {
        const answer = parts[key] === before[key] ? undefined : answers.get(key);
        return answer ? publishedAt(answer) : 0;
      });
      const lastChange = Math.max(...changedAt, 0);
      return Object.entries(parts).some(([key, hash]) => {
        const answer = answers.get(key);
        if (!answer) return false;
        if (answer.hash !== hash) return lastChange > 0;
        return answer.askedAt < lastChange && answer.askedAt < publishedAt(answer);
      });
    },

    /** Whether a page or file knows of something that the site was not told of until now, and so may show a part of what was published. */
    isAhead({ answers: parts = {} }: Entry): boolean {
      const soon = Date.now() - msUntilTold;
      return Object.keys(parts).some((key) => {
        const { ahead = [], shown } = answers.get(key) ?? {};
        return Array.from(ahead).some(
          ([id, { since, seenAt }]) => seenAt > soon && !isTold(id, shown?.get(id), since),
        );
      });
    },
  };
}

/** Next's key of a page ends in its address, the home page's being /index: /route-cache/APP_PAGE/<route>/$/work. */
function pathOf(key: string): string | undefined {
  const [, path] = /^\/route-cache\/\w+\/\w+\/\$(\/.*)$/.exec(key) ?? [];
  return path === "/index" ? "/" : path;
}
