import "server-only";
import type { Json } from "schemas/generated/database.ts";
import { z } from "zod";
import { readPlanName } from "#billing/read-plans.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

export const entriesPerPage = 25;

export type AuditFilter = { person: string; table: string; page: number };

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

/** A page of what was changed, the newest first. */
export async function readAuditLog({ person, table, page }: AuditFilter) {
  const session = await openSession();
  const from = (page - 1) * entriesPerPage;
  let query = session
    .from("audit_log")
    .select("id, user_id, action, table_name, row_id, before, after, created_at", { count: "exact" });
  if (person === "nobody") query = query.is("user_id", null);
  else if (z.uuid().safeParse(person).success) query = query.eq("user_id", person);
  if (table !== "") query = query.eq("table_name", table);
  const { rows, count } = await query
    .order("id", { ascending: false })
    .range(from, from + entriesPerPage - 1)
    .then(unwrapPage("The audit log could not be read"));

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
  return {
    total: count,
    entries: rows.map(({ user_id, before, after, ...entry }): AuditEntry => {
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
    }),
  };
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
