import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { billingInTest } from "./billing-in-test.ts";

const { stripe, query, stop } = await billingInTest();
afterAll(stop);
const { findOrCreateCustomer } = await import("./find-or-create-customer.ts");

async function makeClient(name = "Client") {
  const id = randomUUID();
  await query("insert into public.clients (id, name) values ($1, $2)", [id, name]);
  return { id, name };
}

/** As when the process ended before it could be written down. */
const forget = (id: string) =>
  query("update public.clients set stripe_customer_id = null where id = $1", [id]);
const customersOf = async (id: string) =>
  (await stripe.customers.list({ limit: 100 })).data.filter(({ metadata }) => metadata.client_id === id);

test("a client whose customer was not written down keeps it, whatever was renamed and whoever asks meanwhile", async () => {
  const client = await makeClient();
  const first = await findOrCreateCustomer(client, "dana@client.example");
  for (const [name, email] of [
    ["Client Inc.", "dana@client.example"],
    ["Client Inc.", "kit@client.example"],
    ["Other", "dana@client.example"],
  ] as const) {
    await forget(client.id);
    expect(await findOrCreateCustomer({ ...client, name }, email), `${name}, ${email}`).toBe(first);
  }
  expect(await customersOf(client.id)).toMatchObject([
    { id: first, name: "Other", email: "dana@client.example" },
  ]);
});

test("many at once, each with an address of its own, get one customer", async () => {
  const client = await makeClient();
  const found = await Promise.all(
    Array.from({ length: 20 }, (_, place) => findOrCreateCustomer(client, `${place}@client.example`)),
  );
  expect(new Set(found).size).toBe(1);
  expect(await customersOf(client.id)).toHaveLength(1);
  expect(await query("select stripe_customer_id from public.clients where id = $1", [client.id])).toEqual([
    { stripe_customer_id: found[0] },
  ]);
});

test("two clients of one name and one address are two customers", async () => {
  const [one, other] = [await makeClient(), await makeClient()];
  const customers = [
    await findOrCreateCustomer(one, "kit@client.example"),
    await findOrCreateCustomer(other, "kit@client.example"),
  ];
  expect(new Set(customers).size).toBe(2);
});
