import { DoneNotice } from "#portal/projects/done-notice.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { ProjectUpdates } from "#portal/projects/updates/project-updates.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { readPage } from "#ui/pager/read-page.ts";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Updates");
}

export default async function ProjectUpdatesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "updates"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { done, page } = await searchParams;
  return (
    <ProjectShell project={project} user={user} tab="updates">
      <DoneNotice done={done} />
      <ProjectUpdates project={project} user={user} page={readPage(page)} />
    </ProjectShell>
  );
}
