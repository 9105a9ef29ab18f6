import { z } from "zod";
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
import { beginSession, type SessionShape, strongSessions, weakSessions } from "./session-shapes.ts";

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

/** The same of the owner and of a client whose session opens nothing. */
export async function findWrongCellsOfTheWeak(
  transaction: Queryable,
  table: string,
  session: SessionShape = weakSessions["begun by a password alone"],
): Promise<string[]> {
  const expectation = tables[table];
  if (!expectation) return [`${table} has no expectations`];
  const expected = outcomesOfTheWeak(expectation);
  const wrong: string[] = [];
  for (const [weak, actor] of Object.entries(weakActors)) {
    for (const verb of verbs) {
      const outcome = await attemptInVain(transaction, table, expectation, { actor, verb, session });
      if (outcome !== expected[verb]) wrong.push(`${verb} by ${weak} is ${outcome}`);
    }
  }
  return wrong;
}

/** The same of everybody who has signed in, in a session that opens what its account may see. */
export async function findWrongCellsOfTheStrong(
  transaction: Queryable,
  table: string,
  session: SessionShape = strongSessions["that gave the code"],
): Promise<string[]> {
  const expectation = tables[table];
  if (!expectation) return [`${table} has no expectations`];
  const wrong: string[] = [];
  for (const actor of actors.filter((each) => each !== "anonymous")) {
    for (const verb of verbs) {
      const outcome = await attemptInVain(transaction, table, expectation, { actor, verb, session });
      if (outcome !== expectation.outcomes[actor][verb]) wrong.push(`${verb} by ${actor} is ${outcome}`);
    }
  }
  return wrong;
}

const asBefore = strongSessions["of before, of an account without a factor"];

type Attempt = { actor: Actor; verb: Verb; session?: SessionShape };

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
  { actor, verb, session = asBefore }: Attempt,
): Promise<Outcome | string> {
  const role = actor === "anonymous" ? "anon" : "authenticated";
  const { rows } = await transaction.query(
    "select gen_random_uuid() as session, max(id::text) as account from auth.users where email = $1",
    [actor === "anonymous" ? "" : accounts[actor]],
  );
  const [whose] = z.tuple([z.object({ session: z.string(), account: z.string().nullable() })]).parse(rows);
  const { account } = whose;
  const says = account === null ? {} : await beginSession(transaction, session, { ...whose, account });
  // Hosted Supabase reads the claims as a whole, the embedded one each by itself.
  await transaction.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
       set_config('request.jwt.claim.role', $3, true)`,
    [JSON.stringify({ sub: account, role, session_id: whose.session, ...says }), account ?? "", role],
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
