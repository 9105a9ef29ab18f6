import { DoneNotice } from "#portal/projects/done-notice.tsx";
import { ProjectOverview } from "#portal/projects/overview/project-overview.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Overview");
}

export default async function ProjectPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { done } = await searchParams;
  return (
    <ProjectShell project={project} user={user} tab="">
      <DoneNotice done={done} />
      <ProjectOverview project={project} user={user} />
    </ProjectShell>
  );
}
