import type { Metadata } from "next";
import {
  CallsToConfirm,
  ClientDecisions,
  ClientReplies,
  FailedMails,
  OverdueMilestones,
  RequestedChanges,
  UnansweredMessages,
  UnpaidPlans,
} from "#portal/owner/overview/waiting-cards.tsx";
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
