import { getFormats } from "#formats/get-formats.ts";
import { requireStripe, stripe } from "#stripe/stripe.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import styles from "./billing.module.css";
import { idOf } from "./id-of.ts";
import { notConnected } from "./lead-to-stripe.ts";
import { describeEndedPlan, summarizePlan } from "./plan-summary.tsx";
import { readCustomerId } from "./read-billing-clients.ts";
import { readSubscription, readSubscriptionStatus } from "./read-subscriptions.ts";

/** A client's care plan as the owner follows it, as Stripe last told it. */
export async function renderCarePlanRecord(clientId: string) {
  if (!stripe) return <p className={styles.soft}>{notConnected}</p>;
  const subscription = await readSubscription(clientId);
  if (subscription) return await summarizePlan(subscription);
  return <p className={styles.soft}>{(await describeEndedPlan(clientId)) ?? "No care plan."}</p>;
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
