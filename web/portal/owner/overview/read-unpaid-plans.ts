import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type UnpaidPlan = {
  id: string;
  client_id: string;
  name: string;
  status: string;
  amount_cents: number;
  currency: string;
  cancel_at_period_end: boolean;
};

export async function readUnpaidPlans(): Promise<Waiting<UnpaidPlan>> {
  const client = await openSession();
  const { rows, count } = await client
    .from("subscriptions")
    .select("id, client_id, status, amount_cents, currency, cancel_at_period_end, clients (name)", {
      count: "exact",
    })
    .in("status", ["past_due", "unpaid"])
    .order("updated_at")
    .limit(shown)
    .then(unwrapPage("The care plans could not be read"));
  return {
    rows: rows.map(({ clients, ...row }) => ({ ...row, name: clients.name })),
    count,
  };
}
