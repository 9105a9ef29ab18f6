import { afterAll, expect, test } from "vitest";
import { accounts, ownerName, startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const ownerId = (await owner.auth.getUser()).data.user?.id ?? "";

async function readEntries(table: string, rowId: string) {
  const { data, error } = await owner
    .from("audit_log")
    .select("user_id, action, before, after")
    .match({ table_name: table, row_id: rowId })
    .order("id");
  expect(error).toBeNull();
  return data ?? [];
}

test("the demo's log names whose doing each entry was, but for what Stripe reported", async () => {
  const { data } = await backend.service().from("audit_log").select("table_name").is("user_id", null);
  expect(new Set(data?.map(({ table_name }) => table_name))).toEqual(
    new Set(["subscriptions", "second_subscriptions"]),
  );
  const approvals = await backend
    .service()
    .from("audit_log")
    .select("user_id, after")
    .eq("table_name", "approvals");
  expect(approvals.data).not.toEqual([]);
  for (const { user_id, after } of approvals.data ?? []) expect(user_id).toBe(Object(after).decided_by);
});

test("a row that the owner adds, changes and removes leaves who, what, before and after", async () => {
  const id = "00000000-0000-4000-8000-0000000000a9";
  await owner.from("clients").insert({ id, name: "Elm Bakery" });
  await owner.from("clients").update({ name: "Elm Bakery Inc." }).eq("id", id);
  await owner.from("clients").update({ name: "Elm Bakery Inc." }).eq("id", id);
  await owner.rpc("delete_client", { client_id: id });

  expect(await readEntries("clients", id)).toEqual([
    { user_id: ownerId, action: "added", before: null, after: expect.objectContaining({ id }) },
    {
      user_id: ownerId,
      action: "changed",
      before: { name: "Elm Bakery" },
      after: { name: "Elm Bakery Inc." },
    },
    { user_id: ownerId, action: "removed", before: expect.objectContaining({ id }), after: null },
  ]);
});

test("a row without an id is named by its key, and secrets are left out", async () => {
  const client_id = ids.voltway;
  const user_id = ids.priya;
  await owner.from("client_members").insert({ client_id, user_id });
  expect(await readEntries("client_members", `${client_id}/${user_id}`)).toMatchObject([{ action: "added" }]);

  const token_hash = "5ec2e7".padEnd(64, "0");
  await owner.rpc("renew_calendar_link", { token_hash });
  const { rows } = await backend.database.query(
    "select after ->> 'purpose' as purpose, position('5ec2e7' in entry::text) as secret from public.audit_log entry order by id desc limit 1",
  );
  expect(rows).toEqual([{ purpose: "calendar", secret: 0 }]);
});

test("an upload is credited to whoever sent the file, though the site stores it", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  const { data: reserved } = await dana.rpc("reserve_file", {
    project_id: ids.bookingBoard,
    request_key: "plan",
  });
  const { id: reservation_id, path } = Object(reserved);
  await backend.database.query(
    "insert into storage.objects (bucket_id, name, metadata) values ('project-files', $1, '{\"size\": 5}')",
    [path],
  );
  const { data: recorded, error } = await backend.service().rpc("record_project_file", {
    reservation_id,
    file: { name: "plan.txt", mime: "text/plain", size: 5, sha256: "0".repeat(64) },
  });
  expect(error).toBeNull();
  const { id } = Object(recorded);
  expect(await readEntries("project_files", id)).toMatchObject([{ user_id: ids.dana, action: "added" }]);
  await owner.from("project_files").update({ visible: false }).eq("id", id);
  expect((await readEntries("project_files", id)).at(-1)).toMatchObject({ user_id: ownerId });
});

test("entries are described by the names of what they are about, to the owner alone", async () => {
  const id = "00000000-0000-4000-8000-0000000002a1";
  await backend.service().from("milestones").insert({ id, project_id: ids.bookingBoard, title: "Sign-off" });
  await owner.from("milestones").update({ due_on: "2030-01-01" }).eq("id", id);
  await owner.from("milestones").delete().eq("id", id);
  await owner.from("users").update({ phone: "(905) 555-0199" }).eq("id", ownerId);
  const { data } = await owner
    .from("audit_log")
    .select("id, table_name")
    .order("id", { ascending: false })
    .limit(3);
  const entry_ids = data?.map((entry) => entry.id);
  const described = await owner.rpc("describe_changes", { entry_ids });
  expect(described.error).toBeNull();
  const of = {
    project_name: "Booking and dispatch board",
    client_name: "Voltway Home Electric",
    client_id: ids.voltway,
  };
  expect(described.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "Sign-off", ...of }),
      expect.objectContaining({ name: ownerName, project_name: null }),
    ]),
  );
  const dana = await backend.signIn(accounts.ownClient);
  expect((await dana.rpc("describe_changes", { entry_ids })).error?.code).toBe("42501");
});

test("what a plan's change tells names its client and its plan, also when both are gone", async () => {
  const client_id = "00000000-0000-4000-8000-0000000000b9";
  const subscription = {
    id: "sub_told",
    client_id,
    price_id: "price_first",
    status: "active",
    amount_cents: 100,
    currency: "cad",
    current_period_end: "2030-01-01T00:00:00Z",
    cancel_at_period_end: false,
    reading: 1,
    created_at: "2026-01-01T00:00:00Z",
  };
  await backend.service().from("clients").insert({ id: client_id, name: "Told" });
  await backend.service().from("subscriptions").insert(subscription);
  await backend
    .service()
    .from("second_subscriptions")
    .insert({ subscription_id: "sub_told", client_id, currency: "cad" });
  const changes = [{ price_id: "price_second" }, { status: "past_due" }, { cancel_at_period_end: true }];
  for (const change of changes)
    await backend.service().from("subscriptions").update(change).eq("id", "sub_told");
  const tell = async () => {
    const { rows } = await backend.database.query(
      "select array_agg(id order by id) as ids from public.audit_log where row_id = 'sub_told' and action <> 'removed'",
    );
    const { data } = await owner.rpc("describe_changes", { entry_ids: Object(rows[0]).ids });
    return Object.values(Object(data)).map((told) => [Object(told).client_name, Object(told).price_id]);
  };
  expect(await tell()).toEqual([
    ["Told", "price_first"],
    // What was paid for twice is the plan as it is.
    ["Told", "price_second"],
    ["Told", "price_second"],
    ["Told", "price_second"],
    ["Told", "price_second"],
  ]);
  await backend.database.query("delete from public.clients where id = $1", [client_id]);
  expect((await tell()).map(([name]) => name)).toEqual(["Told", "Told", "Told", "Told", "Told"]);
});

/** What the log says of somebody's work, acts of their own alone or with what they brought along. */
async function readActs(who: string, works: string[], { given = "", withParts = false } = {}) {
  const results: unknown[] = [];
  await backend.database.transaction(async (transaction) => {
    await transaction.exec(given);
    const before = await transaction.query("select coalesce(max(id), 0) as last from public.audit_log");
    await actAs(transaction, who);
    for (const work of works) await transaction.query(work);
    await transaction.query("reset role");
    const { rows } = await transaction.query(
      `select concat_ws(' ', table_name, action) as entry, part_of is not null as is_part from public.audit_log
       where id > $1 order by part_of nulls first, id`,
      [Object(before.rows[0]).last],
    );
    for (const { entry, is_part } of rows.map(Object))
      if (!is_part) results.push(entry);
      else if (withParts) results.push(`with ${entry}`);
    await transaction.rollback();
  });
  return results;
}

test("a decision is one row, and so is whoever joins by invite", async () => {
  const entries = (work: string) => readActs(ids.dana, [work]);
  const order = "00000000-0000-4000-8000-000000000602";
  const item = "00000000-0000-4000-8000-000000000501";
  const seen = (table: string, id: string) =>
    `(select snapshot_sha256 from public.${table} where id = '${id}')`;
  for (const decision of ["approved", "declined"])
    expect(
      await entries(
        `select public.decide_change_order('${order}', '${decision}', ${seen("change_orders", order)}, '')`,
      ),
    ).toEqual(["approvals added"]);
  for (const decision of ["approved", "changes_requested"])
    expect(
      await entries(
        `select public.decide_feedback_item('${item}', '${decision}', ${seen("feedback_items", item)}, 'Words')`,
      ),
    ).toEqual(["approvals added"]);
  await backend.database.exec(`
    insert into clients (id, name) values ('${order}', 'Another');
    insert into invites (id, client_id, email) values ('${item}', '${order}', 'dana@voltway.example')`);
  expect(await entries(`select public.answer_invite('${item}', true)`)).toEqual(["client_members added"]);
  expect(await entries(`select public.answer_invite('${item}', false)`)).toEqual(["invites changed"]);
});

const ending = "00000000-0000-4000-8000-0000000000c9";
const acts: Record<string, [given: string, work: string, told: string[]]> = {
  "archiving a client": [
    `insert into clients (id, name) values ('${ending}', 'Ending');
     insert into projects (id, client_id, name) values ('${ending}', '${ending}', 'One'), (gen_random_uuid(), '${ending}', 'Two');
     insert into invites (client_id, email) values ('${ending}', 'kit@example.com');
     insert into feedback_items (project_id, title, visible) values ('${ending}', 'Draft', true);
     insert into change_orders (project_id, number, title, price_cents, currency, valid_until, status, sent_at, expires_at)
       values ('${ending}', 1, 'Order', 100, 'CAD', current_date, 'sent', now(), now() + interval '1 day')`,
    `select public.archive_client('${ending}', true)`,
    [
      "clients changed",
      "with change_orders changed",
      "with feedback_items changed",
      "with projects changed",
      "with projects changed",
      "with invites changed",
    ],
  ],
  "making a client of a message": [
    `insert into contact_messages (id, name, email, message) values ('${ending}', 'New', 'new@example.org', 'Hello')`,
    `select public.convert_message_to_client('${ending}', 'New', gen_random_uuid())`,
    ["contact_messages changed", "with clients added", "with invites added"],
  ],
};

test.each(Object.entries(acts))("%s is one row, with what it brings along under it", async (_, act) => {
  const [given, work, told] = act;
  const along = await readActs(ids.owner, [work], { given, withParts: true });
  expect(along.toSorted()).toEqual(told.toSorted());
  // What is done next in the same transaction is an act of its own.
  const next = `update clients set name = name || '!' where id = '${ids.voltway}'`;
  expect(await readActs(ids.owner, [work, next], { given })).toEqual([
    ...told.slice(0, 1),
    "clients changed",
  ]);
});

test("a phone number with too few digits is refused", async () => {
  for (const [phone, isKept] of Object.entries({ abc: false, "555-010": false, "555-0108": true })) {
    const { error } = await owner.from("users").update({ phone }).eq("id", ownerId);
    expect(error === null, phone).toBe(isKept);
  }
});

test("a message that the owner files is logged without the visitor's words", async () => {
  const message_id = "00000000-0000-4000-8000-0000000000b1";
  await owner.rpc("set_contact_message_status", { message_id, new_status: "answered" });
  expect(await readEntries("contact_messages", message_id)).toEqual([
    { user_id: ownerId, action: "changed", before: { status: "new" }, after: { status: "answered" } },
  ]);
});

test("what a deleted account did stays, without the person", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  const id = (await dana.auth.getUser()).data.user?.id ?? "";
  await dana.from("users").update({ phone: "(905) 555-0190" }).eq("id", id);
  expect((await readEntries("users", id)).at(-1)).toMatchObject({
    user_id: id,
    after: { phone: "(905) 555-0190" },
  });
  const named = backend.service();
  const project_id = ids.bookingBoard;
  const decision = {
    project_id,
    subject_type: "feedback_item",
    subject_id: project_id,
    decision: "approved",
  };
  const snapshot = { snapshot: {}, snapshot_sha256: "0".repeat(64) };
  await named
    .from("approvals")
    .insert({ ...decision, ...snapshot, decided_by: id, decided_by_name: "Dana Whitfield" });
  expect((await dana.rpc("delete_my_account")).error).toBeNull();

  const decided = await named
    .from("approvals")
    .select("decided_by, decided_by_name")
    .eq("subject_id", project_id);
  expect(decided.data).toEqual([{ decided_by: null, decided_by_name: "A deleted account" }]);
  const logged = await backend.database.query(
    "select table_name from public.audit_log where table_name <> 'client_docs' and concat(before, after) ~ 'Dana|dana@|555-0190'",
  );
  expect(logged.rows).toEqual([]);

  const entries = await readEntries("users", id);
  expect(entries.at(-1)).toMatchObject({ user_id: null, action: "removed", before: { role: "client" } });
  expect(JSON.stringify(entries)).not.toMatch(/Dana|dana@|555-0190/);
});

// What is itself a record, or nobody's decision: logging it would say everything twice.
const records = [
  "article_ratings",
  "audit_log",
  "backup_state",
  "checkouts",
  "file_reservations",
  "guides",
  "legal_acceptances",
  "message_reads",
  "missed_addresses",
  "notifications",
  "outbox",
  "publish_events",
  "rate_limits",
  "retention_runs",
  "stripe_events",
  "troubles",
];

test("every table that people change is in the log", async () => {
  const { rows } = await backend.database.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'record_change')
     order by 1`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !records.includes(name))).toEqual([]);
});
