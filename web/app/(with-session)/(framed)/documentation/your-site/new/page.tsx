import type { Metadata } from "next";
import { ClientDocForm } from "#portal/documentation/your-site/client-doc-form.tsx";
import { readClientChoices } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import styles from "../../documentation.module.css";

export const metadata: Metadata = { title: "New page" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewClientDoc({ searchParams }: Props) {
  const user = await requireUser("/documentation/your-site/new");
  if (user.role !== "owner") return <MissingPage />;
  const { client } = await searchParams;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>New page</h1>
        <p>For one client: where things are, whom to call, how to do something on their site.</p>
      </header>
      <ClientDocForm
        choices={await readClientChoices()}
        chosen={typeof client === "string" ? client : undefined}
      />
    </div>
  );
}
