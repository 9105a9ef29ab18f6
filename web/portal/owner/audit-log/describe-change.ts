import { findLink, kindOfTable, linkTo } from "schemas/find-portal-kind.ts";
import type { Formats } from "#formats/create-formats.ts";
import { fillParts } from "#texts/fill-parts.ts";
import type { Texts } from "#texts/get-texts.ts";
import { namedChanges } from "./named-changes.ts";
import type { AuditEntry } from "./read-audit-log.ts";

/** A part of a sentence: words, or a name that may lead to its page. */
export type Part = string | { name: string; href: string | null };

type AuditTexts = Pick<Texts, "auditLog" | "auditKinds" | "project">;

/** What a table's rows are called. */
type KindTexts = {
  named: string;
  unnamed: string;
  in?: string;
  called?: string;
  added?: string;
  removed?: string;
  changes?: Record<string, string>;
  byThemselves?: Record<string, string>;
};

/** What somebody did, as a sentence whose first part is who. */
export function describeChange(
  entry: AuditEntry,
  formats: Formats,
  { auditLog, auditKinds, project }: AuditTexts,
): Part[] {
  const { who, name, action, table_name } = entry;
  const by = [who ?? auditLog.nobody];
  // What is no row of a table was written by hand.
  if (table_name === null) return fillParts<Part>(auditLog.sentences.byHand, { who: by, action: [action] });
  const kind = kindTextsOf(table_name, auditKinds);
  const called = nameChange(entry);
  const places = { ...placesOf(entry, kind, auditLog), who: by };
  const byThemselves = who === null || who === name ? kind.byThemselves?.[called] : undefined;
  if (byThemselves) return fillParts<Part>(byThemselves, places);
  const own = called === "added" ? kind.added : called === "removed" ? kind.removed : kind.changes?.[called];
  if (own) return fillParts<Part>(own, places);
  const [sentence, values] = describeGenerally(entry, formats, auditLog, project.statuses);
  return fillParts<Part>(sentence, { ...places, ...values });
}

/** What a table is called that has no line in the catalogue. */
function kindTextsOf(table: string, texts: Record<string, KindTexts>): KindTexts {
  const words = table.replaceAll("_", " ");
  return (Object.hasOwn(texts, table) && texts[table]) || { named: `${words} {name}`, unnamed: words };
}

/** What was done, by the catalogue's name for it: added, removed, a decision, an act, or a change that has a name; else "". */
function nameChange({ table_name, action, before, after }: AuditEntry): string {
  if (action === "added") return table_name === "approvals" ? String(after.decision) : action;
  if (action === "removed") {
    if (after.removed_by === "hand") return "removedByHand";
    return after.removed_by === "itself" ? `${before.role}Left` : action;
  }
  if (action !== "changed") return action;
  if (isMove({ before, after })) return "";
  const named = namedChanges[table_name ?? ""]?.find(
    ([column, value, , beside = column]) =>
      Object.hasOwn(after, column) &&
      Object.hasOwn(after, beside) &&
      (value === "*"
        ? after[column] !== null
        : value === (after[column] === null ? null : String(after[column]))),
  );
  return named?.[2] ?? "";
}

/** What belonged to a client that was joined belongs to another one since. */
function isMove({ before, after }: Pick<AuditEntry, "before" | "after">): boolean {
  const [column = "", ...others] = Object.keys(after);
  return (
    others.length === 0 &&
    ["client_id", "subject_id"].includes(column) &&
    Boolean(before[column] && after[column])
  );
}

type Sentence = [sentence: string, values: Record<string, Part[]>];

function describeGenerally(
  { action, before, after, client, currency }: AuditEntry,
  formats: Formats,
  texts: Texts["auditLog"],
  statuses: Record<string, string>,
): Sentence {
  const { sentences } = texts;
  if (action === "added") return [sentences.added, {}];
  if (action === "removed") return [sentences.removed, {}];
  if (isMove({ before, after })) {
    if (!client) return [sentences.moved, {}];
    const href = findLink("client", "owner", { client_id: client.id });
    return [sentences.movedTo, { client: [{ name: client.name, href }] }];
  }
  const columns = Object.keys(after);
  const [only = ""] = columns;
  if (columns.length > 1) {
    const names = columns.map((column) => describeColumn(column, texts));
    return [sentences.changedSeveral, { columns: [formats.formatList(names)] }];
  }
  const [was = null, becomes = null] = [before[only], after[only]].map((value) =>
    describeValue(only, { value, currency }, formats, texts, statuses),
  );
  const column = [describeColumn(only, texts)];
  if (was === null) return [sentences.set, { column, becomes: [String(becomes)] }];
  if (becomes === null) return [sentences.unset, { column, was: [was] }];
  return [sentences.changed, { column, was: [was], becomes: [becomes] }];
}

/** What stands in the places that a sentence keeps for names. */
function placesOf(
  entry: AuditEntry,
  kind: KindTexts,
  { gone, inProject, ofClient }: Texts["auditLog"],
): Record<string, Part[]> {
  const { name, table_name, project } = entry;
  const own: Part[] = [{ name: name ?? kind.unnamed, href: findPage(entry) }];
  const place = findPlace(entry);
  const inPlace = kind.in ?? (project && table_name !== "projects" ? inProject : ofClient);
  return {
    it: name ? fillParts<Part>(kind.named, { name: own }) : own,
    name: own,
    place: [place ?? gone],
    called: name && kind.called ? fillParts<Part>(kind.called, { name: own }) : [],
    in: place ? fillParts<Part>(inPlace, { place: [place] }) : [],
  };
}

/** Where the row is; null for what was removed, and for what has no page. */
function findPage({ row_id, action, table_name, project, client }: AuditEntry): string | null {
  const kind = row_id && action !== "removed" ? kindOfTable(table_name ?? "") : undefined;
  return kind
    ? findLink(kind, "owner", { id: row_id, project_id: project?.id, client_id: client?.id })
    : null;
}

/** The project that an entry belongs to, else the client; null for what stands by itself. */
function findPlace({ table_name, after, project, client }: AuditEntry): Part | null {
  if (project && table_name !== "projects")
    return { name: project.name, href: linkTo("project", "owner", { project_id: project.id }) };
  const standsAlone = table_name === "contact_messages" || (table_name === "clients" && !after.joined_into);
  if (!client || standsAlone) return null;
  return { name: client.name, href: findLink("client", "owner", { client_id: client.id }) };
}

/** A column's name as words: “next_step” is “the next step”. */
export function describeColumn(name: string, texts: Texts["auditLog"]): string {
  const columns: Record<string, string> = texts.columns;
  return columns[name] ?? texts.column(name.replaceAll("_", " ").replace(/ (id|at|on)$/, ""));
}

const longest = 120;
const amounts = [
  ...["price_cents", "amount_cents", "returned_cents"],
  ...["amount", "amount_paid", "credited", "refunded", "tax", "total"],
];

/** A value as people write it, shortened; null for none. */
function describeValue(
  column: string,
  { value, currency }: { value: unknown; currency: string | null },
  { formatDate, formatDateTime, typedAmount }: Formats,
  texts: Texts["auditLog"],
  statuses: Record<string, string>,
): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (amounts.includes(column)) return typedAmount(Number(value), currency ?? "");
  if (typeof value === "object") return JSON.stringify(value).slice(0, longest);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return formatDateTime(text);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (column === "status") return statuses[text] ?? text.replaceAll("_", " ");
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
