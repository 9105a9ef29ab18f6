import type { Metadata } from "next";
import { ClientForm } from "#portal/clients/client-form.tsx";
import styles from "#portal/clients/clients.module.css";
import { ClientsAnswer } from "#portal/clients/clients-answer.tsx";
import { clientsPath } from "#portal/clients/save-client.ts";
import { requireRole } from "#supabase/require-user.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "Add a client" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewClientPage({ searchParams }: Props) {
  await requireRole("owner", `${clientsPath}/new`);
  const parameters = await searchParams;
  return (
    <>
      <PageHeader title="Add a client" intro="The company first; you invite its people next." />
      <div className={styles.page}>
        <ClientsAnswer answer={parameters.answer} />
        <div className={styles.columns}>
          <div className={styles.card}>
            <ClientForm parameters={parameters} />
          </div>
        </div>
      </div>
    </>
  );
}
