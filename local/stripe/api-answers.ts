import type { StripeEvent, StripeObject } from "./objects.ts";
import type { paymentOf } from "./refunds.ts";

type Listed = StripeObject | StripeEvent | ReturnType<typeof paymentOf>;

type Paged = { limit?: string; starting_after?: string };

export function listOf(objects: Listed[], { limit = "10", starting_after }: Paged) {
  const rest = objects.slice(objects.findIndex(({ id }) => id === starting_after) + 1);
  const data = rest.slice(0, Math.min(Number(limit), 100));
  return { object: "list", has_more: rest.length > data.length, data };
}

export async function readForm(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

export function metadataOf(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const [, name] = /^metadata\[(\w+)\]$/.exec(key) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
}

export function failure(message: string, code?: string) {
  return { error: { type: "invalid_request_error", code, message } };
}

export function missing(kind: string, id: string) {
  return failure(`No such ${kind}: '${id}'`, "resource_missing");
}
