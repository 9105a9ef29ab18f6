import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { withTax } from "../fixtures/agency.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { signEvent } from "../fixtures/stripe.ts";
import { startStripeProxy } from "../fixtures/stripe-proxy.ts";

// Whatever is paid first, whatever Stripe tells when, and whatever happens to the press: the second plan ends, its money goes
// back once, one plan goes on, and owner and client are told once.

type Proxy = Awaited<ReturnType<typeof startStripeProxy>>;
type StripeEvent = { id: string; type: string; data: { object: { customer?: string } } };
type Paid = { id: string; created: number; status: string };

let site: Site | undefined;
let proxy: Proxy | undefined;
test.afterEach(async () => {
  await site?.stop();
  proxy?.stop();
});

const paid = ["essential, then partner", "partner, then essential"] as const;
const told = ["in order", "backwards", "twice", "late"] as const;
const pressed = [
  "once",
  "twice",
  "by two owners at once",
  "after all of it went back at Stripe",
  "after some of it went back at Stripe",
  "while Stripe goes away before the refund",
  "while Stripe goes away after the refund",
  "while the site is killed before the refund",
  "while the site is killed after the refund",
] as const;
// Every way of telling with every press, each of both with either order. PAID_TWICE=all is the thorough run, twice as many.
const isThorough = process.env.PAID_TWICE === "all";
const cases = told.flatMap((telling, row) =>
  pressed.flatMap((pressing, column) =>
    paid
      .filter((_, index) => isThorough || index === (row + column) % paid.length)
      .map((order) => ({ order, telling, pressing })),
  ),
);

test(
  "a second plan ends and its money goes back once: two owners, Stripe away, the site killed",
  {
    tag: "@slow",
  },
  () =>
    endSecondPlans([
      { order: "essential, then partner", telling: "late", pressing: "by two owners at once" },
      {
        order: "partner, then essential",
        telling: "backwards",
        pressing: "while Stripe goes away before the refund",
      },
      {
        order: "essential, then partner",
        telling: "in order",
        pressing: "while the site is killed after the refund",
      },
    ]),
);

test("a second plan ends and its money goes back once, whatever happens", { tag: "@slow" }, () => {
  test.setTimeout(600_000);
  return endSecondPlans(cases);
});

async function endSecondPlans(chosen: typeof cases) {
  const line = await startStripeProxy();
  proxy = line;
  const own = await startSite({
    hasOwnDatabase: true,
    hasOwnStripe: true,
    environment: { STRIPE_API_HOST: line.url },
  });
  site = own;
  line.steering.target = own.stripe.environment.STRIPE_API_HOST;
  const stripe = stripeOf(own);
  const owners = await Promise.all([own.signIn(accounts.owner), own.signIn(await makeOwner(own))]);
  const ids = await idsOf(own);

  const clients = await Promise.all(
    chosen.map(async (one) => {
      const customer = await stripe.post("customers", { name: "Client" });
      const id = crypto.randomUUID();
      const name = `Client ${id}`;
      await own.rest("clients", post({ id, name, stripe_customer_id: customer.id }));
      for (const user_id of [ids.dana, ids.priya])
        await own.rest("client_members", post({ client_id: id, user_id, sees_money: true }));
      const plans = one.order.split(", then ");
      const checkouts = await Promise.all(
        plans.map((plan) => stripe.openCheckout(String(customer.id), `price_care_${plan}`)),
      );
      return { ...one, id, customer: String(customer.id), plans, checkouts };
    }),
  );
  // Stripe knows when a plan began to the second.
  for (const turn of [0, 1]) {
    for (const { checkouts } of clients) await stripe.pay(checkouts[turn] ?? "");
    const second = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
  }
  const events = await stripe.events();

  for (const client of clients) {
    const words = `${client.order}; told ${client.telling}; pressed ${client.pressing}`;
    const ofClient = events.filter(({ data }) => data.object.customer === client.customer).toReversed();
    const created = ofClient.filter(({ type }) => type === "customer.subscription.created");
    expect(created, words).toHaveLength(2);
    const first = {
      "in order": ofClient,
      backwards: ofClient.toReversed(),
      twice: [...ofClient, ...ofClient.toReversed()],
      late: created.toReversed(),
    }[client.telling];
    await postEvents(own, first);

    await pressAs(client.pressing, { own, line, stripe, owners, clientId: client.id });

    const since = (await stripe.events())
      .filter(({ data }) => data.object.customer === client.customer)
      .filter(({ id }) => !first.some((event) => event.id === id))
      .toReversed();
    await postEvents(own, since);

    const subscriptions = await stripe.subscriptionsOf(client.customer);
    const [kept, second] = subscriptions.toSorted((a, b) => a.created - b.created);
    expect([kept?.status, second?.status], words).toEqual(["active", "canceled"]);
    const price = { essential: 8900, partner: 38_900 }[client.plans[1] ?? ""] ?? 0;
    expect(await stripe.returnedFor(kept?.id ?? ""), words).toBe(0);
    expect(await stripe.returnedFor(second?.id ?? ""), words).toBe(withTax(price));
    expect(
      await own.rest(`subscriptions?select=id,status&client_id=eq.${client.id}&status=neq.canceled`),
      words,
    ).toEqual([{ id: kept?.id, status: "active" }]);
    expect(
      await own.rest(
        `second_subscriptions?select=subscription_id,returned_cents&client_id=eq.${client.id}&settled_at=not.is.null`,
      ),
      words,
    ).toEqual([{ subscription_id: second?.id, returned_cents: withTax(price) }]);
    const mails = await own.rest(
      `outbox?select=template,recipient&template=like.second-subscription*&dedupe_key=like.*${second?.id}*&order=template,recipient`,
    );
    expect(mails, words).toEqual([
      { template: "second-subscription", recipient: null },
      { template: "second-subscription-ended", recipient: accounts.dana.email },
      { template: "second-subscription-ended", recipient: accounts.priya.email },
    ]);
    const log = await own.rest(
      `audit_log?select=user_id&table_name=eq.second_subscriptions&row_id=eq.${second?.id}&action=eq.changed`,
    );
    expect(log, words).toHaveLength(1);
    expect(log[0]?.user_id, words).not.toBeNull();
  }
  test.info().annotations.push({ type: "cases", description: String(clients.length) });
}

type Press = {
  own: Site;
  line: Proxy;
  stripe: ReturnType<typeof stripeOf>;
  owners: string[];
  clientId: string;
};

async function pressAs(pressing: (typeof pressed)[number], { own, line, stripe, owners, clientId }: Press) {
  const [olive = "", other = ""] = owners;
  const shown = await readForm(own, olive, clientId);
  const press = (form = shown, cookies = olive) => sendForm(own, cookies, form);
  const again = async () => {
    // As if the minute of the press that was cut short had passed.
    await own.rest(`second_subscriptions?client_id=eq.${clientId}`, {
      method: "PATCH",
      body: JSON.stringify({ taken_until: new Date(0).toISOString() }),
    });
    expect(await press(await readForm(own, other, clientId), other)).toBe(200);
  };
  const refunds = "POST /v1/refunds";
  switch (pressing) {
    case "once":
      expect(await press()).toBe(200);
      return;
    case "twice":
      expect([await press(), await press()]).toEqual([200, 400]);
      return;
    case "by two owners at once":
      expect((await Promise.all([press(), press(shown, other)])).toSorted()).toEqual([200, 400]);
      return;
    case "after all of it went back at Stripe":
      await stripe.refund(shown.subscription, Number(shown.cents));
      expect(await press()).toBe(200);
      return;
    case "after some of it went back at Stripe": {
      await stripe.refund(shown.subscription, 100);
      expect(await press()).toBe(400);
      expect(await stripe.statusOf(shown.subscription)).toBe("active");
      const now = await readForm(own, olive, clientId);
      expect(Number(now.cents)).toBe(Number(shown.cents) - 100);
      expect(await press(now)).toBe(200);
      return;
    }
    case "while Stripe goes away before the refund":
    case "while Stripe goes away after the refund": {
      const moment = pressing.includes("before") ? "before" : "after";
      line.steering.steer = async (when, asked) => (when === moment && asked === refunds ? "cut" : "go");
      expect(await press()).toBe(503);
      line.steering.steer = async () => "go";
      expect(await stripe.statusOf(shown.subscription)).toBe("canceled");
      await again();
      return;
    }
    default: {
      const moment = pressing.includes("before") ? "before" : "after";
      line.steering.steer = async (when, asked) => {
        if (when !== moment || asked !== refunds) return "go";
        await own.kill();
        return "cut";
      };
      expect(await press()).toBe(0);
      line.steering.steer = async () => "go";
      await own.start();
      await again();
    }
  }
}

/** The form on the owner's page of a client. */
async function readForm({ url }: Site, cookies: string, clientId: string) {
  const page = await fetch(`${url}/dashboard/owner/clients/${clientId}`, { headers: { Cookie: cookies } });
  const html = await page.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const form = { subscription: field("subscription"), cents: field("cents") };
  expect(form.subscription, `the form on the page of ${clientId}`).toMatch(/^sub_/);
  return form;
}

/** The status of the answer; 0 where there was none. */
async function sendForm({ url }: Site, cookies: string, form: Record<string, string>): Promise<number> {
  const answer = await fetch(`${url}/api/owner/second-subscriptions`, {
    method: "POST",
    headers: { Cookie: cookies, Origin: url, Accept: "application/json" },
    body: new URLSearchParams(form),
  }).catch(() => null);
  await answer?.text().catch(() => "");
  return answer?.status ?? 0;
}

async function postEvents({ url, stripe }: Site, events: StripeEvent[]): Promise<void> {
  for (const event of events) {
    const body = JSON.stringify(event);
    const signature = signEvent(body, { secret: stripe.environment.STRIPE_WEBHOOK_SECRET });
    const answer = await fetch(`${url}/api/stripe`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
      body,
    });
    await answer.text();
    expect(answer.status, event.type).toBe(200);
  }
}

const post = (body: object) => ({ method: "POST", body: JSON.stringify(body) });

async function idsOf(own: Site) {
  const find = async ({ email }: { email: string }) =>
    String((await own.rest(`users?select=id&email=eq.${email}`))[0]?.id);
  return { dana: await find(accounts.dana), priya: await find(accounts.priya) };
}

async function makeOwner(own: Site) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY: key } = own.database.environment;
  const account = { email: "second-owner@example.com", password: "a long enough password" };
  const made = await fetch(`${SUPABASE_URL}/auth/v1/admin/users`, {
    method: "POST",
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...account, email_confirm: true }),
  });
  expect(made.status).toBeLessThan(300);
  await own.rest(`users?email=eq.${account.email}`, {
    method: "PATCH",
    body: JSON.stringify({ role: "owner" }),
  });
  return account;
}

function stripeOf({ stripe }: Site) {
  const { STRIPE_API_HOST: host, STRIPE_SECRET_KEY: key } = stripe.environment;
  const call = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(`${host}/v1/${path}`, {
      method: form ? "POST" : "GET",
      headers: { Authorization: `Bearer ${key}` },
      body: form && new URLSearchParams(form),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return await response.json();
  };
  const paymentsOf = async (subscription: string): Promise<string[]> => {
    const { data: invoices } = await call(`invoices?subscription=${subscription}&limit=100`);
    const payments = [];
    for (const { id } of invoices) payments.push(...(await call(`invoice_payments?invoice=${id}`)).data);
    return payments.map(({ payment }) => payment.payment_intent);
  };
  return {
    post: call,
    async openCheckout(customer: string, price: string): Promise<string> {
      const { id } = await call("checkout/sessions", {
        mode: "subscription",
        customer,
        "line_items[0][price]": price,
        "line_items[0][quantity]": "1",
        success_url: "http://site.example/",
        cancel_url: "http://site.example/",
      });
      return id;
    },
    pay: (checkout: string) =>
      fetch(`${host}/checkout/${checkout}`, {
        method: "POST",
        headers: { Origin: host },
        body: new URLSearchParams({ card: "good" }),
        redirect: "manual",
      }),
    async subscriptionsOf(customer: string): Promise<Paid[]> {
      return (await call(`subscriptions?customer=${customer}&status=all`)).data;
    },
    statusOf: async (id: string): Promise<string> => (await call(`subscriptions/${id}`)).status,
    /** As somebody does in Stripe's dashboard. */
    async refund(subscription: string, amount: number): Promise<void> {
      const [payment_intent = ""] = await paymentsOf(subscription);
      await call("refunds", { payment_intent, amount: String(amount) });
    },
    async returnedFor(subscription: string): Promise<number> {
      let sum = 0;
      for (const payment of await paymentsOf(subscription))
        for (const { amount } of (await call(`refunds?payment_intent=${payment}`)).data) sum += amount;
      return sum;
    },
    async events(): Promise<StripeEvent[]> {
      const all: StripeEvent[] = [];
      for (;;) {
        const last = all.at(-1);
        const page = await call(`events?limit=100${last ? `&starting_after=${last.id}` : ""}`);
        all.push(...page.data);
        if (!page.has_more) return all;
      }
    },
  };
}
