import type { Metadata } from "next";
import { ClientBilling } from "#portal/billing/client-billing.tsx";
import { readBillingClients } from "#portal/billing/read-billing-clients.ts";
import { stripe } from "#stripe/stripe.ts";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";

export const metadata: Metadata = { title: "Billing" };

export default async function SubscriptionPortalPage() {
  const user = await requireRole("client", "/subscription-portal");
  return (
    <DashboardPage title="Billing" intro="Your care plan, what it costs and what was paid.">
      {stripe ? (
        <LoadedPart name="What is billed to you" render={() => loadBilling(user.id)} isAwaited />
      ) : (
        <Notice>Billing is not connected. Please ask us about care plans.</Notice>
      )}
    </DashboardPage>
  );
}

async function loadBilling(userId: string) {
  const clients = await readBillingClients(userId);
  if (clients.length === 0)
    return <Notice>Your account is not linked to a client yet, so there is nothing to bill.</Notice>;
  return clients.map((client) => <ClientBilling key={client.id} client={client} />);
}
