import type { Metadata } from "next";
import { CallsToConfirm } from "#portal/owner/overview/calls-to-confirm.tsx";
import { ClientDecisions } from "#portal/owner/overview/client-decisions.tsx";
import { ClientReplies } from "#portal/owner/overview/client-replies.tsx";
import { FailedMails } from "#portal/owner/overview/failed-mails.tsx";
import { OverdueMilestones } from "#portal/owner/overview/overdue-milestones.tsx";
import { RequestedChanges } from "#portal/owner/overview/requested-changes.tsx";
import { UnansweredMessages } from "#portal/owner/overview/unanswered-messages.tsx";
import { UnpaidPlans } from "#portal/owner/overview/unpaid-plans.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import styles from "./page.module.css";

export const metadata: Metadata = { title: "Owner Dashboard" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OwnerDashboardPage({ searchParams }: Props) {
  const user = await requireRole("owner", "/dashboard/owner");
  const { answer } = await searchParams;
  return (
    <>
      <PageHeader title={`Hello, ${user.name}`} intro="What needs your attention today." />
      <OwnerAnswer answer={answer} />
      <div className={styles.cards}>
        <UnansweredMessages />
        <ClientReplies />
        <CallsToConfirm />
        <RequestedChanges />
        <OverdueMilestones />
        <ClientDecisions />
        <FailedMails />
        <UnpaidPlans />
      </div>
    </>
  );
}
