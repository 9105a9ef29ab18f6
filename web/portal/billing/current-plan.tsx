import { getFormats } from "#formats/get-formats.ts";
import { requireStripe } from "#stripe/stripe.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import styles from "./billing.module.css";
import { PlanState } from "./plan-state.tsx";
import { readPlanName } from "./read-plans.ts";
import type { Subscription } from "./read-subscriptions.ts";

/** What a client pays for: plan, state, next charge, and the way to Stripe's own pages. */
export async function renderCurrentPlan(subscription: Subscription) {
  const { id, client_id, price_id, status, cancel_at_period_end, current_period_end } = subscription;
  const [name, next, { formatDate, formatMoney }] = await Promise.all([
    readPlanName(price_id),
    cancel_at_period_end ? null : requireStripe().invoices.createPreview({ subscription: id }),
    getFormats(),
  ]);
  return (
    <div className={styles.current}>
      <div className={styles.title}>
        <h3>{name}</h3>
        <PlanState subscription={subscription} />
      </div>
      {status === "past_due" ? (
        <Notice tone="error">
          The last payment did not go through. Please pay the open invoice, or choose another card.
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{cancel_at_period_end ? "Ends on" : "Next charge"}</dt>
          <dd>
            {next ? `${formatMoney(next.total, next.currency)} on ` : ""}
            {formatDate(current_period_end, "long")}
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatMoney(subscription.amount_cents, subscription.currency)} a month, plus tax</dd>
        </div>
      </dl>
      <PostedForm action="/api/billing/portal">
        <input type="hidden" name="client" value={client_id} />
        <Button type="submit" variant={status === "past_due" ? "primary" : "secondary"}>
          {status === "past_due" ? "Pay or change the card" : "Change, cancel or see invoices"}
        </Button>
      </PostedForm>
    </div>
  );
}
