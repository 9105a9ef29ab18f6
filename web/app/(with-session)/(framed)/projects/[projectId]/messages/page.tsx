import { MessagesTab } from "#portal/projects/messages/messages-tab.tsx";
import { sequenceNumber } from "#portal/projects/messages/read-messages.ts";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Messages");
}

export default async function MessagesPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "messages"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { before } = await searchParams;
  const page = sequenceNumber.catch(undefined).parse(before);
  return (
    <ProjectShell project={project} user={user} tab="messages">
      <LoadedPart name="The messages" isAwaited render={() => MessagesTab({ project, user, before: page })} />
    </ProjectShell>
  );
}
