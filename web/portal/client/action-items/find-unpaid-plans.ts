import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { type FindActionItems, mostActionItems } from "./action-item.ts";

/** The care plans whose payment is past due. */
export const findUnpaidPlans: FindActionItems = async ({ clientId }) => {
  const client = await openSession();
  const plans = client
    .from("subscriptions")
    .select("id, clients (name)")
    .in("status", ["past_due", "unpaid"]);
  const data = await (clientId ? plans.eq("client_id", clientId) : plans)
    .order("updated_at")
    .limit(mostActionItems)
    .then(unwrap("The care plans could not be read"));
  return data.map(({ id, clients }) => ({
    key: `unpaid-plan-${id}`,
    kind: "Pay",
    title: "The last payment for your care plan did not go through",
    place: clients.name,
    href: "/subscription-portal",
  }));
};
