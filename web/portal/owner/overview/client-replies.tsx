import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readClientReplies } from "./read-waiting.ts";

/** The projects whose people wrote something that the owner has not read, the longest waiting first. */
export async function ClientReplies() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Messages in projects"
      read={readClientReplies}
      empty="You have read every message."
    >
      {({ project_id, title, events, updated_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={projectPath(project_id, "messages")}>{projects.name}</PortalLink>
            <span className={styles.fact}>
              {events === 1 ? "1 message" : `${events} messages`}, {formatAge(updated_at, now)}
            </span>
          </p>
          <p className={styles.words}>{title}</p>
        </>
      )}
    </OverviewCard>
  );
}
