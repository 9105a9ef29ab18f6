import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { renderBillingDetails } from "#portal/billing/details/billing-details.tsx";
import { renderClientForm } from "#portal/people/client-form.tsx";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { renderClientEndings } from "#portal/people/endings/client-endings.tsx";
import { readClient } from "#portal/people/stored-clients.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).people.editPage.title };
}

type Props = { params: Promise<{ clientId: string }> };

export default async function EditClientPage({ params }: Props) {
  const { clientId } = await params;
  const path = `${clientsPath}/${encodeURIComponent(clientId)}`;
  await requireRole("owner");
  const [client, { people, tax }] = await Promise.all([readClient(clientId), getTexts()]);
  if (!client) return <MissingPage />;
  if (client.joined_into) redirect(`${clientsPath}/${client.joined_into}/edit`);
  return (
    <DashboardPage title={client.name} intro={<PortalLink href={path}>{people.back}</PortalLink>}>
      <div className={styles.columns}>
        <div>
          {client.archived_at ? null : (
            <LoadedPart name={people.editPage.part} render={() => renderClientForm(client)} />
          )}
          {client.archived_at ? null : (
            <section className={styles.card} id="billing-details" aria-labelledby="billing-details-heading">
              <h2 id="billing-details-heading">{tax.details.heading}</h2>
              <p>{tax.details.intro}</p>
              <LoadedPart name={tax.details.part} render={() => renderBillingDetails(clientId)} />
            </section>
          )}
          <LoadedPart name={people.editPage.endings} render={() => renderClientEndings(client)} />
        </div>
      </div>
    </DashboardPage>
  );
}
