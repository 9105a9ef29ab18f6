import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { MilestoneBar } from "../milestones/milestone-bar.tsx";
import { projectPath } from "../project-path.ts";
import { statusTones, turnWords } from "../status-words.ts";
import styles from "./project-row.module.css";
import type { ListedProject } from "./read-project-list.ts";

export async function ProjectRow({ project }: { project: ListedProject }) {
  const [{ formatDate }, { project: texts, projectList }] = await Promise.all([getFormats(), getTexts()]);
  const turn = turnWords(project, { isOwner: true, clientName: project.client_name, texts });
  return (
    <article className={styles.row}>
      <div>
        <h2 className={styles.name}>
          <PortalLink href={projectPath(project.id)}>{project.name}</PortalLink>
        </h2>
        <p className={styles.facts}>{project.client_name}</p>
      </div>
      <p>
        {project.archived_at ? (
          <Badge>{projectList.archived}</Badge>
        ) : (
          <Badge tone={statusTones[project.status]}>{texts.statuses[project.status]}</Badge>
        )}
      </p>
      <p className={styles.facts}>
        {turn ? (
          <>
            <strong>{projectList.turn(turn)}</strong> {project.next_step}
          </>
        ) : project.archived_at ? null : (
          projectList.noNextStep
        )}
      </p>
      <p className={styles.facts}>
        {project.milestones_total > 0 ? (
          <>
            <MilestoneBar done={project.milestones_done} total={project.milestones_total} />
            {projectList.milestones(project.milestones_done, project.milestones_total)}
          </>
        ) : (
          projectList.noMilestones
        )}
        <br />
        {projectList.changed(formatDate(project.updated_at))}
      </p>
    </article>
  );
}
