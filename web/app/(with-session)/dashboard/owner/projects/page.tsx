import type { Metadata } from "next";
import { readProjectFilter } from "#portal/projects/list/project-filter.ts";
import { renderProjectList } from "#portal/projects/list/project-list.tsx";
import { ProjectSearch } from "#portal/projects/list/project-search.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "Projects" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ProjectsPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/projects");
  const filter = readProjectFilter(await searchParams);
  return (
    <DashboardPage
      title="Projects"
      actions={<PortalButtonLink href="/dashboard/owner/projects/new">New project</PortalButtonLink>}
    >
      <ProjectSearch {...filter} />
      <LoadedPart name="The projects" render={() => renderProjectList(filter)} />
    </DashboardPage>
  );
}
