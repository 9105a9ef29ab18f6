import type { Metadata } from "next";
import { ClientDocForm } from "#portal/documentation/your-site/client-doc-form.tsx";
import { readClientChoices } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "../../documentation.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).documentation.form.add };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewClientDoc({ searchParams }: Props) {
  const user = await requireUser();
  if (user.role !== "owner") return <MissingPage />;
  const [{ client }, { documentation }] = await Promise.all([searchParams, getTexts()]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{documentation.form.add}</h1>
        <p>{documentation.form.addIntro}</p>
      </header>
      <ClientDocForm
        choices={await readClientChoices()}
        chosen={typeof client === "string" ? client : undefined}
      />
    </div>
  );
}
