import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const service = backend.service();
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);

beforeEach(async () => {
  await backend.database.exec("truncate contact_messages, discovery_calls, outbox, rate_limits cascade");
});

function contact(change: Record<string, unknown> = {}) {
  return {
    name: "Ada",
    email: "ada@example.com",
    phone: null,
    message: "Hello",
    spam_reasons: [],
    acknowledge: true,
    idempotency_key: null,
    address_hash: randomUUID(),
    sender_hash: randomUUID(),
    ...change,
  };
}

function call(startsAt: string, change: Record<string, unknown> = {}) {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + 30 * 60_000);
  return {
    id: randomUUID(),
    name: "Ben",
    email: "ben@example.com",
    phone: null,
    notes: null,
    date: startsAt.slice(0, 10),
    start_time: start.toISOString().slice(11, 16),
    end_time: end.toISOString().slice(11, 16),
    time_zone: "UTC",
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    spam_reasons: [],
    acknowledge: true,
    idempotency_key: null,
    address_hash: randomUUID(),
    sender_hash: randomUUID(),
    ...change,
  };
}

/** As the site does when it mails about a call. */
async function linkTo(subject_id: string): Promise<string> {
  const token_hash = createHash("sha256").update(randomUUID()).digest("hex");
  await service.from("private_links").insert({ token_hash, purpose: "call", subject_id });
  return token_hash;
}

async function request(client: UntypedClient, name: string, args: Record<string, unknown>) {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
  return data;
}

const record = (change?: Record<string, unknown>) =>
  request(service, "record_contact_message", { request: contact(change) });

async function recordCalls(calls: unknown[]): Promise<void> {
  await backend.database.query(
    "select public.record_discovery_call(call) from jsonb_array_elements($1::jsonb) as call",
    [JSON.stringify(calls)],
  );
}

async function rows(query: string): Promise<unknown[]> {
  return (await backend.database.query(query)).rows;
}

async function claim(most = 100): Promise<{ id: string; recipient: string; attempts: number }[]> {
  const { data, error } = await service.rpc("claim_mails", { most, lease_seconds: 120 });
  if (error) throw error;
  return Array.isArray(data) ? data : [];
}

test("a message is stored with a mail to the owner and one to the visitor", async () => {
  const message = "‮right to left‬ 😀 <b>&amp;\r\nsecond line";
  await record({ name: "Ada\r\nBcc: x@example.com", message });
  expect(await rows("select name, message, status from contact_messages")).toEqual([
    { name: "Ada\r\nBcc: x@example.com", message, status: "new" },
  ]);
  const mails = await claim();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["ada@example.com", accounts.owner]);
});

test("suspected spam is kept, told to nobody, and announced when the owner says it is none", async () => {
  await record({ spam_reasons: ["honeypot"] });
  const [row] = await rows("select id, status, spam_reasons from contact_messages");
  expect(row).toMatchObject({ status: "spam", spam_reasons: ["honeypot"] });
  expect(await rows("select 1 from outbox")).toEqual([]);

  const { data } = await owner.from("contact_messages").select("id").single();
  const status = { message_id: data?.id, new_status: "new" };
  expect((await dana.rpc("set_contact_message_status", status)).error?.code).toBe("42501");
  for (let twice = 0; twice < 2; twice++) await request(owner, "set_contact_message_status", status);
  expect(await rows("select template from outbox order by template")).toEqual([
    { template: "contact-notice" },
    { template: "contact-received" },
  ]);
});

test("without an acknowledgement the owner is told as usual, and reopening a message mails nobody", async () => {
  await record({ acknowledge: false });
  await record({ acknowledge: undefined });
  await recordCalls([call("2030-03-05T14:00:00Z", { acknowledge: false })]);
  const told = [{ template: "call-notice" }, { template: "contact-notice" }, { template: "contact-notice" }];
  expect(await rows("select template from outbox order by template")).toEqual(told);

  const { data } = await owner.from("contact_messages").select("id").limit(1).single();
  for (const new_status of ["answered", "new"])
    await request(owner, "set_contact_message_status", { message_id: data?.id, new_status });
  expect(await rows("select template from outbox order by template")).toEqual(told);
});

test("of all acknowledgements in an hour no more than sixty are mailed, and every request is stored", async () => {
  for (let count = 0; count < 40; count++) await record();
  await recordCalls(Array.from({ length: 30 }, () => call("2030-03-05T14:00:00Z")));
  const received = "select count(*)::int as count from outbox where template like '%-received'";
  const notices = "select count(*)::int as count from outbox where template like '%-notice'";
  expect(await rows(received)).toEqual([{ count: 60 }]);
  expect(await rows(notices)).toEqual([{ count: 70 }]);

  await backend.database.exec("update rate_limits set resets_at = now() - interval '1 second'");
  await record();
  expect(await rows(received)).toEqual([{ count: 61 }]);
});

test("twenty attempts with one key at once are one row and one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => record({ idempotency_key: "same" })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await rows("select count(*)::int as count from contact_messages")).toEqual([{ count: 1 }]);
  expect(await rows("select count(*)::int as count from outbox")).toEqual([{ count: 2 }]);
});

test("a flood from one address is stopped, and other visitors are not", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => record({ address_hash: "flood" })));
  const refused = answers.filter((answer) => "retry_after" in Object(answer));
  expect(refused).toHaveLength(10);
  expect(Number(Object(refused[0]).retry_after)).toBeGreaterThan(500);
  expect(await record()).toHaveProperty("id");

  await backend.database.exec("update rate_limits set resets_at = now() - interval '1 second'");
  expect(await record({ address_hash: "flood" })).toHaveProperty("id");
});

test("a request that the database refuses leaves nothing behind", async () => {
  const { error } = await service.rpc("record_contact_message", {
    request: contact({ email: "a".repeat(300) }),
  });
  expect(error).not.toBeNull();
  expect(await rows("select 1 from contact_messages")).toEqual([]);
  expect(await rows("select 1 from outbox")).toEqual([]);
  expect(await rows("select 1 from rate_limits")).toEqual([]);
});

test("of calls that overlap, confirmed at once, no two are", () => confirmAtOnce(4, 8));

test("of calls that overlap no two are confirmed on each of fifty days", { tags: "slow" }, () =>
  confirmAtOnce(50, 20),
);

async function confirmAtOnce(days: number, perSlot: number): Promise<void> {
  const asked = Array.from({ length: days }, (_, slot) => {
    const start = Date.UTC(2030, 0, 7 + slot, 14);
    return Array.from({ length: perSlot }, (_, index) =>
      call(new Date(start + (index % 3) * 15 * 60_000).toISOString()),
    );
  });
  for (const slot of asked) {
    await recordCalls(slot);
    // An hour takes five hundred.
    await backend.database.exec("truncate rate_limits");
  }

  for (const slot of asked) {
    await Promise.all(
      slot.map(({ id }) => request(owner, "decide_discovery_call", { call_id: id, decision: "confirm" })),
    );
  }

  const confirmed = await rows(`
    select date_trunc('day', starts_at) as day, array_agg(extract(minute from starts_at)::int order by starts_at) as starts
    from discovery_calls where status = 'confirmed' group by 1
  `);
  expect(confirmed).toHaveLength(days);
  // 14:00 and 14:30 do not overlap; anything else on one day would.
  for (const { starts } of confirmed.map(Object)) {
    expect([[0], [15], [30], [0, 30]]).toContainEqual(starts);
  }
  expect(
    await rows(`
      select 1 from discovery_calls a join discovery_calls b on a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      where a.status = 'confirmed' and b.status = 'confirmed'
    `),
  ).toEqual([]);
}

test("of a hundred requests for the very same time one is confirmed and ninety-nine are told it is taken", async () => {
  const asked = Array.from({ length: 100 }, () => call("2030-03-04T14:00:00Z"));
  await recordCalls(asked);
  const outcomes = await Promise.all(
    asked.map(({ id }) => request(owner, "decide_discovery_call", { call_id: id, decision: "confirm" })),
  );
  expect(outcomes.filter((outcome) => outcome === "confirmed")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(99);
  expect(await rows("select 1 from outbox where template = 'call-confirmed'")).toHaveLength(1);
});

test("a proposed time is confirmed by the visitor, a changed one waits for the owner, a cancelled one is over", async () => {
  const asked = call("2030-03-05T14:00:00Z");
  await request(service, "record_discovery_call", { request: asked });
  const { date, start_time, end_time, time_zone, starts_at, ends_at } = call("2030-03-06T15:00:00Z");
  const new_time = { date, start_time, end_time, time_zone, starts_at, ends_at };
  const token_hash = await linkTo(asked.id);

  expect(await request(owner, "propose_discovery_call", { call_id: asked.id, new_time })).toBe("proposed");
  expect(await request(service, "accept_discovery_call", { token_hash })).toBe("confirmed");
  expect(await request(service, "accept_discovery_call", { token_hash })).toBe("closed");
  const another = call("2030-03-07T15:00:00Z");
  expect(await request(service, "change_discovery_call", { token_hash, new_time: another })).toBe(
    "requested",
  );
  expect(await request(service, "cancel_discovery_call", { token_hash })).toBe("cancelled");
  expect(await request(service, "change_discovery_call", { token_hash, new_time })).toBe("closed");
  expect(await request(service, "cancel_discovery_call", { token_hash: "unknown" })).toBe("closed");
  expect(await rows("select status, sequence from discovery_calls")).toEqual([
    { status: "cancelled", sequence: 4 },
  ]);
  expect(
    (await dana.rpc("decide_discovery_call", { call_id: asked.id, decision: "confirm" })).error,
  ).not.toBeNull();
});

const isAt = (starts_at: string) => {
  const { date, start_time, end_time, time_zone, ends_at } = call(starts_at);
  return { date, start_time, end_time, time_zone, starts_at, ends_at };
};
const block = (from: string, until: string) =>
  `insert into availability_blocks (starts_at, ends_at) values ('2030-03-05T${from}:00Z', '2030-03-05T${until}:00Z')`;

test.each([
  ["asked", ""],
  ["not free", "call at 14:00"],
  ["not free", "call at 14:15"],
  ["asked", "call at 14:30"],
  ["asked", "call at 13:30"],
  ["asked", "asked call at 14:00"],
  ["not free", block("14:29", "15:00")],
  ["not free", block("08:00", "18:00")],
  ["asked", block("14:30", "15:00")],
  ["asked", block("13:00", "14:00")],
  ["proposed", "proposed before"],
  ["confirmed", "confirmed before"],
])("a mail that proposes another time says “%s” after “%s”", async (why, given) => {
  await backend.database.exec("delete from availability_blocks");
  const asked = call("2030-03-05T14:00:00Z");
  const [, own = "", clock] = /^(asked )?call at (.*)$/.exec(given) ?? [];
  const other = clock ? [call(`2030-03-05T${clock}:00Z`, { email: "other@example.com" })] : [];
  await recordCalls([asked, ...other]);
  for (const { id } of own ? [] : other)
    await request(owner, "decide_discovery_call", { call_id: id, decision: "confirm" });
  if (given.startsWith("insert")) await backend.database.exec(given);
  const propose = (day: string) =>
    request(owner, "propose_discovery_call", {
      call_id: asked.id,
      new_time: isAt(`2030-03-${day}T15:00:00Z`),
    });
  if (given === "proposed before") await propose("06");
  if (given === "confirmed before")
    await request(owner, "decide_discovery_call", { call_id: asked.id, decision: "confirm" });
  expect(await propose("07")).toBe("proposed");
  expect(
    await rows(
      `select payload ->> 'why' as why from outbox where template = 'call-proposed' and payload ->> 'starts_at' like '2030-03-07%'`,
    ),
  ).toEqual([{ why }]);
  await backend.database.exec("delete from availability_blocks");
});

test("a mail that a killed worker had taken comes back when its lease ends", async () => {
  await record();
  expect(await claim()).toHaveLength(2);
  expect(await claim()).toEqual([]);
  await backend.database.exec("update outbox set next_at = now() - interval '1 second'");
  const again = await claim();
  expect(again.map(({ attempts }) => attempts)).toEqual([2, 2]);
});

test("workers that claim at once never share a mail", async () => {
  for (let count = 0; count < 20; count++) await record();
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim(5)));
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test("a mail is tried twelve times with growing pauses, then given up, and the owner retries it", async () => {
  await record();
  await backend.database.exec("delete from outbox where template = 'contact-received'");
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt++) {
    const [mail] = await claim();
    expect(mail?.attempts).toBe(attempt);
    await request(service, "settle_mail", { mail_id: mail?.id, attempt, error: "refused" });
    const [row] = await rows("select extract(epoch from next_at - now())::int as pause from outbox");
    pauses.push(Object(row).pause);
    await backend.database.exec("update outbox set next_at = now()");
  }
  expect(pauses.slice(0, 6).map((pause) => Math.round(pause / 5) * 5)).toEqual([5, 20, 80, 320, 1280, 5120]);
  expect(pauses.at(-1)).toBeLessThanOrEqual(7200);
  expect(await claim()).toEqual([]);

  const { data } = await owner.from("outbox").select("id, failed_at, last_error").single();
  expect(data).toMatchObject({ failed_at: expect.any(String), last_error: "refused" });
  expect((await dana.rpc("retry_mail", { mail_id: data?.id })).error?.code).toBe("42501");
  expect(await request(owner, "retry_mail", { mail_id: data?.id })).toBe(true);
  const [mail] = await claim();
  await request(service, "settle_mail", { mail_id: mail?.id, attempt: mail?.attempts });
  expect(await rows("select sent_at is not null as sent, last_error from outbox")).toEqual([
    { sent: true, last_error: null },
  ]);
});

test("a worker that lost its lease cannot undo what the next one did", async () => {
  await record();
  const [late] = await claim();
  await backend.database.exec("update outbox set next_at = now()");
  await claim();
  await request(service, "settle_mail", { mail_id: late?.id, attempt: 1, error: "timed out" });
  expect(await rows(`select last_error from outbox where id = '${late?.id}'`)).toEqual([
    { last_error: null },
  ]);
  await request(service, "settle_mail", { mail_id: late?.id, attempt: 2 });
  await request(service, "settle_mail", { mail_id: late?.id, attempt: 2, error: "too late" });
  expect(await rows(`select sent_at is not null as sent from outbox where id = '${late?.id}'`)).toEqual([
    { sent: true },
  ]);
});

test("all mails that failed go back into the queue together", async () => {
  for (let count = 0; count < 2; count++) await record();
  for (const { id, attempts } of await claim(3)) {
    await request(service, "settle_mail", { mail_id: id, attempt: attempts, error: "refused" });
  }
  expect((await dana.rpc("retry_failed_mails")).error?.code).toBe("42501");
  expect(await request(owner, "retry_failed_mails", {})).toBe(3);
  expect(await claim()).toHaveLength(4);
});

test("a reply is stored once with its words and mailed once, and nobody but the owner writes or reads it", async () => {
  const { id: message_id } = Object(await record());
  const args = { message_id, reply: "Hello Ada,\r\nyes.", reply_key: randomUUID() };
  expect((await dana.rpc("reply_to_contact_message", args)).error?.code).toBe("42501");
  for (let twice = 0; twice < 2; twice++)
    expect(await request(owner, "reply_to_contact_message", args)).toBe(true);
  await request(owner, "reply_to_contact_message", { ...args, reply: "And this.", reply_key: randomUUID() });
  const { data } = await owner.from("contact_messages").select("status, contact_replies (body)").single();
  expect(data).toEqual({
    status: "answered",
    contact_replies: [{ body: args.reply }, { body: "And this." }],
  });
  expect(await rows("select 1 from outbox where template = 'contact-reply'")).toHaveLength(2);
  expect((await dana.from("contact_replies").select("body")).data).toEqual([]);

  for (const reply of [" ", "a".repeat(5001)])
    expect(
      await request(owner, "reply_to_contact_message", { ...args, reply, reply_key: randomUUID() }),
    ).toBe(false);
  expect(await rows("select 1 from contact_replies")).toHaveLength(2);
});

test("messages from one address are one thread, however it is capitalised, and no other address is in it", async () => {
  for (const email of ["ada@example.com", "Ada@Example.com", "ada.l@example.com"]) await record({ email });
  const { data } = await owner.from("contact_messages").select("id, email").order("email");
  const message_ids = data?.map(({ id }) => id);
  const threads = await request(owner, "read_threads", { message_ids });
  const lengths = new Map(
    Object.values(Object(threads)).map((row) => [Object(row).message_id, Object(row).messages]),
  );
  expect(data?.map(({ id, email }) => [email, lengths.get(id)])).toEqual(
    expect.arrayContaining([
      ["ada.l@example.com", 1],
      ["ada@example.com", 2],
      ["Ada@Example.com", 2],
    ]),
  );
  expect((await dana.rpc("read_threads", { message_ids })).data).toEqual([]);
});

test("a proposal waits for the visitor, but for one who left no address; a confirmed call is cancelled, not declined", async () => {
  const byMail = call("2030-03-05T14:00:00Z");
  const byPhone = call("2030-03-05T16:00:00Z", { email: null, phone: "(905) 555-0199" });
  await recordCalls([byMail, byPhone]);
  const decide = ({ id }: { id: string }, decision: string) =>
    request(owner, "decide_discovery_call", { call_id: id, decision });
  for (const each of [byMail, byPhone]) {
    const { date, start_time, end_time, time_zone, starts_at, ends_at } = each;
    const new_time = { date, start_time, end_time, time_zone, starts_at, ends_at };
    await request(owner, "propose_discovery_call", { call_id: each.id, new_time });
  }
  expect(await decide(byMail, "confirm")).toBe("closed");
  expect(await decide(byPhone, "confirm")).toBe("confirmed");
  await request(service, "accept_discovery_call", { token_hash: await linkTo(byMail.id) });
  expect(await decide(byMail, "decline")).toBe("closed");
  expect(await decide(byMail, "cancel")).toBe("cancelled");
  expect(await decide(byMail, "cancel")).toBe("closed");
  expect(await rows("select recipient from outbox where template = 'call-cancelled-by-us'")).toEqual([
    { recipient: "ben@example.com" },
  ]);
});

test("a message becomes one client with one invite, however often it is asked for", async () => {
  const { id } = Object(await record({ email: "Ada@Example.com" }));
  const args = {
    message_id: id,
    client_name: " Ada's Works ",
    invite_id: randomUUID(),
  };
  expect((await dana.rpc("convert_message_to_client", args)).error?.code).toBe("42501");
  const clients = await Promise.all([1, 2, 3].map(() => request(owner, "convert_message_to_client", args)));
  expect(new Set(clients).size).toBe(1);
  const { data } = await owner.from("clients").select("name, invites (email)").eq("id", String(clients[0]));
  expect(data).toEqual([{ name: "Ada's Works", invites: [{ email: "ada@example.com" }] }]);
  expect(await rows("select recipient from outbox where template = 'client-invite'")).toEqual([
    { recipient: "ada@example.com" },
  ]);
  expect(await request(owner, "convert_message_to_client", { ...args, message_id: randomUUID() })).toBeNull();
});

test("whoever writes again is the client that they are already, and is invited no second time", async () => {
  const grace = [
    await record({ email: "grace@example.com" }),
    await record({ email: "GRACE@example.com" }),
  ].map((recorded) => Object(recorded).id);
  const member = Object(await record({ email: "dana@voltway.example" })).id;
  const stranger = Object(await record({ email: "grace.l@example.com" })).id;
  const clientsOf = async (message_ids: string[]) => {
    const threads = Object.values(Object(await request(owner, "read_threads", { message_ids })));
    return message_ids.map(
      (id) => Object(threads.find((thread) => Object(thread).message_id === id)).client_name,
    );
  };
  expect(await clientsOf([...grace, stranger])).toEqual([null, null, null]);
  const convert = (message_id: string, client_name: string) =>
    request(owner, "convert_message_to_client", { message_id, client_name, invite_id: randomUUID() });

  const client = await convert(grace[1], "Grace's Works");
  expect(await clientsOf([...grace, stranger])).toEqual(["Grace's Works", "Grace's Works", null]);
  expect(await convert(grace[0], "Grace's other works")).toBe(client);
  const voltway = await rows("select id from clients where name = 'Voltway Home Electric'");
  expect(await clientsOf([member])).toEqual(["Voltway Home Electric"]);
  expect(await convert(member, "Dana")).toBe(Object(voltway[0]).id);

  expect(await rows("select name from clients where name in ('Grace''s other works', 'Dana')")).toEqual([]);
  expect(await rows("select recipient from outbox where template = 'client-invite'")).toEqual([
    { recipient: "grace@example.com" },
  ]);
});
