import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readClientReplies } from "./read-client-replies.ts";

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
      {({ project, projectId, title, events, at }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={projectPath(projectId, "messages")}>{project}</PortalLink>
            <span className={styles.fact}>
              {events === 1 ? "1 message" : `${events} messages`}, {formatAge(at, now)}
            </span>
          </p>
          <p className={styles.words}>{title}</p>
        </>
      )}
    </OverviewCard>
  );
}
