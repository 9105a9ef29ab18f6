import { ProjectFiles } from "#portal/projects/files/project-files.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { readPage } from "#ui/pager/read-page.ts";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Files");
}

export default async function ProjectFilesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "files"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { answer, page } = await searchParams;
  return (
    <ProjectShell project={project} user={user} tab="files">
      <ProjectFiles project={project} user={user} page={readPage(page)} answer={answer} />
    </ProjectShell>
  );
}
