import { z } from "zod";
import { makeRows, type Row, type Rows, statesOf, subjects } from "./make-rows.ts";
import { type Column, readCatalogue } from "./read-catalogue.ts";
import type { Queryable } from "./read-grants.ts";

// Every table gets a row for each state that it can have: each value of an enum, true and false, at some time and never,
// of the own client and of the other. Each text of each row is a word of its own, so that whatever comes back says where it is
// from. All of it is made from the catalogue: a new table, column or value is among it, or the filling fails and says why.

/** By what they are to the first of the two clients, whose money the colleague does not see. */
export const people = [
  "member",
  "disabled",
  "unlinked",
  "removed",
  "otherMember",
  "owner",
  "colleague",
] as const;
export type Person = (typeof people)[number];

export type Filled = {
  ids: Record<Person, string>;
  clients: string[];
  rows: Rows;
  /** Where a word is from: table, column and state. */
  describe(word: string): string;
  /** How many words there are, numbered from 0. */
  words: number;
};

/** The words that are in a value, wherever in it. */
export function wordsIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value ?? null).match(/qz\d{7}/g));
}

/** With `tells` what is written is told, as it is when people write it. */
export async function fillTables(database: Queryable, { tells = false } = {}): Promise<Filled> {
  const origins = new Map<string, string>();
  const newWord = (table: string, column: string, row: Row) => {
    const word = `qz${String(origins.size).padStart(7, "0")}`;
    const state = Object.entries(row).filter(([, value]) => !/qz\d|[-\d]{8}/.test(String(value)));
    origins.set(word, `${table}.${column} of ${JSON.stringify(Object.fromEntries(state))}`);
    return word;
  };

  await database.query("create schema if not exists tests");
  await database.query(insertRows);
  const catalogue = await readCatalogue(database);
  // The last release did not know who left.
  const knowsLeavers = catalogue.get("users")?.some(({ name }) => name === "left_at") ?? false;
  const rows: Rows = new Map([
    ["users", await addPeople(database, knowsLeavers, (column) => newWord("users", column, {}))],
  ]);
  const ids = Object.fromEntries(
    people.map((person, place) => [person, `${rows.get("users")?.[place]?.id}`]),
  );
  if (!tells) await database.query("set session_replication_role = replica");
  for (const [table, columns] of inOrder(catalogue)) {
    const make = () => makeRows(table, columns, rows, (column, row) => newWord(table, column, row));
    let made = table === "clients" ? openFirst([...make(), ...make()]) : make();
    if (table === "client_members") {
      const [own, other] = (rows.get("clients") ?? []).map(({ id }) => id);
      made = made.filter(
        ({ client_id, user_id, sees_money }) =>
          // A version before the tick has none.
          (sees_money ?? user_id !== ids.colleague) === (user_id !== ids.colleague) &&
          ((client_id === own && [ids.member, ids.disabled, ids.colleague].includes(String(user_id))) ||
            (client_id === other && user_id === ids.otherMember)),
      );
      const place = ({ user_id }: Row) => Object.values(ids).indexOf(String(user_id));
      made = made.toSorted((one, another) => place(one) - place(another));
    }
    const { stored, refusals } = rows.has(table)
      ? { stored: [], refusals: "" }
      : await insert(database, table, made);
    rows.set(table, rows.get(table) ?? stored);
    expectEveryState(table, columns, rows, refusals);
  }
  await database.query("set session_replication_role = origin");
  return {
    ids: ids as Filled["ids"],
    clients: (rows.get("clients") ?? []).map(({ id }) => String(id)),
    rows,
    describe: (word) => origins.get(word) ?? "nowhere",
    words: origins.size,
  };
}

/** The two that people belong to are open ones. */
function openFirst(clients: Row[]): Row[] {
  return clients.toSorted(
    (one, other) => Number(one.archived_at !== null) - Number(other.archived_at !== null),
  );
}

async function addPeople(
  database: Queryable,
  knowsLeavers: boolean,
  newWord: (column: string) => string,
): Promise<Row[]> {
  const added: Row[] = [];
  const left = knowsLeavers ? ", left_at = case when $4 = 'removed' then now() end" : "";
  for (const person of people) {
    const { rows } = await database.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), '{}', now(), now()) returning id`,
      [`${newWord("email")}@words.example`],
    );
    const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(rows);
    const updated = await database.query(
      `update public.users set full_name = $2, phone = $3, role = case when $4 = 'owner' then 'owner' else 'client' end::public.user_role,
         disabled_at = case when $4 = 'disabled' then now() end${left}
       where id = $1 returning to_jsonb(users) as stored, null as refusal`,
      [id, newWord("full_name"), newWord("phone"), person],
    );
    added.push(
      ...inserted
        .parse(updated.rows)
        .map(({ stored }) => stored)
        .filter((row) => row !== null),
    );
  }
  return added;
}

/** Tables after those whose keys they hold. */
function inOrder(catalogue: Map<string, Column[]>): [string, Column[]][] {
  const ordered = new Map<string, Column[]>();
  const place = (table: string) => {
    const columns = catalogue.get(table);
    if (!columns || ordered.has(table)) return;
    for (const { target } of columns) if (target) place(target);
    for (const subject of Object.values(subjects[table] ?? {})) place(subject);
    ordered.set(table, columns);
  };
  for (const table of catalogue.keys()) place(table);
  return [...ordered];
}

const insertRows = `
  create or replace function tests.insert_rows(name text, made jsonb) returns table (stored jsonb, refusal text)
  language plpgsql as $$
  declare
    one jsonb;
    columns text;
  begin
    for one in select * from jsonb_array_elements(made) loop
      select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(one) key;
      stored := null;
      refusal := null;
      begin
        execute format(
          case when one ? 'is_only'
            then 'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) returning to_jsonb(t)'
            else 'insert into public.%1$I as t (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(t)'
          end, name, columns
        ) into stored using one;
      exception when check_violation or unique_violation or exclusion_violation or not_null_violation then
        refusal := sqlerrm;
      end;
      return next;
    end loop;
  end
  $$`;

const inserted = z.array(
  z.object({ stored: z.record(z.string(), z.unknown()).nullable(), refusal: z.string().nullable() }),
);

/** Leaves out the states that the table's checks refuse, but never a value altogether. */
async function insert(
  database: Queryable,
  table: string,
  made: Row[],
): Promise<{ stored: Row[]; refusals: string }> {
  const answer = await database.query("select * from tests.insert_rows($1, $2)", [
    table,
    JSON.stringify(made),
  ]);
  const results = inserted.parse(answer.rows);
  return {
    stored: results.map(({ stored }) => stored).filter((row) => row !== null),
    refusals: [...new Set(results.flatMap(({ refusal }) => refusal ?? []))].join("; "),
  };
}

function expectEveryState(table: string, columns: Column[], rows: Rows, refusals: string): void {
  const stored = rows.get(table) ?? [];
  if (stored.length === 0) throw new Error(`${table} has no row: ${refusals}`);
  // Nobody is a member of everything, and of the only row there is one state.
  if (table === "client_members" || columns.some(({ name }) => name === "is_only")) return;
  for (const column of columns)
    for (const value of statesOf(column, rows)) {
      const has = (row: Row) =>
        column.type.startsWith("timestamp")
          ? (row[column.name] === null) === (value === null)
          : row[column.name] === value;
      if (!stored.some(has))
        throw new Error(`${table} has no row whose ${column.name} is ${value}: ${refusals}`);
    }
}
