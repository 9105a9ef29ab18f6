import type { Metadata } from "next";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "Nothing was charged", robots: { index: false } };

/** Where Stripe's checkout leads when somebody turns back. */
export default function SubscriptionCancelledPage() {
  return (
    <PageHeader
      title="Nothing was charged"
      intro="You left the checkout before paying, so there is no plan and no charge. You can choose one whenever you like."
    >
      <ButtonLink href="/subscription-portal">Back to the plans</ButtonLink>
      <ButtonLink href="/contact" variant="outline">
        Ask a question
      </ButtonLink>
    </PageHeader>
  );
}
