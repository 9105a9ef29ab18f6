import { redirect } from "next/navigation";
import { ProjectEditor } from "#portal/projects/project-editor.tsx";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { project } = await getTexts();
  return projectTitle(project.edit.page)({ params });
}

export default function EditProjectPage({ params }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "" }, async (project, { role }) => {
    if (role !== "owner") redirect(projectPath(project.id));
    return <ProjectEditor project={project} />;
  });
}
