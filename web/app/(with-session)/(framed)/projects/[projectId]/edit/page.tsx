import { redirect } from "next/navigation";
import { ProjectEditor } from "#portal/projects/project-editor.tsx";
import { projectPath } from "#portal/projects/project-path.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export const generateMetadata = projectTitle("Edit");

export default function EditProjectPage({ params }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "", path: "edit" }, async (project, { role }) => {
    if (role !== "owner") redirect(projectPath(project.id));
    return <ProjectEditor project={project} />;
  });
}
