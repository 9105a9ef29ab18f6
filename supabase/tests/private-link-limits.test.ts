import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

// Who holds a private link has no account, and still cannot mail people without end.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const service = backend.service();
const owner = await backend.signIn(accounts.owner);
const call = "00000000-0000-4000-8000-0000000000c1";
const hour = 3600;

let token_hash = "";
beforeEach(async () => {
  token_hash = createHash("sha256").update(randomUUID()).digest("hex");
  await backend.database.exec(`
    truncate rate_limits, outbox cascade; delete from private_links;
    update discovery_calls set status = 'requested', starts_at = '2030-01-07 10:00Z', ends_at = '2030-01-07 10:30Z'
    where id = '${call}'
  `);
  await service.from("private_links").insert({ token_hash, purpose: "call", subject_id: call });
});

function timeAt(minute: number) {
  const start = new Date(Date.UTC(2030, 1, 4, 10, minute));
  const end = new Date(start.getTime() + 1_800_000);
  return {
    date: start.toISOString().slice(0, 10),
    start_time: start.toISOString().slice(11, 16),
    end_time: end.toISOString().slice(11, 16),
    time_zone: "UTC",
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
  };
}

async function ask(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await service.rpc(name, { token_hash, ...args });
  return error?.code ?? data;
}
const change = (minute: number) => ask("change_discovery_call", { new_time: timeAt(minute) });

async function mails() {
  const { rows } = await backend.database.query(`
    select template, payload ->> 'starts_at' as told, greatest(0, extract(epoch from next_at - now())::int) as waits
    from outbox where sent_at is null order by next_at > now(), template
  `);
  return rows.map(Object);
}

/** As the site does with the mails that are due. */
async function sendMails(): Promise<number> {
  const { rows } = await backend.database.query("select id, attempts from claim_mails(100, 60)");
  for (const { id, attempts } of rows.map(Object))
    await service.rpc("settle_mail", { mail_id: id, attempt: attempts });
  return rows.length;
}
const pass = (time: string) =>
  backend.database.exec(
    `update outbox set next_at = next_at - interval '${time}', sent_at = sent_at - interval '${time}', created_at = created_at - interval '${time}'`,
  );

test("of sixty changes the first is told at once, and the last when ten minutes are over", async () => {
  expect(await change(0)).toBe("requested");
  expect(await sendMails()).toBe(2);
  for (let minute = 1; minute < 60; minute++) expect(await change(minute)).toBe("requested");
  const held = await mails();
  expect(held.map(({ template }) => template)).toEqual(["call-changed", "call-changed-notice"]);
  for (const { told, waits } of held) {
    expect(new Date(told).toISOString()).toBe(timeAt(59).starts_at);
    // Sixty changes take a busy machine some seconds.
    expect(waits).toBeGreaterThan(540);
    expect(waits).toBeLessThanOrEqual(600);
  }
  expect(await sendMails()).toBe(0);
  await pass("10 minutes");
  expect(await sendMails()).toBe(2);
  await change(61);
  expect(
    (await mails()).every(({ waits }) => waits > 500),
    "the quiet time begins anew with each mail",
  ).toBe(true);
  await pass("10 minutes");
  await sendMails();
  await pass("10 minutes");
  await change(62);
  expect(await sendMails(), "after a quiet time a change is told at once").toBe(2);
});

test("changes that no worker has sent yet wait for nothing that was not told", async () => {
  for (const minute of [0, 1, 2]) await change(minute);
  const held = await mails();
  expect(held.map(({ waits }) => waits > 0)).toEqual([false, false, true, true]);
  expect(held.map(({ told }) => new Date(told).getUTCMinutes())).toEqual([0, 0, 2, 2]);
});

test.each([
  ["cancels", () => ask("cancel_discovery_call"), ["call-cancelled", "call-cancelled-notice"]],
  ["is offered another time", () => offer(40), ["call-proposed"]],
  ["is confirmed", () => decide("confirm"), ["call-confirmed"]],
  ["is declined", () => decide("decline"), ["call-declined"]],
])("when the visitor %s what waited is told no more, and the news at once", async (_, act, templates) => {
  await change(0);
  await sendMails();
  await change(1);
  await act();
  const told = await mails();
  expect(told.map(({ template }) => template)).toEqual(templates);
  expect(told.every(({ waits }) => waits === 0)).toBe(true);
});

const offer = (minute: number) =>
  owner.rpc("propose_discovery_call", { call_id: call, new_time: timeAt(minute) });
const decide = (decision: string) => owner.rpc("decide_discovery_call", { call_id: call, decision });

test.each(["requested", "proposed", "confirmed"])(
  "of a call that is %s the very same time changes nothing and mails nobody",
  async (status) => {
    await change(7);
    await sendMails();
    await backend.database.query("update discovery_calls set status = $1 where id = $2", [status, call]);
    const read = async () =>
      (await service.from("discovery_calls").select("status, sequence, starts_at").eq("id", call).single())
        .data;
    const before = await read();
    expect(await change(7)).toBe("same");
    expect(await read()).toEqual(before);
    expect(await mails()).toEqual([]);
  },
);

test("an offer that is made twice is mailed once", async () => {
  expect([(await offer(30)).data, (await offer(30)).data]).toEqual(["proposed", "proposed"]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ["call", 10],
  ["calendar", 120],
  ["unsubscribe", 20],
])(
  "what a link of the kind %s does is counted for its subject alone, and begins anew after an hour",
  async (purpose, most) => {
    const count = async (subject: string | null) =>
      (await service.rpc("count_private_link", { purpose, subject })).data;
    const waits: unknown[] = [];
    for (let use = 0; use <= most; use++) waits.push(await count("one"));
    expect(waits.slice(0, most)).toEqual(Array(most).fill(0));
    expect(Number(waits.at(-1))).toBeGreaterThan(hour - 60);
    expect(Number(waits.at(-1))).toBeLessThanOrEqual(hour);
    expect(await count("another")).toBe(0);
    await backend.database.exec("update rate_limits set resets_at = now() - interval '1 second'");
    expect(await count("one")).toBe(0);
  },
);

test("a kind that has no limit, or nobody's link, is counted for nobody", async () => {
  for (const args of [
    { purpose: "another", subject: "one" },
    { purpose: null, subject: "one" },
    { purpose: "call", subject: null },
    { purpose: "call", subject: "" },
  ])
    expect((await service.rpc("count_private_link", args)).error?.code).toBe("22023");
  const { rows } = await backend.database.query("select 1 from rate_limits where key like 'private-link%'");
  expect(rows).toEqual([]);
});
