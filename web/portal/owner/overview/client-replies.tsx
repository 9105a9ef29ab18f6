import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;

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

type Reply = { id: string; project: string; projectId: string; title: string; events: number; at: string };

async function readClientReplies(): Promise<Waiting<Reply>> {
  const client = await openSession();
  const { rows, count } = await client
    .from("notifications")
    .select("id, project_id, title, events, updated_at, projects (name)", { count: "exact" })
    .eq("kind", "message")
    .is("read_at", null)
    .order("updated_at")
    .limit(shown)
    .then(unwrapPage("The messages in projects could not be read"));
  const replies = rows.map(({ id, project_id, title, events, updated_at, projects }) => ({
    id,
    project: projects.name,
    projectId: project_id,
    title,
    events,
    at: updated_at,
  }));
  return { rows: replies, count };
}
