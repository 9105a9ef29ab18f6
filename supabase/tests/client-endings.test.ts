import { afterAll, describe, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// How a client ends: what is asked first, what becomes of its work, and that nothing of it changes any more.

const { database, stop } = await startTestBackend();
afterAll(stop);

const { owner, dana } = ids;
const client = "00000000-0000-4000-8000-0000000000a8";
const project = "00000000-0000-4000-8000-0000000001a8";
const finished = "00000000-0000-4000-8000-0000000001a9";
const doc = "00000000-0000-4000-8000-0000000009a8";
const invite = "00000000-0000-4000-8000-0000000008a8";

const filled = `
  insert into clients (id, name) values ('${client}', 'Ending');
  insert into client_members (client_id, user_id) values ('${client}', '${dana}');
  insert into projects (id, client_id, name, archived_at) values
    ('${project}', '${client}', 'Going on', null), ('${finished}', '${client}', 'Finished', now() - interval '1 year');
  insert into client_docs (id, client_id, title, body) values ('${doc}', '${client}', 'Runbook', 'Words');
  insert into invites (id, client_id, email) values ('${invite}', '${client}', 'kit@example.com')`;

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

/** The first column of the only row, asked by somebody; else the code of what refused it. */
async function ask(transaction: Queryable, who: string, sql: string): Promise<unknown> {
  await actAs(transaction, who);
  await transaction.query("savepoint asked");
  try {
    const { rows } = await transaction.query(sql);
    return Object.values(Object(rows[0]))[0] ?? null;
  } catch (error) {
    await transaction.query("rollback to savepoint asked");
    return Object(error).code;
  } finally {
    await transaction.query("reset role");
  }
}

async function given(transaction: Queryable, ...statements: string[]): Promise<void> {
  for (const statement of [filled, ...statements].join(";").split(";"))
    if (statement.trim()) await transaction.query(statement);
}

const plans = {
  none: null,
  active: ["active", false],
  "past due": ["past_due", false],
  ending: ["active", true],
  over: ["canceled", false],
  "begun and left": ["incomplete_expired", false],
} as const;
const goesOn = ["active", "past due"];

const order = (status: string, days: number) => `
  insert into change_orders (project_id, number, title, price_cents, currency, valid_until, status, sent_at, expires_at)
  values ('${project}', 1, 'Order', 100, 'CAD', current_date, '${status}', now(), now() + interval '${days} days')`;
const feedback = (status: string, visible: boolean) => `
  insert into feedback_items (project_id, title, status, visible) values ('${project}', 'Item', '${status}', ${visible})`;
const decisions = {
  none: "",
  "an order": order("sent", 1),
  "an order that ran out": order("sent", -1),
  "a draft": order("draft", 1),
  feedback: feedback("open", true),
  "feedback nobody sees": feedback("open", false),
  "feedback to work on": feedback("changes_requested", true),
};
const isOpen = ["an order", "feedback"];

describe.each(Object.entries(plans))("a client whose plan is: %s", (plan, subscription) => {
  test.each(
    Object.entries(decisions).flatMap(([decision, sql]) =>
      [false, true].map((withdraws) => ({ decision, sql, withdraws })),
    ),
  )("and who decides about: $decision, taken back: $withdraws", async ({ decision, sql, withdraws }) => {
    const expected = goesOn.includes(plan)
      ? "plan"
      : isOpen.includes(decision) && !withdraws
        ? "decisions"
        : "archived";
    const [answer, state] = await inVain(async (transaction) => {
      await given(transaction, sql);
      if (subscription)
        await transaction.query(
          `insert into subscriptions (
             id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
           ) values ('sub', $1, 'price', $2, 100, 'cad', now() + interval '1 month', $3, 1, now())`,
          [client, ...subscription],
        );
      const said = await ask(transaction, owner, `select public.archive_client('${client}', ${withdraws})`);
      const { rows } = await transaction.query(
        `select c.archived_at is not null as client,
           (select archived_at is not null from projects where id = $2) as project,
           (select archived_at < now() - interval '300 days' from projects where id = $3) as finished,
           (select revoked_at is not null from invites where id = $4) as invite,
           exists (select from app.waiting_decisions w where w.client_id = $1) as waits,
           (select count(*)::int from list_waiting(null, $1) l where l.project_id is not null) as items
         from clients c where c.id = $1`,
        [client, project, finished, invite],
      );
      return [said, rows[0]];
    });
    const isArchived = expected === "archived";
    expect(answer).toBe(expected);
    expect(state).toEqual({
      client: isArchived,
      project: isArchived,
      // It is kept from when it was finished, not anew.
      finished: true,
      invite: isArchived,
      waits: isArchived ? false : isOpen.includes(decision),
      items: isArchived ? 0 : expect.any(Number),
    });
  });
});

const attempts: Record<string, [sql: string, open: unknown, ended: unknown]> = {
  "its name": [`update clients set name = 'Else' where id = '${client}' returning 'done'`, "done", null],
  "a project": [
    `insert into projects (client_id, name) values ('${client}', 'Another') returning 'done'`,
    "done",
    "42501",
  ],
  "a finished project taken back": [
    `update projects set archived_at = null where id = '${finished}' returning 'done'`,
    "done",
    "42501",
  ],
  "a member": [
    `insert into client_members (client_id, user_id) values ('${client}', '${ids.priya}') returning 'done'`,
    "done",
    "42501",
  ],
  "a page": [
    `insert into client_docs (client_id, title, body) values ('${client}', 'T', 'B') returning 'done'`,
    "done",
    "42501",
  ],
  "a page's words": [
    `update client_docs set body = 'Else' where id = '${doc}' returning 'done'`,
    "done",
    null,
  ],
  "a page removed": [`delete from client_docs where id = '${doc}' returning 'done'`, "done", null],
  "an invite": [
    `select public.invite_person(gen_random_uuid(), '${client}', 'new@example.com')`,
    "invited",
    "archived",
  ],
  "an invite sent again": [`select public.renew_invite('${invite}', gen_random_uuid())`, "invited", "closed"],
  "a person linked": [`select public.link_person('${client}', '${ids.priya}')`, "linked", "archived"],
  "a person removed": [`select public.unlink_person('${client}', '${dana}')`, "removed", "removed"],
  "itself archived": [`select public.archive_client('${client}', true)`, "archived", "archived"],
  "itself taken back": [`select public.restore_client('${client}')`, "restored", "restored"],
};

test.each(Object.entries(attempts))(
  "of an archived client only what ends it changes: %s",
  async (_, attempt) => {
    const [sql, open, ended] = attempt;
    const answers = await inVain(async (transaction) => {
      await given(transaction);
      await transaction.query("savepoint open");
      const before = await ask(transaction, owner, sql);
      await transaction.query("rollback to savepoint open");
      await ask(transaction, owner, `select public.archive_client('${client}', true)`);
      return [before, await ask(transaction, owner, sql)];
    });
    expect(answers).toEqual([open, ended]);
  },
);

test("its people read it as before, and it can be taken back, with its projects as they are", async () => {
  const found = await inVain(async (transaction) => {
    await given(transaction);
    await ask(transaction, owner, `select public.archive_client('${client}', false)`);
    const read = await ask(transaction, dana, `select name from clients where id = '${client}'`);
    const said = await ask(transaction, dana, `select public.restore_client('${client}')`);
    await ask(transaction, owner, `select public.restore_client('${client}')`);
    const { rows } = await transaction.query(
      "select archived_at, (select archived_at is null from projects where id = $2) as goes_on from clients where id = $1",
      [client, project],
    );
    return [read, said, rows[0]];
  });
  expect(found).toEqual(["Ending", "42501", { archived_at: null, goes_on: false }]);
});

const empty = "00000000-0000-4000-8000-0000000000a9";
const contents: Record<string, [sql: string, answer: string]> = {
  nothing: ["", "deleted"],
  "an invite that was taken back": [
    `insert into invites (client_id, email, revoked_at) values ('${empty}', 'a@example.com', now())`,
    "deleted",
  ],
  "a message that made it": [
    `insert into contact_messages (name, email, message, client_id) values ('A', 'a@example.com', 'Hello', '${empty}')`,
    "deleted",
  ],
  "an open invite": [`insert into invites (client_id, email) values ('${empty}', 'a@example.com')`, "filled"],
  "a finished project": [
    `insert into projects (client_id, name, archived_at) values ('${empty}', 'P', now())`,
    "filled",
  ],
  "a person": [`insert into client_members (client_id, user_id) values ('${empty}', '${dana}')`, "filled"],
  "a page": [`insert into client_docs (client_id, title, body) values ('${empty}', 'T', 'B')`, "filled"],
  "a note": [`insert into owner_notes (subject_id, body) values ('${empty}', 'Note')`, "filled"],
  "a customer at Stripe": [`update clients set stripe_customer_id = 'cus' where id = '${empty}'`, "filled"],
  "a plan that is over": [
    `insert into subscriptions (
       id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
     ) values ('sub', '${empty}', 'price', 'canceled', 100, 'cad', now(), false, 1, now())`,
    "filled",
  ],
};

test.each(Object.entries(contents))(
  "a client that has %s is deleted only when it is empty",
  async (_, content) => {
    const [sql, expected] = content;
    const answers = await inVain(async (transaction) => {
      await transaction.query(`insert into clients (id, name) values ('${empty}', 'Empty')`);
      if (sql) await transaction.query(sql);
      const denied = await ask(transaction, dana, `select public.delete_client('${empty}')`);
      const said = await ask(transaction, owner, `select public.delete_client('${empty}')`);
      const again = await ask(transaction, owner, `select public.delete_client('${empty}')`);
      return [denied, said, again];
    });
    expect(answers).toEqual(["42501", expected, expected === "deleted" ? "missing" : "filled"]);
  },
);

const retained = `select count(*)::int from app.expired('{"requests": "1 year", "accounts": "1 year", "projects": "1 year"}', now())
  where id in (
    select id::text from contact_messages where client_id = '${client}'
    union all select id::text from auth.users where email = 'gone@example.com'
    union all select '${project}'
  )`;

test.each([
  [null, 0],
  ["1 month", 0],
  ["13 months", 3],
])("what is kept of a client archived since %s counts from there", async (since, expected) => {
  const found = await inVain(async (transaction) => {
    const person = "00000000-0000-4000-8000-0000000007a8";
    await given(
      transaction,
      `insert into auth.users (id, email, created_at, email_confirmed_at, last_sign_in_at)
         values ('${person}', 'gone@example.com', now() - interval '3 years', now() - interval '3 years', now() - interval '3 years')`,
      `insert into client_members (client_id, user_id) values ('${client}', '${person}')`,
      `insert into milestones (project_id, title) values ('${project}', 'Step')`,
      `insert into contact_messages (name, email, message, client_id, status, status_at, created_at)
         values ('A', 'elsewhere@example.com', 'Hello', '${client}', 'answered', now() - interval '3 years', now() - interval '3 years')`,
    );
    if (since) {
      await ask(transaction, owner, `select public.archive_client('${client}', true)`);
      await transaction.query("set local session_replication_role = replica");
      await transaction.query(
        `update projects set archived_at = now() - interval '${since}' where id = '${project}'`,
      );
      await transaction.query(
        `update clients set archived_at = now() - interval '${since}' where id = '${client}'`,
      );
    }
    const { rows } = await transaction.query(retained);
    return Object.values(Object(rows[0]))[0];
  });
  expect(found).toBe(expected);
});
