import type { Metadata } from "next";
import { ClientDocForm } from "#portal/documentation/your-site/client-doc-form.tsx";
import { readClientDoc } from "#portal/documentation/your-site/stored-client-docs.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import styles from "../../../documentation.module.css";

export const metadata: Metadata = { title: "Edit a page" };

type Props = { params: Promise<{ docId: string }> };

export default async function EditClientDoc({ params }: Props) {
  const { docId } = await params;
  const user = await requireUser(`/documentation/your-site/${encodeURIComponent(docId)}/edit`);
  const doc = user.role === "owner" ? await readClientDoc(docId) : null;
  if (!doc) return <MissingPage />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Edit a page</h1>
        <p>Only {doc.clients.name} and you can read it.</p>
      </header>
      <ClientDocForm doc={doc} />
    </div>
  );
}
