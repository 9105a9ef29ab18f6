import { accounts } from "../../local/supabase/test-backend.ts";
import {
  type Actor,
  actors,
  type Outcome,
  outcomesOfTheWeak,
  type TableExpectation,
  tables,
  type Verb,
  verbs,
  weakActors,
} from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

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
      const outcome = await attemptInVain(transaction, table, expectation, { actor, verb });
      if (outcome !== expectation.outcomes[actor][verb]) wrong.push(`${verb} by ${actor} is ${outcome}`);
    }
  }
  return wrong;
}

/** The same of the owner and of a client who have a second factor and signed in by a password alone. */
export async function findWrongCellsOfTheWeak(transaction: Queryable, table: string): Promise<string[]> {
  const expectation = tables[table];
  if (!expectation) return [`${table} has no expectations`];
  const expected = outcomesOfTheWeak(expectation);
  const wrong: string[] = [];
  for (const [weak, actor] of Object.entries(weakActors)) {
    for (const verb of verbs) {
      const outcome = await attemptInVain(transaction, table, expectation, { actor, verb, isWeak: true });
      if (outcome !== expected[verb]) wrong.push(`${verb} by ${weak} is ${outcome}`);
    }
  }
  return wrong;
}

type Attempt = { actor: Actor; verb: Verb; isWeak?: boolean };

async function attemptInVain(
  transaction: Queryable,
  table: string,
  expectation: TableExpectation,
  attempted: Attempt,
): Promise<Outcome | string> {
  await transaction.query("savepoint cell");
  const outcome = await attempt(transaction, table, expectation, attempted);
  await transaction.query("rollback to savepoint cell");
  return outcome;
}

async function attempt(
  transaction: Queryable,
  table: string,
  expectation: TableExpectation,
  { actor, verb, isWeak = false }: Attempt,
): Promise<Outcome | string> {
  if (isWeak) await giveFactors(transaction);
  const role = actor === "anonymous" ? "anon" : "authenticated";
  // Hosted Supabase reads the claims as a whole, the embedded one each by itself.
  await transaction.query(
    `with account as (select max(id::text) as id from auth.users where email = $1),
     session as (
       insert into auth.sessions (id, user_id) select gen_random_uuid(), id::uuid from account where id is not null
       returning id
     )
     select set_config('request.jwt.claims', jsonb_build_object(
         'sub', account.id, 'role', $2::text, 'session_id', session.id
       )::text, true),
       set_config('request.jwt.claim.sub', coalesce(account.id, ''), true),
       set_config('request.jwt.claim.role', $2::text, true)
     from account left join session on true`,
    [actor === "anonymous" ? "" : accounts[actor], role],
  );
  const before = await readRow(transaction, table, expectation.row);
  await transaction.query(`set local role ${role}`);
  try {
    const answer = await transaction.query(...statement(table, expectation, verb));
    if (answer.rows.length > 0) return "allowed";
    // A condition reads the row, so the policy for reading hides it; a change of every row reads none.
    if (verb === "update") {
      const values = Object.values(expectation.update);
      await transaction.query(`update public.${table} set ${assign(expectation.update, 0)}`, values);
    }
    if (verb === "delete") await transaction.query(`delete from public.${table}`);
    await transaction.query("reset role");
    return before === (await readRow(transaction, table, expectation.row)) ? "hidden" : "allowed";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    return code === "42501" ? "denied" : String(code);
  }
}

/** Everybody has a second factor; who has signed in has done so by a password alone. */
export async function giveFactors(transaction: Queryable): Promise<void> {
  await transaction.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     select gen_random_uuid(), id, 'Telephone', 'totp', 'verified', now(), now() from auth.users`,
  );
}

async function readRow(transaction: Queryable, table: string, row: Record<string, string>): Promise<string> {
  const { rows } = await transaction.query(
    `select to_jsonb(t) from public.${table} t where ${match(row)}`,
    Object.values(row),
  );
  return JSON.stringify(rows);
}

function match(row: Record<string, string>): string {
  return Object.keys(row)
    .map((name, index) => `${name}::text = $${index + 1}`)
    .join(" and ");
}

function assign(update: TableExpectation["update"], used: number): string {
  return Object.keys(update)
    .map((name, index) => `${name} = $${used + index + 1}`)
    .join(", ");
}

/** Only granted columns are read or returned; `returning 1` says that a row was met without reading any. */
function statement(
  table: string,
  { row, insert, update, grants }: TableExpectation,
  verb: Verb,
): [sql: string, values: unknown[]] {
  const names = (of: object) => Object.keys(of);
  const where = match(row);
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
      const sets = assign(update, names(row).length);
      return [
        `update public.${table} set ${sets} where ${where} returning 1 as met`,
        [...Object.values(row), ...changed],
      ];
    }
    case "delete":
      return [`delete from public.${table} where ${where} returning 1 as met`, Object.values(row)];
  }
}
