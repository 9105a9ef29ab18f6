import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// Whoever has an owner's session, and no more, leads no payment elsewhere; who knows the password does, and every owner is told.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const callers = {
  owner: await backend.signIn(accounts.owner),
  client: await backend.signIn(accounts.ownClient),
  nobody: backend.anonymous(),
  service: backend.service(),
};
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;
const second = randomUUID();
await rows(
  "insert into auth.users (id, email, email_confirmed_at) values ($1, 'second@agency.example', now())",
  [second],
);
await rows("alter table public.users disable trigger refuse_role_change");
await rows("update public.users set role = 'owner', full_name = 'Second' where id = $1", [second]);
await rows("alter table public.users enable trigger refuse_role_change");
await rows("update auth.users set created_at = now() - interval '1 year'");

const first = {
  invoice_from: "The Agency\nMain Street",
  pay_to: "IBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFF",
};
beforeEach(async () => {
  await rows("update public.agency_settings set invoice_from = $1, pay_to = $2", [
    first.invoice_from,
    first.pay_to,
  ]);
  await rows("delete from app.password_proofs");
  await rows("delete from app.password_changes");
  await rows("delete from public.outbox");
  await rows("delete from public.audit_log where table_name = 'agency_settings'");
});

const stored = async () =>
  (await rows("select invoice_from, pay_to, version from public.agency_settings"))[0];
const told = () =>
  rows(
    "select recipient, payload from public.outbox where template = 'invoice-sender-changed' order by recipient",
  );

async function prove(user: string = ids.owner): Promise<string> {
  const { data, error } = await callers.service.rpc("prove_password", { user_id: user });
  if (error) throw new Error(error.message);
  return String(data);
}

type Change = { proof: string; pay_to?: string; invoice_from?: string; seen_version?: number };

async function change(by: keyof typeof callers, { proof, ...more }: Change): Promise<string> {
  const seen = (await stored())?.version;
  const { data, error } = await callers[by].rpc("set_invoice_sender", {
    ...{ proof, ...first, seen_version: seen },
    ...more,
  });
  return String(error ? error.code : data);
}

const mine = { pay_to: "IBAN GB29 NWBK 6016 1331 9268 19" };

const proofs: Record<string, () => Promise<string>> = {
  "none that is known": async () => randomUUID(),
  good: () => prove(),
  used: async () => {
    const proof = await prove();
    await rows("delete from app.password_proofs where id = $1", [proof]);
    return proof;
  },
  "a minute old": async () => {
    const proof = await prove();
    await rows("update app.password_proofs set created_at = now() - interval '1 minute'");
    return proof;
  },
  "almost a minute old": async () => {
    const proof = await prove();
    await rows("update app.password_proofs set created_at = now() - interval '55 seconds'");
    return proof;
  },
  "of another owner": () => prove(second),
  "of a client": () => prove(ids.dana),
};
const passwords: Record<string, string | null> = {
  "not changed": null,
  "changed now": "0 seconds",
  "changed almost a day ago": "23 hours 59 minutes",
  "changed a day ago": "24 hours 1 minute",
};
const isGood = (proof: string) => proof === "good" || proof === "almost a minute old";
const isOld = (password: string) => password === "not changed" || password === "changed a day ago";

const names = ["owner", "client", "nobody", "service"] as const;
const space = names.flatMap((by) =>
  Object.keys(proofs).flatMap((proof) => Object.keys(passwords).map((password) => ({ by, proof, password }))),
);

test.each(space)("$by with a proof, $proof, and a password, $password", async ({ by, proof, password }) => {
  const made = await proofs[proof]?.();
  if (passwords[password])
    await rows(
      "insert into app.password_changes (user_id, changed_at) select id, now() - $1::interval from auth.users",
      [passwords[password]],
    );
  const answer = await change(by, { proof: made ?? "", ...mine });
  if (by !== "owner") expect(answer).toBe("42501");
  else if (!isGood(proof)) expect(answer).toBe("unproven");
  else expect(answer).toBe(isOld(password) ? "set" : "fresh");
  expect((await stored())?.pay_to).toBe(answer === "set" ? mine.pay_to : first.pay_to);
  expect((await told()).length).toBe(answer === "set" ? 2 : 0);
});

test("a session alone writes neither column and makes no proof", async () => {
  for (const written of [{ pay_to: "mine" }, { invoice_from: "mine" }]) {
    const { error } = await callers.owner.from("agency_settings").update(written).eq("is_only", true);
    expect(error?.code, Object.keys(written).join()).toBe("42501");
  }
  for (const by of ["owner", "client", "nobody"] as const)
    expect((await callers[by].rpc("prove_password", { user_id: ids.owner })).error?.code, by).toBe("42501");
  expect((await callers.service.rpc("prove_password", { user_id: randomUUID() })).data).toBeNull();
});

test("a password that a session chose at the sign-in service is too fresh, but of an account that is as new", async () => {
  await rows("update auth.users set encrypted_password = 'chosen by a thief' where id = $1", [ids.owner]);
  expect(await change("owner", { proof: await prove(), ...mine })).toBe("fresh");
  await rows("update auth.users set created_at = now() - interval '2 hours' where id = $1", [ids.owner]);
  expect(await change("owner", { proof: await prove(), ...mine })).toBe("set");
  await rows("update auth.users set created_at = now() - interval '1 year' where id = $1", [ids.owner]);
});

test("every owner who can sign in is mailed who changed what, by the ends of the accounts", async () => {
  expect(await change("owner", { proof: await prove(), ...mine })).toBe("set");
  const [one, other, ...more] = await told();
  expect(more).toEqual([]);
  expect([one?.recipient, other?.recipient].sort()).toEqual([accounts.owner, "second@agency.example"].sort());
  expect(one?.payload).toMatchObject({ account: { was: "3000", becomes: "6819" }, sender: null });
  await rows("delete from public.outbox");
  const moved = { ...mine, invoice_from: "Moved" };
  expect(await change("owner", { proof: await prove(), ...moved })).toBe("set");
  expect((await told())[0]?.payload).toMatchObject({
    account: null,
    sender: { was: first.invoice_from, becomes: "Moved" },
  });
});

test("the same value, spaces and line ends aside, is no change and tells nobody; empty is none, and is told", async () => {
  const same = { pay_to: `  ${first.pay_to.replace("\n", "\r\n")} \n` };
  expect(await change("owner", { proof: await prove(), ...same })).toBe("same");
  expect(await told()).toEqual([]);
  expect(await change("owner", { proof: await prove(), pay_to: " " })).toBe("set");
  expect((await stored())?.pay_to).toBeNull();
  expect((await told())[0]?.payload).toMatchObject({ account: { was: "3000", becomes: null } });
  expect(await change("owner", { proof: await prove(), pay_to: "x".repeat(501) })).toBe("23514");
});

test("a proof is good once, of forty changes at once one is made, and a stale version changes nothing", async () => {
  const proof = await prove();
  const many = Array.from({ length: 40 }, (_, at) => ({ pay_to: `Account ${at}` }));
  const seen_version = Number((await stored())?.version);
  const once = await Promise.all(many.map((more) => change("owner", { proof, seen_version, ...more })));
  expect(once.sort()).toEqual(["set", ...Array(39).fill("unproven")]);
  const now = Number((await stored())?.version);
  const proven = await Promise.all(many.map(() => prove()));
  const each = await Promise.all(
    proven.map((own, at) => change("owner", { proof: own, seen_version: now, pay_to: `Account ${at + 50}` })),
  );
  expect(each.sort()).toEqual([...Array(39).fill("changed"), "set"]);
  expect(await change("owner", { proof: await prove(), seen_version: 1, ...mine })).toBe("changed");
  expect((await told()).length).toBe(4);
});

test("a change is told for a week to owners alone, with who and the ends, and nobody can put it away", async () => {
  await change("owner", { proof: await prove(), ...mine });
  const read = async (by: keyof typeof callers) => (await callers[by].rpc("list_invoice_notices")).data;
  expect(await read("owner")).toMatchObject([{ kind: "account", was: "3000", becomes: "6819" }]);
  expect(await read("client")).toEqual([]);
  expect((await callers.nobody.rpc("list_invoice_notices")).error?.code).toBe("42501");
  const { error } = await callers.owner.from("audit_log").delete().eq("table_name", "agency_settings");
  expect(error?.code).toBe("42501");
  await rows(
    "update public.audit_log set created_at = now() - interval '6 days 23 hours' where table_name = 'agency_settings'",
  );
  expect(await read("owner")).toHaveLength(1);
  await rows(
    "update public.audit_log set created_at = now() - interval '7 days' where table_name = 'agency_settings'",
  );
  expect(await read("owner")).toEqual([]);
});

const series: [numbers: string[], told: [string, string] | null][] = [
  [[], null],
  [["A-0001"], null],
  [["A-0001", "A-0002"], null],
  [["A-0009", "A-0010", "A-0100"], null],
  [["1", "2"], null],
  [
    ["A-0001", "B-0001"],
    ["A-0001", "B-0001"],
  ],
  [
    ["A-0001", "B-0001", "A-0002"],
    ["B-0001", "A-0002"],
  ],
  [
    ["2026-0001", "2027-0001"],
    ["2026-0001", "2027-0001"],
  ],
  [
    ["A-0001", "1"],
    ["A-0001", "1"],
  ],
];

test.each(series)("numbers %j are told as two series: %j", async (numbers, expected) => {
  await rows("delete from public.invoices");
  for (const [at, number] of numbers.entries())
    await rows(
      `insert into public.invoices (client_id, currency, bill_to, status, number, finalized_at)
       values ($1, 'CAD', 'Voltway', 'open', $2, now() - interval '1 hour' + $3 * interval '1 minute')`,
      [ids.voltway, number, at],
    );
  const { data } = await callers.owner.rpc("list_invoice_notices");
  const found = (Array.isArray(data) ? data : []).filter(({ kind }) => kind === "series");
  expect(found.map(({ was, becomes }) => [was, becomes])).toEqual(expected ? [expected] : []);
  await rows("update public.invoices set finalized_at = now() - interval '30 days'");
  expect((await callers.owner.rpc("list_invoice_notices")).data).toEqual([]);
});

test("an account is known by its last four characters, wherever its line stands", async () => {
  const endings = Object.entries({
    [first.pay_to]: "3000",
    "Bank of X\r\nAcct 12 345-678-9": "6789",
    "BIC COBADEFF\nIBAN: DE89 3704 0044 0532 0130 00 ": "3000",
    "Ask us": "kus",
    "123": "123",
    "…": null,
  });
  for (const [account, ending] of endings) {
    const [found] = await rows("select app.ending_of_account($1) as ending", [account]);
    expect(found?.ending, account).toBe(ending === "kus" ? "skus" : ending);
  }
});
