import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../projects/project-path.ts";
import styles from "./project-cards.module.css";

type FinishedProjectsProps = { projects: { id: string; name: string }[]; isReadOnly: boolean };

/** The archived projects, which can still be read. */
export function FinishedProjects({ projects, isReadOnly }: FinishedProjectsProps) {
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
