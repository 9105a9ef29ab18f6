import { z } from "zod";
import { type Asker, actAs } from "./act-as.ts";
import { type Answer, callEverything } from "./call-everything.ts";
import { type Filled, wordsIn } from "./fill-tables.ts";
import { meantToBeKnown } from "./function-calls.ts";
import { tables } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

type Asked = { names?: string[]; views?: string[]; steady: string[] };

/**
 * What functions, views and the storage say to somebody that the same person cannot select: a word, or a number that is another when
 * all that cannot be selected is gone. Within a transaction that is taken back.
 */
export async function findShown(transaction: Queryable, filled: Filled, id: Asker, asked: Asked) {
  const ask = (names = asked.names) => callEverything(transaction, filled, { ...asked, names });
  await actAs(transaction, id);
  const read = id === null ? new Map<string, object[]>() : await selectEverything(transaction);
  const known = wordsIn([...read.values()]);
  const places = JSON.stringify([read.get("clients"), read.get("projects")]);
  /** What is meant to be known, of whatever may be read if it is about anything. */
  const meantFor = ({ from, call }: Answer) => {
    const meant = meantToBeKnown[from];
    const about = call[meant?.within ?? ""];
    if (meant?.to && id !== filled.ids[meant.to]) return;
    return about === undefined || places.includes(String(about)) ? meant : undefined;
  };

  const shown: string[] = [];
  const excused = new Set<string>();
  const answers = await ask();
  for (const answer of answers)
    for (const word of wordsIn(answer.answer)) {
      if (known.has(word)) continue;
      const [column = "", ...state] = filled.describe(word).split(" ");
      if (meantFor(answer)?.columns.includes(column)) excused.add(`${answer.from} ${column}`);
      else shown.push(`${column} ${state.join(" ")} by ${answer.statement}`);
    }

  if (asked.steady.length > 0) {
    await removeTheRest(transaction, read);
    await actAs(transaction, id);
    const after = new Map((await ask(asked.steady)).map(({ statement, answer }) => [statement, answer]));
    for (const answer of answers) {
      const then = after.get(answer.statement);
      if (then === undefined || then === answer.answer) continue;
      if (meantFor(answer)?.counts) excused.add(`${answer.from} counts`);
      else shown.push(`${answer.statement} says ${answer.answer}, of what can be read ${then}`);
    }
  }
  return {
    shown,
    excused,
    answered: answers.filter(({ answer }) => answer.startsWith("TT000")).map(({ from }) => from),
  };
}

/** Each table's rows as the person can select them, of the columns that signed-in users may read. */
export async function selectEverything(transaction: Queryable): Promise<Map<string, object[]>> {
  const read = new Map<string, object[]>();
  for (const [table, { grants }] of Object.entries(tables)) {
    if (grants.select.length === 0) continue;
    const { rows } = await transaction.query(
      `select to_jsonb(t) as row from (select ${grants.select} from public.${table}) t`,
    );
    read.set(
      table,
      z
        .array(z.object({ row: z.looseObject({}) }))
        .parse(rows)
        .map(({ row }) => row),
    );
  }
  return read;
}

/** Takes away whatever was not read, but for people, whose names are known, and the settings that functions need. */
async function removeTheRest(transaction: Queryable, read: Map<string, object[]>): Promise<void> {
  await transaction.query("reset role");
  await transaction.query("set local session_replication_role = replica");
  for (const [table, { grants }] of Object.entries(tables)) {
    if (table === "users" || table === "agency_settings") continue;
    const kept = "(select value from jsonb_array_elements($1::jsonb))";
    const columns = grants.select.map((name) => `t.${name}`);
    await transaction.query(
      `delete from public.${table} t where (select to_jsonb(x) from (select ${columns}) x) not in ${kept}`,
      [JSON.stringify(read.get(table) ?? [])],
    );
  }
  await transaction.query("set local session_replication_role = origin");
}
