import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
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
  const { formatDate } = await getFormats();
  const { projects, finished } = await readProjectCards(scope, page);
  const isReadOnly = scope.clientId !== null;
  return (
    <>
      {projects.length === 0 ? (
        <p className={styles.facts}>
          {page > 1 ? (
            <PortalLink href="?">There is nothing on this page: back to the first</PortalLink>
          ) : (
            "No project is open right now."
          )}
        </p>
      ) : null}
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.id}>
            <Card
              project={project}
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
        name="projects"
        href={(other) => `?page=${other}`}
      />
      <FinishedProjects projects={finished} isReadOnly={isReadOnly} />
    </>
  );
}

type CardProps = {
  project: Awaited<ReturnType<typeof readProjectCards>>["projects"][number];
  updatedOn: string | null;
  isReadOnly: boolean;
};

async function Card({ project, updatedOn, isReadOnly }: CardProps) {
  const { project: texts } = await getTexts();
  const { milestones_done: done, milestones_total: total } = project;
  return (
    <article className={styles.card}>
      <Badge tone={statusTones[project.status]}>{texts.statuses[project.status]}</Badge>
      <h3 className={styles.name}>
        {isReadOnly ? project.name : <PortalLink href={projectPath(project.id)}>{project.name}</PortalLink>}
      </h3>
      {total > 0 ? (
        <p className={styles.facts}>
          <MilestoneBar done={done} total={total} />
          {done} of {total} milestones reached
        </p>
      ) : null}
      {project.next_step ? (
        <p className={styles.step}>
          <strong data-side={project.next_step_side}>
            {turnWords(project.next_step_side, { isOwner: false, clientName: project.client_name, texts })}
          </strong>
          {project.next_step}
        </p>
      ) : null}
      <p className={styles.facts}>
        {updatedOn ? `Last update ${updatedOn}: ${project.update_title ?? ""}` : "No updates yet"}
      </p>
    </article>
  );
}

type FinishedProjectsProps = { projects: { id: string; name: string }[]; isReadOnly: boolean };

function FinishedProjects({ projects, isReadOnly }: FinishedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <div className={styles.finished}>
      <h3>Finished</h3>
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>{isReadOnly ? name : <PortalLink href={projectPath(id)}>{name}</PortalLink>}</li>
        ))}
      </ul>
    </div>
  );
}
