import "server-only";
import { changeOrderRequest } from "schemas/requests/change-order.ts";
import { z } from "zod";
import { getCurrency } from "#sanity/currency.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { insertOnce } from "../insert-once.ts";
import { projectPath } from "../project-path.ts";
import { notThere, wrongRequest } from "../request-outcome.ts";

const keyed = z.object({ requestKey: z.uuid("Please reload the form and try again.") });

/**
 * Stores a draft under the project's next number; the same form sent twice makes one. Throws an Error when it could not be
 * stored.
 */
export async function createChangeOrder(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = changeOrderRequest.safeParse(values);
  const key = keyed.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  if (!key.success) return wrongRequest(key.error);
  const currency = await getCurrency();
  const client = await openWritableSession();
  const table = client.from("change_orders");
  const row = { ...asked.data, currency, project_id: projectId, request_key: key.data.requestKey };
  return insertOnce(table.insert(row), {
    next: `${projectPath(projectId, "change-orders")}?done=drafted`,
    failure: "The change order could not be added",
    earlier: () =>
      table.select("id").match({ project_id: projectId, title: row.title, price_cents: row.price_cents }),
  });
}
