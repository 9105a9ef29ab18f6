import type { Metadata } from "next";
import { CallViews } from "#portal/leads/calls/call-views.tsx";
import { renderWeek } from "#portal/leads/calls/week/week.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).calls.week.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WeekPage({ searchParams }: Props) {
  await requireRole("owner");
  const { of } = await searchParams;
  const { week } = (await getTexts()).calls;
  return (
    <DashboardPage title={week.title} intro={week.intro}>
      <CallViews open="week" />
      <LoadedPart name={week.part} render={() => renderWeek(of)} />
    </DashboardPage>
  );
}
