import { redirect } from "next/navigation";
import { ProjectEditor } from "#portal/projects/project-editor.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";

type Props = { params: Promise<{ projectId: string }> };

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Edit");
}

export default async function EditProjectPage({ params }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "edit"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  if (user.role !== "owner") redirect(projectPath(projectId));
  return (
    <ProjectShell project={project} user={user} tab="">
      <ProjectEditor project={project} />
    </ProjectShell>
  );
}
