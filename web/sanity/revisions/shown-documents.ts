import "server-only";
import { cache } from "react";

const quietTurns = 3;

/** What one rendering of a page has asked the content service for. */
class ShownDocuments {
  readonly startedAt = Date.now();
  readonly #revisions = new Map<string, string>();
  readonly #waiting = new Set<Promise<unknown>>();

  /** Notes the documents in an answer, and that it was waited for. */
  follow(answer: Promise<unknown>): void {
    const noted = answer
      .then((content) => this.#note(content))
      .catch(() => {}) // whoever asked hears of the failure
      .finally(() => this.#waiting.delete(noted));
    this.#waiting.add(noted);
  }

  /**
   * Each document by its id with its revision, once nobody waits for an answer any more. A section begins to ask
   * when the one around it has its answer, which takes a turn of the event loop: after three quiet ones all have asked.
   */
  async collect(): Promise<ReadonlyMap<string, string>> {
    for (let quiet = 0; quiet < quietTurns; quiet++) {
      if (this.#waiting.size > 0) quiet = 0;
      await Promise.all(this.#waiting);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#revisions;
  }

  #note(content: unknown): void {
    if (typeof content !== "object" || content === null) return;
    if (isDocument(content)) this.#revisions.set(content._id, content._rev);
    for (const part of Object.values(content)) this.#note(part);
  }
}

function isDocument(part: object): part is { _id: string; _rev: string } {
  return "_id" in part && typeof part._id === "string" && "_rev" in part && typeof part._rev === "string";
}

/** The same for every part of one rendering. */
export const shownDocuments = cache(() => new ShownDocuments());
