import { portalKinds } from "schemas/portal-kinds.ts";
import { z } from "zod";
import { actAs } from "./act-as.ts";
import { callEverything, prepareCalls } from "./call-everything.ts";
import { fillTables, type Person, wordsIn } from "./fill-tables.ts";
import { selectEverything } from "./find-shown.ts";
import type { Queryable } from "./read-grants.ts";

const money = Object.entries(portalKinds).filter(([, kind]) => "money" in kind);

/** The names of kinds about money, and those that news of them goes by. */
export const moneyNames = money.flatMap(([name, kind]) => [name, ...("news" in kind ? [kind.news] : [])]);

/** Rows that tell of money, of its own tables and of those that tell of several kinds. */
export const aboutMoney: Record<string, string> = {
  ...Object.fromEntries(money.map(([, { table }]) => [table, "true"])),
  invoice_lines: "true",
  invoice_credits: "true",
  approvals: "subject_type = 'change_order'",
  notifications: `kind in (${moneyNames.map((name) => `'${name}'`)})`,
};

/** Of whoever decided once, or was told, and sees no money any more. */
const ownWords = ["approvals.comment", "approvals.decided_by_name", "notifications.title"];

/** Each amount, or the sum of two or three, is a number by itself, not within an id. */
const amount = /(?<![-\w])(98|19[67]|29[4-6])\d{6}(?![-\w])/g;

type Database = Queryable & { run: (sql: string) => Promise<unknown> };
type Asked = { person?: Person; change?: string; names?: string[] };

/** Fills a database with rows in every state, in which every word and every amount about money is known. */
export async function fillWithMoney(database: Database) {
  const filled = await fillTables(database);
  await prepareCalls(database);
  const { member, colleague, owner } = filled.ids;
  const [own] = filled.clients;
  const amounts = z.array(z.object({ table: z.string(), column: z.string() })).parse(
    (
      await database.query(
        `select table_name as table, column_name as column from information_schema.columns
         where table_schema = 'public' and (column_name ~ '_cents$' or table_name ~ '^invoice' and data_type = 'integer' and column_name <> 'position')
           and table_name in (select relname from pg_class where relkind = 'r')`,
      )
    ).rows,
  );
  const number = ({ table, column }: (typeof amounts)[number], place: number) =>
    `update public.${table} t set ${column} = ${98_000_000 + place * 10_000} + n.nth
     from (select ctid as place, row_number() over () as nth from public.${table}) n where t.ctid = n.place;`;
  const decideOnce = (person: string, place: number) =>
    `update public.approvals set decided_by = '${person}' where id = (
       select id from public.approvals where ${aboutMoney.approvals} and project_id in (
         select id from public.projects where client_id = '${own}'
       ) order by id offset ${place} limit 1
     );`;
  await database.run(`
    set session_replication_role = replica;
    ${amounts.map(number).join("")}
    update public.approvals set snapshot = snapshot || '{"price_cents": 98900001}' where ${aboutMoney.approvals};
    ${[member, colleague].map(decideOnce).join("")}
    set session_replication_role = origin;
  `);
  const words = new Set<string>();
  for (const [table, rows] of Object.entries(aboutMoney)) {
    const found = await database.query(`select to_jsonb(t) as row from public.${table} t where ${rows}`);
    for (const word of wordsIn(found.rows)) words.add(word);
  }

  async function inVain<Result>(work: () => Promise<Result>): Promise<Result> {
    await database.query("begin");
    try {
      return await work();
    } finally {
      await database.query("rollback");
    }
  }

  /** What tells of money in an answer. */
  function findMoney(from: string, answer: unknown): string[] {
    const found = [...wordsIn(answer)].filter((word) => words.has(word)).map(filled.describe);
    const isOwn = (origin: string) => from === "my_data" && ownWords.includes(origin.split(" ")[0] ?? "");
    return [
      ...found.filter((origin) => !isOwn(origin)).map((origin) => `${from}: ${origin}`),
      ...(JSON.stringify(answer ?? null).match(amount) ?? []).map((number) => `${from}: ${number}`),
    ];
  }

  /** What tells somebody of money, in what can be selected and what functions answer. */
  async function look({ person = "colleague", change = "select", names }: Asked = {}): Promise<string[]> {
    return await inVain(async () => {
      await database.query(change);
      await actAs(database, filled.ids[person]);
      const found = [...(await selectEverything(database))].flatMap(([table, rows]) =>
        findMoney(table, rows),
      );
      for (const { from, answer } of await callEverything(database, filled, { names }))
        found.push(...findMoney(from, answer));
      return [...new Set(found)];
    });
  }

  /** What a function answers somebody, if the database were changed so. */
  async function ask(name: string, { person = "colleague", change = "select" }: Asked = {}) {
    return await inVain(async () => {
      await database.query(change);
      await actAs(database, filled.ids[person]);
      const answers = await callEverything(database, filled, { names: [name] });
      return new Set(answers.flatMap(({ from, answer }) => (from === name ? answer : [])));
    });
  }

  const ofOwn = `project_id in (select id from public.projects where client_id = '${own}' and archived_at is null)`;
  const nobodyWasTold = `delete from public.notifications; delete from public.outbox;
    delete from public.notification_settings; delete from public.decision_reminders`;
  const invoice = (place: number) =>
    `id = (select id from public.invoices where client_id = '${own}' order by id offset ${place} limit 1)`;
  /** What makes the database tell of money. */
  const tellings = `
    update public.invoices set status = 'draft', asked = null where ${invoice(0)} or ${invoice(1)};
    update public.invoices set status = 'open' where ${invoice(0)} or ${invoice(1)};
    update public.invoices set status = 'paid' where ${invoice(1)};
    update public.change_orders set status = 'sent', sent_at = now(), expires_at = now() + interval '1 day'
      where id = (select id from public.change_orders where status = 'draft' and ${ofOwn} limit 1);
    update public.subscriptions set status = 'active' where client_id = '${own}';
    update public.subscriptions set status = 'past_due', reading = reading + 1
      where id = (select id from public.subscriptions where client_id = '${own}' limit 1);
    select public.settle_second_subscription(subscription_id, '${owner}', 98900002)
      from public.second_subscriptions where client_id = '${own}' and settled_at is null limit 1;
    select public.remind_of_decision(id) from public.change_orders
      where status = 'sent' and expires_at > now() and ${ofOwn} limit 1;
    select public.queue_digests(now() + interval '9 hours')`;

  async function runEach(statements: string): Promise<void> {
    for (const statement of statements.split(";")) if (statement.trim()) await database.query(statement);
  }

  /** What news and mails of money somebody has, by kind and template, after they were told and something else was done. */
  async function tell(person: Person, { change = "select", after = "" } = {}): Promise<string[]> {
    return await inVain(async () => {
      await database.query(change);
      await runEach(nobodyWasTold);
      await actAs(database, owner);
      await database.query("reset role");
      await runEach(`${tellings};${after}`);
      const { rows } = await database.query(
        `select kind as told from public.notifications where user_id = $1 and kind in ('change_order', 'care_plan')
         union select template from public.outbox o join public.users u on u.id = $1 and u.email = o.recipient
         where o.template <> 'digest' or o.payload::text ~ 'change_order' order by 1`,
        [filled.ids[person]],
      );
      return rows.map((row) => String(Object(row).told));
    });
  }

  /** Whether a digest tells somebody of a notice that was written in the moment in which the tick was taken. */
  async function isInDigest(person: Person, change = "select"): Promise<boolean> {
    return await inVain(async () => {
      await database.query(change);
      await runEach(nobodyWasTold);
      await database.query(
        `insert into public.notifications (user_id, project_id, kind, subject_id)
         select $1, id, 'change_order', id from public.projects where client_id = $2 limit 1`,
        [filled.ids[person], own],
      );
      await database.query("select public.queue_digests(now() + interval '9 hours')");
      return (await database.query("select 1 from public.outbox")).rows.length > 0;
    });
  }

  const membership = `client_id = '${own}' and user_id = '${member}'`;
  return {
    amounts,
    filled,
    look,
    ask,
    tell,
    isInDigest,
    /** What takes the member's tick, and what ends the membership. */
    take: `update public.client_members set sees_money = false where ${membership}`,
    leave: `delete from public.client_members where ${membership}`,
  };
}
