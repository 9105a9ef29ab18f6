import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Select } from "#ui/select/select.tsx";
import styles from "./audit-log.module.css";
import {
  type AuditEntry,
  type AuditFilter,
  entriesPerPage,
  readAuditLog,
  readPeople,
} from "./read-audit-log.ts";

export const auditLogPath = "/dashboard/owner/settings/audit-log";

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

/** What a row of each table is called; a new table shows under its own name until it has a line here. */
const tableWords: Record<string, string> = {
  agency_settings: "the agency's settings",
  approvals: "a decision",
  availability_blocks: "a blocked time",
  change_orders: "a change order",
  client_docs: "a client's page",
  client_members: "a person of a client",
  clients: "a client",
  contact_messages: "a contact message",
  contact_replies: "a reply to a contact message",
  decision_reminders: "a reminder of a decision",
  discovery_calls: "a discovery call",
  endorsements: "a client's consent and words",
  feedback_items: "a feedback item",
  invites: "an invite",
  messages: "a project message",
  milestones: "a milestone",
  owner_notes: "a note",
  project_files: "a file",
  project_updates: "a project update",
  projects: "a project",
  users: "an account",
};

const everybody = [
  { value: "", label: "Everybody" },
  { value: "nobody", label: "The site, or a deleted account" },
];
const everything = { value: "", label: "Everything" };
const kinds = Object.entries(tableWords).map(([value, label]) => ({ value, label }));

export async function renderAuditFilter({ person, table }: { person: string; table: string }) {
  const people = (await readPeople()).map(({ id, full_name, email }) => ({
    value: id,
    label: full_name ? `${full_name} (${email})` : email,
  }));
  return (
    <form className={styles.filter}>
      <Select label="Who" name="person" defaultValue={person} options={[...everybody, ...people]} />
      <Select label="What" name="table" defaultValue={table} options={[everything, ...kinds]} />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}

function describeTable(name: string): string {
  return (Object.hasOwn(tableWords, name) && tableWords[name]) || name.replaceAll("_", " ");
}

/** A column's name as words: “full_name” is “full name”. */
function describeColumn(name: string): string {
  return name.replaceAll("_", " ").replace(/ (id|at)$/, "");
}
