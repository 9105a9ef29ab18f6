import { portalKinds } from "schemas/portal-kinds.ts";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { callEverything, prepareCalls } from "./call-everything.ts";
import { fillTables, type Person, wordsIn } from "./fill-tables.ts";
import { selectEverything } from "./find-shown.ts";
import { calls } from "./function-calls.ts";
import type { Queryable } from "./read-grants.ts";

// A person of a client who does not see its money, with rows in every state: no word of a row about money and no amount comes back
// from a table, a function or a mail. Then every place that asks for it is made to forget, one at a time.

const { database, stop } = await startTestBackend();
afterAll(stop);
const filled = await fillTables(database);
await prepareCalls(database);
const { member, colleague, owner, unlinked } = filled.ids;
const [own] = filled.clients;

const money = Object.entries(portalKinds).filter(([, kind]) => "money" in kind);
const moneyNames = money.flatMap(([name, kind]) => [name, ...("news" in kind ? [kind.news] : [])]);
/** Rows that tell of money, of its own tables and of those that tell of several kinds. */
const about: Record<string, string> = {
  ...Object.fromEntries(money.map(([, { table }]) => [table, "true"])),
  approvals: "subject_type = 'change_order'",
  notifications: `kind in (${moneyNames.map((name) => `'${name}'`)})`,
};

const named = z.array(z.object({ table: z.string(), column: z.string() }));
const amounts = named.parse(
  (
    await database.query(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and column_name ~ '_cents$' and table_name in (select relname from pg_class where relkind = 'r')`,
    )
  ).rows,
);
// Each amount is a number that is nothing else.
await database.exec(`
  set session_replication_role = replica;
  ${amounts
    .map(
      (
        { table, column },
        place,
      ) => `update public.${table} t set ${column} = ${98_000_000 + place * 100_000} + n.nth
        from (select ctid as place, row_number() over () as nth from public.${table}) n where t.ctid = n.place;`,
    )
    .join("")}
  update public.approvals set snapshot = snapshot || '{"price_cents": 98900001}' where ${about.approvals};
  ${[member, colleague]
    .map(
      (person, place) => `update public.approvals set decided_by = '${person}' where id = (
        select id from public.approvals where ${about.approvals} and project_id in (
          select id from public.projects where client_id = '${own}'
        ) order by id offset ${place} limit 1
      );`,
    )
    .join("")}
  set session_replication_role = origin;
`);
/** By itself, not within an id. */
const amount = /(?<![-\w])98\d{6}(?![-\w])/g;

const words = new Set<string>();
for (const [table, rows] of Object.entries(about))
  for (const word of wordsIn(
    (await database.query(`select to_jsonb(t) as row from public.${table} t where ${rows}`)).rows,
  ))
    words.add(word);

/** Of whoever decided once, or was told, and sees no money any more. */
const ownWords = ["approvals.comment", "approvals.decided_by_name", "notifications.title"];

/** What tells of money in an answer. */
function findMoney(from: string, answer: unknown): string[] {
  const found = [...wordsIn(answer)].filter((word) => words.has(word)).map(filled.describe);
  const isOwn = (origin: string) => from === "my_data" && ownWords.includes(origin.split(" ")[0] ?? "");
  return [
    ...found.filter((origin) => !isOwn(origin)).map((origin) => `${from}: ${origin}`),
    ...(JSON.stringify(answer ?? null).match(amount) ?? []).map((number) => `${from}: ${number}`),
  ];
}

async function inVain<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await database.transaction(async (transaction) => {
    results.push(await work(transaction));
    await transaction.rollback();
  });
  const [result] = results;
  if (result === undefined) throw new Error("The work gave no result");
  return result;
}

type Asked = { person?: Person; change?: string; names?: string[] };

/** What tells somebody of money, in what can be selected and what functions answer. */
async function look({ person = "colleague", change, names }: Asked = {}): Promise<string[]> {
  return await inVain(async (transaction) => {
    if (change) await transaction.query(change);
    await actAs(transaction, filled.ids[person]);
    const found = [...(await selectEverything(transaction))].flatMap(([table, rows]) =>
      findMoney(table, rows),
    );
    for (const { from, answer } of await callEverything(transaction, filled, { names }))
      found.push(...findMoney(from, answer));
    return [...new Set(found)];
  });
}

test("the database and the list of kinds say the same of what is about money", async () => {
  expect(money.length).toBeGreaterThan(2);
  const names = Object.entries(portalKinds).flatMap(([name, kind]) => [
    name,
    ...("news" in kind ? [kind.news] : []),
  ]);
  const { rows } = await database.query(
    "select distinct name from unnest($1::text[]) name where app.is_about_money(name)",
    [names],
  );
  expect(rows.map((row) => Object(row).name).sort()).toEqual([...new Set(moneyNames)].sort());
  // What has an amount is a kind about money.
  for (const { table } of amounts) expect(about[table], table).toBe("true");
});

test("who sees money is told of every amount and every row's words", async () => {
  const found = (await look({ person: "member" })).join("\n");
  for (const table of Object.keys(about)) expect(found.includes(`${table}: `), table).toBe(true);
  for (const name of [
    "total_change_orders",
    "list_waiting",
    "search_portal",
    "list_notifications",
    "my_data",
  ])
    expect(found.includes(`${name}: `), name).toBe(true);
});

test("who does not is told of none, and finds no row", async () => {
  expect(await look()).toEqual([]);
  const seen = await inVain(async (transaction) => {
    await actAs(transaction, colleague);
    const tables: string[] = [];
    for (const [table, rows] of Object.entries(about))
      if ((await transaction.query(`select 1 from public.${table} where ${rows}`)).rows.length > 0)
        tables.push(table);
    return tables;
  });
  expect(seen).toEqual([]);
});

test("who does not decides about no money, whatever they know of it", async () => {
  const answersOf = async (id: string) =>
    await inVain(async (transaction) => {
      await actAs(transaction, id);
      const answers = await callEverything(transaction, filled, { names: ["decide_change_order"] });
      return new Set(
        answers.filter(({ from }) => from === "decide_change_order").map(({ answer }) => answer),
      );
    });
  expect([...(await answersOf(colleague))]).toEqual(['TT000 ["missing"]']);
  expect((await answersOf(member)).size).toBeGreaterThan(1);
});

const one = (table: string, where: string) => `(select id from public.${table} where ${where} limit 1)`;
const ofOwn = `project_id in (select id from public.projects where client_id = '${own}' and archived_at is null)`;

/** What makes the database tell of money, in turn, and the mails that come of it. */
const tellings = `
  update public.change_orders set status = 'sent', sent_at = now(), expires_at = now() + interval '1 day'
    where id = ${one("change_orders", `status = 'draft' and ${ofOwn}`)};
  update public.subscriptions set status = 'active' where client_id = '${own}';
  update public.subscriptions set status = 'past_due', reading = reading + 1
    where id = ${one("subscriptions", `client_id = '${own}'`)};
  select public.settle_second_subscription(subscription_id, '${owner}', 98900002)
    from public.second_subscriptions where client_id = '${own}' and settled_at is null limit 1;
  select public.remind_of_decision(id) from public.change_orders where status = 'sent' and expires_at > now() and ${ofOwn} limit 1;
  select public.queue_digests(now() + interval '9 hours')`;

/** What news and mails somebody gets of it: kinds and templates. */
async function tell(person: string, change = "", after = ""): Promise<string[]> {
  return await inVain(async (transaction) => {
    for (const statement of change ? [change] : []) await transaction.query(statement);
    await transaction.query("delete from public.notifications");
    await transaction.query("delete from public.outbox");
    await transaction.query("delete from public.notification_settings");
    await transaction.query("delete from public.decision_reminders");
    await actAs(transaction, owner);
    await transaction.query("reset role");
    for (const statement of `${tellings};${after}`.split(";"))
      if (statement.trim()) await transaction.query(statement);
    const { rows } = await transaction.query(
      `select kind as told from public.notifications where user_id = $1 and kind in ('change_order', 'care_plan')
       union select template from public.outbox o join public.users u on u.id = $1 and u.email = o.recipient
       where o.template <> 'digest' or o.payload::text ~ 'change_order' order by 1`,
      [person],
    );
    return rows.map((row) => String(Object(row).told));
  });
}
const all = ["change_order", "digest", "payment-failed", "second-subscription-ended"];

test("news and mails of money go to those who see it", async () => {
  expect(await tell(member)).toEqual(all);
  expect(await tell(colleague)).toEqual([]);
});

const take = `update public.client_members set sees_money = false where client_id = '${own}' and user_id = '${member}'`;

const leave = `delete from public.client_members where client_id = '${own}' and user_id = '${member}'`;

/** Whether a digest tells somebody of a notice that was written in the moment in which the tick was taken. */
async function isInDigest(person: string, change = ""): Promise<boolean> {
  return await inVain(async (transaction) => {
    if (change) await transaction.query(change);
    await transaction.query("delete from public.notifications");
    await transaction.query("delete from public.outbox");
    await transaction.query("delete from public.notification_settings");
    await transaction.query(
      `insert into public.notifications (user_id, project_id, kind, subject_id)
       select $1, id, 'change_order', id from public.projects where client_id = $2 limit 1`,
      [person, own],
    );
    await transaction.query("select public.queue_digests(now() + interval '9 hours')");
    return (await transaction.query("select 1 from public.outbox")).rows.length > 0;
  });
}

test("a notice that was written as the tick was taken is in no digest", async () => {
  expect(await isInDigest(member)).toBe(true);
  expect(await isInDigest(colleague)).toBe(false);
});

test("what was told and not sent is taken back with the tick, or the membership", async () => {
  expect(await tell(member, "", take)).toEqual([]);
  expect(await tell(member, "", leave)).toEqual([]);
  expect(await tell(colleague, "", `${take}; ${take.replace(member, colleague)}`)).toEqual([]);
});

test("by a decision that waits for the lock nothing is decided without the tick", async () => {
  const { rows } = await database.query(
    "select pg_get_functiondef('public.decide_change_order'::regproc) as source",
  );
  expect(Object(rows[0]).source).toMatch(/sees_money\s+for share of m/);
});

describe("forgotten once, it is noticed", () => {
  const defined = z.array(z.object({ name: z.string(), definition: z.string() }));

  test("in a policy", async () => {
    const { rows } = await database.query(
      `select format('%I on public.%I', policyname, tablename) as name, qual as definition from pg_policies where qual ~ 'my_money'`,
    );
    const policies = defined.parse(rows);
    expect(policies.length).toBeGreaterThan(4);
    for (const { name, definition } of policies) {
      const change = `alter policy ${name} using (${definition.replaceAll("my_money_", "my_")})`;
      expect(await look({ change, names: [] }), name).not.toEqual([]);
    }
  });

  /** How a function forgets, at each place where it asks. */
  const ways: [asks: RegExp, forgets: (call: string, ...parts: string[]) => string][] = [
    [/(?<!FUNCTION app\.)my_money_(client|project)_ids/g, (_, of) => `my_${of}_ids`],
    [/(?<!FUNCTION )app\.told_people\(([^,]+),[^)]*\)/g, (_, project) => `app.project_people(${project})`],
    [/ and (m\.)?sees_money\b/g, () => ""],
    [/(?<!FUNCTION )app\.sees_money_of\([^)]*\)/g, () => "true"],
    [/(?<!FUNCTION )app\.is_about_money\([^()]*\)/g, () => "false"],
    [/\(kind = ANY \(ARRAY\[.*\]\)\)/g, () => "false"],
    [/perform app\.withdraw_money\([^)]*\);/g, () => ""],
  ];
  /** Who is asked for by a rule of its own: sees-money.test.ts. */
  const elsewhere =
    /^(set_sees_money|unlink_person|sees_money_beside|clients_of_unseen_money|list_people|join_clients)$/;

  async function makeMutants() {
    const { rows } = await database.query(
      `select proname::text as name, pg_get_functiondef(oid) as definition from pg_proc
       where pronamespace in ('public'::regnamespace, 'app'::regnamespace) and prokind = 'f' order by 1`,
    );
    return defined
      .parse(rows)
      .filter(({ name }) => !elsewhere.test(name))
      .flatMap(({ name, definition }) =>
        ways.flatMap(([asks, forgets]) =>
          [...definition.matchAll(asks)].map((match) => {
            const [call, ...parts] = match;
            const end = match.index + call.length;
            return {
              name,
              change: `${definition.slice(0, match.index)}${forgets(call, ...parts)}${definition.slice(end)}`,
            };
          }),
        ),
      );
  }

  async function isNoticed({ name, change }: { name: string; change: string }): Promise<boolean> {
    const names = name in calls ? [name] : ["search_portal", "my_data"];
    if ((await look({ change, names })).length > 0) return true;
    if ((await tell(colleague, change)).length > 0) return true;
    if ((await tell(member, change, take)).length > 0) return true;
    if ((await tell(member, change, leave)).length > 0) return true;
    if (await isInDigest(colleague, change)) return true;
    if ((await tell(member, change)).join() !== all.join()) return true;
    if (name !== "decide_change_order") return (await look({ change })).length > 0;
    return await inVain(async (transaction) => {
      await transaction.query(change);
      await actAs(transaction, colleague);
      const answers = await callEverything(transaction, filled, { names: [name] });
      return answers.some(({ from, answer }) => from === name && !answer.includes("missing"));
    });
  }

  test("in a function", { tags: "slow" }, async () => {
    const mutants = await makeMutants();
    expect(mutants.length).toBeGreaterThan(12);
    const unnoticed: string[] = [];
    for (const mutant of mutants) if (!(await isNoticed(mutant))) unnoticed.push(mutant.change);
    expect(unnoticed).toEqual([]);
  });
});

test("whoever belongs to nobody sees no money either", async () => {
  expect(await look({ person: "unlinked", names: ["list_waiting", "total_change_orders"] })).toEqual([]);
  expect(await tell(unlinked)).toEqual([]);
});
