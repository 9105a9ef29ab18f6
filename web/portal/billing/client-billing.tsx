import { randomUUID } from "node:crypto";
import type { BillingClient } from "#billing/read-billing-clients.ts";
import { type Plan, readPlanName, readPlans } from "#billing/read-plans.ts";
import { readReturnedPlans, readSecondSubscriptions } from "#billing/read-second-subscriptions.ts";
import { readSubscriptions, type Subscription } from "#billing/read-subscriptions.ts";
import { getFormats } from "#formats/get-formats.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./billing.module.css";
import { describeEndedPlan, PaidTwiceBadge, PlanState } from "./care-plan-record.tsx";
import { renderInvoices, renderInvoicesToPay } from "./client-invoices.tsx";
import { renderBillingDetails } from "./details/billing-details.tsx";

/** What a client has to pay, its care plan or the plans to choose from, and all of its invoices. */
export async function ClientBilling({ client }: { client: BillingClient }) {
  const { billing, tax } = await getTexts();
  return (
    <section className={styles.client} aria-labelledby={client.id}>
      <h2 id={client.id}>{client.name}</h2>
      <LoadedPart name={billing.toPay.part} isAwaited render={() => renderInvoicesToPay(client.id)} />
      {stripe ? (
        <>
          <LoadedPart name={billing.plan.part} isAwaited render={() => renderPlans(client)} />
          <LoadedPart name={billing.paidTwice.part} isAwaited render={() => renderReturned(client.id)} />
        </>
      ) : (
        <Notice>{billing.askUs}</Notice>
      )}
      <h3>{billing.invoices.heading}</h3>
      <LoadedPart name={billing.invoices.part} isAwaited render={() => renderInvoices(client.id)} />
      <h3>{tax.details.heading}</h3>
      <p className={styles.soft}>{tax.details.intro}</p>
      <LoadedPart name={tax.details.part} isAwaited render={() => renderBillingDetails(client.id)} />
    </section>
  );
}

async function renderPlans(client: BillingClient) {
  const subscriptions = await readSubscriptions(client.id);
  if (subscriptions.length > 0) return await renderCurrentPlans(client.id, subscriptions);
  const [ended, plans, { billing }] = await Promise.all([
    describeEndedPlan(client.id),
    readPlans(),
    getTexts(),
  ]);
  return (
    <>
      {ended ? <Notice>{client.archived_at ? ended : `${ended} ${billing.plan.chooseAgain}`}</Notice> : null}
      {client.archived_at ? null : <PlanList plans={plans} clientId={client.id} />}
    </>
  );
}

/** The care plans that a client can take, each with the button that leads to the checkout. */
async function PlanList({ plans, clientId }: { plans: Plan[]; clientId: string }) {
  const [{ formatMoney }, { billing }] = await Promise.all([getFormats(), getTexts()]);
  if (plans.length === 0) return <Notice>{billing.plan.noneOffered}</Notice>;
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, summary, features, amount, currency }) => (
        <li key={id} className={styles.plan}>
          <h3>{name}</h3>
          <p className={styles.soft}>{summary}</p>
          <p className={styles.price}>
            {formatMoney(amount, currency)} <span className={styles.soft}>{billing.plan.perMonth}</span>
          </p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <SavedForm action="/api/billing/checkout">
            <input type="hidden" name="client" value={clientId} />
            <input type="hidden" name="plan" value={id} />
            <input type="hidden" name="requestKey" value={randomUUID()} />
            <Button type="submit">{billing.plan.choose(name)}</Button>
          </SavedForm>
        </li>
      ))}
    </ul>
  );
}

/** What became of plans that were paid twice, for a month. */
async function renderReturned(clientId: string) {
  const returned = await readReturnedPlans(clientId);
  const [{ formatDate, formatMoney }, { billing }] = await Promise.all([getFormats(), getTexts()]);
  return await Promise.all(
    returned.map(async ({ subscription_id, subscriptions, settled_at, returned_cents, currency }) => {
      const plan = await readPlanName(subscriptions.price_id);
      const date = formatDate(settled_at ?? "");
      const { paidTwice } = billing;
      return (
        <Notice key={subscription_id}>
          {returned_cents > 0
            ? paidTwice.returned(plan, date, formatMoney(returned_cents, currency))
            : paidTwice.endedUnpaid(plan, date)}
        </Notice>
      );
    }),
  );
}

/** Every plan that a client pays for; who pays twice reads that it is known. */
async function renderCurrentPlans(clientId: string, subscriptions: Subscription[]) {
  const [seconds, { billing }] = await Promise.all([readSecondSubscriptions(clientId), getTexts()]);
  const isSecond = ({ id }: Subscription) => seconds.some(({ subscription_id }) => subscription_id === id);
  return (
    <>
      {subscriptions.some(isSecond) ? <Notice>{billing.paidTwice.told}</Notice> : null}
      {
        await Promise.all(
          subscriptions.map((subscription) => renderCurrentPlan(subscription, isSecond(subscription))),
        )
      }
    </>
  );
}

/** What a client pays for: plan, state, next charge, and the way to Stripe's own pages. */
async function renderCurrentPlan(subscription: Subscription, isSecond: boolean) {
  const { id, client_id, price_id, status, cancel_at_period_end, current_period_end } = subscription;
  const [name, next, { formatDate, formatMoney }, { billing }] = await Promise.all([
    readPlanName(price_id),
    cancel_at_period_end ? null : requireStripe().invoices.createPreview({ subscription: id }),
    getFormats(),
    getTexts(),
  ]);
  const { plan } = billing;
  const date = formatDate(current_period_end, "long");
  return (
    <div key={id} className={styles.current}>
      <div className={styles.title}>
        <h3>{name}</h3>
        <PlanState subscription={subscription} />
        {isSecond ? <PaidTwiceBadge /> : null}
      </div>
      {status === "past_due" ? <Notice tone="error">{plan.pastDue}</Notice> : null}
      <dl className={styles.facts}>
        <div>
          <dt>{cancel_at_period_end ? plan.endsOn : plan.nextCharge}</dt>
          <dd>{next ? plan.charge(formatMoney(next.total, next.currency), date) : date}</dd>
        </div>
        <div>
          <dt>{plan.price}</dt>
          <dd>{plan.monthly(formatMoney(subscription.amount_cents, subscription.currency))}</dd>
        </div>
      </dl>
      <SavedForm action="/api/billing/portal">
        <input type="hidden" name="client" value={client_id} />
        <input type="hidden" name="subscription" value={id} />
        <Button type="submit" variant={status === "past_due" ? "primary" : "secondary"}>
          {status === "past_due" ? plan.pay : plan.manage}
        </Button>
      </SavedForm>
    </div>
  );
}
