import { ProjectFiles } from "#portal/projects/files/project-files.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { files } = await getTexts();
  return projectTitle(files.title)({ params });
}

export default function ProjectFilesPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "files" }, async (project, user) => {
    const { page } = await searchParams;
    return <ProjectFiles project={project} user={user} page={readPage(page)} />;
  });
}
