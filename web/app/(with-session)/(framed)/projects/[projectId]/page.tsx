import { DoneNotice } from "#portal/projects/done-notice.tsx";
import { ProjectOverview } from "#portal/projects/overview/project-overview.tsx";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "./project-page.tsx";

export const generateMetadata = projectTitle("Overview");

export default function ProjectPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "" }, async (project, user) => (
    <>
      <DoneNotice done={(await searchParams).done} />
      <ProjectOverview project={project} user={user} />
    </>
  ));
}
