import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { readWeek } from "#calls/read-week.ts";
import { weekOf, weeksLater } from "#calls/week-of.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./week.module.css";

const address = "/dashboard/owner/calls/week";

/** A week of calls and blocked times, a column for each day; on a phone a day after the other. */
export async function renderWeek(date: unknown) {
  const timeZone = await getTimeZone();
  const today = dateInTimeZone(new Date(), timeZone);
  const [monday = today, ...rest] = weekOf(date, today);
  const days = await readWeek([monday, ...rest], timeZone);
  const { formatTimes, formatWeekday } = await getFormats();
  const { calls } = await getTexts();
  const { notAvailable, week: texts } = calls;
  return (
    <section className={styles.week} aria-label={texts.label(formatWeekday(monday))}>
      <nav className={styles.ways} aria-label={texts.ways}>
        <PortalLink href={`${address}?of=${weeksLater(monday, -1)}`} rel="prev">
          {texts.previous}
        </PortalLink>
        <PortalLink href={address}>{texts.current}</PortalLink>
        <PortalLink href={`${address}?of=${weeksLater(monday, 1)}`} rel="next">
          {texts.next}
        </PortalLink>
      </nav>
      <ol className={styles.days}>
        {days.map((day) => (
          <li
            key={day.date}
            className={styles.day}
            aria-current={day.date === today ? "date" : undefined}
            data-past={day.date < today ? true : undefined}
          >
            <h2>{formatWeekday(day.date)}</h2>
            {day.calls.length + day.blocks.length === 0 ? (
              <p className={styles.free}>{day.date < today ? texts.past : texts.free}</p>
            ) : null}
            <ul>
              {day.calls.map(({ id, name, starts_at, ends_at, status }) => (
                <li key={id} className={styles.call} data-status={status}>
                  <span>{formatTimes(starts_at, ends_at)}</span>
                  <strong>{name}</strong>
                  <span>{calls.statuses[status]}</span>
                </li>
              ))}
              {day.blocks.map(({ id, reason, starts_at, ends_at }) => (
                <li key={id} className={styles.block}>
                  <span>
                    {formatTimes(
                      new Date(Math.max(Date.parse(starts_at), Date.parse(day.starts_at))),
                      new Date(Math.min(Date.parse(ends_at), Date.parse(day.ends_at))),
                    )}
                  </span>
                  <strong>{reason || notAvailable}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
