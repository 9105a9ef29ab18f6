import type { Metadata } from "next";
import { renderClientForm } from "#portal/people/client-form.tsx";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "Add a client" };

export default async function NewClientPage() {
  await requireRole("owner", `${clientsPath}/new`);
  return (
    <DashboardPage title="Add a client" intro="The company first; you invite its people next.">
      <div className={styles.columns}>
        <LoadedPart name="The form" render={() => renderClientForm()} />
      </div>
    </DashboardPage>
  );
}
