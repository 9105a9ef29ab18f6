import type { Metadata } from "next";
import { CallViews } from "#portal/leads/calls/call-views.tsx";
import { renderAvailability } from "#portal/leads/calls/week/availability.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).calls.availability.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AvailabilityPage({ searchParams }: Props) {
  await requireRole("owner");
  const { page } = await searchParams;
  const { availability } = (await getTexts()).calls;
  return (
    <DashboardPage title={availability.title} intro={availability.intro}>
      <CallViews open="availability" />
      <LoadedPart name={availability.part} render={() => renderAvailability(readPage(page))} />
    </DashboardPage>
  );
}
