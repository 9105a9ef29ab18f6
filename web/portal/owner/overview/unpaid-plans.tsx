import { getFormats } from "#formats/get-formats.ts";
import { notConnected } from "#portal/billing/lead-to-stripe.ts";
import { describeSubscription } from "#portal/billing/plan-state.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { stripe } from "#stripe/stripe.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readUnpaidPlans } from "./read-waiting.ts";

/** The care plans whose payment failed; where billing is not connected, the card says so and how to connect it. */
export async function UnpaidPlans() {
  const { formatMoney } = await getFormats();
  return (
    <OverviewCard
      heading="Payments past due"
      read={readUnpaidPlans}
      empty={stripe ? "Every care plan is paid." : notConnected}
    >
      {({ clients, client_id, amount_cents, currency, ...subscription }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${clientsPath}/${client_id}#care-plan`}>{clients.name}</PortalLink>
            <span className={styles.fact}>{formatMoney(amount_cents, currency)} a month</span>
          </p>
          <p className={styles.trouble}>{describeSubscription(subscription).words}</p>
        </>
      )}
    </OverviewCard>
  );
}
