import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// Whatever becomes of the factors of an account is told, once, in whichever order it happens and whenever it is looked at.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const { dana, priya } = ids;

const factors = {
  telephone: "00000000-0000-4000-8000-00000000fa01",
  tablet: "00000000-0000-4000-8000-00000000fa02",
};
type Name = keyof typeof factors;
const names: Name[] = ["telephone", "tablet"];

const doings = [
  "begin telephone",
  "prove telephone",
  "prove tablet",
  "remove telephone",
  "remove tablet",
  "tell",
];
const statements: Record<string, (id: string, name: string) => string> = {
  begin: (
    id,
    name,
  ) => `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values ('${id}', '${dana}', '${name}', 'totp', 'unverified', now(), now()) on conflict do nothing`,
  prove: (
    id,
    name,
  ) => `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values ('${id}', '${dana}', '${name}', 'totp', 'verified', now(), now()) on conflict (id) do update set status = 'verified'`,
  remove: (id) => `delete from auth.mfa_factors where id = '${id}'`,
  tell: () => "select public.tell_of_factors()",
};
/** Every order of four of them. */
const orders = doings.flatMap((one) =>
  doings.flatMap((two) => doings.flatMap((three) => doings.map((four) => [one, two, three, four]))),
);

/** The shortest one in which an app goes and another stays. */
const twoApps = ["prove telephone", "prove tablet", "tell", "remove tablet"];

/** Said in other words than the database's: what the person knows, against what is so whenever it is looked at. */
function tellMails(order: string[], isLost: boolean): string[] {
  const proven = new Set<Name>();
  const known = new Set<Name>();
  const mails: string[] = [];
  for (const doing of [...order, "tell", "tell"]) {
    const [verb, what] = doing.split(" ");
    for (const name of names.filter((one) => one === what)) {
      if (verb === "prove") proven.add(name);
      if (verb === "remove") proven.delete(name);
    }
    if (verb !== "tell") continue;
    for (const name of names) {
      if (proven.has(name) && !known.has(name)) mails.push(`added ${name}`);
      if (!proven.has(name) && known.has(name))
        mails.push(`removed ${name}, ${proven.size > 0 ? "another" : isLost ? "none" : "password"}`);
      proven.has(name) ? known.add(name) : known.delete(name);
    }
  }
  return mails.toSorted();
}

const told = z.array(z.object({ mail: z.string(), left: z.number(), entries: z.number() }));

async function tryOrder(order: string[], isLost: boolean) {
  const found: z.infer<typeof told> = [];
  await database.transaction(async (transaction) => {
    const done = [...order, "tell", "tell"].map((doing) => {
      const [verb = "", what] = doing.split(" ");
      const name = names.find((one) => one === what) ?? "telephone";
      return statements[verb]?.(factors[name], name) ?? "";
    });
    await transaction.exec(`
      delete from public.outbox; delete from app.told_factors; delete from auth.mfa_factors; delete from app.recovery_codes;
      delete from app.must_enrol; delete from public.audit_log where action like 'factor%';
      insert into app.recovery_codes (user_id, code_hash) values ('${dana}', '${"a".repeat(43)}'), ('${priya}', '${"b".repeat(43)}');
      ${isLost ? `insert into app.must_enrol values ('${dana}', now());` : ""}
      ${done.join(";\n")}
    `);
    const { rows } = await transaction.query(`
      select concat_ws(', ', replace(template, 'factor-', '') || ' ' || (payload ->> 'name'), payload ->> 'opens_with') as mail,
        (select count(*)::int from app.recovery_codes) as left,
        (select count(*)::int from public.audit_log where action like 'factor%' and user_id = '${dana}') as entries
      from public.outbox where recipient = '${accounts.ownClient}' and subject_id = '${dana}' order by mail
    `);
    found.push(...told.parse(rows));
    await transaction.rollback();
  });
  return found;
}

async function tryOrders(every: number, isLost: boolean): Promise<void> {
  const wrong: unknown[] = [];
  for (const order of [twoApps, ...orders.filter((_, place) => place % every === 0)]) {
    const expected = tellMails(order, isLost);
    const found = await tryOrder(order, isLost);
    const mails = found.map(({ mail }) => mail).toSorted();
    // Codes go with the last factor, and nobody else's do.
    const left = expected.some((mail) => mail.endsWith("password")) ? 1 : 2;
    if (JSON.stringify(mails) !== JSON.stringify(expected)) wrong.push({ order, expected, mails });
    if (found[0] && (found[0].entries !== mails.length || found[0].left !== left))
      wrong.push({ order, found, left });
  }
  expect(wrong).toEqual([]);
}

test.each([false, true])(
  "each change is told once, in every eleventh order (after a recovery code: %s)",
  (isLost) => tryOrders(11, isLost),
);

test.each([false, true])(
  "each change is told once in each of 1296 orders (after a recovery code: %s)",
  { tags: "slow" },
  async (isLost) => {
    expect(orders).toHaveLength(1296);
    await tryOrders(1, isLost);
  },
);

test("a name that somebody typed past the site is cut, on one line, and is nobody's if it is empty", async () => {
  const typed = ["  My\nphone\t ", "", " ", null, "x".repeat(1000)];
  await database.exec(
    "delete from public.outbox; delete from auth.mfa_factors; delete from app.told_factors",
  );
  for (const [place, name] of typed.entries())
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'totp', 'verified', now() + $3 * interval '1 second', now())`,
      [[dana, priya, ids.owner, dana, priya][place], name, place],
    );
  const tell = () => backend.service().rpc("tell_of_factors");
  expect((await tell()).data).toBe(5);
  expect((await tell()).data).toBe(0);
  const { rows } = await database.query("select name from app.told_factors order by added_at");
  expect(rows).toEqual([
    { name: "My phone" },
    { name: null },
    { name: null },
    { name: null },
    { name: "x".repeat(60) },
  ]);
  const download = await (await backend.signIn(accounts.ownClient)).rpc("my_data", {
    part: "factors",
    skip: 0,
    most: 9,
  });
  // A session of level 1 is nobody's.
  expect(download.data).toEqual([]);
  await database.exec("delete from auth.mfa_factors");
  const { data } = await (await backend.signIn(accounts.ownClient)).rpc("my_data", {
    part: "factors",
    skip: 0,
    most: 9,
  });
  expect(data).toMatchObject([{ name: "My phone" }, { name: null }]);
  expect((await tell()).data).toBe(5);
});

test("the owner alone sees who of a client has a factor, each person their own", async () => {
  await database.exec(`
    delete from auth.mfa_factors; delete from auth.sessions;
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values
      ('${factors.telephone}', '${priya}', 'totp', 'verified', now(), now()),
      ('${factors.tablet}', '${dana}', 'totp', 'unverified', now(), now())
  `);
  const list = async (email: string, of_client: unknown) =>
    (await (await backend.signIn(email)).rpc("list_people_with_factor", { of_client })).data;
  const { rows } = await database.query<{ client_id: string }>(
    "select client_id from client_members where user_id = $1",
    [priya],
  );
  const of = rows[0]?.client_id;
  expect(await list(accounts.owner, of)).toEqual([priya]);
  expect(await list(accounts.owner, ids.voltway)).toEqual([]);
  expect(await list(accounts.owner, null)).toEqual([]);
  expect(await list(accounts.ownClient, of)).toEqual([]);
  expect(await list(accounts.otherClient, of)).toEqual([]);
  const own = async (email: string) => (await (await backend.signIn(email)).rpc("my_factors")).data;
  expect(await own(accounts.ownClient)).toEqual([]);
  expect(await own(accounts.otherClient)).toEqual([]);
  const strong = await backend.signIn(accounts.otherClient);
  await database.exec("update auth.sessions set aal = 'aal2'");
  await database.exec(`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    select gen_random_uuid(), id, now(), now(), 'totp' from auth.sessions
  `);
  await strong.auth.refreshSession();
  expect((await strong.rpc("my_factors")).data).toMatchObject([
    { id: factors.telephone, name: "", may_go: true },
  ]);
});

test("codes are told of when one is used and when others replace them, not when they go with factor or account", async () => {
  const told = async (change: string) => {
    await database.exec(`delete from public.outbox where template like 'recovery-%'; ${change}`);
    const { rows } = await database.query<{ mail: string }>(
      `select concat_ws(' ', recipient, template, payload ->> 'left') as mail from public.outbox where template like 'recovery-%'`,
    );
    return rows.map(({ mail }) => mail);
  };
  const give = (person: string, letter: string) =>
    `insert into app.recovery_codes (user_id, code_hash) select '${person}', rpad('${letter}' || n, 43, '_') from generate_series(0, 9) n`;
  const clear = "delete from auth.mfa_factors; delete from app.recovery_codes";
  const prove = (person: string) =>
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values ('${person}', '${person}', 'totp', 'verified', now(), now())`;
  const use = (code: string) =>
    `update app.recovery_codes set used_at = now(), used_in = user_id where code_hash like '${code}%'`;

  expect(await told(`${clear}; ${prove(dana)}; ${give(dana, "a")}`)).toEqual([]);
  expect(await told(use("a0"))).toEqual([`${accounts.ownClient} recovery-code-used 9`]);
  expect(await told(use("a0"))).toEqual([]);
  const all = await told(use("a"));
  expect(all).toHaveLength(9);
  expect(await told(`delete from app.recovery_codes; ${give(dana, "b")}`)).toEqual([
    `${accounts.ownClient} recovery-codes-renewed`,
  ]);
  expect(await told("delete from app.recovery_codes where code_hash = 'none'")).toEqual([]);
  expect(
    await told(
      "select public.tell_of_factors(); delete from auth.mfa_factors; select public.tell_of_factors()",
    ),
  ).toEqual([]);
  const { rows } = await database.query("select from app.recovery_codes");
  expect(rows).toEqual([]);
  await database.exec(
    `insert into auth.users (id, email) values ('${factors.tablet}', 'leaves@example.com')`,
  );
  expect(
    await told(
      `${prove(factors.tablet)}; ${give(factors.tablet, "c")}; delete from auth.users where id = '${factors.tablet}'`,
    ),
  ).toEqual([]);
});

test("with the account goes what was told of it, and nobody is told of that", async () => {
  await database.exec(`
    delete from public.outbox; delete from auth.mfa_factors; delete from app.told_factors;
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${factors.telephone}', '${priya}', 'totp', 'verified', now(), now());
    select public.tell_of_factors();
    delete from auth.users where id = '${priya}'
  `);
  expect((await backend.service().rpc("tell_of_factors")).data).toBe(0);
  const { rows } = await database.query("select template from public.outbox");
  expect(rows).toEqual([]);
});
