import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readClientDecisions } from "./read-waiting.ts";

const words: Record<Enums<"decision">, string> = {
  approved: "approved",
  changes_requested: "asked for changes to",
  declined: "declined",
};

const kinds: Record<Enums<"decision_subject">, { words: string; tab: string }> = {
  feedback_item: { words: "a feedback item", tab: "feedback" },
  change_order: { words: "a change order", tab: "change-orders" },
};

/** What clients decided in the last seven days, the newest first. */
export async function ClientDecisions() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Decided this week"
      read={() => readClientDecisions(now)}
      empty="No client decided anything this week."
    >
      {({ decision, subject_type, subject_id, decided_by_name, decided_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id, kinds[subject_type].tab)}#subject-${subject_id}`}>
              {projects.name}
            </PortalLink>
            <span className={styles.fact}>{formatAge(decided_at, now)}</span>
          </p>
          <p className={styles.words}>
            {decided_by_name} {words[decision]} {kinds[subject_type].words}
          </p>
        </>
      )}
    </OverviewCard>
  );
}
