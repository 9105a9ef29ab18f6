import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import styles from "./gone-project.module.css";
import { UnsentWords } from "./messages/unsent-words.client.tsx";

type GoneProjectProps = { projectId: string; userId: string };

/** In place of a project's page, to somebody who was taken out of a client: why, and what they were writing. */
export async function GoneProject({ projectId, userId }: GoneProjectProps) {
  const { gone } = (await getTexts()).project;
  return (
    <DashboardPage title={gone.title} intro={gone.message}>
      <div className={styles.words}>
        <UnsentWords projectId={projectId} userId={userId} label={gone.words} hint={gone.hint} />
      </div>
      <p className={styles.ways}>
        <PortalButtonLink href="/dashboard/client">{gone.dashboard}</PortalButtonLink>
        <ButtonLink href="/contact" variant="outline">
          {gone.write}
        </ButtonLink>
      </p>
    </DashboardPage>
  );
}
