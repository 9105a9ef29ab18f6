import "server-only";
import type { Json } from "schemas/generated/database.ts";
import { z } from "zod";
import { readPlanName } from "#billing/read-plans.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

export const entriesPerPage = 25;
/** How much of what acts brought along is told of a page; the names of a hundred entries are asked for at once. */
const mostTold = 75;
const mostParts = 1000;

export type AuditFilter = { person: string; table: string; page: number };

/** What was changed, with what that brought along. */
export type AuditAct = AuditEntry & {
  parts: AuditEntry[] /** How much more than `parts` it brought along. */;
  more: number;
};

/** What was changed, with the names of what it is about: `before` and `after` have only the columns that differ. */
export type AuditEntry = {
  id: number;
  who: string | null;
  action: string;
  table_name: string | null;
  row_id: string | null;
  created_at: string;
  name: string | null;
  project: Named | null;
  /** Without an id where only the log remembers it. */
  client: { id: string | null; name: string } | null;
  /** Of the amounts in it. */
  currency: string | null;
  before: Fields;
  after: Fields;
};
type Named = { id: string; name: string };
type Fields = Record<string, unknown>;

const columns = "id, user_id, action, table_name, row_id, before, after, created_at, part_of" as const;

/** A page of what was changed, the newest first: acts with what they brought along, or every change of one kind. */
export async function readAuditLog({ person, table, page }: AuditFilter) {
  const session = await openSession();
  const from = (page - 1) * entriesPerPage;
  let query = session.from("audit_log").select(columns, { count: "exact" });
  if (person === "nobody") query = query.is("user_id", null);
  else if (z.uuid().safeParse(person).success) query = query.eq("user_id", person);
  query = table === "" ? query.is("part_of", null) : query.eq("table_name", table);
  const { rows, count } = await query
    .order("id", { ascending: false })
    .range(from, from + entriesPerPage - 1)
    .then(unwrapPage("The audit log could not be read"));
  const parts = await readParts(rows.map(({ id }) => id));
  const told = parts.slice(0, mostTold);
  const entries = await describeRows([...rows, ...told]);
  return {
    total: count,
    entries: entries.slice(0, rows.length).map((entry): AuditAct => {
      const ofAct = entries.filter((_, place) => told[place - rows.length]?.part_of === entry.id);
      const all = parts.filter(({ part_of }) => part_of === entry.id);
      return { ...entry, parts: ofAct, more: all.length - ofAct.length };
    }),
  };
}

type Row = Awaited<ReturnType<typeof readParts>>[number];

async function readParts(acts: number[]) {
  const session = await openSession();
  return await session
    .from("audit_log")
    .select(columns)
    .in("part_of", acts)
    .order("part_of", { ascending: false })
    .order("id")
    .limit(mostParts)
    .then(unwrap("What an act brought along could not be read"));
}

async function describeRows(rows: Row[]): Promise<AuditEntry[]> {
  const session = await openSession();
  const [people, described] = await Promise.all([
    session
      .from("users")
      .select("id, full_name, email")
      .in("id", [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))])
      .then(unwrap("The people could not be read")),
    session
      .rpc("describe_changes", { entry_ids: rows.map(({ id }) => id) })
      .then(unwrap("The names in the audit log could not be read")),
  ]);
  const plans = await readPlanNames(described.flatMap(({ price_id }) => price_id ?? []));
  const names = new Map(people.map(({ id, full_name, email }) => [id, full_name || email]));
  const about = new Map(described.map((row) => [row.id, row]));
  return rows.map(({ user_id, part_of: _, before, after, ...entry }) => {
    const of = about.get(entry.id);
    return {
      ...entry,
      who: user_id === null ? null : (names.get(user_id) ?? null),
      name: of?.name ?? plans.get(of?.price_id ?? "") ?? findOwnName(entry),
      project: named(of?.project_id, of?.project_name),
      currency: of?.currency ?? null,
      client: of?.client_name ? { id: of.client_id, name: of.client_name } : null,
      before: fields(before),
      after: fields(after),
    };
  });
}

/** The care plans that are sold at these prices; without the content they are told without their names. */
async function readPlanNames(prices: string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(prices)];
  try {
    return new Map(await Promise.all(distinct.map(async (id) => [id, await readPlanName(id)] as const)));
  } catch (error) {
    console.error("The care plans could not be read:", error instanceof Error ? error.message : error);
    return new Map();
  }
}

/** An address that nobody found is its own name. */
function findOwnName({ table_name, row_id }: { table_name: string | null; row_id: string | null }) {
  return table_name === "missed_addresses" ? row_id : null;
}

function named(id: string | null = null, name: string | null = null): Named | null {
  return id && name ? { id, name } : null;
}

function fields(row: Json): Fields {
  return typeof row === "object" && row !== null && !Array.isArray(row) ? row : {};
}

const mostPeople = 300;

/** Everybody with an account, owners first. */
export async function readPeople() {
  const session = await openSession();
  return await session
    .from("users")
    .select("id, full_name, email")
    .order("role")
    .order("full_name")
    .limit(mostPeople)
    .then(unwrap("The people could not be read"));
}
