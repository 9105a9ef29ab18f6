import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const service = backend.service();
beforeEach(() =>
  backend.database.exec("truncate outbox, troubles, publish_events, missed_addresses cascade"),
);

async function report(...noticed: { kind: string; what: string; times: number }[]): Promise<unknown> {
  const { data, error } = await service.rpc("report_troubles", { noticed });
  if (error) throw error;
  return data;
}

async function alerts(): Promise<unknown[]> {
  const { rows } = await backend.database.query<{ payload: unknown }>(
    "select payload from outbox where template = 'operations-alert' order by created_at",
  );
  return rows.map(({ payload }) => payload);
}

const minutesLater = (minutes: number) =>
  backend.database.exec(`
    update outbox set created_at = created_at - interval '${minutes} minutes' where template = 'operations-alert'
  `);

const outage = { kind: "error", what: "POST /api/contact answered 503", times: 3 };
const slow = { kind: "slow", what: "GET /services/[slug] took more than 5 seconds", times: 1 };

test("what went wrong is told in one mail, and for ten minutes in no other", async () => {
  expect(await report()).toBe(false);
  expect(await report(outage, slow)).toBe(true);
  expect(await alerts()).toEqual([{ troubles: [outage, slow], more: 0 }]);

  expect(await report(outage)).toBe(false);
  await minutesLater(9);
  expect(await report(outage)).toBe(false);
  await minutesLater(2);
  expect(await report()).toBe(true);
  expect((await alerts()).at(-1)).toEqual({ troubles: [{ ...outage, times: 6 }], more: 0 });
  await minutesLater(11);
  expect(await report()).toBe(false);
});

test("several processes that report at once queue one mail", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(outage)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await alerts()).toHaveLength(1);
});

test("a mail that keeps failing and a publish that failed are told once, the alert itself never", async () => {
  await backend.database.exec(`
    insert into outbox (template, payload, subject_id, dedupe_key, attempts, last_error) values
      ('contact-reply', '{}', gen_random_uuid(), 'a', 4, 'refused'), ('contact-reply', '{}', gen_random_uuid(), 'b', 12, 'refused'),
      ('digest', '{}', gen_random_uuid(), 'c', 3, 'refused');
    insert into publish_events (state, document_type) values ('failed', 'homePage'), ('live', 'homePage');
  `);
  expect(await report()).toBe(true);
  const troubles = [
    { kind: "mail", what: "contact-reply", times: 2 },
    { kind: "publish", what: "homePage", times: 1 },
  ];
  expect(await alerts()).toEqual([{ troubles, more: 0 }]);
  await minutesLater(11);
  await backend.database.exec(
    "update outbox set attempts = 5, last_error = 'refused' where template = 'operations-alert'",
  );
  expect(await report()).toBe(false);
});

test("however much goes wrong, a mail names twenty things and says how many more there are", async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...outage, what: `GET /${index} answered 500` }));
  await report(...many, { ...outage, what: "the hundred and first" });
  expect(await alerts()).toEqual([{ troubles: expect.objectContaining({ length: 20 }), more: 80 }]);
  for (let round = 0; round < 12; round++)
    await report(...many.map((one) => ({ ...one, what: `${one.what} ${round}` })));
  expect((await backend.database.query("select 1 from troubles")).rows.length).toBeLessThanOrEqual(1000);
});

test("five hundred missed addresses are kept, and those that are often asked for outlast a flood", async () => {
  const record = async (missed: unknown[]) => {
    const { error } = await service.rpc("record_missed_addresses", { missed });
    if (error) throw error;
  };
  await record([{ path: "/old-page", requests: 3 }]);
  await record([{ path: "/old-page", requests: 1 }]);
  for (let round = 0; round < 8; round++)
    await record(
      Array.from({ length: 100 }, (_, index) => ({ path: `/flood/${round}/${index}`, requests: 1 })),
    );
  const { rows } = await backend.database.query<{ path: string; requests: number }>(
    "select path, requests from missed_addresses order by requests desc, path",
  );
  expect(rows).toHaveLength(500);
  expect(rows[0]).toEqual({ path: "/old-page", requests: 4 });
  await backend.database.exec("update missed_addresses set last_at = now() - interval '91 days'");
  await record([
    { path: `/${"long".repeat(200)}`, requests: 1 },
    { path: "/", requests: 1 },
  ]);
  const left = await backend.database.query<{ path: string }>("select path from missed_addresses");
  expect(left.rows.map(({ path }) => path.length)).toEqual([300]);
});
