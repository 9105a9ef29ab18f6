import { expect, test } from "@playwright/test";
import { type Site, startSite } from "../fixtures/start-site.ts";
import { signEvent } from "../fixtures/stripe.ts";

// STRIPE_EVENTS=1000 is the thorough run; it takes some minutes.
const manyEvents = Number(process.env.STRIPE_EVENTS ?? 60);
const atOnce = 8;
const acts = ["fail", "pay", "renew", "cancel", "keep", "price_care_partner", "price_care_growth"];

type StripeEvent = { id: string; type: string };

let site: Site | undefined;
test.afterEach(() => site?.stop());

test("events in any order, repeated, and cut short by a kill end as Stripe's last word", () =>
  handleEvents({ subscriptions: 2, wanted: 12, isShort: true }));

test("many events in any order, repeated, and cut short by a kill end as Stripe's last word", {
  tag: "@slow",
}, () => {
  test.setTimeout(240_000 + manyEvents * 300);
  return handleEvents({ subscriptions: 5, wanted: manyEvents, isShort: false });
});

/**
 * The short case has Stripe hang when the site is killed, so that there are events under way, and does not wait until the
 * dead site's leases are over. The other one kills the site at its work, whatever it is just doing.
 */
async function handleEvents(size: { subscriptions: number; wanted: number; isShort: boolean }) {
  const { wanted, isShort } = size;
  const own = await startSite({ hasOwnDatabase: true, hasOwnStripe: true });
  site = own;
  const stripe = stripeOf(own);
  const ids = await Promise.all(
    Array.from({ length: size.subscriptions }, async (_, index) => {
      const customer = await stripe.post("customers", { name: `Client ${index}` });
      await own.rest("clients", {
        method: "POST",
        body: JSON.stringify({ name: `Client ${index}`, stripe_customer_id: customer.id }),
      });
      return await stripe.subscribe(String(customer.id));
    }),
  );
  let events: StripeEvent[] = [];
  for (let round = 0; events.length < wanted; round++) {
    for (const { portal, id } of ids) await stripe.act(portal, id, acts[round % acts.length] ?? "renew");
    if (round % 10 === 9 || wanted < 200) events = await stripe.events();
  }

  const shuffled = shuffle([...events, ...events.slice(0, Math.ceil(wanted / 3))]);
  const third = Math.ceil(shuffled.length / 3);
  await postUntilTaken(own, shuffled.slice(0, third), wanted);
  if (isShort) own.stripe.freeze();
  const second = postAll(own, shuffled.slice(third, 2 * third));
  const countEvents = async (state: string) =>
    (await own.rest(`stripe_events?select=id&id=neq.evt_demo&${state}`)).length;
  if (isShort) await expect.poll(() => countEvents("processed_at=is.null")).toBeGreaterThan(0);
  else await expect.poll(() => countEvents("processed_at=not.is.null")).toBeGreaterThan(third);
  await own.kill();
  const failed = await second;
  expect(failed.length, "the site was killed among them").toBeGreaterThan(0);
  if (isShort) {
    own.stripe.thaw();
    await own.rest("stripe_events?processed_at=is.null", {
      method: "PATCH",
      body: JSON.stringify({ taken_until: new Date(0).toISOString() }),
    });
  }

  await own.start();
  await postUntilTaken(own, shuffle([...failed, ...shuffled.slice(2 * third)]), wanted);

  const stored = await own.rest(
    "subscriptions?select=id,status,price_id,cancel_at_period_end,current_period_end&id=neq.sub_demo_ended&order=id",
  );
  const truth = await Promise.all(ids.map(({ id }) => stripe.read(id)));
  expect(
    stored.map((row) => ({ ...row, current_period_end: Date.parse(String(row.current_period_end)) })),
  ).toEqual(truth.sort((a, b) => a.id.localeCompare(b.id)));
  const handled = "stripe_events?select=id,processed_at&id=neq.evt_demo&order=id";
  const rows = await readAll((offset) => own.rest(`${handled}&limit=1000&offset=${offset}`));
  expect(rows.map(({ id }) => id)).toEqual(events.map(({ id }) => id).sort());
  expect(rows.filter(({ processed_at }) => processed_at === null)).toEqual([]);

  const [again] = events;
  if (!again) throw new Error("There is no event");
  const before = await own.rest(`${handled}&id=eq.${again.id}`);
  const repeated = Array.from({ length: Math.ceil(wanted / 2) }, () => again);
  expect(await postAll(own, repeated)).toEqual([]);
  expect(await own.rest(`${handled}&id=eq.${again.id}`)).toEqual(before);
  test.info().annotations.push({
    type: "events",
    description: `${events.length}, ${failed.length} failed at the kill`,
  });
}

/** As Stripe does: what was not answered with success, such as an event that is just being handled, is sent again. */
async function postUntilTaken(own: Site, events: StripeEvent[], wanted: number): Promise<void> {
  let left = events;
  await expect(async () => {
    left = await postAll(own, left);
    expect(left).toHaveLength(0);
  }).toPass({ timeout: 60_000 + wanted * 200 });
}

/** Posts events as Stripe signs them, several at once; returns those that were not answered with success. */
async function postAll({ url, stripe }: Site, events: StripeEvent[]): Promise<StripeEvent[]> {
  const failed: StripeEvent[] = [];
  const waiting = [...events];
  const work = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const body = JSON.stringify(event);
      const headers = {
        "Content-Type": "application/json",
        "Stripe-Signature": signEvent(body, { secret: stripe.environment.STRIPE_WEBHOOK_SECRET }),
      };
      const response = await fetch(`${url}/api/stripe`, { method: "POST", headers, body }).catch(() => null);
      await response?.text().catch(() => "");
      if (!response?.ok) failed.push(event);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
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
  const submit = (path: string, form: Record<string, string>) =>
    fetch(`${host}${path}`, {
      method: "POST",
      headers: { Origin: host },
      body: new URLSearchParams(form),
      redirect: "manual",
    });
  return {
    post: call,
    /** Takes a plan for a customer at the checkout; returns the subscription and its billing portal. */
    async subscribe(customer: string): Promise<{ id: string; portal: string }> {
      const session = await call("checkout/sessions", {
        mode: "subscription",
        customer,
        "line_items[0][price]": "price_care_essential",
        "line_items[0][quantity]": "1",
        success_url: "http://site.example/",
        cancel_url: "http://site.example/",
      });
      await submit(`/checkout/${session.id}`, { card: "good" });
      const { subscription } = await call(`checkout/sessions/${session.id}`);
      const portal = await call("billing_portal/sessions", { customer, return_url: "http://site.example/" });
      return { id: subscription, portal: portal.id };
    },
    async act(portal: string, subscription: string, act: string): Promise<void> {
      await submit(`/portal/${portal}`, { subscription, act });
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
    async read(id: string) {
      const { status, cancel_at_period_end, items } = await call(`subscriptions/${id}`);
      const [{ price, current_period_end }] = items.data;
      return {
        id,
        status,
        price_id: String(price.id),
        cancel_at_period_end,
        current_period_end: current_period_end * 1000,
      };
    },
  };
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function readAll(read: (offset: number) => Promise<Record<string, unknown>[]>) {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const page = await read(rows.length);
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}
