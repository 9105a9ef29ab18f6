import { DecisionPage } from "#portal/projects/decisions/decision-form.tsx";
import { isDecision } from "#portal/projects/decisions/decision-words.ts";
import { FeedbackText } from "#portal/projects/feedback/feedback-list.tsx";
import { ProjectFeedback } from "#portal/projects/feedback/project-feedback.tsx";
import { readOpenItem } from "#portal/projects/feedback/stored-feedback.ts";
import { getTexts } from "#texts/get-texts.ts";
import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { feedback } = await getTexts();
  return projectTitle(feedback.title)({ params });
}

export default function ProjectFeedbackPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "feedback" }, async (project, user) => {
    const { page, decide, as } = await searchParams;
    const item =
      user.role === "client" && typeof decide === "string" ? await readOpenItem(project.id, decide) : null;
    return item && isDecision(as) ? (
      <DecisionPage projectId={project.id} tab="feedback" subject={item} decision={as}>
        <strong>{item.title}</strong>
        <FeedbackText item={item} />
      </DecisionPage>
    ) : (
      <ProjectFeedback project={project} user={user} page={readPage(page)} />
    );
  });
}
