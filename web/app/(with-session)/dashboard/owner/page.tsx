import type { Metadata } from "next";
import { MoneyCard } from "#portal/invoices/list/money-card.tsx";
import { renderDoubtfulLine } from "#portal/leads/doubtful/doubtful-line.tsx";
import { BackupTrouble } from "#portal/owner/backups/backup-trouble.tsx";
import { renderInvoiceNotices } from "#portal/owner/invoice-settings/invoice-notices.tsx";
import { renderAtRest } from "#portal/owner/overview/at-rest.tsx";
import { ClientDecisions } from "#portal/owner/overview/client-decisions.tsx";
import { DeadLinks } from "#portal/owner/overview/dead-links-card.tsx";
import { renderFirstToDo } from "#portal/owner/overview/first-to-do.tsx";
import { Misfits } from "#portal/owner/overview/misfits-card.tsx";
import { Opening } from "#portal/owner/overview/opening-card.tsx";
import { PlanNews } from "#portal/owner/overview/plan-news-card.tsx";
import { overviewColumns } from "#portal/owner/overview/read-waiting.ts";
import { UnansweredMessages, WaitingCardPart } from "#portal/owner/overview/waiting-card.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import styles from "./page.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).overview.title };
}

export default async function OwnerDashboardPage() {
  const user = await requireRole("owner");
  const { overview, requests, invoiceSettings } = await getTexts();
  const [outside, projects] = overviewColumns;
  return (
    <DashboardPage title={overview.hello(user.name)} intro={overview.intro}>
      <LoadedPart name={invoiceSettings.notices.part} render={() => renderInvoiceNotices("overview")} />
      <LoadedPart name={overview.first.part} render={renderFirstToDo} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Opening />
          {outside.map((card) =>
            card === "messages" ? (
              <UnansweredMessages key={card} />
            ) : (
              <WaitingCardPart key={card} card={card} />
            ),
          )}
          <Misfits />
          <DeadLinks />
          <BackupTrouble />
        </div>
        <div className={styles.column}>
          {projects.map((card) => (
            <WaitingCardPart key={card} card={card} />
          ))}
        </div>
      </div>
      <LoadedPart name={requests.doubtful.part} render={renderDoubtfulLine} />
      <LoadedPart name={overview.rest.part} render={renderAtRest} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MoneyCard />
          <ClientDecisions />
        </div>
        <div className={styles.column}>
          <PlanNews />
        </div>
      </div>
    </DashboardPage>
  );
}
