import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { MilestoneBar } from "../projects/milestones/milestone-bar.tsx";
import { projectPath } from "../projects/project-path.ts";
import { statusTones, turnWords } from "../projects/status-words.ts";
import type { ClientScope } from "./client-scope.ts";
import styles from "./project-cards.module.css";
import { projectsPerPage, readProjectCards } from "./read-dashboard.ts";

export async function renderProjectCards(scope: ClientScope, page: number) {
  const [{ projects, finished }, { formatDate }, { clientDashboard }] = await Promise.all([
    readProjectCards(scope, page),
    getFormats(),
    getTexts(),
  ]);
  const texts = clientDashboard.projects;
  const isReadOnly = scope.clientId !== null;
  return (
    <>
      {projects.length === 0 ? (
        <p className={styles.facts}>
          {page > 1 ? <PortalLink href="?">{texts.nothingHere}</PortalLink> : texts.none}
        </p>
      ) : null}
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.id}>
            <Card
              project={project}
              texts={texts}
              updatedOn={project.update_at && formatDate(project.update_at)}
              isReadOnly={isReadOnly}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={projectsPerPage}
        total={projects[0]?.total ?? 0}
        name={texts.listed}
        href={(other) => `?page=${other}`}
      />
      <FinishedProjects heading={texts.finished} projects={finished} isReadOnly={isReadOnly} />
    </>
  );
}

type CardProps = {
  texts: Texts["clientDashboard"]["projects"];
  project: Awaited<ReturnType<typeof readProjectCards>>["projects"][number];
  updatedOn: string | null;
  isReadOnly: boolean;
};

async function Card({ project, texts, updatedOn, isReadOnly }: CardProps) {
  const { project: ofProject } = await getTexts();
  const { milestones_done: done, milestones_total: total } = project;
  const turn = turnWords(project, { isOwner: false, clientName: project.client_name, texts: ofProject });
  return (
    <article className={styles.card}>
      <Badge tone={statusTones[project.status]}>{ofProject.statuses[project.status]}</Badge>
      <h3 className={styles.name}>
        {isReadOnly ? project.name : <PortalLink href={projectPath(project.id)}>{project.name}</PortalLink>}
      </h3>
      {total > 0 ? (
        <p className={styles.facts}>
          <MilestoneBar done={done} total={total} />
          {texts.milestones(done, total)}
        </p>
      ) : null}
      {turn ? (
        <p className={styles.step}>
          <strong data-side={project.turn}>{turn}</strong>
          {project.next_step}
        </p>
      ) : null}
      <p className={styles.facts}>
        {updatedOn ? texts.lastUpdate(updatedOn, project.update_title ?? "") : texts.noUpdates}
      </p>
    </article>
  );
}

type FinishedProjectsProps = {
  heading: string;
  projects: { id: string; name: string }[];
  isReadOnly: boolean;
};

function FinishedProjects({ heading, projects, isReadOnly }: FinishedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <div className={styles.finished}>
      <h3>{heading}</h3>
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>{isReadOnly ? name : <PortalLink href={projectPath(id)}>{name}</PortalLink>}</li>
        ))}
      </ul>
    </div>
  );
}
