import { formatDate } from "#sanity/format-date.ts";
import { stripe } from "#stripe/stripe.ts";
import styles from "./billing.module.css";
import { describeSubscription } from "./describe-subscription.ts";
import { readPlanName } from "./read-plans.ts";
import { readSubscription } from "./read-subscriptions.ts";
import { showMoney } from "./show-money.ts";

/** A client's care plan in two lines; null: of whichever client the signed-in user belongs to. Throws an Error when it cannot be read. */
export async function loadPlanSummary(clientId: string | null) {
  if (!stripe) {
    return (
      <p className={styles.soft}>
        Billing is not connected: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.
      </p>
    );
  }
  const subscription = await readSubscription(clientId);
  if (!subscription) return <p className={styles.soft}>No care plan.</p>;
  const { price_id, amount_cents, currency, cancel_at_period_end, current_period_end } = subscription;
  const [name, date] = await Promise.all([readPlanName(price_id), formatDate(current_period_end)]);
  return (
    <>
      <p>
        {name}: {describeSubscription(subscription)}
      </p>
      <p className={styles.soft}>
        {showMoney(amount_cents, currency)} a month, plus tax. {cancel_at_period_end ? "Ends" : "Next charge"}{" "}
        on {date}.
      </p>
    </>
  );
}
