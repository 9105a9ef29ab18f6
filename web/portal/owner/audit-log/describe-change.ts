import type { Formats } from "#formats/create-formats.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import type { Texts } from "#texts/get-texts.ts";
import { type Kind, kindOf } from "./kinds.ts";
import type { AuditEntry } from "./read-audit-log.ts";

type Statuses = Texts["project"]["statuses"];

/** A part of a sentence: words, or a name that may lead to its page. */
export type Part = string | { name: string; href: string | null };

/** What somebody did, as a sentence whose first part is who. */
export function describeChange(entry: AuditEntry, formats: Formats, statuses: Statuses): Part[] {
  const { who, name, action, table_name } = entry;
  // What is no row of a table was written by hand.
  if (table_name === null) return [who ?? nobody, " ", action];
  const kind = kindOf(table_name);
  const [sentence, ...rest] = chooseSentence(kind, entry, formats, statuses);
  const byThemselves =
    who === null || who === name ? kind.byThemselves?.[action === "added" ? action : sentence] : null;
  if (byThemselves) return fill(byThemselves, kind, entry).filter((part) => part !== "");
  return [who ?? nobody, " ", ...fill(sentence, kind, entry), ...rest];
}

const nobody = "The site, or a deleted account";

const decisions: Record<string, string> = {
  approved: "approved {}",
  changes_requested: "asked for changes to {}",
  declined: "declined {}",
};

function chooseSentence(
  kind: Kind,
  { table_name, action, before, after }: AuditEntry,
  formats: Formats,
  statuses: Statuses,
): [string, ...string[]] {
  if (action === "added") {
    const decision = table_name === "approvals" ? decisions[String(after.decision)] : undefined;
    return [decision ?? kind.added ?? "added {}"];
  }
  if (action === "removed") return [kind.removed ?? "removed {}"];
  const named = kind.changes?.find(
    ([column, value]) =>
      Object.hasOwn(after, column) &&
      (value === "*"
        ? after[column] !== null
        : value === (after[column] === null ? null : String(after[column]))),
  );
  if (named) return [named[2]];
  const columns = Object.keys(after);
  const [only = ""] = columns;
  if (columns.length > 1) return [`changed ${formats.formatList(columns.map(describeColumn))} of {}`];
  const [was, becomes] = [before[only], after[only]].map((value) =>
    describeValue(only, value, formats, statuses),
  );
  const what = describeColumn(only);
  if (was === null) return [`set ${what} of {}`, ` to “${becomes}”`];
  return becomes === null
    ? [`removed ${what} of {}`, `, which was “${was}”`]
    : [`changed ${what} of {}`, ` from “${was}” to “${becomes}”`];
}

/** Puts names into the places that a sentence keeps for them. */
function fill(sentence: string, kind: Kind, entry: AuditEntry): Part[] {
  const { name, row_id, action } = entry;
  const place = findPlace(entry);
  const href = (row_id && action !== "removed" && kind.path?.(entry, row_id)) || null;
  const own: Part[] =
    name && kind.isTitle ? ["“", { name, href }, "”"] : [{ name: name ?? kind.unnamed, href }];
  const parts = sentence.split(/(\{\w*\})/).flatMap((part): Part[] => {
    if (part === "{place}") return [place ?? "somewhere"];
    if (part === "{}" && name && kind.lead) return [`${kind.lead} `, ...own];
    return part === "{}" || part === "{name}" ? own : [part];
  });
  if (!place || sentence.includes("{place}")) return parts;
  return [
    ...parts,
    ` ${kind.in ?? (entry.project && entry.table_name !== "projects" ? "in" : "of")} `,
    place,
  ];
}

/** The project that an entry belongs to, else the client; null for what stands by itself. */
function findPlace({ table_name, project, client }: AuditEntry): Part | null {
  if (project && table_name !== "projects") return { name: project.name, href: projectPath(project.id) };
  if (!client || table_name === "clients" || table_name === "contact_messages") return null;
  return { name: client.name, href: `/dashboard/owner/clients/${client.id}` };
}

const columnWords: Record<string, string> = {
  body: "the text",
  days_delta: "the added days",
  due_on: "the planned day",
  email: "the email address",
  full_name: "the name",
  live_url: "the live address",
  next_step_side: "whose turn it is",
  notification_email: "the email for notifications",
  phone: "the phone number",
  price_cents: "the price",
  starts_at: "the beginning",
  ends_at: "the end",
  valid_until: "the last valid day",
};

/** A column's name as words: “next_step” is “the next step”. */
export function describeColumn(name: string): string {
  return columnWords[name] ?? `the ${name.replaceAll("_", " ").replace(/ (id|at|on)$/, "")}`;
}

const longest = 120;

/** A value as people write it, shortened; null for none. */
function describeValue(
  column: string,
  value: unknown,
  { formatDate, formatDateTime }: Formats,
  statuses: Statuses,
): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (column === "price_cents") return (Number(value) / 100).toFixed(2);
  if (typeof value === "object") return JSON.stringify(value).slice(0, longest);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return formatDateTime(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (column === "status") return readableStatus(text, statuses);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function readableStatus(status: string, statuses: Statuses): string {
  const known = Object.entries(statuses).find(([name]) => name === status);
  return known?.[1] ?? status.replaceAll("_", " ");
}
