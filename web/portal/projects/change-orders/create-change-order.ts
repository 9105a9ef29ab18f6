import "server-only";
import { changeOrderRequest } from "schemas/requests/change-order.ts";
import { z } from "zod";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { projectPath } from "../project-path.ts";
import { alreadySent, isArchived, notThere, type RequestOutcome, wrongRequest } from "../request-outcome.ts";

const keyed = z.object({ requestKey: z.uuid("Please open the form again.") });

/**
 * Stores a draft under the project's next number; the same form sent twice makes one. Throws an Error when it could not be
 * stored.
 */
export async function createChangeOrder(projectId: string, values: unknown): Promise<RequestOutcome> {
  const asked = changeOrderRequest.safeParse(values);
  const key = keyed.safeParse(values);
  if (!z.uuid().safeParse(projectId).success) return notThere;
  if (!asked.success) return wrongRequest(asked.error);
  if (!key.success) return wrongRequest(key.error);
  const currency = (await getSiteSettings())?.currency || "CAD";
  const client = await openWritableSession();
  const { error } = await client
    .from("change_orders")
    .insert({ ...asked.data, currency, project_id: projectId, request_key: key.data.requestKey });
  const next = { next: `${projectPath(projectId, "change-orders")}?done=drafted` };
  if (!error) return next;
  if (error.code === "42501") return isArchived;
  if (error.code !== "23505") {
    throw new Error(withCode("The change order could not be added", error));
  }
  const earlier = await client
    .from("change_orders")
    .select("id")
    .eq("project_id", projectId)
    .eq("title", asked.data.title)
    .eq("price_cents", asked.data.price_cents)
    .limit(1)
    .then(unwrap("The change order could not be found"));
  return earlier.length ? next : alreadySent;
}
