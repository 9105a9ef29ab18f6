import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// Who of a client sees its money, who says so, and that the last one keeps it. What of it is shown to whom is in sees-no-money.test.ts.

const { database, stop } = await startTestBackend();
afterAll(stop);
const { owner } = ids;
const id = (end: string) => `00000000-0000-4000-8000-000000000${end}`;
const [client, other, ada, ben, cleo] = [id("e01"), id("e02"), id("e11"), id("e12"), id("e13")];
await database.exec(`
  insert into auth.users (id, email, email_confirmed_at) values
    ('${ada}', 'ada@example.com', now()), ('${ben}', 'ben@example.com', now()), ('${cleo}', 'cleo@example.com', now());
  insert into public.clients (id, name) values ('${client}', 'One'), ('${other}', 'Another');
`);

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

const join = (who: string, of = client, sees = "false") =>
  `insert into public.client_members (client_id, user_id, sees_money) values ('${of}', '${who}', ${sees})`;
const set = (who: string, sees: boolean, of = client) =>
  `select public.set_sees_money('${of}', '${who}', ${sees})`;
const unlink = (who: string) => `select public.unlink_person('${client}', '${who}')`;

/** Who of a client sees its money, by the beginning of their address. */
async function whoSees(transaction: Queryable, of = client): Promise<string> {
  const { rows } = await transaction.query(
    `select string_agg(split_part(u.email, '@', 1), ' ' order by u.email) as who from public.client_members m
     join public.users u on u.id = m.user_id where m.client_id = $1 and m.sees_money`,
    [of],
  );
  return Object(rows[0]).who ?? "";
}

const states = ["absent", "blind", "sees", "disabled and sees"] as const;
type State = (typeof states)[number];

/** Of Ada and Ben, in every state that each can be in. */
async function place(transaction: Queryable, of: Record<string, State>): Promise<void> {
  for (const [who, state] of Object.entries(of)) {
    if (state === "absent") continue;
    await transaction.query(join(who, client, "true"));
    if (state === "blind")
      await transaction.query(`update public.client_members set sees_money = false where user_id = '${who}'`);
    if (state === "disabled and sees")
      await transaction.query(`update public.users set disabled_at = now() where id = '${who}'`);
  }
}

const pairs = states.flatMap((one) => states.map((another) => ({ one, another })));
const askers = { owner, ada, ben, stranger: cleo };
type Asker = keyof typeof askers;

/** The rule in other words: what becomes of the tick of Ada. */
function expectedAnswer({
  asker,
  sees,
  one,
  another,
}: {
  asker: Asker;
  sees: boolean;
  one: State;
  another: State;
}) {
  const may =
    asker === "owner" || (asker === "ada" && one === "sees") || (asker === "ben" && another === "sees");
  if (!may || one === "absent") return "missing";
  const has = one !== "blind";
  if (has === sees) return "set";
  if (!sees && another !== "sees") return "last";
  return "set";
}

test.each(
  pairs.flatMap((pair) =>
    Object.keys(askers).flatMap((asker) =>
      [true, false].map((sees) => ({ ...pair, asker: asker as Asker, sees })),
    ),
  ),
)(
  "that Ada ($one, beside one who is $another) sees money: $sees, says $asker",
  async ({ asker, sees, one, another }) => {
    const found = await inVain(async (transaction) => {
      await place(transaction, { [ada]: one, [ben]: another });
      const before = await whoSees(transaction);
      const said = await ask(transaction, askers[asker], set(ada, sees));
      return { said, before, after: await whoSees(transaction) };
    });
    const expected = expectedAnswer({ asker, sees, one, another });
    expect(found.said).toBe(expected);
    if (expected !== "set") expect(found.after).toBe(found.before);
    else expect(found.after.includes("ada")).toBe(sees);
  },
);

test.each(pairs)(
  "Ada ($one) is taken out beside one who is $another, unless she is the last who sees money",
  async ({ one, another }) => {
    const found = await inVain(async (transaction) => {
      await place(transaction, { [ada]: one, [ben]: another });
      const denied = await ask(transaction, ben, unlink(ada));
      return [denied, await ask(transaction, owner, unlink(ada)), await ask(transaction, owner, unlink(ada))];
    });
    const isKept = one === "sees" && another === "blind";
    const said = isKept ? "last" : one === "absent" ? "missing" : "removed";
    // A disabled account is nobody who asks.
    expect(found).toEqual(["42501", said, isKept ? "last" : "missing"]);
  },
);

test("nobody writes the tick past the function, nor takes anybody out", async () => {
  const answers = await inVain(async (transaction) => {
    await place(transaction, { [ada]: "sees", [ben]: "blind" });
    const each: unknown[] = [];
    for (const who of [owner, ada, ben, cleo])
      each.push(
        await ask(transaction, who, "update public.client_members set sees_money = true returning 1"),
        await ask(transaction, who, "delete from public.client_members returning 1"),
        await ask(transaction, who, join(cleo, client, "true")),
      );
    return new Set(each);
  });
  expect([...answers]).toEqual(["42501"]);
});

test("the first person sees money, later ones as the invite or the link says", async () => {
  const found = await inVain(async (transaction) => {
    const seen: unknown[] = [];
    const invite = (key: string, who: string, sees: string) =>
      `select public.invite_person('${id(key)}', '${client}', '${who}@example.com', ${sees})`;
    await ask(transaction, owner, invite("e21", "ada", "false"));
    await ask(transaction, owner, invite("e22", "ben", "true"));
    await ask(transaction, owner, invite("e23", "cleo", "false"));
    await ask(transaction, ada, `select public.answer_invite('${id("e21")}', true)`);
    seen.push(await whoSees(transaction));
    await ask(transaction, ben, `select public.answer_invite('${id("e22")}', true)`);
    await ask(transaction, cleo, `select public.answer_invite('${id("e23")}', true)`);
    seen.push(await whoSees(transaction));
    for (const [who, sees] of [
      [ada, "false"],
      [ben, "false"],
      [cleo, "true"],
    ] as const)
      seen.push(await ask(transaction, owner, `select public.link_person('${other}', '${who}', ${sees})`));
    seen.push(await whoSees(transaction, other));
    return seen;
  });
  expect(found).toEqual(["ada", "ada ben", "linked", "linked", "linked", "ada cleo"]);
});

test("whoever signs up with an invited address sees what the invite says; the last word of the owner counts", async () => {
  const found = await inVain(async (transaction) => {
    await transaction.query(join(ada));
    for (const [key, sees] of [
      ["e24", "false"],
      ["e25", "true"],
    ] as const)
      await ask(
        transaction,
        owner,
        `select public.invite_person('${id(key)}', '${client}', 'new@example.com', ${sees})`,
      );
    await transaction.query(
      `insert into auth.users (id, email, email_confirmed_at) values ('${id("e14")}', 'new@example.com', now())`,
    );
    return await whoSees(transaction);
  });
  expect(found).toBe("ada new");
});

test.each(pairs)(
  "of two clients that are one, what Ada is in the one ($one) and in the other ($another) comes to",
  async ({ one, another }) => {
    const found = await inVain(async (transaction) => {
      await transaction.query(join(ben, client, "true"));
      await transaction.query(join(cleo, other, "true"));
      for (const [of, state] of [
        [client, one],
        [other, another],
      ] as const)
        if (state !== "absent") await transaction.query(join(ada, of, String(state !== "blind")));
      await ask(transaction, owner, `select public.join_clients('${client}', '${other}')`);
      return await whoSees(transaction, other);
    });
    const sees = [one, another].some((state) => state !== "absent" && state !== "blind");
    expect(found).toBe(sees ? "ada ben cleo" : "ben cleo");
  },
);

test("an invite to both of them says what the one says that shows more", async () => {
  const found = await inVain(async (transaction) => {
    for (const [of, key, sees] of [
      [client, "e26", "true"],
      [other, "e27", "false"],
    ] as const)
      await ask(
        transaction,
        owner,
        `select public.invite_person('${id(key)}', '${of}', 'new@example.com', ${sees})`,
      );
    await ask(transaction, owner, `select public.join_clients('${client}', '${other}')`);
    const { rows } = await transaction.query(
      "select sees_money from public.invites where email = 'new@example.com' and revoked_at is null",
    );
    return rows;
  });
  expect(found).toEqual([{ sees_money: true }]);
});

test("of an archived client less may be seen, never more", async () => {
  const found = await inVain(async (transaction) => {
    await place(transaction, { [ada]: "sees", [ben]: "sees" });
    await ask(transaction, owner, `select public.archive_client('${client}', true)`);
    return [
      await ask(transaction, owner, set(ben, false)),
      await ask(transaction, owner, set(ben, true)),
      await ask(transaction, owner, set(ada, false)),
    ];
  });
  expect(found).toEqual(["set", "archived", "last"]);
});

test("sixty changes an hour are taken of one client, and each leaves an entry", async () => {
  const [answers, entries] = await inVain(async (transaction) => {
    await place(transaction, { [ada]: "sees", [ben]: "blind" });
    const said: unknown[] = [];
    for (let time = 0; time < 61; time++) said.push(await ask(transaction, ada, set(ben, time % 2 === 0)));
    const { rows } = await transaction.query(
      "select user_id, before, after from public.audit_log where table_name = 'client_members' and action = 'changed' and user_id = $1 order by id",
      [ada],
    );
    return [said, rows] as const;
  });
  expect(answers).toEqual([...Array(60).fill("set"), "limited"]);
  expect(entries).toHaveLength(60);
  expect(entries[0]).toEqual({ user_id: ada, before: { sees_money: false }, after: { sees_money: true } });
});

/** What leaves nobody, which nothing refuses. */
const ways: Record<string, string> = {
  "deletes the account": `delete from auth.users where id = '${ada}'`,
  "is disabled": `update public.users set disabled_at = now() where id = '${ada}'`,
};

test.each(Object.entries(ways))(
  "when the last who sees money %s, that waits for the owner, and for nobody else",
  async (_, way) => {
    const waits = `select count(*)::int from app.waiting_items where kind = 'unseen_money' and client_id = '${client}'`;
    const found = await inVain(async (transaction) => {
      await place(transaction, { [ada]: "sees", [ben]: "blind" });
      const seen = [await ask(transaction, owner, waits)];
      await transaction.query(way);
      seen.push(await ask(transaction, owner, waits), await ask(transaction, ben, waits));
      await ask(transaction, owner, set(ben, true));
      seen.push(await ask(transaction, owner, waits));
      return seen;
    });
    expect(found).toEqual([0, 1, 0, 0]);
  },
);

/** A client's people, and what there is to decide or to pay, in every state. */
test.each(
  (["nothing", "a plan", "an order"] as const).flatMap((has) =>
    [true, false].map((isOpen) => ({ has, isOpen })),
  ),
)(
  "of a client without people ($has, open: $isOpen) it waits while there is something to decide or to pay",
  async ({ has, isOpen }) => {
    const found = await inVain(async (transaction) => {
      if (has === "a plan")
        await transaction.query(`insert into public.subscriptions (
          id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
        ) values ('sub_e', '${client}', 'p', 'active', 100, 'cad', now(), true, 0, now())`);
      if (has === "an order") {
        await transaction.query(
          `insert into public.projects (id, client_id, name) values ('${id("e31")}', '${client}', 'Shop')`,
        );
        await transaction.query(`insert into public.change_orders (project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
        values ('${id("e31")}', 'More', 100, 'CAD', current_date + 9, 'sent', now(), now() + interval '9 days')`);
      }
      if (!isOpen) await ask(transaction, owner, `select public.archive_client('${client}', true)`);
      return await ask(
        transaction,
        owner,
        `select count(*)::int from app.waiting_items where kind = 'unseen_money' and client_id = '${client}'`,
      );
    });
    expect(found).toBe(isOpen && (has === "a plan" || has === "an order") ? 1 : 0);
  },
);

test("people of a client read each other's names and who sees money, others read none", async () => {
  const names = async (transaction: Queryable, who: string) =>
    await ask(
      transaction,
      who,
      `select string_agg(p.name || ' ' || p.sees_money, ', ' order by p.name) from public.list_people('${client}') p`,
    );
  const found = await inVain(async (transaction) => {
    await place(transaction, { [ada]: "sees", [ben]: "blind" });
    await transaction.query(`update public.users set full_name = 'Ada' where id = '${ada}'`);
    return [
      await names(transaction, ada),
      await names(transaction, ben),
      await names(transaction, owner),
      await names(transaction, cleo),
    ];
  });
  const all = "Ada true, ben@example.com false";
  expect(found).toEqual([all, all, all, null]);
});
