import { getFormats } from "#formats/get-formats.ts";
import styles from "./billing.module.css";
import { PlanState } from "./plan-state.tsx";
import { readPlanName } from "./read-plans.ts";
import { readEndedSubscription, readSubscription, type Subscription } from "./read-subscriptions.ts";

/** A client's care plan in two lines; null: of whichever client the signed-in user belongs to. */
export async function renderPlanSummary(clientId: string | null) {
  const subscription = await readSubscription(clientId);
  if (!subscription) return <p className={styles.soft}>No care plan.</p>;
  return await summarizePlan(subscription);
}

/** A care plan that goes on: its name, state, price and next date. */
export async function summarizePlan(subscription: Subscription) {
  const { formatDate, formatMoney } = await getFormats();
  const { price_id, amount_cents, currency, cancel_at_period_end, current_period_end } = subscription;
  const name = await readPlanName(price_id);
  return (
    <>
      <p className={styles.title}>
        {name} <PlanState subscription={subscription} />
      </p>
      <p className={styles.soft}>
        {formatMoney(amount_cents, currency)} a month, plus tax.{" "}
        {cancel_at_period_end ? "Ends" : "Next charge"} on {formatDate(current_period_end)}.
      </p>
    </>
  );
}

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
