import { afterAll, describe, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";

// Who is told at once of what is decided about money and of what is paid, from every state of a plan to every other.

const { database, stop } = await startTestBackend();
afterAll(stop);

const statuses = ["incomplete", "trialing", "active", "past_due", "unpaid", "paused", "canceled"];
type Plan = { status: string; ends: boolean; price: string };
const plans = statuses.flatMap((status) =>
  [false, true].flatMap((ends) => ["one", "two"].map((price): Plan => ({ status, ends, price }))),
);
const goesWell = (plan: Plan | null) => plan?.status === "active" || plan?.status === "trialing";
const isOwed = (plan: Plan | null) => plan?.status === "past_due" || plan?.status === "unpaid";
const isBegun = (plan: Plan | null) => plan !== null && plan.status !== "incomplete";

/** The same in other words: of several things that change at once the heaviest is told. */
function expectedEvent(was: Plan | null, becomes: Plan): string | null {
  if (!isBegun(was) && goesWell(becomes)) return "bought";
  if (was === null) return null;
  if (was.status !== "canceled" && becomes.status === "canceled") return isBegun(was) ? "ended" : null;
  if (!isOwed(was) && isOwed(becomes)) return "failed";
  if (isOwed(was) && becomes.status === "active") return "paid-again";
  if (was.ends !== becomes.ends) return becomes.ends ? "cancelled" : "kept";
  return was.price === becomes.price ? null : "changed";
}

const columns =
  "(id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at)";

async function tellOf(was: Plan | null, becomes: Plan) {
  const told: unknown[] = [];
  await database.transaction(async (transaction) => {
    const write = ({ status, ends, price }: Plan, reading: number) =>
      transaction.query(
        `insert into subscriptions ${columns} values ('sub', $1, $2, $3, 8900, 'cad', now(), $4, $5, now())
         on conflict (id) do update set price_id = excluded.price_id, status = excluded.status,
           cancel_at_period_end = excluded.cancel_at_period_end, reading = excluded.reading`,
        [ids.voltway, price, status, ends, reading],
      );
    await transaction.query("delete from subscriptions");
    if (was) await write(was, 1);
    await transaction.query("delete from outbox");
    await transaction.query("delete from notifications");
    await write(becomes, 2);
    const { rows } = await transaction.query(
      "select concat_ws(' ', template, recipient, payload ->> 'event') as mail from outbox order by template",
    );
    told.push(...rows.map((row) => Object(row).mail));
    const { rows: news } = await transaction.query(
      `select concat_ws(' ', 'news', u.email, n.title) as news from notifications n
       join users u on u.id = n.user_id where n.kind = 'care_plan' and n.client_id = $1`,
      [ids.voltway],
    );
    told.push(...news.map((row) => Object(row).news));
    await transaction.rollback();
  });
  return told;
}

describe.each([null, ...plans])("a plan that was %j", (was) => {
  test("tells the owner, and of a failed payment its people, at once", async () => {
    const told: unknown[] = [];
    const expected: unknown[] = [];
    for (const becomes of plans) {
      told.push([becomes, await tellOf(was, becomes)]);
      const event = expectedEvent(was, becomes);
      expected.push([
        becomes,
        event === null
          ? []
          : [
              `care-plan-notice ${event}`,
              ...(event === "failed" ? [`payment-failed ${accounts.ownClient}`] : []),
              `news ${accounts.owner} ${event}`,
            ],
      ]);
    }
    expect(told).toEqual(expected);
  });
});

const order = "00000000-0000-4000-8000-000000000602";

test.each(["approved", "declined"])(
  "an order that was %s has its own mail, and is in no digest",
  async (decision) => {
    const found: unknown[] = [];
    await database.transaction(async (transaction) => {
      await transaction.query("delete from notifications");
      await transaction.query("delete from outbox");
      await transaction.query(
        "insert into auth.users (id, email) values (gen_random_uuid(), 'second@example.com')",
      );
      await transaction.query(
        "insert into auth.users (id, email) values (gen_random_uuid(), 'quiet@example.com')",
      );
      await transaction.query(
        "update users set role = 'owner' where email in ('second@example.com', 'quiet@example.com')",
      );
      await transaction.query(
        "insert into notification_settings (user_id, mailed_kinds) select id, '{message}' from users where email = 'quiet@example.com'",
      );
      await actAs(transaction, ids.dana);
      await transaction.query(
        `select public.decide_change_order($1, $2, (select snapshot_sha256 from change_orders where id = $1), 'We take our own.')`,
        [order, decision],
      );
      await transaction.query("reset role");
      await transaction.query("select public.queue_digests(now() + interval '1 day')");
      const { rows } = await transaction.query(
        `select template, recipient, payload - '{title,project,project_id,client,by}'::text[] as payload from outbox
       where template in ('order-decided', 'digest') order by recipient nulls first`,
      );
      const { rows: notified } = await transaction.query(
        "select count(*)::int as told from notifications n join users u on u.id = n.user_id where u.role = 'owner'",
      );
      found.push(rows, Object(notified[0]).told);
      await transaction.rollback();
    });
    const payload = {
      decision,
      order_id: order,
      number: expect.any(Number),
      price_cents: expect.any(Number),
      currency: "CAD",
      reason: "We take our own.",
    };
    expect(found).toEqual([
      [
        { template: "order-decided", recipient: null, payload },
        { template: "order-decided", recipient: "second@example.com", payload },
      ],
      3,
    ]);
  },
);

test("news of a plan is the owner's alone, listed with its client, and in no digest", async () => {
  const found: unknown[] = [];
  await database.transaction(async (transaction) => {
    await transaction.query("delete from notifications");
    await transaction.query(
      `insert into subscriptions ${columns} values ('sub', $1, 'one', 'active', 8900, 'cad', now(), false, 1, now())`,
      [ids.voltway],
    );
    await transaction.query("delete from outbox");
    const { rows } = await transaction.query(
      "select public.queue_digests(now() + interval '1 day') as digests",
    );
    found.push(Object(rows[0]).digests);
    for (const person of [ids.owner, ids.dana]) {
      await actAs(transaction, person);
      const listed = await transaction.query(
        "select project_id, client_name, title, kind from public.list_notifications()",
      );
      found.push(listed.rows);
      const read = await transaction.query("select public.read_notifications() as read");
      found.push(Object(read.rows[0]).read);
      await transaction.query("reset role");
    }
    await transaction.rollback();
  });
  const news = { project_id: null, client_name: "Voltway Home Electric", title: "bought", kind: "care_plan" };
  expect(found).toEqual([0, [news], 1, [], 0]);
});
