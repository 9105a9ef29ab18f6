import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { decided, describeSubject } from "./describe-subject.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readClientDecisions, readRequestedChanges, readWaitingDecisions } from "./read-waiting.ts";

const overviewPage = "/dashboard/owner";
const origin = <input type="hidden" name="from" value={overviewPage} />;

/** What clients asked to be changed, so that it is the agency's turn; the oldest first. */
export async function RequestedChanges() {
  const { changes } = (await getTexts()).overview;
  return (
    <OverviewCard heading={changes.heading} read={readRequestedChanges}>
      {({ id, title, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("feedback_item", "owner", { id, project_id: projects.id })}>
              {title}
            </PortalLink>
          </p>
          <p className={styles.words}>{projects.name}</p>
        </>
      )}
    </OverviewCard>
  );
}

const dayMs = 86_400_000;

/** What clients were asked to decide and have not, the longest waiting first; each can be reminded of once a day. */
export async function WaitingDecisions() {
  const [{ formatAge, formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { waiting, subjects } = overview;
  const now = new Date();
  return (
    <OverviewCard heading={waiting.heading} read={readWaitingDecisions}>
      {({ id, subject_type, project_id, project_name, title, since, reminded_at, ...order }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo(subject_type, "owner", { id, project_id })}>{title}</PortalLink>
            <span className={styles.fact}>{formatAge(since, now)}</span>
          </p>
          <p className={styles.words}>
            {waiting.what(
              project_name,
              subject_type === "change_order"
                ? describeSubject({ subject_type, title, ...order }, formatMoney, subjects)
                : waiting.feedback,
            )}
          </p>
          {reminded_at && now.getTime() - Date.parse(reminded_at) < dayMs ? (
            <p className={styles.fact}>{waiting.reminded(formatAge(reminded_at, now))}</p>
          ) : (
            <SavedForm action="/api/owner/reminders" className={styles.action}>
              {origin}
              <Button
                type="submit"
                size="sm"
                variant="outline"
                name="subject"
                value={id}
                aria-label={waiting.remindNamed(title)}
              >
                {waiting.remind}
              </Button>
            </SavedForm>
          )}
        </>
      )}
    </OverviewCard>
  );
}

/** What clients decided in the last seven days, the newest first. It waits for nobody. */
export async function ClientDecisions() {
  const [{ formatAge, formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
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
              describeSubject({ subject_type, ...decided.parse(snapshot) }, formatMoney, subjects),
            )}
          </p>
        </>
      )}
    </OverviewCard>
  );
}
