import { projectPath } from "#portal/projects/project-path.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readOverdueMilestones } from "./read-waiting.ts";

/** The milestones of open projects whose day has passed, the oldest first. */
export function OverdueMilestones() {
  return (
    <OverviewCard
      heading="Overdue milestones"
      read={readOverdueMilestones}
      empty="Every milestone is on time."
      all={{ href: "/dashboard/owner/projects", label: "All projects" }}
    >
      {({ id, title, due, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id)}#milestone-${id}`}>{title}</PortalLink>
            <span className={styles.fact}>{due}</span>
          </p>
          <p className={styles.words}>{projects.name}</p>
        </>
      )}
    </OverviewCard>
  );
}
