import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const rows = async (sql: string, values: unknown[] = []) =>
  (await backend.database.query<Record<string, unknown>>(sql, values)).rows;
beforeEach(async () => void (await rows("delete from public.tax_rates")));

const vat = { name: "VAT", percent: 20, kind: "standard", note: null as string | null, as_default: false };
async function add(more: Partial<typeof vat> = {}, who = owner): Promise<string> {
  const { data, error } = await who.rpc("add_tax_rate", { ...vat, ...more });
  return error?.code ?? String(data);
}
const ask = async (verb: string, rate_id: unknown, who = owner) => {
  const { data, error } = await who.rpc(verb, { rate_id });
  return error?.code ?? String(data);
};
const idOf = async (name: string) =>
  (await rows("select id from public.tax_rates where name = $1", [name]))[0]?.id;
const defaults = async () =>
  (await rows("select name from public.tax_rates where is_default")).map(({ name }) => name);

test("a rate has a percentage from 0 to 100, or none and a sentence that says why", async () => {
  const known = new Set<string>();
  for (const kind of ["standard", "exempt", "reverse_charge"])
    for (const percent of [-0.0001, 0, 0.0001, 19, 100, 100.0001])
      for (const note of [null, "", " \n", "Because.", "x".repeat(301)]) {
        const sentence = note?.trim() ?? "";
        const isMissing = kind !== "standard" && note === null;
        const isRate = percent >= 0 && percent <= 100 && sentence.length <= 300;
        const fits = kind === "standard" ? sentence === "" : sentence !== "" && percent === 0;
        const same = `${kind} ${percent} ${sentence}`;
        const expected = isMissing
          ? "22023"
          : !isRate || !fits
            ? "23514"
            : known.has(same)
              ? "known"
              : "added";
        expect(await add({ kind, percent, note }), `${same}, ${JSON.stringify(note)}`).toBe(expected);
        if (expected === "added") known.add(same);
      }
  for (const name of ["", "x".repeat(51)]) expect(await add({ name })).toBe("23514");
  expect(await add({ name: " \n" })).toBe("PT400");
  expect(await add({ kind: "gift" })).toBe("22P02");
});

test("one like it is not added again, however it is written, until it is archived", async () => {
  expect(await add({ name: "VAT\n" })).toBe("added");
  expect(await add({ name: " vat" })).toBe("known");
  expect(await add({ percent: 7 })).toBe("added");
  expect(await ask("archive_tax_rate", await idOf("VAT"))).toBe("archived");
  await rows("update public.tax_rates set archived_at = now() where percent = 20");
  expect(await add()).toBe("added");
});

test("one rate at most is the default: the last that was chosen, and none that is archived", async () => {
  expect(await add({ name: "A", as_default: true })).toBe("added");
  expect(await add({ name: "B", as_default: true })).toBe("added");
  expect(await defaults()).toEqual(["B"]);
  expect(await add({ name: "C" })).toBe("added");
  expect(await add({ name: "A", as_default: true }), "known, and chosen").toBe("known");
  expect(await defaults()).toEqual(["A"]);
  for (const name of ["C", "C", "B"]) {
    expect(await ask("set_default_tax_rate", await idOf(name))).toBe("set");
    expect(await defaults()).toEqual([name]);
  }
  expect(await ask("archive_tax_rate", await idOf("B"))).toBe("archived");
  expect(await ask("archive_tax_rate", await idOf("B")), "again").toBe("archived");
  expect(await defaults()).toEqual([]);
  expect(await ask("set_default_tax_rate", await idOf("B"))).toBe("missing");
  expect(await ask("set_default_tax_rate", randomUUID())).toBe("missing");
  expect(await ask("archive_tax_rate", randomUUID())).toBe("missing");
  expect(await ask("set_default_tax_rate", await idOf("A"))).toBe("set");
  expect(await ask("set_default_tax_rate", null)).toBe("set");
  expect(await defaults()).toEqual([]);
  await Promise.all(["D", "E", "F", "G"].map((name) => add({ name, as_default: true })));
  expect(await defaults(), "all at once").toHaveLength(1);
});

test("thirty rates are in use at most, and no client adds, chooses, archives or reads one", async () => {
  for (let place = 0; place < 30; place++) expect(await add({ name: `Rate ${place}` })).toBe("added");
  expect(await add()).toBe("full");
  expect(await add({ name: "Rate 7" })).toBe("known");
  const rate = await idOf("Rate 7");
  expect(await add({}, dana)).toBe("42501");
  for (const verb of ["archive_tax_rate", "set_default_tax_rate"])
    expect(await ask(verb, rate, dana)).toBe("42501");
  expect((await dana.from("tax_rates").select("id")).data).toEqual([]);
  expect(await ask("archive_tax_rate", rate)).toBe("archived");
  expect(await add()).toBe("added");
});

async function makeClient() {
  const client = randomUUID();
  await rows("insert into public.clients (id, name) values ($1, 'Client')", [client]);
  return client;
}

type Asked = { line?: Record<string, unknown>; supplied_from?: string | null; supplied_on?: string | null };

async function prepare({ line = {}, ...more }: Asked = {}) {
  const { data, error } = await owner.rpc("prepare_invoice", {
    ...{ of_client: await makeClient(), of_project: null, in_currency: "CAD", bill_to: "Client" },
    lines: [{ source: "free", description: "Work", amount: 100, ...line }],
    request_key: randomUUID(),
    ...more,
  });
  const [said] = Array.isArray(data) ? data : [];
  return { answer: String(error?.code ?? said?.answer), invoice: String(said?.invoice) };
}
const lineOf = async (invoice: string) =>
  (
    await rows(
      "select tax_name as name, tax_percent::float as percent, tax_kind as kind, tax_note as note from public.invoice_lines where invoice_id = $1",
      [invoice],
    )
  )[0];

test("a line keeps the rate that it names, else the default, with null none; what is archived is refused", async () => {
  const none = { name: null, percent: null, kind: null, note: null };
  const standard = { name: "VAT", percent: 20, kind: "standard", note: null };
  const exempt = { name: "Free", percent: 0, kind: "exempt", note: "Because." };
  for (const hasDefault of [false, true]) {
    await rows("delete from public.tax_rates");
    await add({ as_default: hasDefault });
    await add({ name: "Free", percent: 0, kind: "exempt", note: "Because." });
    await add({ name: "Old" });
    const [rate, free, old] = [await idOf("VAT"), await idOf("Free"), await idOf("Old")];
    await ask("archive_tax_rate", old);
    for (const [line, expected] of [
      [{}, hasDefault ? standard : none],
      [{ tax_rate: null }, none],
      [{ tax_rate: rate }, standard],
      [{ tax_rate: free }, exempt],
    ] as const) {
      const { answer, invoice } = await prepare({ line });
      expect(answer).toBe("prepared");
      expect(await lineOf(invoice), `${JSON.stringify(line)} with${hasDefault ? "" : "out"} default`).toEqual(
        expected,
      );
      await ask("archive_tax_rate", rate);
      expect(await lineOf(invoice), "it stays as it was").toEqual(expected);
      await rows("update public.tax_rates set archived_at = null, is_default = $1 where name = 'VAT'", [
        hasDefault,
      ]);
    }
    for (const tax_rate of [old, randomUUID()])
      expect((await prepare({ line: { tax_rate } })).answer).toBe("rate");
    await rows("update public.agency_settings set uses_stripe_tax = true");
    for (const line of [{}, { tax_rate: rate }, { tax_rate: old }]) {
      const { answer, invoice } = await prepare({ line });
      expect(answer).toBe("prepared");
      expect(await lineOf(invoice), "Stripe Tax says it").toEqual(none);
      expect(await rows("select uses_stripe_tax from public.invoices where id = $1", [invoice])).toEqual([
        { uses_stripe_tax: true },
      ]);
    }
    await rows("update public.agency_settings set uses_stripe_tax = false");
  }
});

test("an invoice keeps its day of supply, or the first and the last of several, in order", async () => {
  const days = [
    null,
    "1969-12-31",
    "1970-01-01",
    "2026-03-01",
    "2026-03-02",
    "2200-01-01",
    "2200-01-02",
    "infinity",
    "-infinity",
  ];
  const isDay = (day: string) => day >= "1970-01-01" && day <= "2200-01-01";
  for (const supplied_from of days)
    for (const supplied_on of days) {
      const { answer, invoice } = await prepare({ supplied_from, supplied_on });
      const inOrder =
        supplied_on === null
          ? supplied_from === null
          : isDay(supplied_on) &&
            (supplied_from === null || (isDay(supplied_from) && supplied_from <= supplied_on));
      expect(answer, `${supplied_from} to ${supplied_on}`).toBe(inOrder ? "prepared" : "supply");
      if (!inOrder) continue;
      expect(
        await rows("select supplied_from::text, supplied_on::text from public.invoices where id = $1", [
          invoice,
        ]),
      ).toEqual([{ supplied_from: supplied_from === supplied_on ? null : supplied_from, supplied_on }]);
    }
});

test("the owner and who sees the client's money say where its invoices go, over nothing that somebody else changed", async () => {
  const client = await makeClient();
  const seen = async () =>
    (await rows("select version, billing_address, tax_id from public.clients where id = $1", [client]))[0];
  const set = async (who: typeof owner, more: Record<string, unknown> = {}) => {
    const version = (await seen())?.version;
    const given = {
      client_id: client,
      billing_address: "1 Road\nTown",
      tax_id: " DE 1\n2 ",
      seen_version: version,
      ...more,
    };
    const { data, error } = await who.rpc("set_billing_details", given);
    return error?.code ?? String(data);
  };
  expect(await set(dana), "of another client").toBe("missing");
  await rows("insert into public.client_members (client_id, user_id) values ($1, $2)", [client, ids.dana]);
  await rows("update public.client_members set sees_money = false where client_id = $1", [client]);
  expect(await set(dana), "who sees no money").toBe("missing");
  await rows("update public.client_members set sees_money = true where client_id = $1", [client]);
  expect(await set(dana)).toBe("set");
  expect(await seen()).toMatchObject({ billing_address: "1 Road\nTown", tax_id: "DE 1 2", version: 2 });
  expect(await set(owner, { seen_version: 1 }), "the same, twice").toBe("set");
  expect(await set(owner, { billing_address: "Elsewhere", seen_version: 1 })).toBe("changed");
  expect(await set(owner, { billing_address: "x".repeat(251) })).toBe("23514");
  expect(await set(owner, { tax_id: "x".repeat(41) })).toBe("23514");
  expect(await set(owner, { billing_address: " \n", tax_id: "" })).toBe("set");
  expect(await seen()).toMatchObject({ billing_address: null, tax_id: null, version: 3 });
  await rows("update public.clients set archived_at = now() where id = $1", [client]);
  expect(await set(owner)).toBe("archived");
  expect(await set(owner, { client_id: randomUUID() })).toBe("missing");
});

test("a client that joins another brings what the other lacks", async () => {
  for (const kept of [null, "Kept"])
    for (const joined of [null, "Joined"]) {
      const [one, other] = [await makeClient(), await makeClient()];
      for (const [id, words] of [
        [one, kept],
        [other, joined],
      ])
        await rows("update public.clients set billing_address = $2, tax_id = $2 where id = $1", [id, words]);
      expect((await owner.rpc("join_clients", { client_id: other, kept_id: one })).data).toBe("joined");
      expect(await rows("select billing_address, tax_id from public.clients where id = $1", [one])).toEqual([
        { billing_address: kept ?? joined, tax_id: kept ?? joined },
      ]);
    }
});
