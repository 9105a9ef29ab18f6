import "server-only";
import { processSingleton } from "#server/process-singleton.ts";
import { findMoments } from "./find-moments.ts";
import { type PublishedDocument, readScheduled } from "./published-documents.ts";
import { readPublish } from "./read-publish.ts";
import { receivePublish } from "./receive-publish.ts";
import { isPublishKnown } from "./store-publish.ts";

const msUntilAskedAgain = 10 * 60_000;

/** Refreshes the pages when a document's “Show from” or “Show until” comes, without anybody publishing anything. */
class PublishClock {
  #documents: PublishedDocument[] = [];
  /** All that was to come up to here has been seen to. */
  #since = Date.now();
  #askedAt = Date.now();
  #askAt = 0;
  #looksBack = false;
  readonly #done = new Set<string>();

  /** Something was published: the schedule may be another one. */
  forget(): void {
    this.#askAt = 0;
  }

  /** Sees to what came in the last minutes as well, if nobody did: the process that would have may not live any more. */
  lookBack(minutes: number): void {
    this.#since = Math.min(this.#since, Date.now() - minutes * 60_000);
    this.#looksBack = true;
    this.forget();
  }

  /** Sees to what has come, and says whether anything had. Throws an Error when it cannot be known. */
  async look(): Promise<boolean> {
    const now = Date.now();
    if (now >= this.#askAt) {
      // Before the answer: what is published meanwhile sets it back.
      this.#askAt = now + msUntilAskedAgain;
      this.#documents = await readScheduled(new Date(this.#since).toISOString()).catch((error: unknown) => {
        this.forget();
        throw error;
      });
      this.#askedAt = now;
    }
    let hasCome = false;
    for (const { document, operation, at } of findMoments(this.#documents, this.#since, now)) {
      const moment = [document._id, document._rev, operation, at].join(" ");
      if (this.#done.has(moment)) continue;
      const publish = readPublish({ ...document, operation: "update" }, document._type);
      const moved = { ...publish, operation, scheduledFor: at, publishedAt: at };
      if (!this.#looksBack || !(await isPublishKnown(moved))) await receivePublish(moved);
      this.#done.add(moment);
      hasCome = true;
    }
    // Not `now`: what was published since the schedule was asked for may have had its moment in between.
    this.#since = this.#askedAt;
    return hasCome;
  }
}

/** One for the whole process, whichever of Next's bundles asks for it. */
export function publishClock(): PublishClock {
  return processSingleton("publish clock", () => new PublishClock());
}
