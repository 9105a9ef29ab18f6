import "server-only";
import type { Json } from "schemas/generated/database.ts";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

export const entriesPerPage = 25;

export type AuditFilter = { person: string; table: string; page: number };
export type AuditEntry = Awaited<ReturnType<typeof readAuditLog>>["entries"][number];

/** A page of what was changed, the newest first. */
export async function readAuditLog({ person, table, page }: AuditFilter) {
  const session = await openSession();
  const from = (page - 1) * entriesPerPage;
  let query = session
    .from("audit_log")
    .select("id, user_id, action, table_name, row_id, before, after, details, created_at", {
      count: "exact",
    });
  if (person === "nobody") query = query.is("user_id", null);
  else if (z.uuid().safeParse(person).success) query = query.eq("user_id", person);
  if (table !== "") query = query.eq("table_name", table);
  const { rows, count } = await query
    .order("id", { ascending: false })
    .range(from, from + entriesPerPage - 1)
    .then(unwrapPage("The audit log could not be read"));

  const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const people = await session
    .from("users")
    .select("id, full_name, email")
    .in("id", ids)
    .then(unwrap("The people could not be read"));
  const names = new Map(people.map(({ id, full_name, email }) => [id, full_name || email]));
  return {
    total: count,
    entries: rows.map(({ user_id, before, after, ...entry }) => ({
      ...entry,
      who: user_id === null ? null : (names.get(user_id) ?? null),
      name: nameOf({ ...fields(before), ...fields(after) }),
      changes: listChanges(before, after),
    })),
  };
}

type Change = { column: string; before: string | null; after: string | null };

function listChanges(before: Json, after: Json): Change[] {
  const was = fields(before);
  const becomes = fields(after);
  return [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
    .map((column) => ({ column, before: show(was[column]), after: show(becomes[column]) }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** What a row calls itself, where the entry has that column. */
function nameOf(row: Record<string, unknown>): string | null {
  return show(row.name) ?? show(row.title) ?? show(row.full_name) ?? show(row.email);
}

function fields(row: Json): Record<string, unknown> {
  return typeof row === "object" && row !== null && !Array.isArray(row) ? row : {};
}

function show(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
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
