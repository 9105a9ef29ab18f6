import { getFormats } from "#formats/get-formats.ts";
import { readPlanName } from "./read-plans.ts";
import { readEndedSubscription } from "./read-subscriptions.ts";

/** “Growth care ended on May 1, 2027.”, or null for a client that never had a plan. */
export async function describeEndedPlan(clientId: string): Promise<string | null> {
  const { formatDate } = await getFormats();
  const ended = await readEndedSubscription(clientId);
  if (!ended) return null;
  const { price_id, current_period_end, updated_at } = ended;
  // Whoever cancels at once ends before the month does.
  const end = Date.parse(current_period_end) < Date.parse(updated_at) ? current_period_end : updated_at;
  return `${await readPlanName(price_id)} ended on ${formatDate(end)}.`;
}
