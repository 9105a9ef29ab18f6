import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./filing-fields.module.css";
import type { MessageStatus, MessageView } from "./message-views.ts";
import { snoozeDays } from "./snooze-day.ts";

type FilingFieldsProps = {
  /** Where the messages are now: they may go everywhere else. */
  view: MessageView;
  /** The page that shows them, or what comes after them, to go on to. */
  from: string;
  /** They are what single keys act on. */
  hasKeys?: boolean;
};

/** The buttons of a form that files messages, and the days until which they may be put off. */
export async function FilingFields({ view, from, hasKeys }: FilingFieldsProps) {
  const { inbox } = await getTexts();
  const isSpam = view === "spam" || view === "doubtful";
  const labels: Record<MessageStatus, string> = {
    answered: inbox.markAnswered,
    new: isSpam ? inbox.notSpam : inbox.markNew,
    spam: inbox.markSpam,
  };
  const keyOf = { answered: "e", new: "n", spam: "!" } as const;
  return (
    <>
      {/* Enter in a field or a checkbox presses the first button, which must be none of those that file. */}
      <button type="submit" hidden name="action" value={isSpam ? "" : "snooze-until"} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="was" value={view} />
      {choicesIn(view).map((status) => (
        <Button
          key={status}
          type="submit"
          size="sm"
          variant="outline"
          name="action"
          value={status}
          aria-keyshortcuts={hasKeys ? keyOf[status] : undefined}
        >
          {labels[status]}
        </Button>
      ))}
      {isSpam ? null : <SnoozeFields hasKeys={hasKeys} />}
    </>
  );
}

function choicesIn(view: MessageView): MessageStatus[] {
  // What is doubtful is one or the other first.
  if (view === "doubtful") return ["new", "spam"];
  const all: MessageStatus[] = ["answered", "new", "spam"];
  return all.filter((status) => status !== view);
}

async function SnoozeFields({ hasKeys }: Pick<FilingFieldsProps, "hasKeys">) {
  const [timeZone, { formatWeekday }, { inbox }] = await Promise.all([
    getTimeZone(),
    getFormats(),
    getTexts(),
  ]);
  const { snooze } = inbox;
  const { tomorrow, monday, last } = snoozeDays(dateInTimeZone(new Date(), timeZone));
  return (
    <details className={styles.snooze} name="snooze">
      <summary className={styles.summary} aria-keyshortcuts={hasKeys ? "s" : undefined}>
        {snooze.title}
      </summary>
      <div className={styles.days}>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          name="action"
          value="snooze-tomorrow"
          data-first-focus
        >
          {snooze.tomorrow} <span className={styles.day}>{formatWeekday(tomorrow)}</span>
        </Button>
        {monday === tomorrow ? null : (
          <Button type="submit" size="sm" variant="outline" name="action" value="snooze-monday">
            {snooze.monday} <span className={styles.day}>{formatWeekday(monday)}</span>
          </Button>
        )}
        <label className={styles.until}>
          {snooze.day}
          <input type="date" name="until" min={tomorrow} max={last} />
        </label>
        <Button type="submit" size="sm" variant="outline" name="action" value="snooze-until">
          {snooze.submit}
        </Button>
      </div>
    </details>
  );
}
