import type { Metadata } from "next";
import { renderClientForm } from "#portal/people/client-form.tsx";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { readClient } from "#portal/people/stored-clients.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export const metadata: Metadata = { title: "Edit the client" };

type Props = { params: Promise<{ clientId: string }> };

export default async function EditClientPage({ params }: Props) {
  const { clientId } = await params;
  const path = `${clientsPath}/${encodeURIComponent(clientId)}`;
  await requireRole("owner", `${path}/edit`);
  const client = await readClient(clientId);
  if (!client) return <MissingPage />;
  return (
    <DashboardPage title={client.name} intro={<PortalLink href={path}>Back to the client</PortalLink>}>
      <div className={styles.columns}>
        <LoadedPart name="The details" render={() => renderClientForm(client)} />
      </div>
    </DashboardPage>
  );
}
