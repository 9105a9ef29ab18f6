import type { Metadata } from "next";
import { renderDoubtfulLine } from "#portal/leads/doubtful/doubtful-line.tsx";
import { BackupTrouble } from "#portal/owner/backups/backup-trouble.tsx";
import { renderAtRest } from "#portal/owner/overview/at-rest.tsx";
import {
  ClientDecisions,
  RequestedChanges,
  WaitingForClients,
} from "#portal/owner/overview/decision-cards.tsx";
import { Misfits } from "#portal/owner/overview/misfits-card.tsx";
import { Opening } from "#portal/owner/overview/opening-card.tsx";
import { PlanNews } from "#portal/owner/overview/plan-news-card.tsx";
import {
  CallsToConfirm,
  ClientReplies,
  FailedMails,
  OverdueMilestones,
  PaidTwice,
  UnansweredMessages,
  UnlinkedPeople,
  UnpaidPlans,
} from "#portal/owner/overview/waiting-cards.tsx";
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
  const { overview, requests } = await getTexts();
  return (
    <DashboardPage title={overview.hello(user.name)} intro={overview.intro}>
      <div className={styles.cards}>
        <Opening />
        <PaidTwice />
        <UnansweredMessages />
        <CallsToConfirm />
        <ClientReplies />
        <RequestedChanges />
        <OverdueMilestones />
        <UnlinkedPeople />
        <WaitingForClients />
        <FailedMails />
        <Misfits />
        <UnpaidPlans />
        <BackupTrouble />
      </div>
      <LoadedPart name={requests.doubtful.part} render={renderDoubtfulLine} />
      <LoadedPart name={overview.rest.part} render={renderAtRest} />
      <div className={styles.cards}>
        <ClientDecisions />
        <PlanNews />
      </div>
    </DashboardPage>
  );
}
