import type { Metadata } from "next";
import { readProjectFilter } from "#portal/projects/list/project-filter.ts";
import { renderProjectList } from "#portal/projects/list/project-list.tsx";
import { ProjectSearch } from "#portal/projects/list/project-search.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).projectList.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ProjectsPage({ searchParams }: Props) {
  await requireRole("owner");
  const { projectList } = await getTexts();
  const filter = readProjectFilter(await searchParams);
  return (
    <DashboardPage
      title={projectList.title}
      actions={<PortalButtonLink href="/dashboard/owner/projects/new">{projectList.add}</PortalButtonLink>}
    >
      <ProjectSearch {...filter} />
      <LoadedPart name={projectList.part} render={() => renderProjectList(filter)} />
    </DashboardPage>
  );
}
