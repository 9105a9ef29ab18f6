import { expect, type Page, test } from "@playwright/test";
import { type Account, accounts, addresses } from "../../bin/stack/test-settings.ts";
import { money, withTax } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { login, makeAccount, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";
import { expectNoSidewaysScroll } from "../fixtures/sideways-scroll.ts";
import {
  endSubscription,
  listCheckouts,
  newestCheckout,
  openCheckout,
  payCheckout,
  signEvent,
  steerEvents,
  stripeSecrets,
} from "../fixtures/stripe.ts";

// Held events and unpaid plans are everybody's: what buys at the stack's Stripe stays in this file, whose tests take turns.

test.afterEach(() => steerEvents("release"));

const planOf = ({ id }: { id: string }) => readRows("subscriptions", `client_id=eq.${id}&select=status`);

async function choosePlan(page: Page, person: Account, name: string) {
  await login(page, person, "/subscription-portal");
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await page.waitForURL(`${addresses.stripe}/checkout/*`);
}

test("a client takes a care plan, misses a payment, pays and cancels, and the owner sees each step", async ({
  page,
  browser,
}) => {
  for (const { id } of await readRows("subscriptions", "status=eq.past_due&select=id"))
    await endSubscription(String(id));
  const client = await makeClient();
  const desk = await browser.newPage();
  await login(desk, accounts.owner, `/dashboard/owner/clients/${client.id}`);
  const record = desk.getByRole("region", { name: "Care plan" });
  await expect(record).toContainText("No care plan");
  const ownerSees = async (words: string | RegExp) => {
    await desk.reload();
    await expect(record).toContainText(words);
  };
  const stripeTells = (status: string, isEnding = false) =>
    expect
      .poll(() =>
        readRows("subscriptions", `client_id=eq.${client.id}&select=status,isEnding:cancel_at_period_end`),
      )
      .toEqual([{ status, isEnding }]);

  await choosePlan(page, client.person, "Growth care");
  await ownerSees(/Growth care Not paid yet.*Chosen on/);
  await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  expect(await planOf(client)).toEqual([]);
  await steerEvents("hold");
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect(page.getByText("Confirming your payment…")).toBeVisible();
  await ownerSees("Growth care Paid");
  await steerEvents("release");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your care plan is active", {
    timeout: 20_000,
  });
  await ownerSees("Growth care Active");
  await expect(record).toContainText(`${money(18_900)} a month, plus tax. Next charge on`);

  await page.getByRole("link", { name: "Go to billing" }).click();
  const plan = page.getByRole("region", { name: client.name });
  await expect(plan).toContainText("Growth care");
  await expect(plan).toContainText(`${money(withTax(18_900))} on`);
  await expect(plan.getByRole("link", { name: /^EMULATED-/ }).first()).toBeVisible();
  const viewport = page.viewportSize();
  await expectNoSidewaysScroll(page, 320, ["/subscription-portal"]);
  if (viewport) await page.setViewportSize(viewport);
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);

  await plan.getByRole("button", { name: "Change, cancel or see invoices" }).click();
  await page.waitForURL(`${addresses.stripe}/portal/*`);
  const billing = page.url();
  await page.getByRole("button", { name: "End the month, payment fails" }).click();
  await stripeTells("past_due");
  await findMail(accounts.owner.email, `A payment of ${client.name} failed`);
  await findMail(client.person.email, "The payment for your care plan did not go through");
  await ownerSees("Payment past due");
  await page.goto("/dashboard/client");
  await page.getByRole("link", { name: "The last payment for your care plan did not go through" }).click();
  await expect(plan).toContainText("Payment past due");
  await desk.goto("/dashboard/owner");
  const unpaid = desk.getByRole("region", { name: /^Payments past due/ });
  await unpaid.getByRole("link", { name: client.name }).click();
  await expect(record).toContainText("Payment past due");

  await page.goto(billing);
  await page.getByRole("button", { name: "Pay the open invoice" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await stripeTells("active", true);
  await ownerSees(/Active until it ends.*Ends on/);
  await page.goto("/subscription-portal");
  await expect(plan).toContainText(/Active until it ends.*Ends on/);
  await page.goto(billing);
  await page.getByRole("button", { name: "End the month, payment works" }).click();
  await stripeTells("canceled", true);
  await ownerSees("Growth care ended on");
  await page.goto("/subscription-portal");
  await expect(plan).toContainText("Growth care ended on");
  await expect(page.getByRole("button", { name: "Choose Growth care" })).toBeVisible();
  await desk.goto("/dashboard/owner");
  await expect(unpaid.getByRole("link", { name: client.name })).toHaveCount(0);
  await desk.close();
});

test("with the keyboard alone a client chooses, pays, misses a payment and cancels, on pages without a fault", {
  tag: "@slow",
}, async ({ page }) => {
  test.slow();
  const client = await makeClient();
  const faults: string[] = [];
  const press = async (name: string | RegExp, next: string | RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(next);
  };
  const look = async () => faults.push(...(await findFaults(page, looksAt(390, 1440))));
  await login(page, client.person, "/subscription-portal");
  await expect(page.getByRole("button", { name: "Choose Growth care" })).toBeVisible();
  await look();
  await press("Choose Growth care", /\/checkout\//);
  await look();
  await press("Pay with a card that is declined", /declined=1/);
  await press("Pay with a card that works", /\/subscription-success/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your care plan is active", {
    timeout: 20_000,
  });
  await look();
  await press("Go to billing", "/subscription-portal");
  await look();
  await press("Change, cancel or see invoices", /\/portal\/bps_/);
  await look();
  await press("End the month, payment fails", /\/portal\/bps_/);
  await expect(page.getByRole("heading", { name: "Growth care: past_due" })).toBeVisible();
  await expect.poll(() => planOf(client)).toEqual([{ status: "past_due" }]);
  await press("Return to the site", "/subscription-portal");
  await expect(page.getByText("Payment past due")).toBeVisible();
  await look();
  await press("Pay or change the card", /\/portal\/bps_/);
  await press("Pay the open invoice", /\/portal\/bps_/);
  await press("Cancel the plan", /\/portal\/bps_/);
  await expect(page.getByRole("button", { name: "Keep the plan" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("whoever turns back at the checkout reads that nothing was charged, and nothing is stored", async ({
  page,
}) => {
  const client = await makeClient();
  await choosePlan(page, client.person, "Essential care");
  const checkout = page.url();
  await page.goto(`/subscription-success?session_id=${new URL(checkout).pathname.split("/").at(-1)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not paid yet");
  await page.goto(checkout);
  await page.getByRole("link", { name: "Back without paying" }).click();
  await expect(page).toHaveURL("/subscription-cancelled");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing was charged");
  expect(await planOf(client)).toEqual([]);
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await expect(page.getByRole("button", { name: "Choose Essential care" })).toBeVisible();
});

test("the success page waits for Stripe's word, may be opened again, and tells strangers nothing", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  await steerEvents("hold");
  await choosePlan(page, client.person, "Partner care");
  await page.clock.install();
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect(page.getByText("Confirming your payment…")).toBeVisible();
  const address = page.url();
  const path = address.replace(addresses.site, "");
  // Time that passes before the page is awake is not waited for.
  await expect(async () => {
    await page.clock.runFor(21_000);
    await expect(page.getByText("Payment received, activation follows.")).toBeVisible({ timeout: 1000 });
  }).toPass();

  const stranger = await browser.newPage();
  await login(stranger, accounts.dana, path);
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
  const owner = await (await get(path, await signInCookies(accounts.owner))).text();
  expect(owner).toContain(neutral);

  await steerEvents("release");
  await expect.poll(() => planOf(client)).toEqual([{ status: "active" }]);
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your care plan is active");
  }
  await stranger.goto(address);
  await expect(stranger.getByText(neutral)).toBeVisible();
  await stranger.close();
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

test("nobody begins a checkout for a client they do not belong to, neither another client nor the owner", async () => {
  const client = await makeClient();
  const newest = await newestCheckout();
  for (const [account, status] of [
    [accounts.dana, 404],
    [accounts.owner, 403],
  ] as const) {
    const cookies = await signInCookies(account);
    for (const path of ["checkout", "portal"]) {
      const form = { client: client.id, plan: "carePlan-growth", requestKey: crypto.randomUUID() };
      const answer = await post(`/api/billing/${path}`, form, { Cookie: cookies });
      expect([path, answer.status]).toEqual([path, status]);
    }
  }
  expect(await newestCheckout()).toBe(newest);
  const desk = await get("/subscription-portal", await signInCookies(accounts.owner));
  expect([desk.status, desk.headers.get("location")]).toEqual([307, "/dashboard/owner"]);
});

const tabs = [
  { who: "two tabs", isAtOnce: false, hasColleague: false },
  { who: "two tabs at once", isAtOnce: true, hasColleague: false },
  { who: "two colleagues", isAtOnce: false, hasColleague: true },
  { who: "two colleagues at once", isAtOnce: true, hasColleague: true },
];

test.describe("whoever begins a checkout ends the one before", () => {
  for (const { who, isAtOnce, hasColleague } of tabs)
    test(`${who} leave one checkout open, and pay for one plan`, {
      tag: isAtOnce ? [] : "@slow",
    }, async () => {
      const client = await makeClient();
      const colleague = hasColleague ? await makeAccount("Second Person") : client.person;
      if (hasColleague)
        await callService("POST", "/rest/v1/client_members", {
          client_id: client.id,
          user_id: colleague.id,
          sees_money: true,
        });
      const begin = async (person: Account, plan: string, requestKey: string = crypto.randomUUID()) => {
        const form = { client: client.id, plan: `carePlan-${plan}`, requestKey };
        const answer = await post("/api/billing/checkout", form, { Cookie: await signInCookies(person) });
        const { next }: { next?: string } = await answer.json();
        return { status: answer.status, next: next ?? "" };
      };
      const again = crypto.randomUUID();
      const turns = [
        () => begin(client.person, "growth", again),
        () => begin(colleague, "essential"),
        // Back in the first tab, the same form is sent once more.
        () => begin(client.person, "growth", again),
      ];
      const begun: { status: number; next: string }[] = [];
      if (isAtOnce) begun.push(...(await Promise.all(turns.slice(0, 2).map((turn) => turn()))));
      else for (const turn of turns) begun.push(await turn());
      expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 200));

      const open = (await listCheckouts(client.id)).filter(({ status }) => status === "open");
      expect(open).toHaveLength(1);
      if (!isAtOnce) expect(begun.at(-1)?.next).toBe(open[0]?.url);
      for (const { next } of begun) await payCheckout(next);
      await expect.poll(() => planOf(client)).toEqual([{ status: "active" }]);
      expect((await listCheckouts(client.id)).filter(({ status }) => status === "complete")).toHaveLength(1);
      expect((await begin(colleague, "partner")).status).toBe(409);
    });
});

test("a plan that is paid and not told of yet is a plan already", async () => {
  const client = await makeClient();
  const cookies = await signInCookies(client.person);
  const begin = () => {
    const form = { client: client.id, plan: "carePlan-growth", requestKey: crypto.randomUUID() };
    return post("/api/billing/checkout", form, { Cookie: cookies });
  };
  const { next } = await (await begin()).json();
  await steerEvents("hold");
  await payCheckout(next);
  expect(await planOf(client)).toEqual([]);
  expect((await begin()).status).toBe(409);
});

test("the plans of a client that was joined stand together, each with its own customer at Stripe", async ({
  page,
}) => {
  const [twice, kept] = [await makeClient("Twice"), await makeClient("Kept")];
  const buy = async ({ id, person }: typeof twice, plan: string) => {
    const form = { client: id, plan: `carePlan-${plan}`, requestKey: crypto.randomUUID() };
    const answer = await post("/api/billing/checkout", form, { Cookie: await signInCookies(person) });
    await payCheckout((await answer.json()).next);
    await expect.poll(() => planOf({ id })).toEqual([{ status: "active" }]);
  };
  await buy(twice, "growth");
  await buy(kept, "essential");
  const joined = await post(
    `/api/owner/clients/${twice.id}/ending`,
    { action: "join", kept: kept.id },
    { Cookie: await signInCookies(accounts.owner) },
  );
  expect(joined.status).toBe(200);

  await login(page, twice.person, "/subscription-portal");
  const plans = page.getByRole("region", { name: kept.name });
  await expect(plans.getByRole("link", { name: /^EMULATED-/ })).toHaveCount(2);
  await expect(plans.getByText("Paid twice", { exact: true })).toHaveCount(0);
  for (const [own, other] of [
    ["Growth care", "Essential care"],
    ["Essential care", "Growth care"],
  ] as const) {
    await page.goto("/subscription-portal");
    await plans
      .locator("div", { has: page.getByRole("heading", { name: own }) })
      .getByRole("button", { name: "Change, cancel or see invoices" })
      .last()
      .click();
    await page.waitForURL(`${addresses.stripe}/portal/*`);
    await expect(page.getByRole("heading", { name: `${own}: active` })).toBeVisible();
    await expect(page.getByRole("heading", { name: `${other}: active` })).toHaveCount(0);
  }
  const [growth] = await readRows(
    "subscriptions",
    `client_id=eq.${kept.id}&price_id=eq.price_care_growth&select=id`,
  );
  await endSubscription(String(growth?.id));
  await expect
    .poll(() => readRows("subscriptions", `client_id=eq.${kept.id}&select=status&order=price_id`))
    .toEqual([{ status: "active" }, { status: "canceled" }]);
});

test("the same plan of both customers is paid twice, and the later one is ended with its money back", {
  tag: "@slow",
}, async () => {
  const [twice, kept] = [await makeClient("Twice"), await makeClient("Kept")];
  for (const { id, person } of [kept, twice]) {
    const form = { client: id, plan: "carePlan-growth", requestKey: crypto.randomUUID() };
    const answer = await post("/api/billing/checkout", form, { Cookie: await signInCookies(person) });
    const second = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
    await payCheckout((await answer.json()).next);
    await expect.poll(() => planOf({ id })).toEqual([{ status: "active" }]);
  }
  const owner = { Cookie: await signInCookies(await makeOwner()) };
  const join = { action: "join", kept: kept.id };
  expect((await post(`/api/owner/clients/${twice.id}/ending`, join, owner)).status).toBe(200);
  const [second] = await readRows("second_subscriptions", `client_id=eq.${kept.id}&select=subscription_id`);
  const form = { subscription: String(second?.subscription_id), cents: String(withTax(18_900)) };
  const pressed = await post("/api/owner/second-subscriptions", form, owner);
  expect(pressed.status).toBe(200);
  await expect
    .poll(() => readRows("subscriptions", `client_id=eq.${kept.id}&select=status&order=created_at`))
    .toEqual([{ status: "active" }, { status: "canceled" }]);
  await findMail(accounts.owner.email, `${kept.name} paid twice`);
});

test("who paid twice is seen by both sides, told to the owner, and given the money back by one press", async ({
  page,
  browser,
}) => {
  const client = await makeClient();
  const begin = { client: client.id, plan: "carePlan-growth", requestKey: crypto.randomUUID() };
  const cookies = await signInCookies(client.person);
  const { next } = await (await post("/api/billing/checkout", begin, { Cookie: cookies })).json();
  const [known] = await readRows("clients", `id=eq.${client.id}&select=stripe_customer_id`);
  // As one that was open before checkouts ended each other.
  const other = await openCheckout(String(known?.stripe_customer_id), "price_care_essential");
  await payCheckout(next);
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
  await payCheckout(other);
  const sum = money(withTax(8_900));
  await expect.poll(() => planOf(client)).toEqual([{ status: "active" }, { status: "active" }]);

  await login(page, client.person, "/subscription-portal");
  const plans = page.getByRole("region", { name: client.name });
  await expect(plans).toContainText("You have paid for two plans");
  await expect(plans.getByRole("heading", { name: "Growth care" })).toBeVisible();
  await expect(plans.getByRole("heading", { name: "Essential care" })).toBeVisible();
  await expect(plans.getByText("Paid twice", { exact: true })).toHaveCount(1);
  await page.goto("/dashboard/client");
  const summary = page.getByRole("region", { name: "Care plan" });
  await expect(summary).toContainText(/Growth care Active.*Essential care Active\s*Paid twice/);

  const owner = await makeOwner();
  const desk = await browser.newPage();
  await login(desk, owner, "/dashboard/owner");
  await desk
    .getByRole("region", { name: /^Paid twice/ })
    .getByRole("link", { name: `End it and return the money: ${client.name}` })
    .click();
  await expect(desk.getByRole("region", { name: "What waits" })).toContainText("Paid twice");
  const record = desk.getByRole("region", { name: "Care plan" });
  await expect(record).toContainText("Paid twice: Essential care");
  const form = { subscription: "", cents: "" };
  for (const name of ["subscription", "cents"] as const)
    form[name] = await record.locator(`input[name=${name}]`).inputValue();
  expect(form.cents).toBe(String(withTax(8_900)));

  const press = async (account: Account, fields = form) =>
    (await post("/api/owner/second-subscriptions", fields, { Cookie: await signInCookies(account) })).status;
  expect(await press(client.person), "a client").toBe(403);
  for (const cents of ["", "-1", "1", String(withTax(8_900) - 1)])
    expect(await press(owner, { ...form, cents }), `a sum of “${cents}”`).toBe(400);
  for (const subscription of ["", "sub_demo_ended", "sub_nobody"])
    expect(await press(owner, { ...form, subscription }), subscription).toBe(400);
  expect(await planOf(client)).toEqual([{ status: "active" }, { status: "active" }]);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await login(plain, owner, `/dashboard/owner/clients/${client.id}`);
  await plain.getByRole("button", { name: `End it and return ${sum}` }).click();
  const question = plain.getByRole("alertdialog", { name: "End the second plan, Essential care?" });
  await expect(question).toContainText(`${sum} goes back to the card`);
  await question.getByRole("button", { name: `End it and return ${sum}` }).click();
  await expect(plain.getByRole("button", { name: `End it and return ${sum}` })).toHaveCount(0);
  await plain.close();
  await desk.reload();
  await expect(record).toContainText("Growth care Active");
  await expect(record).not.toContainText("Paid twice");
  expect(await press(owner)).toBe(400);
  await expect
    .poll(() => readRows("subscriptions", `client_id=eq.${client.id}&select=status,price_id&order=price_id`))
    .toEqual([
      { status: "canceled", price_id: "price_care_essential" },
      { status: "active", price_id: "price_care_growth" },
    ]);
  const mail = await findMail(client.person.email, `${sum} is on its way back to you`);
  expect(mail.text).toContain(client.name);
  await findMail(accounts.owner.email, `${client.name} paid twice`);
  await page.goto("/subscription-portal");
  await expect(plans).toContainText(`${sum} went back to your card`);
  await desk.goto("/dashboard/owner/settings/audit-log");
  await expect(desk.getByRole("main")).toContainText(
    `Olive Owner ended the second care plan “Essential care” of ${client.name} and returned its money`,
  );
  await desk.close();
});

test("no billing page asks for a card, runs anything of Stripe's or holds its keys", async ({ page }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const isCode = ["script", "fetch", "xhr", "websocket"].includes(request.resourceType());
    if (isCode && new URL(request.url()).origin !== addresses.site) strangers.push(request.url());
  });
  const texts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().startsWith(addresses.site)) texts.push(await response.text().catch(() => ""));
  });
  const client = await makeClient();
  await choosePlan(page, client.person, "Growth care");
  const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  for (const path of [
    "/subscription-portal",
    "/subscription-cancelled",
    `/subscription-success?session_id=${session}`,
  ]) {
    const answer = await page.goto(path);
    // But for the tax number that goes on invoices.
    const fields = page.locator("main input:not([type=hidden], [name=tax_id]), iframe");
    expect(await fields.count(), path).toBe(0);
    // A page that is stored says it itself.
    const [, own] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await page.content()) ?? [];
    const policy = own ?? answer?.headers()["content-security-policy"] ?? "";
    const rules = policy.split(";").filter((rule) => !rule.trim().startsWith("form-action"));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => rule.includes("stripe.com") || rule.includes(addresses.stripe))).toEqual(
      [],
    );
  }
  expect(strangers).toEqual([]);
  expect(texts.length).toBeGreaterThan(10);
  const canaries = [...stripeSecrets(), ...(await customerIds())];
  expect(canaries.length).toBeGreaterThan(2);
  for (const canary of canaries) {
    expect(texts.filter((text) => text.includes(canary)).length, canary).toBe(0);
  }
});

/** What Stripe calls the clients, which only the server may know. */
async function customerIds(): Promise<string[]> {
  const rows = await readRows("clients", "select=stripe_customer_id&stripe_customer_id=not.is.null");
  return rows.map(({ stripe_customer_id }) => String(stripe_customer_id));
}
