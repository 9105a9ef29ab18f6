import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { describeSchema } from "../../local/supabase/write-types.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const schema = await describeSchema(backend.database);

test("nothing about cards is kept, and nothing of Stripe's events but that they came", () => {
  const columns = schema.columns.map(({ table, name }) => `${table}.${name}`);
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((name) => /card|cvc|cvv|iban|last4|fingerprint|exp_|_pan\b|bank/.test(name))).toEqual(
    [],
  );
  const events = schema.columns.filter(({ table }) => table === "stripe_events");
  expect(events.map(({ name, format }) => `${name} ${format}`).sort()).toEqual([
    "created_at timestamptz",
    "id text",
    "processed_at timestamptz",
    "taken_until timestamptz",
    "type text",
  ]);
});

test("amounts are whole cents beside their currency", async () => {
  const tables = new Set(schema.tables.map(({ name }) => name));
  const amounts = schema.columns.filter(({ table, name }) => tables.has(table) && name.endsWith("_cents"));
  expect(amounts.map(({ table }) => table).sort()).toEqual([
    "change_orders",
    "second_subscriptions",
    "subscriptions",
  ]);
  for (const amount of amounts) {
    expect(amount).toMatchObject({ format: "int4", is_nullable: false });
    const currency = schema.columns.find(({ table, name }) => table === amount.table && name === "currency");
    expect(currency).toMatchObject({ is_nullable: false });
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
