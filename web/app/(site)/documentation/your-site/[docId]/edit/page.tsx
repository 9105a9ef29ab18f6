import type { Metadata } from "next";
import { clientDocBodyLength, clientDocTitleLength } from "schemas/requests/client-doc.ts";
import { ClientDocForm } from "#forms/client-doc/client-doc-form.client.tsx";
import { readClientDoc } from "#portal/your-site/read-client-docs.ts";
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
  const { id, title, body, version, clients } = doc;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Edit a page</h1>
        <p>Only {clients.name} and you can read it.</p>
      </header>
      <ClientDocForm
        action={`/api/owner/client-docs/${id}`}
        doc={{ title, body, version }}
        limits={{ title: clientDocTitleLength, body: clientDocBodyLength }}
      />
    </div>
  );
}
