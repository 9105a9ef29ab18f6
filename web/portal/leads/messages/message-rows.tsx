import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { hasFailed, type Mail } from "../mail-states/mail-states.tsx";
import { FilingFields } from "./filing-fields.tsx";
import styles from "./message-rows.module.css";
import { isSnoozed, listPath, type MessageView } from "./message-views.ts";
import type { ListedMessage } from "./read-list.ts";
import { SelectAll } from "./select-all.client.tsx";

type MessageRowsProps = {
  messages: ListedMessage[];
  mails: Mail[];
  place: { view: MessageView; page: number };
  /** Whose thread stands beside the list. */
  open: string | null;
};

const longestWords = 200;

/** Messages to be worked off: a line for each that opens its thread, and what can be done with those that are selected. */
export async function MessageRows({ messages, mails, place, open }: MessageRowsProps) {
  const { inbox } = await getTexts();
  const failed = new Set(mails.filter(hasFailed).map(({ subject_id }) => subject_id));
  return (
    <SavedForm action="/api/owner/messages" className={styles.form} label={inbox.title}>
      <div className={styles.bar}>
        <SelectAll label={inbox.rows.selectAll} />
        <div className={styles.filing}>
          <FilingFields view={place.view} from={listPath(place)} hasKeys />
        </div>
      </div>
      <ol className={styles.rows} aria-label={inbox.title}>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            href={listPath(place, message.id)}
            isOpen={message.id === open}
            hasFailed={failed.has(message.id)}
          />
        ))}
      </ol>
    </SavedForm>
  );
}

type MessageRowProps = { message: ListedMessage; href: string; isOpen: boolean; hasFailed: boolean };

async function MessageRow({ message, href, isOpen, hasFailed: isTroubled }: MessageRowProps) {
  const [{ formatAge, formatWeekday }, { inbox }] = await Promise.all([getFormats(), getTexts()]);
  const { id, name, inThread, snoozed_until, created_at } = message;
  const { rows } = inbox;
  const isAhead = snoozed_until !== null && isSnoozed(message);
  return (
    <li className={styles.row} data-worked-row>
      <label className={styles.select}>
        <input type="checkbox" name={id} aria-label={rows.select(name)} />
      </label>
      <PortalLink href={href} staysInPlace className={styles.link} aria-current={isOpen ? "true" : undefined}>
        <span className={styles.name}>
          {name}
          {inThread > 1 ? (
            <span className={styles.count} title={rows.inThread(inThread)}>
              {inThread}
            </span>
          ) : null}
        </span>{" "}
        <span className={styles.words} dir="auto">
          {message.message.replaceAll(/\s+/g, " ").trim().slice(0, longestWords)}
        </span>{" "}
        <span className={styles.badges}>
          {isTroubled ? <Badge tone="danger">{rows.mailFailed}</Badge> : null}
          {snoozed_until && !isAhead ? <Badge tone="attention">{rows.back}</Badge> : null}
        </span>{" "}
        <span className={styles.age}>
          {isAhead ? rows.until(formatWeekday(snoozed_until)) : formatAge(created_at, new Date())}
        </span>
      </PortalLink>
    </li>
  );
}
