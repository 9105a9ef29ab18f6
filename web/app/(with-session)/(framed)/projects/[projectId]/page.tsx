import { ProjectOverview } from "#portal/projects/overview/project-overview.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "./project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { project } = await getTexts();
  return projectTitle(project.shell.overview)({ params });
}

export default function ProjectPage({ params }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "" }, async (project, user) => (
    <ProjectOverview project={project} user={user} />
  ));
}
