import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ClientDashboard } from "#portal/client/client-dashboard.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { recordClientView } from "#portal/people/record-client-view.ts";
import { readClient } from "#portal/people/stored-clients.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).people.viewPage.title };
}

type Props = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The client's own dashboard, read-only: what they see, and nothing to press. */
export default async function ViewAsClientPage({ params, searchParams }: Props) {
  const { clientId } = await params;
  await requireRole("owner");
  const [client, { page }, { people }] = await Promise.all([readClient(clientId), searchParams, getTexts()]);
  if (!client) return <MissingPage />;
  if (client.joined_into) redirect(`${clientsPath}/${client.joined_into}/view`);
  await recordClientView(client.id);
  return (
    <DashboardPage
      title={client.name}
      actions={
        <PortalButtonLink href={`/dashboard/owner/clients/${clientId}`} variant="outline">
          {people.back}
        </PortalButtonLink>
      }
    >
      <Notice>{people.viewPage.notice(client.name)}</Notice>
      <ClientDashboard scope={{ clientId }} page={readPage(page)} showsMoney />
    </DashboardPage>
  );
}
