import type { Metadata } from "next";
import { renderNewProject } from "#portal/projects/new-project.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "New project" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewProjectPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/projects/new");
  const { client } = await searchParams;
  return (
    <DashboardPage title="New project">
      <LoadedPart name="The form" render={() => renderNewProject(typeof client === "string" ? client : "")} />
    </DashboardPage>
  );
}
