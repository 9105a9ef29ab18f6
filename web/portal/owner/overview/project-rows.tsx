import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { describeSubject } from "./describe-subject.ts";
import styles from "./overview-row.module.css";
import type { ItemOf } from "./read-waiting.ts";

/** A project whose people wrote something that the owner has not read. */
export async function ReplyRow({ item }: { item: ItemOf<"replies"> }) {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { project_id, project_name, title, since, facts } = item;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("message", "owner", { project_id })}>{project_name}</PortalLink>
        <span className={styles.fact}>
          {overview.replies.facts(facts.events, formatAge(since, new Date()))}
        </span>
      </p>
      <p className={styles.words} dir="auto">
        {title}
      </p>
    </>
  );
}

/** What a client asked to be changed, so that it is the agency's turn. */
export function ChangeRow({ item: { id, title, project_id, project_name } }: { item: ItemOf<"changes"> }) {
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("feedback_item", "owner", { id, project_id })}>{title}</PortalLink>
      </p>
      <p className={styles.words}>{project_name}</p>
    </>
  );
}

/** A milestone of an open project whose day has passed. */
export async function MilestoneRow({ item }: { item: ItemOf<"milestones"> }) {
  const { formatDate } = await getFormats();
  const { id, title, project_id, project_name, facts } = item;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("milestone", "owner", { id, project_id })}>{title}</PortalLink>
        <span className={styles.fact}>{formatDate(facts.due_on)}</span>
      </p>
      <p className={styles.words}>{project_name}</p>
    </>
  );
}

/** What is a client's turn; of what they decide they can be reminded once a day. */
export async function ClientTurnRow({ item, from }: { item: ItemOf<"clients">; from: string }) {
  const [{ formatAge, formatOrderPrice }, { overview, clientDashboard }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const { waiting, subjects } = overview;
  const { kind, id, project_name, since } = item;
  const title = item.title || clientDashboard.needs.mayWeShow;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo(kind, "owner", item)}>{title}</PortalLink>
        <span className={styles.fact}>{formatAge(since, new Date())}</span>
      </p>
      <p className={styles.words}>
        {waiting.what(
          project_name,
          kind === "change_order"
            ? describeSubject({ subject_type: kind, title, ...item.facts }, formatOrderPrice, subjects)
            : waiting.kinds[kind],
        )}
      </p>
      {"reminded_at" in item.facts ? (
        <Reminder id={id} title={title} remindedAt={item.facts.reminded_at} from={from} />
      ) : null}
    </>
  );
}

const dayMs = 86_400_000;

type ReminderProps = { id: string; title: string; remindedAt: string | null; from: string };

async function Reminder({ id, title, remindedAt, from }: ReminderProps) {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { waiting } = overview;
  const now = new Date();
  if (remindedAt && now.getTime() - Date.parse(remindedAt) < dayMs)
    return <p className={styles.fact}>{waiting.reminded(formatAge(remindedAt, now))}</p>;
  return (
    <SavedForm action="/api/owner/reminders" className={styles.action}>
      <input type="hidden" name="from" value={from} />
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
