import type { Metadata } from "next";
import { readOwnClients } from "#billing/read-billing-clients.ts";
import { ClientBilling } from "#portal/billing/client-billing.tsx";
import { UnseenMoney } from "#portal/billing/unseen-money.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).billing.title };
}

export default async function SubscriptionPortalPage() {
  const user = await requireRole("client");
  const { billing } = await getTexts();
  return (
    <DashboardPage title={billing.title} intro={billing.intro}>
      <LoadedPart name={billing.part} render={() => loadBilling(user.id)} isAwaited />
    </DashboardPage>
  );
}

async function loadBilling(userId: string) {
  const [clients, { billing }] = await Promise.all([readOwnClients(userId), getTexts()]);
  if (clients.length === 0) return <Notice>{billing.notLinked}</Notice>;
  return clients.map((client) =>
    client.seesMoney ? (
      <ClientBilling key={client.id} client={client} />
    ) : (
      <UnseenMoney key={client.id} client={client} />
    ),
  );
}
