import { z } from "zod";
import type { Filled } from "./fill-tables.ts";
import { type Call, calls } from "./function-calls.ts";
import type { Queryable } from "./read-grants.ts";

/** Runs each statement and takes it back; what it answered or the error with its details, which the API hands on too. */
const attempt = `
  create or replace function tests.attempt(statements text[]) returns setof text
  language plpgsql as $$
  declare
    statement text;
    answer text;
    detail text;
    hint text;
  begin
    foreach statement in array statements loop
      begin
        execute statement into answer;
        raise exception using errcode = 'TT000', message = coalesce(answer, '');
      exception when others then
        get stacked diagnostics detail = pg_exception_detail, hint = pg_exception_hint;
        return next concat_ws(' ', sqlstate, sqlerrm, nullif(detail, ''), nullif(hint, ''));
      end;
    end loop;
  end
  $$;
`;

export async function prepareCalls(database: Queryable): Promise<void> {
  await database.query("grant usage on schema tests to anon, authenticated");
  await database.query(attempt);
  await database.query("grant execute on function tests.attempt to anon, authenticated");
}

/** The answer begins with a state: TT000 when it is one, else that of the error. */
export type Answer = { from: string; call: Call; statement: string; answer: string };

/** Asks as whoever the transaction acts as: every view and every function in every way that is listed. */
export async function callEverything(
  transaction: Queryable,
  filled: Filled,
  { names = Object.keys(calls), views = [] as string[] } = {},
): Promise<Answer[]> {
  const asked = [
    {
      from: "storage.objects",
      call: {},
      statement: "select jsonb_agg(name order by name) from storage.objects",
    },
    ...views.map((from) => ({
      from,
      call: {},
      statement: `select jsonb_agg(to_jsonb(v) order by v::text) from public.${from} v`,
    })),
    ...names.flatMap((from) =>
      (calls[from]?.(filled) ?? []).map((call) => ({ from, call, statement: write(from, call) })),
    ),
  ];
  const { rows } = await transaction.query("select tests.attempt($1) as answer", [
    asked.map(({ statement }) => statement),
  ]);
  const answers = z.array(z.object({ answer: z.string() })).parse(rows);
  return asked.map((each, place) => ({ ...each, answer: answers[place]?.answer ?? "" }));
}

function write(name: string, call: Call): string {
  const given = Object.entries(call).map(([argument, value]) => `${argument} => ${quote(value)}`);
  return `select jsonb_agg(to_jsonb(r) order by to_jsonb(r)::text) from public.${name}(${given.join(", ")}) r`;
}

function quote(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "boolean" || typeof value === "number") return String(value);
  const text = Array.isArray(value)
    ? `{${value.join(",")}}`
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
