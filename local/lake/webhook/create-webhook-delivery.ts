import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { createProjection, type Projected, type WebhookChange } from "./project-change.ts";
import { sendWebhook, type WebhookTarget } from "./send-webhook.ts";
import { type WebhookJob, WebhookQueue } from "./webhook-queue.ts";

export type WebhookDelivery = {
  /** Call it inside the open transaction that makes the change. Drafts and versions are ignored. */
  enqueue: (change: WebhookChange) => void;
  start: () => void;
  /** Ends without losing anything: a message under way is sent again after the next start. */
  stop: () => Promise<void>;
};

const maxTries = 10;
const maxAtOnce = 4;
const maxRetryMs = 60_000;

/**
 * Tells an address of every published change like a GROQ webhook with `filter` and `projection`: at least once, in order for each
 * document, over restarts. No answer, 429 and 5xx are tried again after 1, 2, 4 … 60 seconds, 10 times in all (about 4 minutes);
 * then, or at once after any other refusal, the message is dropped with a line on stderr. Throws an Error when filter or
 * projection do not parse. Source: sanity.io/docs/content-lake/webhooks.
 */
export function createWebhookDelivery(
  options: WebhookTarget & Projected & { database: DatabaseSync; firstRetryMs?: number },
): WebhookDelivery {
  const { database, firstRetryMs = 1000, filter, projection, ...target } = options;
  const queue = new WebhookQueue(database);
  const project = createProjection({ filter, projection });
  const underWay = new Map<string, Promise<void>>();
  let stopping: AbortController | undefined;
  let timer: NodeJS.Timeout | undefined;

  function wakeIn(milliseconds: number): void {
    clearTimeout(timer);
    if (stopping && !stopping.signal.aborted) timer = setTimeout(sendDue, milliseconds).unref();
  }

  function sendDue(): void {
    if (!stopping) return;
    if (database.isTransaction) {
      wakeIn(10);
      return;
    }
    const now = Date.now();
    for (const job of queue.findDue(underWay.keys(), now, maxAtOnce - underWay.size)) {
      const sending = send(job, stopping.signal).finally(() => {
        underWay.delete(job.documentId);
        wakeIn(0);
      });
      underWay.set(job.documentId, sending);
    }
    if (underWay.size >= maxAtOnce) return;
    const next = queue.findNextTime(underWay.keys());
    if (next !== undefined) wakeIn(Math.max(0, next - now));
  }

  async function send(job: WebhookJob, signal: AbortSignal): Promise<void> {
    const body = await project(job.change).catch((error: unknown) => {
      console.error(`Webhook for ${job.documentId}: ${describeFailure(error)}`);
    });
    if (body === undefined) return queue.remove(job);
    const outcome = await sendWebhook({ ...job, ...job.change, body }, target, signal).catch(describeFailure);
    if (signal.aborted) return;
    if (typeof outcome === "number" && outcome >= 200 && outcome < 300) return queue.remove(job);
    const tries = job.tries + 1;
    if (tries < maxTries && mayPass(outcome)) {
      return queue.postpone(job, Date.now() + Math.min(firstRetryMs * 2 ** (tries - 1), maxRetryMs));
    }
    console.error(`Webhook for ${job.documentId} dropped after ${tries} tries: ${outcome}`);
    queue.remove(job);
  }

  return {
    enqueue(change) {
      if (/^(drafts|versions)\./.test(change.documentId)) return;
      queue.add({ id: randomUUID(), documentId: change.documentId, change });
      wakeIn(0);
    },
    start() {
      stopping = new AbortController();
      wakeIn(0);
    },
    async stop() {
      stopping?.abort();
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Whether a later try could succeed: a site that is down or busy, not one that refuses this very message. */
function mayPass(outcome: number | string): boolean {
  return typeof outcome === "string" || outcome === 429 || outcome >= 500;
}

function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
