import "server-only";
import { readServiceSlugs } from "#sanity/service-slugs.ts";
import { findMoments } from "./find-moments.ts";
import { listScheduled, type PublishedDocument } from "./published-documents.ts";
import { readPublish } from "./read-publish.ts";
import { receivePublish } from "./receive-publish.ts";

const msBetweenLooks = 5000;
const msUntilAskedAgain = 10 * 60_000;

/** Refreshes the pages when a document's “Show from” or “Show until” comes, without anybody publishing anything. */
class PublishClock {
  #documents: PublishedDocument[] = [];
  #checkedUntil = Date.now();
  #askAt = 0;

  /** Something was published: the schedule may be another one. */
  forget(): void {
    this.#askAt = 0;
  }

  async run(): Promise<never> {
    for (;;) {
      await this.#look().catch((error: unknown) =>
        console.error("Scheduling waits:", error instanceof Error ? error.message : "failed"),
      );
      await new Promise((resolve) => setTimeout(resolve, msBetweenLooks).unref());
    }
  }

  async #look(): Promise<void> {
    const now = Date.now();
    const since = this.#checkedUntil;
    if (now >= this.#askAt) {
      this.#askAt = now + msUntilAskedAgain;
      this.#documents = await listScheduled(new Date(since).toISOString()).catch((error: unknown) => {
        this.#askAt = 0;
        throw error;
      });
    }
    const moments = findMoments(this.#documents, since, now);
    this.#checkedUntil = now;
    for (const { document, operation, at } of moments) {
      const services = await readServiceSlugs();
      const publish = readPublish({ ...document, operation: "update" }, document._type, services);
      await receivePublish({ ...publish, operation, scheduledFor: at, publishedAt: at });
    }
  }
}

const key = Symbol.for("corner-pocket publish clock");

/** One for the whole process, whichever of Next's bundles asks for it. */
export function publishClock(): PublishClock {
  const known: unknown = Reflect.get(globalThis, key);
  if (known instanceof PublishClock) return known;
  const clock = new PublishClock();
  Reflect.set(globalThis, key, clock);
  return clock;
}
