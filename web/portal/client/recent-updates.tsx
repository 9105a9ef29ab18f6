import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../projects/project-path.ts";
import dashboard from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import styles from "./recent-updates.module.css";

const newest = 5;

/** The newest updates of all projects that the client sees. Throws an Error when they cannot be read. */
export async function renderRecentUpdates({ clientId }: ClientScope) {
  const { formatDate } = await getFormats();
  const session = await openSession();
  const visible = session
    .from("project_updates")
    .select("id, title, published_at, projects!inner (id, name, client_id)")
    .eq("visible", true);
  const data = await (clientId ? visible.eq("projects.client_id", clientId) : visible)
    .order("published_at", { ascending: false })
    .limit(newest)
    .then(unwrap("The updates could not be read"));
  if (data.length === 0) {
    return <p className={dashboard.words}>There are no updates yet. What is new will appear here.</p>;
  }
  return (
    <ul className={styles.updates}>
      {data.map(({ id, title, published_at, projects }) => (
        <li key={id}>
          {clientId ? (
            <strong>{title}</strong>
          ) : (
            <PortalLink href={`${projectPath(projects.id, "updates")}#update-${id}`}>{title}</PortalLink>
          )}
          <span className={dashboard.words}>
            {projects.name}, {published_at && formatDate(published_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
