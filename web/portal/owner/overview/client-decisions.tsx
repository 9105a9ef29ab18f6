import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard, type Waiting } from "./overview-card.tsx";
import styles from "./overview-row.module.css";

const shown = 5;
const recent = 7 * 86_400_000;

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

type Decision = {
  id: string;
  decision: Enums<"decision">;
  subject_type: Enums<"decision_subject">;
  subject_id: string;
  decided_by_name: string;
  decided_at: string;
  projects: { id: string; name: string };
};

async function readClientDecisions(now: Date): Promise<Waiting<Decision>> {
  const client = await openSession();
  return await client
    .from("approvals")
    .select(
      "id, decision, subject_type, subject_id, decided_by_name, decided_at, projects!inner (id, name)",
      {
        count: "exact",
      },
    )
    .gte("decided_at", new Date(now.getTime() - recent).toISOString())
    .order("decided_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The decisions could not be read"));
}
