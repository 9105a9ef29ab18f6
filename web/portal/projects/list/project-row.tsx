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
        {project.next_step ? (
          <>
            <strong>
              {projectList.turn(
                turnWords(project.next_step_side, { isOwner: true, clientName: project.client_name, texts }),
              )}
            </strong>{" "}
            {project.next_step}
          </>
        ) : (
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
