import type { Metadata } from "next";
import { renderWaitingList } from "#portal/owner/overview/waiting-list.tsx";
import { readWaitingPlace } from "#portal/owner/overview/waiting-path.ts";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).overview.whole.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Everything that waits, one card's kinds at a time: where the overview shows only the first. */
export default async function WaitingPage({ searchParams }: Props) {
  await requireRole("owner");
  const { card, page } = readWaitingPlace(await searchParams);
  const { whole } = (await getTexts()).overview;
  return (
    <DashboardPage title={whole.title} intro={whole.intro}>
      <LoadedPart name={whole.part} render={() => renderWaitingList(card, page)} />
    </DashboardPage>
  );
}
