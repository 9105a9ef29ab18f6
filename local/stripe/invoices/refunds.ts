import type { Account } from "../account.ts";
import { type Charge, newObject, type Refund } from "../objects.ts";
import { missing, Refusal } from "../refusal.ts";
import type { StripeStore } from "../store.ts";

type Source = { payment_intent?: string | undefined; charge?: string | undefined };
type Asked = Source & Pick<Refund, "reason" | "metadata"> & { amount?: number | undefined };

/** The refunds of a payment, or all of them; the newest first. */
export function listRefunds(store: StripeStore, { payment_intent, charge }: Source): Refund[] {
  return store
    .list("refund")
    .filter((refund) => payment_intent === undefined || refund.payment_intent === payment_intent)
    .filter((refund) => charge === undefined || refund.charge === charge);
}

/** Gives money of a payment back, as far as it is not back already. */
export function refund(account: Account, { amount: wanted, reason, metadata, ...source }: Asked): Refund {
  const { store, tell } = account;
  return store.change(() => {
    const charge = findCharge(store, source);
    const left = leftOf(charge);
    if (left === 0)
      throw new Refusal(`Charge ${charge.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    const amount = wanted ?? left;
    if (amount > left)
      throw new Refusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        code: "amount_too_large",
        param: "amount",
      });
    const { currency, customer, payment_intent, payment_method } = charge;
    // Of all objects refunds alone do not say whether they are live.
    const { livemode: _, ...begun } = newObject("re", "refund");
    const back = store.put<Refund>({
      ...begun,
      ...{ amount, balance_transaction: null, charge: charge.id, currency, customer, customer_account: null },
      ...{ metadata, payment_intent, payment_method, reason, receipt_number: null, status: "succeeded" },
      destination_details: { type: "card", card: { type: "refund", reference_status: "pending" } },
      ...{ source_transfer_reversal: null, transfer_reversal: null },
    });
    const amount_refunded = charge.amount_refunded + amount;
    const changed = store.put({ ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
    tell("refund.created", back);
    tell("charge.refunded", changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
    return back;
  });
}

export function leftOf({ amount_captured, amount_refunded }: Charge): number {
  return amount_captured - amount_refunded;
}

function findCharge(store: StripeStore, { payment_intent, charge: asked }: Source): Charge {
  if ((payment_intent === undefined) === (asked === undefined))
    throw new Refusal(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const intent = payment_intent === undefined ? null : store.find("payment_intent", payment_intent);
  if (payment_intent !== undefined && !intent)
    throw missing("payment_intent", payment_intent, "payment_intent", 400);
  const charge = store.find("charge", asked ?? intent?.latest_charge ?? "");
  if (!charge && intent) throw unpaid(intent.id);
  if (!charge) throw missing("charge", asked ?? "", "charge", 400);
  if (!charge.paid) throw unpaid(charge.payment_intent);
  return charge;
}

function unpaid(intent: string): Refusal {
  return new Refusal(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
    code: "payment_intent_unexpected_state",
  });
}
