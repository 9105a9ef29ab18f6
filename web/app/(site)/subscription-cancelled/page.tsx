import type { Metadata } from "next";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).billing.cancelled.title, robots: { index: false } };
}

/** Where Stripe's checkout leads when somebody turns back. */
export default async function SubscriptionCancelledPage() {
  const { cancelled } = (await getTexts()).billing;
  return (
    <PageHeader title={cancelled.title} intro={cancelled.intro}>
      <ButtonLink href="/subscription-portal">{cancelled.back}</ButtonLink>
      <ButtonLink href="/contact" variant="outline">
        {cancelled.ask}
      </ButtonLink>
    </PageHeader>
  );
}
