import { afterAll, beforeAll, expect, test } from "vitest";
import { describeSchema } from "../../local/supabase/describe-schema.ts";
import { startTestBackend } from "../../local/supabase/test-backend.ts";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let tables: Awaited<ReturnType<typeof describeSchema>>["relations"];

beforeAll(async () => {
  backend = await startTestBackend();
  tables = (await describeSchema(backend.database)).relations;
});
afterAll(() => backend.stop());

test("nothing about cards is kept, and nothing of Stripe's events but that they came", () => {
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((name) => /card|cvc|cvv|iban|last4|fingerprint|exp_|_pan\b|bank/.test(name))).toEqual(
    [],
  );
  const events = tables.find(({ name }) => name === "stripe_events");
  expect(events?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "created_at timestamptz",
    "id text",
    "processed_at timestamptz",
    "taken_until timestamptz",
    "type text",
  ]);
});

test("amounts are whole cents beside their currency", async () => {
  const priced = tables.flatMap(({ name, isView, columns }) => {
    const amount = columns.find((column) => column.name.endsWith("_cents"));
    return amount && !isView
      ? [{ name, amount, currency: columns.find((it) => it.name === "currency") }]
      : [];
  });
  expect(priced.map(({ name }) => name)).toEqual(["change_orders", "subscriptions"]);
  for (const { amount, currency } of priced) {
    expect(amount).toMatchObject({ type: "int4", isNullable: false });
    expect(currency).toMatchObject({ isNullable: false });
  }
  const change = (column: string, value: unknown) =>
    backend.database.query(`update public.subscriptions set ${column} = $1 where id = 'sub_demo_ended'`, [
      value,
    ]);
  for (const [column, value] of [
    ["amount_cents", -1],
    ["amount_cents", null],
    ["currency", "CAD "],
    ["currency", "dollars"],
    ["currency", null],
  ] as const) {
    await expect(change(column, value), `${column} ${value}`).rejects.toThrow(/violates/);
  }
  await expect(change("currency", "usd")).resolves.toMatchObject({ affectedRows: 1 });
});
