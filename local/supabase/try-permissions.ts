import {
  type Actor,
  accounts,
  type Outcome,
  type TableExpectation,
  tables,
  type Verb,
} from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

const verbs: Verb[] = ["select", "insert", "update", "delete"];
const actors: Actor[] = ["anonymous", "otherClient", "ownClient", "owner"];

/**
 * Tries every actor and verb on a table, inside a transaction and without leaving anything, and returns the cells of the
 * expectations that are not so.
 */
export async function findWrongCells(transaction: Queryable, table: string): Promise<string[]> {
  const expectation = tables[table];
  if (!expectation) return [`${table} has no expectations`];
  const wrong: string[] = [];
  for (const actor of actors) {
    for (const verb of verbs) {
      await transaction.query("savepoint cell");
      const outcome = await attempt(transaction, table, expectation, { actor, verb });
      await transaction.query("rollback to savepoint cell");
      if (outcome !== expectation.outcomes[actor][verb]) wrong.push(`${verb} by ${actor} is ${outcome}`);
    }
  }
  return wrong;
}

async function attempt(
  transaction: Queryable,
  table: string,
  expectation: TableExpectation,
  { actor, verb }: { actor: Actor; verb: Verb },
): Promise<Outcome | string> {
  const role = actor === "anonymous" ? "anon" : "authenticated";
  // Hosted Supabase reads the claims as a whole, the embedded one each by itself.
  await transaction.query(
    `select set_config('request.jwt.claims', jsonb_build_object('sub', id, 'role', $2::text)::text, true),
       set_config('request.jwt.claim.sub', coalesce(id::text, ''), true),
       set_config('request.jwt.claim.role', $2::text, true)
     from (select max(id::text) as id from auth.users where email = $1) account`,
    [actor === "anonymous" ? "" : accounts[actor], role],
  );
  await transaction.query(`set local role ${role}`);
  try {
    const answer = await transaction.query(...statement(table, expectation, verb));
    return answer.rows.length > 0 ? "allowed" : "hidden";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return code === "42501" ? "denied" : String(code);
  }
}

/** Only granted columns are read or returned; `returning 1` says that a row was met without reading any. */
function statement(
  table: string,
  { row, insert, update, grants }: TableExpectation,
  verb: Verb,
): [sql: string, values: unknown[]] {
  const names = (of: object) => Object.keys(of);
  const where = names(row)
    .map((name, index) => `${name}::text = $${index + 1}`)
    .join(" and ");
  const changed = Object.values(update);
  switch (verb) {
    case "select":
      return [
        `select ${grants.select.join(", ") || "*"} from public.${table} where ${where}`,
        Object.values(row),
      ];
    case "insert": {
      const places = names(insert).map((_, index) => `$${index + 1}`);
      return [
        `insert into public.${table} (${names(insert)}) values (${places}) returning 1 as met`,
        Object.values(insert),
      ];
    }
    case "update": {
      const sets = names(update).map((name, index) => `${name} = $${names(row).length + index + 1}`);
      return [
        `update public.${table} set ${sets} where ${where} returning 1 as met`,
        [...Object.values(row), ...changed],
      ];
    }
    case "delete":
      return [`delete from public.${table} where ${where} returning 1 as met`, Object.values(row)];
  }
}
