import type { Metadata } from "next";
import { ClientDocForm } from "#portal/documentation/your-site/client-doc-form.tsx";
import { readClientDoc } from "#portal/documentation/your-site/stored-client-docs.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "../../../documentation.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).documentation.form.change };
}

type Props = { params: Promise<{ docId: string }> };

export default async function EditClientDoc({ params }: Props) {
  const { docId } = await params;
  const user = await requireUser();
  const doc = user.role === "owner" ? await readClientDoc(docId) : null;
  if (!doc) return <MissingPage />;
  const { documentation, clientEndings } = await getTexts();
  const { form } = documentation;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{form.change}</h1>
        <p>{form.changeIntro(doc.clients.name)}</p>
      </header>
      {doc.clients.archived_at ? (
        <Notice>{clientEndings.refusals.archived}</Notice>
      ) : (
        <ClientDocForm doc={doc} />
      )}
    </div>
  );
}
