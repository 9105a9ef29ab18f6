import type { Metadata } from "next";
import { redirect } from "next/navigation";
import styles from "#portal/client/client-dashboard.module.css";
import { renderProjectCards } from "#portal/client/project-cards.tsx";
import { readOnlyProject } from "#portal/client/read-dashboard.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).clientDashboard.projectsPage.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The own projects; whoever has a single one is led to it. */
export default async function ClientProjectsPage({ searchParams }: Props) {
  await requireRole("client");
  const only = await readOnlyProject().catch(() => undefined);
  if (only) redirect(projectPath(only));
  const [{ page }, { clientDashboard }] = await Promise.all([searchParams, getTexts()]);
  const { projectsPage, projects } = clientDashboard;
  return (
    <DashboardPage title={projectsPage.title} intro={projectsPage.intro}>
      <section className={styles.projects} aria-labelledby="open-projects">
        <h2 id="open-projects">{projectsPage.heading}</h2>
        <LoadedPart
          name={projects.part}
          render={() => renderProjectCards({ clientId: null }, readPage(page))}
        />
      </section>
    </DashboardPage>
  );
}
