import type { Metadata } from "next";
import type { ReactNode } from "react";
import { hasLeft } from "#portal/people/has-left.ts";
import { GoneProject } from "#portal/projects/gone-project.tsx";
import { ProjectShell, type ProjectTab } from "#portal/projects/project-shell.tsx";
import { type Project, readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getSessionUser, type SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";

type Params = Promise<{ projectId: string }>;

export type ProjectPageProps = {
  params: Params;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Makes the title of a project's page. To whoever may not see the project it says what it says of a missing one. */
export function projectTitle(name: string) {
  return async ({ params }: { params: Params }): Promise<Metadata> => {
    const { projectId } = await params;
    const user = await getSessionUser().catch(() => null);
    const project = user ? await readProject(projectId).catch(() => null) : null;
    const { project: texts } = await getTexts();
    return { title: project ? texts.titleOf(name, project.name) : "404" };
  };
}

/** A page of a project for whoever is signed in; a project that they may not see is a missing one, or one that is gone for them. */
export async function renderProjectPage(
  params: Params,
  { tab }: { tab: ProjectTab },
  render: (project: Project, user: SessionUser) => Promise<ReactNode>,
) {
  const { projectId } = await params;
  const user = await requireUser();
  const project = await readProject(projectId);
  if (!project)
    return (await hasLeft(user.id)) ? (
      <GoneProject projectId={projectId} userId={user.id} />
    ) : (
      <MissingPage />
    );
  return (
    <ProjectShell project={project} user={user} tab={tab}>
      {await render(project, user)}
    </ProjectShell>
  );
}
