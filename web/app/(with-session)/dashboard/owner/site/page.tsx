import type { Metadata } from "next";
import { env } from "#env.ts";
import { renderPublishes } from "#portal/owner/publishes/publishes.tsx";
import { SiteViews } from "#portal/owner/publishes/site-views.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).publishes.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SitePage({ searchParams }: Props) {
  await requireRole("owner");
  const { publishes } = await getTexts();
  const { page } = await searchParams;
  return (
    <DashboardPage
      title={publishes.title}
      intro={publishes.intro}
      actions={env.STUDIO_URL ? <ButtonLink href={env.STUDIO_URL}>{publishes.openStudio}</ButtonLink> : null}
    >
      <SiteViews open="publishes" />
      <LoadedPart name={publishes.part} render={() => renderPublishes(readPage(page))} />
    </DashboardPage>
  );
}
