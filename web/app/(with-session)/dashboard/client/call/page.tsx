import type { Metadata } from "next";
import { CallForm } from "#app/call-form.tsx";
import { readPhone } from "#portal/people/read-phone.ts";
import { requireRole } from "#session/require-user.ts";
import { getPromises } from "#site/promises.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import styles from "./page.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).clientDashboard.call.book };
}

/** Asks for a call as visitors do, with what the account knows filled in: by its address the call is found at the client. */
export default async function ClientCallPage() {
  const { id, name, email } = await requireRole("client");
  const [phone, promises, { clientDashboard }] = await Promise.all([
    readPhone(id),
    getPromises(),
    getTexts(),
  ]);
  return (
    <DashboardPage title={clientDashboard.call.book} intro={promises?.callIntro}>
      <div className={styles.form}>
        <CallForm known={{ name: name === email ? "" : name, email, phone }} />
      </div>
    </DashboardPage>
  );
}
