import "server-only";
import { sanityFetch } from "#sanity/fetch.ts";
import { inChosenOrder } from "#sanity/in-chosen-order.ts";
import { requireStripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { carePlansQuery } from "./care-plans.query.ts";

export type Plan = {
  id: string;
  name: string;
  summary: string;
  features: string[];
  priceId: string;
  /** Cents per month, before tax. */
  amount: number;
  currency: string;
};

/**
 * The care plans that a client can take, with their prices from Stripe; one whose price Stripe does not sell is left
 * out.
 */
export async function readPlans(): Promise<Plan[]> {
  const plans = await readCarePlans();
  const priced = await Promise.all(
    plans.map(async ({ _id, name, summary, features, stripePriceId }) => {
      const price = stripePriceId ? await readPrice(stripePriceId) : null;
      if (!price || !stripePriceId) return [];
      const words = { name: name ?? "", summary: summary ?? "", features: features ?? [] };
      return [{ id: _id, ...words, priceId: stripePriceId, ...price }];
    }),
  );
  return priced.flat();
}

/** The name of the plan with a price, whether or not it is offered any more. */
export async function readPlanName(priceId: string): Promise<string> {
  const [plans, { billing }] = await Promise.all([readCarePlans(), getTexts()]);
  return plans.find(({ stripePriceId }) => stripePriceId === priceId)?.name ?? billing.plan.unnamed;
}

async function readCarePlans() {
  const { plans, chosen } = await sanityFetch({ query: carePlansQuery });
  return inChosenOrder(plans, chosen);
}

async function readPrice(id: string): Promise<{ amount: number; currency: string } | null> {
  try {
    const { active, unit_amount, currency, recurring } = await requireStripe().prices.retrieve(id);
    if (!active || unit_amount === null || recurring?.interval !== "month") return null;
    return { amount: unit_amount, currency };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "resource_missing") return null;
    throw error;
  }
}
