import type { Metadata } from "next";
import { CallViews } from "#portal/requests/calls/call-views.tsx";
import { renderAvailability } from "#portal/requests/calls/week/availability.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { readPage } from "#ui/pager/read-page.ts";
import styles from "../../page.module.css";

export const metadata: Metadata = { title: "Availability" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AvailabilityPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/calls/availability");
  const { page, answer } = await searchParams;
  return (
    <>
      <PageHeader
        title="Availability"
        intro="Times when you take no calls. Visitors can still ask for them; you will see the conflict."
      />
      <CallViews open="Availability" />
      <OwnerAnswer answer={answer} />
      <div className={styles.part}>
        <LoadedPart name="The blocked times" render={() => renderAvailability(readPage(page))} />
      </div>
    </>
  );
}
