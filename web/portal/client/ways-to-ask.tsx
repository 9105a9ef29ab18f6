import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { projectPath } from "../projects/project-path.ts";
import styles from "./client-dashboard.module.css";
import { readOpenProjects } from "./read-dashboard.ts";

/** To a message in the client's project; with several, to the choice of one; with none, to the contact form. */
export async function renderWaysToAsk() {
  const [projects, { clientDashboard }] = await Promise.all([readOpenProjects(), getTexts()]);
  const { help } = clientDashboard;
  const [only, ...others] = projects;
  if (!only)
    return (
      <ButtonLink href="/contact" size="sm" variant="outline">
        {help.ask}
      </ButtonLink>
    );
  const toMessage = (id: string) => `${projectPath(id, "messages")}#message`;
  if (others.length === 0)
    return (
      <PortalButtonLink href={toMessage(only.id)} size="sm" variant="outline">
        {help.ask}
      </PortalButtonLink>
    );
  return (
    <details className={styles.choice}>
      <summary>{help.ask}</summary>
      <p className={styles.words}>{help.which}</p>
      <ul>
        {projects.map(({ id, name }) => (
          <li key={id}>
            <PortalLink href={toMessage(id)}>{name}</PortalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
