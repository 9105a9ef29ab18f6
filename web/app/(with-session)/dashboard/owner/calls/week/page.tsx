import type { Metadata } from "next";
import { CallViews } from "#portal/requests/calls/call-views.tsx";
import { renderWeek } from "#portal/requests/calls/week/week.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import styles from "../../page.module.css";

export const metadata: Metadata = { title: "Calls by week" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WeekPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/calls/week");
  const { of } = await searchParams;
  return (
    <>
      <PageHeader
        title="Calls by week"
        intro="Calls that are confirmed or not decided yet, and when you are away."
      />
      <CallViews open="Week" />
      <div className={styles.part}>
        <LoadedPart name="The week" render={() => renderWeek(of)} />
      </div>
    </>
  );
}
