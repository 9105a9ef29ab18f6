import { reasonsToStay } from "schemas/personal-data/leaving.ts";
import { fixedPeriods } from "schemas/retention.ts";
import { env } from "#env.ts";
import { getFormats } from "#formats/get-formats.ts";
import { asksAboutVisits } from "#layout/consent/asks-about-visits.ts";
import { consentCookieDays } from "#layout/consent/cookie-table.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./privacy.module.css";
import { readPeriods } from "./read-periods.ts";

/** How long each thing is kept, from the settings that it is removed by. */
export async function KeptList() {
  const [periods, isAsked, { formatSpan, formatNumber }, { privacy }] = await Promise.all([
    readPeriods(),
    asksAboutVisits(),
    getFormats(),
    getTexts(),
  ]);
  const { rules, doubtful, account, sessions, factors, attempts, choice, invoices, logs, backups } =
    privacy.kept;
  const { intro, leaving } = privacy.kept;
  const days = (count: number) => formatSpan(count, "day");
  const { sessionDays, idleSessionDays, attemptHours, unseenYears } = fixedPeriods;
  const rows = [
    ...periods.flatMap(({ rule, count, unit }) => {
      const row = { what: rules[rule].what, until: rules[rule].until(formatSpan(count, unit)) };
      if (rule !== "spam") return [row];
      const until = doubtful.until(formatSpan(count, unit), formatSpan(unseenYears, "year"));
      return [row, { what: doubtful.what, until }];
    }),
    account,
    invoices,
    { what: sessions.what, until: sessions.until(days(sessionDays), days(idleSessionDays)) },
    factors,
    { what: attempts.what, until: attempts.until(formatSpan(attemptHours, "hour")) },
    ...(isAsked ? [{ what: choice.what, until: choice.until(days(consentCookieDays)) }] : []),
    logs,
    ...(env.BACKUP_RECIPIENT
      ? [{ what: backups.what, until: backups.until(formatNumber(env.BACKUP_KEEP)) }]
      : []),
  ];
  return (
    <>
      <p>{intro}</p>
      <List rows={rows} />
      <p>{leaving.intro}</p>
      <List
        rows={reasonsToStay
          .map((reason) => leaving.stays[reason])
          .map(({ what, why }) => ({ what, until: why }))}
      />
      <p>{leaving.notes}</p>
    </>
  );
}

function List({ rows }: { rows: { what: string; until: string }[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ what, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  );
}
