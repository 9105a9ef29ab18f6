import { idOf } from "#billing/id-of.ts";
import { readCustomerIds } from "#billing/read-billing-clients.ts";
import { readPlanName } from "#billing/read-plans.ts";
import { readSecondSubscriptions } from "#billing/read-second-subscriptions.ts";
import {
  readEndedSubscription,
  readSubscriptionStatus,
  readSubscriptions,
  type Subscription,
} from "#billing/read-subscriptions.ts";
import { getFormats } from "#formats/get-formats.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import styles from "./billing.module.css";

/** A client's care plan as the owner follows it, as Stripe last told it. */
export async function renderCarePlanRecord(clientId: string) {
  if (stripe) return await renderPlanSummary(clientId);
  return <p className={styles.soft}>{(await getTexts()).billing.ownerNotConnected}</p>;
}

/** What a client is doing at the checkout before there is a plan. */
export async function renderCheckoutRecord(clientId: string) {
  const [{ formatDate }, { billing }] = await Promise.all([getFormats(), getTexts()]);
  const words = billing.checkout;
  const customers = stripe ? await readCustomerIds([clientId]) : [];
  if (customers.length === 0 || (await readSubscriptions(clientId)).length > 0) return "";
  const lists = await Promise.all(
    customers.map((customer) => requireStripe().checkout.sessions.list({ customer, limit: 1 })),
  );
  const [checkout] = lists.flatMap(({ data }) => data).sort((one, other) => other.created - one.created);
  const name = checkout?.metadata?.plan ?? words.unnamed;
  if (checkout?.status === "open") {
    const date = formatDate(new Date(checkout.created * 1000).toISOString());
    return <Step name={name} words={words.open} tone="attention" fact={words.chosenOn(date)} />;
  }
  const id = checkout?.status === "complete" ? idOf(checkout.subscription) : null;
  if (!id || (await readSubscriptionStatus(id))) return "";
  return <Step name={name} words={words.paid} tone="good" fact={words.confirming} />;
}

function Step({ name, words, tone, fact }: { name: string; words: string; tone: BadgeTone; fact: string }) {
  return (
    <>
      <p className={styles.title}>
        {name} <Badge tone={tone}>{words}</Badge>
      </p>
      <p className={styles.soft}>{fact}</p>
    </>
  );
}

/** Each care plan of a client in two lines; null: of whichever clients the signed-in user belongs to. */
export async function renderPlanSummary(clientId: string | null) {
  const subscriptions = await readSubscriptions(clientId);
  if (subscriptions.length > 0) {
    const seconds = await readSecondSubscriptions(clientId);
    const isSecond = ({ id }: Subscription) => seconds.some(({ subscription_id }) => subscription_id === id);
    const hasSeveralClients = new Set(subscriptions.map(({ client_id }) => client_id)).size > 1;
    return await Promise.all(
      subscriptions.map((subscription) =>
        summarizePlan(subscription, { isSecond: isSecond(subscription), isNamed: hasSeveralClients }),
      ),
    );
  }
  const [ended, { billing }] = await Promise.all([describeEndedPlan(clientId), getTexts()]);
  return <p className={styles.soft}>{ended ?? billing.plan.none}</p>;
}

type Summary = { isSecond: boolean /** Whether it says whose it is. */; isNamed: boolean };

/** A care plan that goes on: its name, state, price and next date. */
async function summarizePlan(subscription: Subscription, { isSecond, isNamed }: Summary) {
  const [{ formatDate, formatMoney }, { billing }] = await Promise.all([getFormats(), getTexts()]);
  const { id, price_id, amount_cents, currency, cancel_at_period_end, current_period_end } = subscription;
  const name = await readPlanName(price_id);
  const tell = cancel_at_period_end ? billing.plan.ends : billing.plan.goesOn;
  return (
    <div key={id}>
      <p className={styles.title}>
        {name} <PlanState subscription={subscription} />
        {isSecond ? <PaidTwiceBadge /> : null}
      </p>
      {isNamed ? <p className={styles.soft}>{subscription.clients.name}</p> : null}
      <p className={styles.soft}>
        {tell(formatMoney(amount_cents, currency), formatDate(current_period_end))}
      </p>
    </div>
  );
}

/** “Growth care ended on May 1, 2027.”, or null for a client that never had a plan. */
export async function describeEndedPlan(clientId: string | null): Promise<string | null> {
  const [{ formatDate }, { billing }] = await Promise.all([getFormats(), getTexts()]);
  const ended = await readEndedSubscription(clientId);
  if (!ended) return null;
  const { price_id, current_period_end, updated_at } = ended;
  // Whoever cancels at once ends before the month does.
  const end = Date.parse(current_period_end) < Date.parse(updated_at) ? current_period_end : updated_at;
  return billing.plan.ended(await readPlanName(price_id), formatDate(end));
}

type State = { status: string; cancel_at_period_end: boolean };

/** A subscription's state as a badge, which asks for as much attention as it needs. */
export function PlanState({ subscription }: { subscription: State }) {
  const tone = isEnding(subscription) ? "attention" : tones[subscription.status];
  return (
    <Badge tone={tone ?? "neutral"}>
      <PlanStateWords subscription={subscription} />
    </Badge>
  );
}

const tones: Record<string, BadgeTone> = {
  active: "good",
  trialing: "good",
  past_due: "danger",
  unpaid: "danger",
  incomplete: "attention",
  paused: "attention",
};

export async function PaidTwiceBadge() {
  return <Badge tone="danger">{(await getTexts()).billing.paidTwice.badge}</Badge>;
}

/** A subscription's state in plain words. */
export async function PlanStateWords({ subscription }: { subscription: State }) {
  const { states } = (await getTexts()).billing;
  const known: Record<string, string> = states;
  return isEnding(subscription) ? states.ending : (known[subscription.status] ?? subscription.status);
}

function isEnding({ status, cancel_at_period_end }: State): boolean {
  return cancel_at_period_end && status === "active";
}
