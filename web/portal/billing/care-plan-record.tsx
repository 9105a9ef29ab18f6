import { getFormats } from "#formats/get-formats.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import styles from "./billing.module.css";
import { idOf } from "./id-of.ts";
import { notConnected } from "./lead-to-stripe.ts";
import { readCustomerId } from "./read-billing-clients.ts";
import { readPlanName } from "./read-plans.ts";
import {
  readEndedSubscription,
  readSubscription,
  readSubscriptionStatus,
  type Subscription,
} from "./read-subscriptions.ts";

/** A client's care plan as the owner follows it, as Stripe last told it. */
export async function renderCarePlanRecord(clientId: string) {
  return stripe ? await renderPlanSummary(clientId) : <p className={styles.soft}>{notConnected}</p>;
}

/** What a client is doing at the checkout before there is a plan. */
export async function renderCheckoutRecord(clientId: string) {
  const { formatDate } = await getFormats();
  const customer = stripe && (await readCustomerId(clientId));
  if (!customer || (await readSubscription(clientId))) return "";
  const { data } = await requireStripe().checkout.sessions.list({ customer, limit: 1 });
  const [checkout] = data;
  const name = checkout?.metadata?.plan ?? "A plan";
  if (checkout?.status === "open") {
    const date = formatDate(new Date(checkout.created * 1000).toISOString());
    return <Step name={name} words="Not paid yet" tone="attention" fact={`Chosen on ${date}.`} />;
  }
  const id = checkout?.status === "complete" ? idOf(checkout.subscription) : null;
  if (!id || (await readSubscriptionStatus(id))) return "";
  return <Step name={name} words="Paid" tone="good" fact="Stripe confirms it in a moment." />;
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

/** A client's care plan in two lines; null: of whichever client the signed-in user belongs to. */
export async function renderPlanSummary(clientId: string | null) {
  const subscription = await readSubscription(clientId);
  if (subscription) return await summarizePlan(subscription);
  return <p className={styles.soft}>{(await describeEndedPlan(clientId)) ?? "No care plan."}</p>;
}

/** A care plan that goes on: its name, state, price and next date. */
async function summarizePlan(subscription: Subscription) {
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
export async function describeEndedPlan(clientId: string | null): Promise<string | null> {
  const { formatDate } = await getFormats();
  const ended = await readEndedSubscription(clientId);
  if (!ended) return null;
  const { price_id, current_period_end, updated_at } = ended;
  // Whoever cancels at once ends before the month does.
  const end = Date.parse(current_period_end) < Date.parse(updated_at) ? current_period_end : updated_at;
  return `${await readPlanName(price_id)} ended on ${formatDate(end)}.`;
}

type State = { status: string; cancel_at_period_end: boolean };

export function PlanState({ subscription }: { subscription: State }) {
  const { words, tone } = describeSubscription(subscription);
  return <Badge tone={tone}>{words}</Badge>;
}

type Described = { words: string; tone: BadgeTone };

const states: Record<string, Described> = {
  active: { words: "Active", tone: "good" },
  trialing: { words: "Active, on trial", tone: "good" },
  past_due: { words: "Payment past due", tone: "danger" },
  unpaid: { words: "Not paid", tone: "danger" },
  incomplete: { words: "Waiting for the first payment", tone: "attention" },
  paused: { words: "Paused", tone: "attention" },
  canceled: { words: "Ended", tone: "neutral" },
  incomplete_expired: { words: "Never begun", tone: "neutral" },
};

/** A subscription's state in plain words, and how much it asks for attention. */
export function describeSubscription({ status, cancel_at_period_end }: State): Described {
  if (cancel_at_period_end && status === "active")
    return { words: "Active until it ends", tone: "attention" };
  return states[status] ?? { words: status, tone: "neutral" };
}
