import { getFormats } from "#formats/get-formats.ts";
import { describeSubscription } from "#portal/billing/describe-subscription.ts";
import { notConnected } from "#portal/billing/not-connected.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { stripe } from "#stripe/stripe.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;

/** The care plans whose payment failed; where billing is not connected, the card says so and how to connect it. */
export async function UnpaidPlans() {
  const { formatMoney } = await getFormats();
  return (
    <OverviewCard
      heading="Payments past due"
      read={readUnpaidPlans}
      empty={stripe ? "Every care plan is paid." : notConnected}
    >
      {({ name, client_id, amount_cents, currency, ...subscription }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${clientsPath}/${client_id}#care-plan`}>{name}</PortalLink>
            <span className={styles.fact}>{formatMoney(amount_cents, currency)} a month</span>
          </p>
          <p className={styles.trouble}>{describeSubscription(subscription).words}</p>
        </>
      )}
    </OverviewCard>
  );
}

type UnpaidPlan = {
  id: string;
  client_id: string;
  name: string;
  status: string;
  amount_cents: number;
  currency: string;
  cancel_at_period_end: boolean;
};

async function readUnpaidPlans(): Promise<Waiting<UnpaidPlan>> {
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
