import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { ProjectOverview } from "#portal/projects/project-overview.tsx";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";

type Props = { params: Promise<{ projectId: string }> };

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Overview");
}

export default async function ProjectPage({ params }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  return (
    <ProjectShell project={project} user={user} tab="">
      <ProjectOverview project={project} user={user} />
    </ProjectShell>
  );
}
