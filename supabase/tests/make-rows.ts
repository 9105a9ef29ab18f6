import type { Column } from "./read-catalogue.ts";

export type Row = Record<string, unknown>;
export type Rows = Map<string, Row[]>;
type Context = { row: Row; turn: number; word: () => string; rows: Rows };

/** What goes with the state of its row, and is no state beside it. */
const goesWithStatus = new Set([
  "invoice_credits.tax_kind",
  "invoice_lines.tax_kind",
  "invoices.asked",
  "invoices.ended_at",
  "invoices.falls_due_at",
  "invoices.finalized_at",
  "invoices.paid_at",
  "invoices.tax_trouble",
  "invoices.uses_stripe_tax",
  "tax_rates.is_default",
]);

/** Each value that makes a state of its own; none where the column makes no states. */
export function statesOf(column: Column, rows: Rows): unknown[] {
  const { table, name, type, choices, isNullable, target, decides } = column;
  // Whoever asked for a call is told of it.
  if (table === "discovery_calls" && name === "email")
    return rows.get("users")?.map(({ email }) => email) ?? [];
  if (goesWithStatus.has(`${table}.${name}`)) return [];
  const never = isNullable ? [null] : [];
  if (choices) return [...never, ...choices];
  if (type === "boolean") return name === "is_only" ? [] : [true, false];
  if (type.startsWith("timestamp") && isNullable) return [null, inDays(1)];
  if (target && (decides || !isNullable)) return [...never, ...placesOf(target, rows)];
  return [];
}

/** A row for each state, or of a table with one row to each of another's, for each of these in turn. */
export function makeRows(
  table: string,
  columns: Column[],
  rows: Rows,
  newWord: (column: string, row: Row) => string,
): Row[] {
  const one = columns.find(({ isUnique, target }) => isUnique && target);
  const states = columns
    .filter((column) => column !== one)
    .reduce<Row[]>(
      (made, column) => {
        const values = statesOf(column, rows);
        if (values.length === 0) return made;
        return made.flatMap((row) => values.map((value) => ({ ...row, [column.name]: value })));
      },
      [{}],
    );
  const beginnings = one
    ? (rows.get(one.target ?? "") ?? []).map(({ id }, turn) => ({
        ...states[turn % states.length],
        [one.name]: id,
      }))
    : states;
  return beginnings.map((beginning, turn) => {
    const row: Row = { ...beginning };
    for (const column of columns) {
      if (column.name in row) continue;
      const value = makeValue(table, column, { row, turn, rows, word: () => newWord(column.name, row) });
      if (value !== undefined) row[column.name] = value;
    }
    return row;
  });
}

/** What no rule finds out. */
const ownForms: Record<string, (context: Context) => unknown> = {
  "agency_settings.search_language": () => "english",
  "approvals.snapshot": ({ word }) => ({ title: word(), body: word() }),
  "audit_log.part_of": () => null,
  "audit_log.row_id": ({ rows, turn }) => rows.get("projects")?.[turn]?.id,
  "audit_log.table_name": () => "projects",
  "availability_blocks.ends_at": ({ turn }) => inDays(turn + 1),
  "change_orders.currency": () => "CAD",
  "change_orders.number": ({ turn }) => turn + 1,
  "discovery_calls.end_time": () => "23:00",
  "discovery_calls.ends_at": ({ turn }) => inDays(turn + 1),
  "invoice_credits.change_order_id": () => null,
  "invoice_credits.currency": () => "CAD",
  "invoice_credits.tax_kind": () => "standard",
  "invoice_credits.tax_percent": () => 13,
  "invoice_lines.tax_kind": () => "standard",
  "invoice_lines.tax_percent": () => 13,
  "invoices.asked": () => null,
  "invoices.currency": () => "CAD",
  "invoices.tax_trouble": () => null,
  "invoices.taxes": () => [
    { name: "VAT", percent: 20, kind: "standard", note: null, base: 1000, amount: 200 },
  ],
  "invites.email": ({ rows, turn, word }) =>
    turn % 3 ? `${word()}@words.example` : rows.get("users")?.[2]?.email,
  "messages.revision": () => null,
  "notification_settings.mailed_kinds": () => ["message", "update", "feedback", "change_order", "file"],
  "publish_events.pages": ({ word }) => [{ path: word() }],
  // What a message brings has no version; the last release knew only versions.
  "project_files.message_id": ({ row, ...context }) =>
    row.version ? null : pick("messages", { row, ...context }),
  "project_files.version": ({ turn }) => (turn % 5 > 2 ? null : turn + 1),
  "second_subscriptions.currency": () => "cad",
  "subscriptions.currency": () => "cad",
  "tax_rates.note": ({ row, word }) => (row.kind === "standard" ? null : word()),
  "tax_rates.percent": ({ row, turn }) => (row.kind === "standard" ? turn : 0),
  "subscriptions.status": ({ turn }) => (turn % 4 ? "active" : "past_due"),
};

/** The tables whose keys stand in a `subject_id`, by what the row says that it is. */
export const subjects: Record<string, Record<string, string>> = {
  approvals: { change_order: "change_orders", feedback_item: "feedback_items" },
  decision_reminders: { change_order: "change_orders", feedback_item: "feedback_items" },
  notifications: {
    care_plan: "clients",
    done_step: "projects",
    change_order: "change_orders",
    endorsement: "projects",
    feedback: "feedback_items",
    file: "project_files",
    message: "projects",
    update: "project_updates",
  },
  outbox: { "": "contact_messages" },
  owner_notes: { "": "contact_messages" },
  private_links: { calendar: "users", call: "discovery_calls", invite: "invites", unsubscribe: "users" },
};

const textForms: [name: RegExp, form: (word: () => string) => string][] = [
  [/email|recipient/, (word) => `${word()}@words.example`],
  [/url|website/, (word) => `https://${word()}.example`],
  [/sha256|token_hash/, () => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "")],
  [/path/, (word) => `/${word()}`],
];

function makeValue(table: string, column: Column, context: Context): unknown {
  const { name, type, target, isNullable, hasDefault } = column;
  const own = ownForms[`${table}.${name}`];
  if (own) return own(context);
  if (name === "is_only") return true;
  if (name === "subject_id") {
    const { subject_type, kind, purpose } = context.row;
    return pick(subjects[table]?.[String(subject_type ?? kind ?? purpose ?? "")], context);
  }
  if (target) return isNullable && context.turn % 5 === 4 ? null : pick(target, context);
  if (type === "text")
    return (textForms.find(([names]) => names.test(name))?.[1] ?? ((word) => word()))(context.word);
  if (type === "text[]") return [context.word()];
  if (type === "jsonb") return { name: context.word() };
  if (type === "uuid") return isNullable ? null : crypto.randomUUID();
  if (hasDefault) return undefined;
  if (/^(integer|bigint|numeric)$/.test(type)) return context.turn + 1;
  if (type.startsWith("timestamp")) return inDays(context.turn + 0.9);
  if (type === "date") return inDays(context.turn).slice(0, 10);
  if (type.startsWith("time")) return "10:00";
  throw new Error(`${table}.${name} is ${type}: say what a row has there`);
}

/** One of the table's keys, of the same project where both belong to one. */
function pick(table: string | undefined, { rows, row, turn }: Context): unknown {
  const stored = rows.get(table ?? "") ?? [];
  // The own client and the other.
  const all = table === "clients" ? stored.slice(0, 2) : stored;
  const near = all.filter(
    ({ id, project_id }) => row.project_id === (table === "projects" ? id : project_id),
  );
  const candidates = near.length > 0 ? near : all;
  return candidates[turn % candidates.length]?.id;
}

/** Of projects an open and an archived one of each client, of other tables every row. */
export function placesOf(table: string, rows: Rows): unknown[] {
  const all = rows.get(table) ?? [];
  if (table !== "projects") return all.map(({ id }) => id);
  const seen = new Set<string>();
  return all
    .filter(({ client_id, archived_at }) => {
      const place = `${client_id} ${archived_at !== null}`;
      return !seen.has(place) && seen.add(place);
    })
    .map(({ id }) => id);
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
