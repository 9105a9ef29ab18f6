import type { Metadata } from "next";
import { getFormats } from "#formats/get-formats.ts";
import { renderCarePlanRecord, renderCheckoutRecord } from "#portal/billing/care-plan-record.tsx";
import { renderClientForm } from "#portal/people/client-form.tsx";
import styles from "#portal/people/clients.module.css";
import { ClientsAnswer } from "#portal/people/clients-answer.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { InviteForm, renderOpenInvites } from "#portal/people/invites/open-invites.tsx";
import { renderPeople } from "#portal/people/members/people.tsx";
import { readClient } from "#portal/people/stored-clients.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export const metadata: Metadata = { title: "Client" };

type Props = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ClientPage({ params, searchParams }: Props) {
  const { formatDate } = await getFormats();
  const { clientId } = await params;
  await requireRole("owner", `${clientsPath}/${encodeURIComponent(clientId)}`);
  const client = await readClient(clientId);
  if (!client) return <MissingPage />;
  const { answer } = await searchParams;
  return (
    <DashboardPage
      title={client.name}
      intro={
        <>
          <PortalLink href={clientsPath}>Clients</PortalLink> / since {formatDate(client.created_at)}
        </>
      }
      actions={
        <>
          <PortalButtonLink href={`${clientsPath}/${client.id}/view`} variant="outline">
            View as client
          </PortalButtonLink>
          <PortalButtonLink href={`/dashboard/owner/projects/new?client=${client.id}`} variant="outline">
            New project
          </PortalButtonLink>
        </>
      }
    >
      <ClientsAnswer answer={answer} />
      <div className={styles.columns}>
        <div>
          <section className={styles.block} aria-labelledby="people">
            <h2 id="people">People</h2>
            <LoadedPart name="The people" render={() => renderPeople(client)} />
          </section>
          <section className={styles.block} aria-labelledby="invites">
            <h2 id="invites">Open invites</h2>
            <LoadedPart name="The invites" render={() => renderOpenInvites(client.id)} />
            <InviteForm clientId={client.id} />
          </section>
        </div>
        <section className={styles.block} aria-labelledby="care-plan">
          <h2 id="care-plan">Care plan</h2>
          <LoadedPart name="The checkout" render={() => renderCheckoutRecord(client.id)} />
          <LoadedPart name="The care plan" render={() => renderCarePlanRecord(client.id)} />
        </section>
        <section className={styles.block} aria-labelledby="details">
          <h2 id="details">Details</h2>
          <LoadedPart name="The details" render={() => renderClientForm(client)} />
        </section>
      </div>
    </DashboardPage>
  );
}
