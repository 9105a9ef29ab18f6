import { Fragment, type ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./audit-log.module.css";
import { describeChange, describeColumn, type Part } from "./describe-change.ts";
import {
  type AuditAct,
  type AuditFilter,
  entriesPerPage,
  readAuditLog,
  readPeople,
} from "./read-audit-log.ts";

const auditLogPath = "/dashboard/owner/settings/audit-log";

/** What was changed, as sentences, under the days of the agency's calendar; each opens to its exact record. */
export async function renderAuditLog(filter: AuditFilter) {
  const [{ entries, total }, formats, texts] = await Promise.all([
    readAuditLog(filter),
    getFormats(),
    getTexts(),
  ]);
  const { auditLog } = texts;
  if (total === 0) return <p className={styles.soft}>{auditLog.none}</p>;
  const href = (page: number) =>
    `${auditLogPath}?${new URLSearchParams({ person: filter.person, table: filter.table, page: String(page) })}`;
  const days = Object.groupBy(entries, ({ created_at }) => formats.formatDate(created_at, "full"));
  return (
    <>
      {Object.entries(days).map(([day, ofDay = []]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <p className={styles.what}>
                  <Sentence parts={describeChange(entry, formats, texts)} />
                </p>
                <time className={styles.soft} dateTime={entry.created_at}>
                  {formats.formatTime(entry.created_at)}
                </time>
                <Details
                  entry={entry}
                  when={formats.formatDateTime(entry.created_at, "medium", "long")}
                  texts={auditLog}
                >
                  {entry.parts.map((part) => (
                    <li key={part.id}>
                      <Sentence parts={describeChange(part, formats, texts)} />
                    </li>
                  ))}
                </Details>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pager page={filter.page} pageSize={entriesPerPage} total={total} name={auditLog.listed} href={href} />
    </>
  );
}

function Sentence({ parts }: { parts: Part[] }) {
  return parts.map((part, index) => {
    // The parts of a sentence have no order but their own.
    const key = index;
    if (index === 0) return <strong key={key}>{typeof part === "string" ? part : part.name}</strong>;
    if (typeof part === "string") return <Fragment key={key}>{part}</Fragment>;
    const { name, href } = part;
    return href ? (
      <PortalLink key={key} href={href}>
        {name}
      </PortalLink>
    ) : (
      <Fragment key={key}>{name}</Fragment>
    );
  });
}

type DetailsProps = {
  entry: AuditAct;
  when: string;
  texts: Texts["auditLog"];
  /** What the act brought along, as items of a list. */
  children: ReactNode[];
};

function Details({ entry, when, texts, children }: DetailsProps) {
  const { table_name, row_id, before, after, more } = entry;
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <details className={styles.details}>
      <summary>{texts.details}</summary>
      <p className={styles.soft}>{when}</p>
      {columns.length > 0 ? (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column}>
                <th scope="row">{texts.columnAlone(describeColumn(column, texts))}</th>
                <td>{show(before[column])}</td>
                <td>{show(after[column])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {children.length > 0 ? (
        <div className={styles.along}>
          <p className={styles.soft}>{texts.along}</p>
          <ul>
            {children}
            {more > 0 ? <li>{texts.more(more)}</li> : null}
          </ul>
        </div>
      ) : null}
      {row_id ? (
        <p className={styles.id}>
          {table_name} {row_id}
        </p>
      ) : null}
    </details>
  );
}

/** A value exactly as it is stored. */
function show(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export async function renderAuditFilter({ person, table }: { person: string; table: string }) {
  const [people, { auditLog, auditKinds }] = await Promise.all([readPeople(), getTexts()]);
  const { filter } = auditLog;
  const whos = [
    { value: "", label: filter.everybody },
    { value: "nobody", label: auditLog.nobody },
    ...people.map(({ id, full_name, email }) => ({
      value: id,
      label: full_name ? auditLog.person(full_name, email) : email,
    })),
  ];
  const whats = Object.entries(auditKinds)
    .map(([value, { label }]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <form className={styles.filter}>
      <Select label={filter.who} name="person" defaultValue={person} options={whos} />
      <Select
        label={filter.what}
        name="table"
        defaultValue={table}
        options={[{ value: "", label: filter.everything }, ...whats]}
      />
      <Button type="submit" variant="outline">
        {filter.show}
      </Button>
    </form>
  );
}
