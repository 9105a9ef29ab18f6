import type { Metadata } from "next";
import { type BillingClient, readOwnClients } from "#billing/read-billing-clients.ts";
import { getFormats } from "#formats/get-formats.ts";
import { ClientDashboard, NotLinked } from "#portal/client/client-dashboard.tsx";
import { hasLeft } from "#portal/people/has-left.ts";
import { renderMyInvites } from "#portal/people/invites/my-invites.tsx";
import { requireRole } from "#session/require-user.ts";
import { seesMoney } from "#session/sees-money.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).clientDashboard.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ClientDashboardPage({ searchParams }: Props) {
  const user = await requireRole("client");
  const [clients, { page, invite }, { formatDate, formatList }, { clientDashboard, clientEndings, invites }] =
    await Promise.all([findClients(user.id), searchParams, getFormats(), getTexts()]);
  const ended = clients?.every(({ archived_at }) => archived_at) ? clients[0]?.archived_at : null;
  return (
    <DashboardPage
      title={clientDashboard.hello(user.name)}
      intro={clients && formatList(clients.map(({ name }) => name))}
    >
      <LoadedPart name={invites.mine.part} render={renderMyInvites} isAwaited />
      {typeof invite === "string" && isNoted(invite, invites.mine.links) ? (
        <Notice tone="error">{invites.mine.links[invite]}</Notice>
      ) : null}
      {ended ? <Notice>{clientEndings.toClient(formatDate(ended))}</Notice> : null}
      {clients?.length === 0 ? (
        <NotLinked hasLeft={await hasLeft(user.id)} />
      ) : (
        <ClientDashboard scope={{ clientId: null }} page={readPage(page)} showsMoney={seesMoney(user)} />
      )}
    </DashboardPage>
  );
}

function isNoted<Links extends object>(name: string, links: Links): name is keyof Links & string {
  return Object.hasOwn(links, name);
}

/** The companies of the user; undefined when they cannot be read, which keeps no part of the page from loading. */
async function findClients(userId: string): Promise<BillingClient[] | undefined> {
  try {
    return await readOwnClients(userId);
  } catch (error) {
    console.error("The user's clients could not be read:", error instanceof Error ? error.message : error);
  }
}
