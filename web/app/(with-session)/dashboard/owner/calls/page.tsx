import type { Metadata } from "next";
import { CallViews } from "#portal/leads/calls/call-views.tsx";
import { renderCalls } from "#portal/leads/calls/calls.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).calls.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CallsPage({ searchParams }: Props) {
  await requireRole("owner");
  const { page, status, call } = await searchParams;
  const isDoubtful = status === "doubtful";
  const { calls } = await getTexts();
  return (
    <DashboardPage title={calls.title} intro={calls.intro}>
      <CallViews open={isDoubtful ? "doubtful" : "list"} />
      <LoadedPart
        name={calls.part}
        render={() =>
          renderCalls({ isDoubtful, page: readPage(page), id: typeof call === "string" ? call : undefined })
        }
      />
    </DashboardPage>
  );
}
