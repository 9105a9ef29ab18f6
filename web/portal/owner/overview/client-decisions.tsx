import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { decided, describeSubject } from "./describe-subject.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readClientDecisions } from "./read-waiting.ts";

/** What clients decided in the last seven days, the newest first. It waits for nobody. */
export async function ClientDecisions() {
  const [{ formatAge, formatOrderPrice }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { decided: texts, subjects } = overview;
  const now = new Date();
  return (
    <OverviewCard heading={texts.heading} isNews read={() => readClientDecisions(now)}>
      {({ decision, subject_type, subject_id, snapshot, decided_by_name, decided_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo(subject_type, "owner", { id: subject_id, project_id: projects.id })}>
              {projects.name}
            </PortalLink>
            <span className={styles.fact}>{formatAge(decided_at, now)}</span>
          </p>
          <p className={styles.words}>
            {texts[decision](
              decided_by_name,
              describeSubject({ subject_type, ...decided.parse(snapshot) }, formatOrderPrice, subjects),
            )}
          </p>
        </>
      )}
    </OverviewCard>
  );
}
