import { DecisionPage } from "#portal/projects/decisions/decision-page.tsx";
import { isDecision } from "#portal/projects/decisions/decision-words.ts";
import { DoneNotice } from "#portal/projects/done-notice.tsx";
import { FeedbackText } from "#portal/projects/feedback/feedback-text.tsx";
import { ProjectFeedback } from "#portal/projects/feedback/project-feedback.tsx";
import { readOpenItem } from "#portal/projects/feedback/read-feedback.ts";
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
  return projectMetadata(projectId, "Feedback");
}

export default async function ProjectFeedbackPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "feedback"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { done, page, decide, as } = await searchParams;
  const item =
    user.role === "client" && typeof decide === "string" ? await readOpenItem(projectId, decide) : null;
  return (
    <ProjectShell project={project} user={user} tab="feedback">
      <DoneNotice done={done} />
      {item && isDecision(as) ? (
        <DecisionPage projectId={projectId} tab="feedback" subject={item} decision={as}>
          <strong>{item.title}</strong>
          <FeedbackText item={item} />
        </DecisionPage>
      ) : (
        <ProjectFeedback project={project} user={user} page={readPage(page)} />
      )}
    </ProjectShell>
  );
}
