import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../projects/project-path.ts";
import dashboard from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import { readRecentUpdates } from "./read-dashboard.ts";
import styles from "./recent-updates.module.css";

/** The newest updates of all projects that the client sees. */
export async function renderRecentUpdates(scope: ClientScope) {
  const [updates, { formatDate }, { clientDashboard }] = await Promise.all([
    readRecentUpdates(scope),
    getFormats(),
    getTexts(),
  ]);
  const texts = clientDashboard.updates;
  if (updates.length === 0) {
    return <p className={dashboard.words}>{texts.none}</p>;
  }
  return (
    <ul className={styles.updates}>
      {updates.map(({ id, title, published_at, projects }) => (
        <li key={id}>
          {scope.clientId ? (
            <strong>{title}</strong>
          ) : (
            <PortalLink href={`${projectPath(projects.id, "updates")}#update-${id}`}>{title}</PortalLink>
          )}
          <span className={dashboard.words}>
            {texts.facts(projects.name, published_at ? formatDate(published_at) : "")}
          </span>
        </li>
      ))}
    </ul>
  );
}
