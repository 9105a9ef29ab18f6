import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";
import { startStripe } from "./start-stripe.ts";

const directory = mkdtempSync(join(tmpdir(), "corner-pocket-stripe-"));
const port = await findFreePort();
const host = `http://localhost:${port}`;
const webhook = { url: "http://127.0.0.1:1/", secret: "whsec_test" };
const stop = await startStripe({ port, directory, secretKey: "sk_test_1", webhook });
afterAll(async () => {
  await stop();
  rmSync(directory, { recursive: true, force: true });
});

const authorization = { Authorization: "Bearer sk_test_1" };
const read = async (answer: Response) => JSON.parse(await answer.text());
const get = async (path: string) => read(await fetch(`${host}/v1/${path}`, { headers: authorization }));
type Listed = { id: string; total: number; amount: number };
const list = async (path: string): Promise<Listed[]> => (await get(path)).data;
async function post(path: string, form: Record<string, string> = {}, key?: string) {
  const headers = { ...authorization, ...(key && { "Idempotency-Key": key }) };
  const answer = await fetch(`${host}/v1/${path}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(form),
  });
  return { status: answer.status, ...(await read(answer)) };
}

const open = (customer: string) =>
  post("checkout/sessions", {
    mode: "subscription",
    customer,
    "line_items[0][price]": "price_care_growth",
    "line_items[0][quantity]": "1",
    success_url: "http://site.example/",
    cancel_url: "http://site.example/",
  });

const pay = (id: string) =>
  fetch(`${host}/checkout/${id}`, {
    method: "POST",
    headers: { Origin: host },
    body: new URLSearchParams({ card: "good" }),
    redirect: "manual",
  });

test("an ended checkout takes no money, and only an open one is ended", async () => {
  const { id: customer } = await post("customers", { name: "Client" });
  const [first, second] = [await open(customer), await open(customer)];
  const idsOf = async (status: string) =>
    (await list(`checkout/sessions?customer=${customer}&status=${status}`)).map(({ id }) => id).sort();
  expect(await idsOf("open")).toEqual([first.id, second.id].sort());
  expect((await post(`checkout/sessions/${first.id}/expire`)).status).toBe("expired");
  await pay(first.id);
  expect(await list(`subscriptions?customer=${customer}`)).toEqual([]);
  await pay(second.id);
  expect(await idsOf("complete")).toEqual([second.id]);
  expect(await list(`subscriptions?customer=${customer}`)).toHaveLength(1);
  for (const { id } of [first, second]) {
    const { error } = await post(`checkout/sessions/${id}/expire`);
    expect(error.message).toContain("can be expired");
  }
});

test("money goes back as far as it is not back, and once for a key", async () => {
  const { id: customer } = await post("customers", { name: "Client" });
  await pay((await open(customer)).id);
  const [subscription] = await list(`subscriptions?customer=${customer}`);
  const [invoice] = await list(`invoices?subscription=${subscription?.id}`);
  const { data } = await get(`invoice_payments?invoice=${invoice?.id}&status=paid`);
  const [{ payment, amount_paid: total }] = data;
  expect([data.length, payment.type, total]).toEqual([1, "payment_intent", invoice?.total]);

  const { payment_intent } = payment;
  const part = { payment_intent, amount: "100" };
  const { id } = await post("refunds", part, "once");
  expect((await post("refunds", part, "once")).id).toBe(id);
  expect((await post("refunds", { payment_intent, amount: String(total) })).error.message).toContain(
    "greater",
  );
  expect((await post("refunds", { payment_intent })).amount).toBe(total - 100);
  expect((await post("refunds", { payment_intent })).error.code).toBe("charge_already_refunded");
  const back = await list(`refunds?payment_intent=${payment_intent}`);
  expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});
