import type { Change } from "./store/lake-document.ts";
import type { Store } from "./store/store.ts";
import { createWebhookDelivery, type WebhookDelivery } from "./webhook/create-webhook-delivery.ts";
import type { Projected } from "./webhook/project-change.ts";
import type { WebhookTarget } from "./webhook/send-webhook.ts";

/** Has every commit announced to the site. What is to be sent is written with the documents, so none is forgotten. */
export function sendChanges(store: Store, target: WebhookTarget & Projected): WebhookDelivery {
  const delivery = createWebhookDelivery({ ...target, database: store.database });
  store.beforeCommit = ({ transactionId, timestamp, changes }) => {
    for (const change of changes) {
      const { documentId, before, after } = change;
      delivery.enqueue({
        transactionId,
        documentId,
        timestamp,
        before,
        after,
        operation: operationOf(change),
      });
    }
  };
  delivery.start();
  return delivery;
}

function operationOf({ before, after }: Change): "create" | "update" | "delete" {
  if (!after) return "delete";
  return before ? "update" : "create";
}
