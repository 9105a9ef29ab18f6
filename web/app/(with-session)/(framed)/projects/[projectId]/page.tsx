import { ProjectOverview } from "#portal/projects/overview/project-overview.tsx";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "./project-page.tsx";

export const generateMetadata = projectTitle("Overview");

export default function ProjectPage({ params }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "" }, async (project, user) => (
    <ProjectOverview project={project} user={user} />
  ));
}
