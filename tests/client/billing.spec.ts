import { expect, type Page, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts, addresses } from "../fixtures/stack.ts";
import { endSubscription, signEvent, steerEvents } from "../fixtures/stripe.ts";

const alderAndOak = "00000000-0000-4000-8000-0000000000a2";

test.afterEach(async () => {
  await steerEvents("release");
  for (const { id } of await ongoing()) await endSubscription(String(id));
  await expect(async () => expect(await ongoing()).toEqual([])).toPass();
});

function ongoing() {
  return readRows("subscriptions", `client_id=eq.${alderAndOak}&status=neq.canceled&select=id,status`);
}

async function choosePlan(page: Page, name: string) {
  await page.goto("/subscription-portal");
  if (new URL(page.url()).pathname === "/login") await submitLogin(page, accounts.priya);
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await page.waitForURL(`${addresses.stripe}/checkout/*`);
}

test("a client takes a care plan, misses a payment, pays and cancels, and the owner sees each step", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await browser.newPage();
  await desk.goto("/login?from=/dashboard/owner");
  await submitLogin(desk, accounts.owner);
  const unpaid = desk.getByRole("region", { name: /^Payments past due/ });
  await expect(unpaid).toContainText("Every care plan is paid.");

  await choosePlan(page, "Growth care");
  await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  expect(await ongoing()).toEqual([]);
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your care plan is active", {
    timeout: 20_000,
  });

  await page.getByRole("link", { name: "Go to billing" }).click();
  const plan = page.getByRole("region", { name: "Alder & Oak Interiors" });
  await expect(plan).toContainText("Growth care");
  await expect(plan).toContainText("$213.57 on");
  await expect(plan.getByRole("link", { name: /^LOCAL-/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);

  await plan.getByRole("button", { name: "Change, cancel or see invoices" }).click();
  await page.waitForURL(`${addresses.stripe}/portal/*`);
  const billing = page.url();
  await page.getByRole("button", { name: "End the month, payment fails" }).click();
  await expect(async () => expect(await ongoing()).toMatchObject([{ status: "past_due" }])).toPass();
  await desk.reload();
  await expect(unpaid).toContainText("Alder & Oak Interiors");
  await page.goto("/dashboard/client");
  await page.getByRole("link", { name: "The last payment for your care plan did not go through" }).click();
  await expect(plan).toContainText("Payment past due");

  await page.goto(billing);
  await page.getByRole("button", { name: "Pay the open invoice" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await expect(async () => {
    await page.goto("/subscription-portal");
    await expect(plan).toContainText("Active, cancelled for the end of the month", { timeout: 1000 });
  }).toPass();
  await expect(plan).toContainText("Ends on");
  await desk.reload();
  await expect(unpaid).toContainText("Every care plan is paid.");
  await desk.close();
});

test("whoever turns back at the checkout reads that nothing was charged, and nothing is stored", async ({
  page,
}) => {
  await choosePlan(page, "Essential care");
  await page.getByRole("link", { name: "Back without paying" }).click();
  await expect(page).toHaveURL("/subscription-cancelled");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was charged");
  expect(await ongoing()).toEqual([]);
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await expect(page.getByRole("button", { name: "Choose Essential care" })).toBeVisible();
});

test("the success page waits for Stripe's word, may be opened again, and tells strangers nothing", async ({
  page,
  browser,
}) => {
  await steerEvents("hold");
  await choosePlan(page, "Partner care");
  await page.clock.install();
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect(page.getByText("Confirming your payment…")).toBeVisible();
  const address = page.url();
  await page.clock.runFor(21_000);
  await expect(page.getByText("Payment received, activation follows.")).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await submitLogin(stranger, accounts.dana);
  const neutral = "Your plan and its state are on the billing page.";
  await expect(stranger.getByText(neutral)).toBeVisible();
  await expect(stranger.getByRole("main")).not.toContainText(/payment|Partner/i);
  await stranger.goto("/subscription-success?session_id=cs_test_made_up");
  await expect(stranger.getByText(neutral)).toBeVisible();
  const state = (id: string) => stranger.request.get(`/api/billing/state?session_id=${id}`);
  for (const id of [
    "cs_test_made_up",
    "..%2Fcustomers",
    new URL(address).searchParams.get("session_id") ?? "",
  ]) {
    expect(await (await state(id)).json()).toEqual({ state: "unknown" });
  }
  await stranger.close();

  await steerEvents("release");
  await expect(async () => expect(await ongoing()).toMatchObject([{ status: "active" }])).toPass();
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your care plan is active");
  }
});

test("the webhook takes only what Stripe signed just now", async ({ request }) => {
  const body = JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "customer.subscription.updated",
    data: { object: { id: "sub_demo_ended", object: "subscription", status: "active" } },
  });
  const post = (signature: string | null, data = body) =>
    request.post("/api/stripe", {
      data,
      headers: { "Content-Type": "application/json", ...(signature && { "Stripe-Signature": signature }) },
    });
  for (const answer of [
    await post(null),
    await post("t=1,v1=00"),
    await post(signEvent(body, { secret: "whsec_another_secret" })),
    await post(signEvent(body, { age: 600 })),
    await post(signEvent(body), body.replace("active", "paused")),
  ]) {
    expect(answer.status()).toBe(400);
  }
  expect(await readRows("stripe_events", "id=eq.evt_forged")).toEqual([]);
});

test("a client can pay for no other client, and an owner for none", async ({ page }) => {
  await page.goto("/login?from=/subscription-portal");
  await submitLogin(page, accounts.dana);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Billing");
  for (const path of ["checkout", "portal"]) {
    const form = { client: alderAndOak, plan: "carePlan-growth", requestKey: crypto.randomUUID() };
    const answer = await page.request.post(`/api/billing/${path}`, {
      form,
      headers: { Origin: addresses.site, Accept: "application/json" },
    });
    expect(answer.status()).toBe(404);
  }
});
