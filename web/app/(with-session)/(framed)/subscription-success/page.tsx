import type { Metadata } from "next";
import { readCheckout } from "#billing/read-checkout.ts";
import { AwaitActivation } from "#portal/billing/await-activation.client.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).billing.success.title, referrer: "same-origin" };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where Stripe's checkout leads: tells only what belongs to a client of this user, and may be opened again and again. */
export default async function SubscriptionSuccessPage({ searchParams }: Props) {
  const { session_id } = await searchParams;
  const sessionId = typeof session_id === "string" ? encodeURIComponent(session_id.slice(0, 300)) : "";
  const user = await requireUser();
  const [state, { billing }] = await Promise.all([readCheckout(session_id, user), getTexts()]);
  const { success } = billing;
  return (
    <PageHeader {...success[state]}>
      {state === "confirming" ? (
        <AwaitActivation
          address={`/api/billing/state?session_id=${sessionId}`}
          words={{ waiting: success.waiting, later: success.later }}
        />
      ) : null}
      <ButtonLink href="/subscription-portal" variant={state === "active" ? "primary" : "outline"}>
        {success.goOn}
      </ButtonLink>
    </PageHeader>
  );
}
