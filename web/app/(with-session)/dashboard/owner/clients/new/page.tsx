import type { Metadata } from "next";
import { renderClientForm } from "#portal/people/client-form.tsx";
import styles from "#portal/people/clients.module.css";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).people.newPage.title };
}

export default async function NewClientPage() {
  await requireRole("owner");
  const { newPage } = (await getTexts()).people;
  return (
    <DashboardPage title={newPage.title} intro={newPage.intro}>
      <div className={styles.columns}>
        <LoadedPart name={newPage.part} render={() => renderClientForm()} />
      </div>
    </DashboardPage>
  );
}
