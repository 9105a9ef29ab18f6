import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { linkTo } from "schemas/find-portal-kind.ts";
import { UnseenMoney } from "#portal/billing/unseen-money.tsx";
import { findStatedClient } from "#portal/invoices/statement/find-stated-client.ts";
import { readYear } from "#portal/invoices/statement/read-year.ts";
import { renderStatement } from "#portal/invoices/statement/statement.tsx";
import { statementPath } from "#portal/invoices/statement/statement-path.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

type Props = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<{ year?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).statement.title };
}

/** A client's statement of account, for whoever sees its money and for the owner. */
export default async function StatementPage({ params, searchParams }: Props) {
  const [{ clientId }, { year }, user] = await Promise.all([params, searchParams, requireUser()]);
  const client = await findStatedClient(clientId, user);
  if (!client) return <MissingPage />;
  if (client.joined_into) redirect(statementPath(client.joined_into));
  const { statement, billing } = await getTexts();
  const isOwner = user.role === "owner";
  return (
    <DashboardPage
      title={statement.title}
      intro={
        isOwner ? (
          <PortalLink href={linkTo("client", "owner", { client_id: client.id })}>{client.name}</PortalLink>
        ) : (
          <PortalLink href="/subscription-portal">{billing.title}</PortalLink>
        )
      }
    >
      {client.isSeen ? (
        <LoadedPart name={statement.part} isAwaited render={() => renderStatement(client, readYear(year))} />
      ) : (
        <UnseenMoney client={client} />
      )}
    </DashboardPage>
  );
}
