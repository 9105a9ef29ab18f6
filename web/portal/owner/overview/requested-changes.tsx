import { projectPath } from "#portal/projects/project-path.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readRequestedChanges } from "./read-waiting.ts";

/** What clients asked to be changed, so that it is the agency's turn; the oldest first. */
export function RequestedChanges() {
  return (
    <OverviewCard
      heading="Changes requested"
      read={readRequestedChanges}
      empty="No client is waiting for a change."
    >
      {({ id, title, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id, "feedback")}#subject-${id}`}>{title}</PortalLink>
          </p>
          <p className={styles.words}>{projects.name}</p>
        </>
      )}
    </OverviewCard>
  );
}
