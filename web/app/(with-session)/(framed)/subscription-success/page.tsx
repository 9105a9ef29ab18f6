import type { Metadata } from "next";
import { AwaitActivation } from "#portal/billing/await-activation.client.tsx";
import { type CheckoutState, readCheckout } from "#portal/billing/read-checkout.ts";
import { requireUser } from "#supabase/require-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = {
  title: "Your care plan",
  referrer: "same-origin",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const words: Record<CheckoutState, { title: string; intro: string }> = {
  active: { title: "Your care plan is active", intro: "Thank you. We look after your site from now on." },
  confirming: { title: "Thank you", intro: "Your payment is on its way to us. This takes a few seconds." },
  open: { title: "Not paid yet", intro: "This checkout is not finished. Nothing was charged." },
  unknown: { title: "Your care plan", intro: "Your plan and its state are on the billing page." },
};

/** Where Stripe's checkout leads: tells only what belongs to a client of this user, and may be opened again and again. */
export default async function SubscriptionSuccessPage({ searchParams }: Props) {
  const { session_id } = await searchParams;
  const sessionId = typeof session_id === "string" ? encodeURIComponent(session_id.slice(0, 300)) : "";
  const user = await requireUser("/subscription-success");
  const state = await readCheckout(session_id, user);
  return (
    <PageHeader {...words[state]}>
      {state === "confirming" ? (
        <AwaitActivation address={`/api/billing/state?session_id=${sessionId}`} />
      ) : null}
      <ButtonLink href="/subscription-portal" variant={state === "active" ? "primary" : "outline"}>
        Go to billing
      </ButtonLink>
    </PageHeader>
  );
}
