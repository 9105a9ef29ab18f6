import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

const { bookingBoard, dana, priya, voltway } = ids;

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const client = await backend.signIn(accounts.ownClient);
beforeEach(async () => {
  await backend.database.exec(
    "delete from public.notifications; delete from public.outbox; delete from public.notification_settings",
  );
});

const say = (speaker: UntypedClient, body: string) =>
  speaker.rpc("send_message", { project_id: bookingBoard, body, client_key: crypto.randomUUID() });

/** Writes the mails that are due so many minutes from now. */
async function queueMails(minutes: number): Promise<number> {
  const at = new Date(Date.now() + minutes * 60_000).toISOString();
  const { data, error } = await backend.service().rpc("queue_digests", { at });
  expect(error).toBeNull();
  return z.number().parse(data);
}

async function readMails() {
  const { rows } = await backend.database.query<{
    recipient: string;
    payload: { news: { title: string }[] };
  }>("select recipient, payload from public.outbox where template = 'digest' order by created_at, recipient");
  return rows.map(({ recipient, payload }) => ({ recipient, news: payload.news.map(({ title }) => title) }));
}

async function titlesOf(reader: UntypedClient): Promise<string[]> {
  const { data, error } = await reader.rpc("list_notifications");
  expect(error).toBeNull();
  const news = z.array(z.object({ title: z.string(), events: z.number() })).parse(data);
  return news.map(({ title, events }) => `${events} ${title}`);
}

test("ten messages are one notification and, after a quiet time, one mail", async () => {
  for (let n = 1; n <= 10; n++) expect((await say(owner, `Words ${n}`)).error).toBeNull();
  expect(await titlesOf(client)).toEqual(["10 Words 10"]);
  expect(await titlesOf(owner)).toEqual([]);
  expect(await queueMails(9)).toBe(0);
  expect(await queueMails(11)).toBe(1);
  expect(await readMails()).toEqual([{ recipient: accounts.ownClient, news: ["Words 10"] }]);
  await say(owner, "Words 11");
  expect(await queueMails(30)).toBe(0);
  expect(await queueMails(61)).toBe(1);
  expect(await queueMails(200)).toBe(0);
});

test("who keeps talking is heard of within an hour, and what was read is not mailed", async () => {
  await say(owner, "First");
  await backend.database.exec("update public.notifications set created_at = now() - interval '61 minutes'");
  await backend.database.exec("update public.notifications set updated_at = now() - interval '61 minutes'");
  await backend.service().from("project_updates").insert({
    project_id: bookingBoard,
    title: "Just now",
    visible: true,
    published_at: new Date().toISOString(),
    author_id: ids.owner,
  });
  expect(await queueMails(0)).toBe(1);
  expect(await readMails()).toEqual([{ recipient: accounts.ownClient, news: ["First", "Just now"] }]);
  await backend.database.exec("delete from public.outbox");
  await client.rpc("read_notifications");
  expect(await queueMails(120)).toBe(0);
});

test("what is hidden, withdrawn or removed again takes its notification along", async () => {
  const { data: update } = await owner
    .from("project_updates")
    .insert({ project_id: bookingBoard, title: "Too early", visible: true })
    .select("id")
    .single();
  expect(await titlesOf(client)).toEqual(["1 Too early"]);
  await owner.from("project_updates").update({ visible: false }).eq("id", String(update?.id));
  expect(await titlesOf(client)).toEqual([]);
  await owner.from("project_updates").update({ visible: true }).eq("id", String(update?.id));
  expect(await titlesOf(client)).toEqual(["1 Too early"]);
  await owner.from("project_updates").delete().eq("id", String(update?.id));
  expect(await titlesOf(client)).toEqual([]);
});

test("the other client hears of nothing, and marks nobody else's as read", async () => {
  const other = await backend.signIn(accounts.otherClient);
  await say(owner, "Between us");
  expect(await titlesOf(other)).toEqual([]);
  expect((await other.rpc("count_notifications").single()).data).toMatchObject({ unread: 0 });
  expect((await other.from("notifications").select("id")).data).toEqual([]);
  const { rows } = await backend.database.query<{ id: string }>("select id from public.notifications");
  expect((await other.rpc("read_notifications", { notification_id: rows[0]?.id })).data).toBe(0);
  expect((await other.rpc("read_messages", { project_id: bookingBoard })).data).toEqual([]);
  expect((await say(other, "Let me in")).data).toEqual({ refused: "missing" });
  await other.rpc("mark_messages_read", { project_id: bookingBoard, up_to: 1 });
  const reads = await backend.database.query(
    "select 1 from public.message_reads where user_id = $1 and project_id = $2",
    [priya, bookingBoard],
  );
  expect(reads.rows).toEqual([]);
  await queueMails(11);
  expect((await readMails()).map(({ recipient }) => recipient)).toEqual([accounts.ownClient]);
});

test("somebody removed from a client hears nothing more, not even by a mail that was written before", async () => {
  await say(owner, "Before");
  expect(await queueMails(11)).toBe(1);
  await owner.rpc("unlink_person", { client_id: voltway, user_id: dana });
  try {
    expect(await readMails()).toEqual([]);
    expect(await titlesOf(client)).toEqual([]);
    await say(owner, "After");
    expect(await queueMails(11)).toBe(0);
    expect((await say(client, "I am gone")).data).toEqual({ refused: "missing" });
  } finally {
    await owner.from("client_members").insert({ client_id: voltway, user_id: dana });
  }
});

test("a shut account gets no mail that is still waiting", async () => {
  await say(owner, "Before");
  expect(await queueMails(11)).toBe(1);
  await backend.service().from("users").update({ disabled_at: new Date().toISOString() }).eq("id", dana);
  try {
    expect(await readMails()).toEqual([]);
    expect(await queueMails(80)).toBe(0);
  } finally {
    await backend.service().from("users").update({ disabled_at: null }).eq("id", dana);
  }
});

test("a person chooses of what to hear by mail, or unsubscribes from all of it", async () => {
  await client.rpc("set_mailed_kinds", { kinds: ["update"] });
  await say(owner, "Quiet words");
  expect(await queueMails(11)).toBe(0);
  await owner.from("project_updates").insert({ project_id: bookingBoard, title: "Loud", visible: true });
  expect(await queueMails(11)).toBe(1);
  expect(await readMails()).toEqual([{ recipient: accounts.ownClient, news: ["Loud"] }]);
  await backend.database.exec(
    "delete from public.outbox; delete from public.project_updates where title = 'Loud'",
  );
  expect((await backend.service().rpc("unsubscribe", { user_id: dana })).data).toBe(true);
  await owner.from("project_updates").insert({ project_id: bookingBoard, title: "Loud", visible: true });
  expect(await queueMails(11)).toBe(0);
  expect((await client.rpc("set_mailed_kinds", { kinds: ["everything"] })).error).not.toBeNull();
  expect((await client.rpc("unsubscribe", { user_id: priya })).error?.code).toBe("42501");
});

test("the same key sends one message, and an archived project takes none", async () => {
  const key = crypto.randomUUID();
  const send = () => client.rpc("send_message", { project_id: bookingBoard, body: "Once", client_key: key });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ data }) => Object(data).id)).size).toBe(1);
  await owner.from("projects").update({ archived_at: new Date().toISOString() }).eq("id", bookingBoard);
  expect((await say(client, "Too late")).data).toEqual({ refused: "archived" });
  await owner.from("projects").update({ archived_at: null }).eq("id", bookingBoard);
});

test("a client is reminded of what waits for a decision once a day, and the mail says what is asked", async () => {
  const order = "00000000-0000-4000-8000-000000000602";
  const remind = async (who: UntypedClient, subject = order) => {
    const { data, error } = await who.rpc("remind_of_decision", { subject });
    return error?.code ?? data;
  };
  expect(await remind(client)).toBe("42501");
  expect(await Promise.all([remind(owner), remind(owner)])).toEqual(
    expect.arrayContaining(["reminded", "already"]),
  );
  expect(await titlesOf(client)).toEqual(["1 Booking form in French"]);
  expect(await titlesOf(owner)).toEqual([]);
  expect(await queueMails(11)).toBe(1);
  const { rows } = await backend.database.query<{ asked: unknown }>(
    "select payload -> 'news' -> 0 -> 'asked' as asked from public.outbox where template = 'digest'",
  );
  expect(rows).toEqual([{ asked: { number: 2, price_cents: 125_000, currency: "CAD" } }]);
  // The first is the demo's.
  const logged = await backend.database.query(
    "select action, user_id from public.audit_log where table_name = 'decision_reminders' order by id offset 1",
  );
  expect(logged.rows).toEqual([{ action: "added", user_id: ids.owner }]);

  const { data: waiting } = await owner.rpc("list_waiting", { of_side: "client", most: 1 });
  const orders = z.array(z.object({ kind: z.string() })).parse(waiting);
  expect(orders.filter(({ kind }) => kind === "change_order")).toHaveLength(1);
  await backend.database.exec(
    "update public.decision_reminders set created_at = now() - interval '25 hours'",
  );
  await client.rpc("set_mailed_kinds", { kinds: [] });
  expect(await remind(owner)).toBe("reminded");
  expect(await queueMails(80)).toBe(0);
  // A draft, and what nobody ever asked.
  for (const subject of ["00000000-0000-4000-8000-000000000601", crypto.randomUUID()])
    expect(await remind(owner, subject)).toBe("closed");
});

test("reading a conversation reads its notification, unless somebody wrote meanwhile", async () => {
  const sent = z.object({ sequence: z.number() });
  const first = sent.parse((await say(owner, "One")).data);
  const second = sent.parse((await say(owner, "Two")).data);
  await client.rpc("mark_messages_read", { project_id: bookingBoard, up_to: first.sequence });
  expect((await client.rpc("count_notifications").single()).data).toMatchObject({ unread: 1 });
  await client.rpc("mark_messages_read", { project_id: bookingBoard, up_to: second.sequence });
  expect((await client.rpc("count_notifications").single()).data).toMatchObject({ unread: 0 });
});
