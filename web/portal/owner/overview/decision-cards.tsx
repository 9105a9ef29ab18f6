import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { decided, describeSubject } from "./describe-subject.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readCard, readClientDecisions } from "./read-waiting.ts";

const overviewPage = "/dashboard/owner";
const origin = <input type="hidden" name="from" value={overviewPage} />;

/** What clients asked to be changed, so that it is the agency's turn; the oldest first. */
export async function RequestedChanges() {
  const { changes } = (await getTexts()).overview;
  return (
    <OverviewCard heading={changes.heading} read={() => readCard("changes")}>
      {({ id, title, project_id, project_name }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("feedback_item", "owner", { id, project_id })}>{title}</PortalLink>
          </p>
          <p className={styles.words}>{project_name}</p>
        </>
      )}
    </OverviewCard>
  );
}

const dayMs = 86_400_000;

/** What is a client's turn, the longest waiting first; of what they decide they can be reminded once a day. */
export async function WaitingForClients() {
  const [{ formatAge, formatMoney }, { overview, clientDashboard }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { waiting, subjects } = overview;
  const now = new Date();
  return (
    <OverviewCard heading={waiting.heading} read={() => readCard("clients")}>
      {(item) => {
        const { kind, id, project_name, since } = item;
        const title = item.title || clientDashboard.needs.mayWeShow;
        return (
          <>
            <p className={styles.title}>
              <PortalLink href={linkTo(kind, "owner", item)}>{title}</PortalLink>
              <span className={styles.fact}>{formatAge(since, now)}</span>
            </p>
            <p className={styles.words}>
              {waiting.what(
                project_name,
                kind === "change_order"
                  ? describeSubject({ subject_type: kind, title, ...item.facts }, formatMoney, subjects)
                  : waiting.kinds[kind],
              )}
            </p>
            {"reminded_at" in item.facts ? (
              <Reminder id={id} title={title} remindedAt={item.facts.reminded_at} />
            ) : null}
          </>
        );
      }}
    </OverviewCard>
  );
}

async function Reminder({ id, title, remindedAt }: { id: string; title: string; remindedAt: string | null }) {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { waiting } = overview;
  const now = new Date();
  if (remindedAt && now.getTime() - Date.parse(remindedAt) < dayMs)
    return <p className={styles.fact}>{waiting.reminded(formatAge(remindedAt, now))}</p>;
  return (
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
