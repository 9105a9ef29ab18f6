import type { Metadata } from "next";
import { readPublicPages } from "#app/public-pages.ts";
import { renderMissed } from "#portal/owner/missed/missed-addresses.tsx";
import { SiteViews } from "#portal/owner/publishes/site-views.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).missed.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MissedPage({ searchParams }: Props) {
  await requireRole("owner");
  const { missed } = await getTexts();
  const { page } = await searchParams;
  return (
    <DashboardPage title={missed.title} intro={missed.intro}>
      <SiteViews open="missed" />
      <LoadedPart
        name={missed.part}
        render={async () => renderMissed(readPage(page), await readPublicPages())}
      />
    </DashboardPage>
  );
}
