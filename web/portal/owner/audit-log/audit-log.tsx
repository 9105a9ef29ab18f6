import { getFormats } from "#formats/get-formats.ts";
import { Pager } from "#ui/pager/pager.tsx";
import styles from "./audit-log.module.css";
import { describeColumn, describeTable } from "./describe-entry.ts";
import { type AuditEntry, type AuditFilter, entriesPerPage, readAuditLog } from "./read-audit-log.ts";

export const auditLogPath = "/dashboard/settings/audit-log";

export async function renderAuditLog(filter: AuditFilter) {
  const [{ entries, total }, { formatDateTime }] = await Promise.all([readAuditLog(filter), getFormats()]);
  if (total === 0) return <p className={styles.soft}>No changes match this filter yet.</p>;
  const href = (page: number) =>
    `${auditLogPath}?${new URLSearchParams({ person: filter.person, table: filter.table, page: String(page) })}`;
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} when={formatDateTime(entry.created_at, "medium", "medium")} />
        ))}
      </ol>
      <Pager page={filter.page} pageSize={entriesPerPage} total={total} name="entries" href={href} />
    </>
  );
}

function Entry({ entry, when }: { entry: AuditEntry; when: string }) {
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <strong>{entry.who ?? "The site, or a deleted account"}</strong> {entry.action}{" "}
        {entry.table_name ? describeTable(entry.table_name) : ""}
        {entry.name ? <>: “{entry.name}”</> : null}
      </p>
      <p className={styles.soft}>
        <time dateTime={entry.created_at}>{when}</time>
      </p>
      {entry.changes.length > 0 ? <Changes entry={entry} /> : null}
      {entry.row_id ? <p className={styles.id}>{entry.row_id}</p> : null}
    </li>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const table = (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {entry.changes.map(({ column, before, after }) => (
          <tr key={column}>
            <th scope="row">{describeColumn(column)}</th>
            <td>{before ?? "–"}</td>
            <td>{after ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (entry.action === "changed") return table;
  return (
    <details className={styles.row}>
      <summary>The whole row</summary>
      {table}
    </details>
  );
}
