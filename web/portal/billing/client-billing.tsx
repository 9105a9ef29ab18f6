import { randomUUID } from "node:crypto";
import { type BillingClient, readCustomerIds } from "#billing/read-billing-clients.ts";
import { type Plan, readPlanName, readPlans } from "#billing/read-plans.ts";
import { readReturnedPlans, readSecondSubscriptions } from "#billing/read-second-subscriptions.ts";
import { readSubscriptions, type Subscription } from "#billing/read-subscriptions.ts";
import { getFormats } from "#formats/get-formats.ts";
import { requireStripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./billing.module.css";
import { describeEndedPlan, PaidTwiceBadge, PlanState } from "./care-plan-record.tsx";
import { renderBillingDetails } from "./details/billing-details.tsx";

/** A client's care plan with its invoices, or the plans to choose from. */
export async function ClientBilling({ client }: { client: BillingClient }) {
  const { billing, tax } = await getTexts();
  return (
    <section className={styles.client} aria-labelledby={client.id}>
      <h2 id={client.id}>{client.name}</h2>
      <LoadedPart
        name={billing.plan.part}
        isAwaited
        render={async () => {
          const subscriptions = await readSubscriptions(client.id);
          if (subscriptions.length > 0) return await renderCurrentPlans(client.id, subscriptions);
          const [ended, plans] = await Promise.all([describeEndedPlan(client.id), readPlans()]);
          return (
            <>
              {ended ? (
                <Notice>{client.archived_at ? ended : `${ended} ${billing.plan.chooseAgain}`}</Notice>
              ) : null}
              {client.archived_at ? null : <PlanList plans={plans} clientId={client.id} />}
            </>
          );
        }}
      />
      <LoadedPart name={billing.paidTwice.part} isAwaited render={() => renderReturned(client.id)} />
      <h3>{billing.invoices.heading}</h3>
      <LoadedPart name={billing.invoices.part} isAwaited render={() => renderInvoices(client.id)} />
      <h3>{tax.details.heading}</h3>
      <p className={styles.soft}>{tax.details.intro}</p>
      <LoadedPart name={tax.details.part} isAwaited render={() => renderBillingDetails(client.id)} />
    </section>
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

const shown = 12;

async function renderInvoices(clientId: string) {
  const [customers, { billing }] = await Promise.all([readCustomerIds([clientId]), getTexts()]);
  const { invoices } = billing;
  const lists = await Promise.all(
    customers.map((customer) => requireStripe().invoices.list({ customer, limit: shown })),
  );
  const newest = lists
    .flatMap(({ data }) => data)
    .sort((one, other) => other.created - one.created)
    .slice(0, shown);
  if (newest.length === 0) return <Notice>{invoices.none}</Notice>;
  const { formatDate, formatMoney } = await getFormats();
  return (
    <ul className={styles.invoices}>
      {newest.map(({ id, number, created, total, currency, status, hosted_invoice_url }) => (
        <li key={id}>
          {hosted_invoice_url ? <a href={hosted_invoice_url}>{number}</a> : number}
          <span>{formatDate(dayInUtc(created))}</span>
          <span>{formatMoney(total, currency)}</span>
          <span>
            <Badge tone={status === "paid" ? "good" : "attention"}>
              {status === "paid" ? invoices.paid : invoices.open}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The day that Stripe puts on the invoice itself. */
function dayInUtc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
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
