import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { WebhookChange } from "./project-change.ts";

/** `body` and `id` stay the same for every try. */
export type WebhookNotice = Omit<WebhookChange, "before" | "after"> & { id: string; body: string };

export type WebhookTarget = { url: string; secret: string; projectId: string; dataset: string };

const timeoutMs = 30_000;

/**
 * Sends one message with the headers of Sanity's GROQ webhooks, signed anew at each try.
 * Returns the status; throws when there is no answer within 30 seconds or `stopping` is aborted. Redirects are not followed.
 */
export async function sendWebhook(
  job: WebhookNotice,
  target: WebhookTarget,
  stopping: AbortSignal,
): Promise<number> {
  const response = await fetch(target.url, {
    method: "POST",
    body: job.body,
    redirect: "manual",
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    headers: {
      "content-type": "application/json",
      "user-agent": "Local content lake webhook delivery",
      "idempotency-key": job.id,
      "sanity-transaction-id": job.transactionId,
      "sanity-transaction-time": job.timestamp,
      "sanity-dataset": target.dataset,
      "sanity-document-id": job.documentId,
      "sanity-project-id": target.projectId,
      "sanity-webhook-id": "local",
      "sanity-operation": job.operation,
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(job.body, Date.now(), target.secret),
    },
  });
  await response.body?.cancel();
  return response.status;
}
