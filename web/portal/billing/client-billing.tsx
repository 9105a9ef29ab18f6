import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./billing.module.css";
import { renderCurrentPlan } from "./current-plan.tsx";
import { describeEndedPlan } from "./describe-ended-plan.ts";
import { renderInvoices } from "./invoices.tsx";
import { PlanList } from "./plan-list.tsx";
import { readPlans } from "./read-plans.ts";
import { readSubscription } from "./read-subscriptions.ts";

/** A client's care plan with its invoices, or the plans to choose from. */
export function ClientBilling({ client }: { client: { id: string; name: string } }) {
  return (
    <section className={styles.client} aria-labelledby={client.id}>
      <h2 id={client.id}>{client.name}</h2>
      <LoadedPart
        name="The care plan"
        isAwaited
        render={async () => {
          const subscription = await readSubscription(client.id);
          if (subscription) return await renderCurrentPlan(subscription);
          const [ended, plans] = await Promise.all([describeEndedPlan(client.id), readPlans()]);
          return (
            <>
              {ended ? <Notice>{ended} Choose a plan to begin again.</Notice> : null}
              <PlanList plans={plans} clientId={client.id} />
            </>
          );
        }}
      />
      <h3>Invoices</h3>
      <LoadedPart name="The invoices" isAwaited render={() => renderInvoices(client.id)} />
    </section>
  );
}
