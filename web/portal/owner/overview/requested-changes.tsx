import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;

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

type Item = { id: string; title: string; projects: { id: string; name: string } };

async function readRequestedChanges(): Promise<Waiting<Item>> {
  const client = await openSession();
  return await client
    .from("feedback_items")
    .select("id, title, projects!inner (id, name, archived_at)", { count: "exact" })
    .eq("status", "changes_requested")
    .is("projects.archived_at", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The feedback could not be read"));
}
