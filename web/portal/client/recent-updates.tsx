import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
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
            <PortalLink href={linkTo("update", "client", { id, project_id: projects.id })}>
              {title}
            </PortalLink>
          )}
          <span className={dashboard.words}>
            {texts.facts(projects.name, published_at ? formatDate(published_at) : "")}
          </span>
        </li>
      ))}
    </ul>
  );
}
