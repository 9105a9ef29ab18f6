import { afterAll, afterEach, expect, test, vi } from "vitest";
import { openInvoice } from "./invoices/invoice-in-test.ts";
import { refusalBy, stripeInTest } from "./stripe-in-test.ts";

const emulator = await stripeInTest();
const { stripe, host } = emulator;
afterAll(emulator.stop);
afterEach(() => {
  vi.useRealTimers();
});

const create = (name: string, idempotencyKey: string) =>
  stripe.customers.create({ name }, { idempotencyKey });

test("a request that is sent again is answered as it was, and does nothing", async () => {
  const first = await create("Client", "again");
  const second = await create("Client", "again");
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect((await stripe.customers.list({ limit: 100 })).data.filter(({ id }) => id === first.id)).toHaveLength(
    1,
  );
});

test("a key is good for one request: another body, or another address, is refused", async () => {
  await create("Client", "used");
  expect(await refusalBy(create("Another", "used"))).toMatchObject({
    ...{ statusCode: 400, type: "StripeIdempotencyError" },
    message:
      "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than 'used' if you meant to execute a different request.",
  });
  const elsewhere = stripe.taxRates.create(
    { display_name: "VAT", percentage: 20, inclusive: false },
    { idempotencyKey: "used" },
  );
  const refusal = await refusalBy(elsewhere);
  expect(refusal).toMatchObject({ type: "StripeIdempotencyError" });
  expect(refusal?.message).toContain("for the same endpoint they were first used for ('POST /v1/customers')");
});

test("after 24 hours a key is as good as new", async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const { id } = await create("Client", "old");
  vi.setSystemTime(start + 86_400_000 - 1);
  expect((await create("Client", "old")).id).toBe(id);
  vi.setSystemTime(start + 86_400_000);
  expect((await create("Another", "old")).id).not.toBe(id);
});

test("a refusal is kept, too, but not what was wrong with a form", async () => {
  const { id } = await openInvoice(stripe);
  const decline = () =>
    stripe.invoices.pay(id, { payment_method: "pm_card_chargeDeclined" }, { idempotencyKey: "declined" });
  const charges = async () => (await stripe.charges.list({ limit: 100 })).data.length;
  const before = await charges();
  const first = await refusalBy(decline());
  expect(first).toMatchObject({ code: "card_declined", statusCode: 402 });
  expect(await refusalBy(decline())).toEqual(first);
  expect(await charges()).toBe(before + 1);

  const rate = (percentage: number) =>
    stripe.taxRates.create({ display_name: "VAT", percentage, inclusive: false }, { idempotencyKey: "form" });
  expect(await refusalBy(rate(101))).toMatchObject({ statusCode: 400, param: "percentage" });
  expect(await rate(20)).toMatchObject({ percentage: 20 });
});

test("two at once with one key: one is done, the other is told to wait or gets its answer", async () => {
  const { id } = await openInvoice(stripe);
  const body = new URLSearchParams({ payment_method: "pm_card_visa" });
  const headers = { Authorization: "Bearer sk_test_1", "Idempotency-Key": "at-once" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${host}/v1/invoices/${id}/pay`, { method: "POST", headers, body });
      await answer.text();
      return answer.status;
    }),
  );
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const { data } = await stripe.invoicePayments.list({ invoice: id, status: "paid" });
  expect(data).toHaveLength(1);
});

test("keys survive a restart, and are at most 255 characters long", async () => {
  const { id } = await create("Client", "restart");
  await emulator.restart();
  expect((await create("Client", "restart")).id).toBe(id);
  expect(await refusalBy(create("Client", "k".repeat(256)))).toMatchObject({ statusCode: 400 });
});
