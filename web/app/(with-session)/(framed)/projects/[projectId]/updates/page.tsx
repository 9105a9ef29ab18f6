import { ProjectUpdates } from "#portal/projects/updates/project-updates.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { updates } = await getTexts();
  return projectTitle(updates.title)({ params });
}

export default function ProjectUpdatesPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "updates" }, async (project, user) => {
    const { page } = await searchParams;
    return <ProjectUpdates project={project} user={user} page={readPage(page)} />;
  });
}
