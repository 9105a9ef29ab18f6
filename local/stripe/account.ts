import { newObject, type StripeObject } from "./objects.ts";
import { shown } from "./shown.ts";
import type { StripeStore } from "./store.ts";

const apiVersion = "2026-10-28.endive";

/** An account at Stripe: what it keeps, where its pages are, and how it tells of what changed. */
export type Account = {
  store: StripeStore;
  url: string;
  /** Stores an event, in the transaction of what it tells of; `before` has the fields that were others. */
  tell(type: string, object: StripeObject, before?: Record<string, unknown>): void;
};

export function openAccount(store: StripeStore, url: string): Account {
  return {
    store,
    url,
    tell(type, object, before) {
      store.tell({
        ...newObject("evt", "event"),
        api_version: apiVersion,
        type,
        data: { object: shown(object), ...(before && { previous_attributes: before }) },
        pending_webhooks: 1,
        request: null,
      });
    },
  };
}
