import { portalKinds } from "schemas/portal-kinds.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { type Asker, actAs } from "./act-as.ts";
import { fillTables } from "./fill-tables.ts";
import type { Row } from "./make-rows.ts";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// What waits, said a second time: row by row, from what the tables hold. Rows are there in every state, of the demo's clients
// and of two more, of which one is archived, in open and in finished projects.

const { database, stop } = await startTestBackend();
afterAll(stop);
const filled = await fillTables(database);
const inTurn = (table: string, places: number, set: string) =>
  `update public.${table} t set ${set}
   from (select ctid as place, row_number() over (order by ctid) % ${places} as nth from public.${table}) n
   where t.ctid = n.place;`;
await database.exec(`
  set session_replication_role = replica;
  insert into public.change_orders
    (project_id, number, title, price_cents, currency, valid_until, status, sent_at, expires_at)
  select p.id, 1000 + row_number() over (), 'Order ' || row_number() over (), 100, 'CAD', current_date + 9, stage,
    case when stage <> 'draft' then now() end, case when stage <> 'draft' then now() + days * interval '1 day' end
  from public.projects p, unnest(enum_range(null::public.change_order_status)) stage, unnest('{-1,1}'::integer[]) days;
  ${inTurn("change_orders", 5, "price_cents = (array[100, 100, 100, 0, -100])[nth + 1]")}
  ${inTurn("change_orders", 7, "invoiced_elsewhere_at = case when nth = 0 then now() end")}
  insert into public.invoice_lines (invoice_id, position, source, source_id, description, amount, is_live)
  select i.id, 1000 + row_number() over (), source, o.id, 'Work', amount, is_live
  from (select id, row_number() over (order by id) % 4 as nth from public.change_orders where price_cents > 0) o
  join (values (0, 'change_order', 100, true), (1, 'deposit', 40, true), (2, 'change_order', 100, false)) line (nth, source, amount, is_live)
    using (nth), (select id from public.invoices limit 1) i;
  insert into public.invoice_credits (invoice_id, kind, status, change_order_id, currency, amount, reason)
  select i.id, 'credit', status, o.id, 'CAD', 100, 'Less'
  from (select id, row_number() over (order by id) % 4 as nth from public.change_orders where price_cents < 0) o
  join (values (0, 'done'), (1, 'refused')) credit (nth, status) using (nth), (select id from public.invoices limit 1) i;
  insert into public.milestones (project_id, title, position, due_on, done_at)
  select p.id, 'Step', 1000 + row_number() over (), current_date + days, done
  from public.projects p, unnest('{-2,-1,0,1,null}'::integer[]) days, unnest(array[null, now()]) done;
  insert into public.invoices
    (client_id, number, currency, bill_to, status, amount_remaining, finalized_at, falls_due_at)
  select c.id, 'A-' || row_number() over (), 'CAD', 'Somebody', stage, owed, now(), now() + interval '1 day'
  from public.clients c, unnest(enum_range(null::public.invoice_status)) stage, unnest('{0,1200}'::integer[]) owed;
  update public.clients set archived_at = case when id = '${filled.clients[1]}' then now() end;
  update public.projects set archived_at = coalesce(archived_at, now()) where client_id = '${filled.clients[1]}';
  ${inTurn("projects", 3, "next_step = case when nth = 0 then '' else t.next_step end")}
  ${inTurn("subscriptions", 4, "status = (array['active', 'past_due', 'unpaid', 'canceled'])[nth + 1]")}
  ${inTurn("outbox", 3, "last_error = case when nth > 0 then t.last_error end")}
  ${inTurn("contact_messages", 3, `email = case when nth = 0 then (select upper(email) from public.users where id = '${filled.ids.member}') else t.email end`)}
  ${inTurn("contact_messages", 5, "snoozed_until = case when t.status = 'new' and nth < 2 then now() + (nth * 2 - 1) * interval '1 day' end")}
  set session_replication_role = origin;
`);
// Of the people that belong to no client, one account is disabled.
await database.exec(`
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
  values (gen_random_uuid(), 'authenticated', 'authenticated', 'shut@words.example', now(), '{}', now(), now());
  update public.users set disabled_at = now() where email = 'shut@words.example';
`);
// And of one more client nobody sees the money.
await database.exec(`
  insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
  values (gen_random_uuid(), 'authenticated', 'authenticated', 'blind@words.example', now(), '{}', now(), now());
  with unseen as (insert into public.clients (name) values ('Unseen') returning id)
  insert into public.client_members (client_id, user_id)
  select unseen.id, u.id from unseen, public.users u where u.email = 'blind@words.example';
  update public.client_members m set sees_money = false from public.users u
  where u.id = m.user_id and u.email = 'blind@words.example';
`);
const today = new Date().toISOString().slice(0, 10);

const stored = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));
async function read(table: string, columns = "to_jsonb(t)", from = "public"): Promise<Row[]> {
  const { rows } = await database.query(`select ${columns} as row from ${from}.${table} t`);
  return stored.parse(rows).map(({ row }) => row);
}

const tables: Record<string, Row[]> = {};
for (const { table } of Object.values(portalKinds)) tables[table] = await read(table);
const confirmed = await read("users", "jsonb_build_object('id', id, 'at', email_confirmed_at)", "auth");
const notifications = await read("notifications");
for (const part of ["invoice_lines", "invoice_credits"]) tables[part] = await read(part);
const rowsOf = (table: string) => tables[table] ?? [];
const projects = new Map(rowsOf("projects").map((row) => [row.id, row]));
const archived = new Set(rowsOf("clients").flatMap(({ id, archived_at }) => (archived_at ? [id] : [])));
const isLater = (moment: unknown) => typeof moment === "string" && Date.parse(moment) > Date.now();

const moneyKinds = Object.entries(portalKinds).flatMap(([kind, row]) => ("money" in row ? kind : []));

type Waits = { side: "agency" | "client"; kind: string; id: string; clients: unknown[] };

/** Whom an address belongs to: the clients of its account, and those that invited it. */
function clientsOf(email: unknown): unknown[] {
  const lower = String(email).toLowerCase();
  const people = rowsOf("users").filter((user) => String(user.email).toLowerCase() === lower);
  return [
    ...rowsOf("client_members").filter(({ user_id }) => people.some(({ id }) => id === user_id)),
    ...rowsOf("invites").filter((invite) => invite.email === lower && invite.revoked_at === null),
  ].map(({ client_id }) => client_id);
}

function ofTable(
  table: string,
  side: Waits["side"],
  waits: (row: Row) => boolean,
  { id = "id", clients, as }: { id?: string; clients?: (row: Row) => unknown[]; as?: string } = {},
): Waits[] {
  const kind = as ?? Object.entries(portalKinds).find(([, each]) => each.table === table)?.[0] ?? "";
  const clientsOfRow =
    clients ?? ((row: Row) => [row.client_id ?? projects.get(row.project_id)?.client_id ?? null]);
  return rowsOf(table)
    .filter((row) => waits(row) && !isEnded(table, row))
    .map((row) => ({ side, kind, id: String(row[id]), clients: clientsOfRow(row) }));
}

/** In a project, whose client is archived. */
const isEnded = (table: string, { id, project_id }: Row) =>
  archived.has(projects.get(table === "projects" ? id : project_id)?.client_id);
const isStep = (row: Row) => Boolean(row.next_step) && row.archived_at === null;
const isOpen = ({ project_id }: Row) => projects.get(project_id)?.archived_at === null;
const sentIn = (row: Row) => [row.client_id, ...clientsOf(row.email)];

const isOwed = ({ status, amount_remaining }: Row) => status === "open" && Number(amount_remaining) > 0;

const paid = ["active", "trialing", "past_due", "unpaid", "paused"];

/** Of an open client with people, a plan that is paid for, an order that waits or an open invoice, where nobody who can sign in sees the money. */
function isUnseen({ id, archived_at }: Row): boolean {
  const members = rowsOf("client_members").filter(({ client_id }) => client_id === id);
  const canSignIn = ({ user_id }: Row) =>
    rowsOf("users").some((user) => user.id === user_id && user.disabled_at === null);
  const isAsked = rowsOf("change_orders").some(
    (order) =>
      projects.get(order.project_id)?.client_id === id &&
      isOpen(order) &&
      order.status === "sent" &&
      isLater(order.expires_at),
  );
  const pays = rowsOf("subscriptions").some(
    ({ client_id, status }) => client_id === id && paid.includes(String(status)),
  );
  const owes = rowsOf("invoices").some((row) => row.client_id === id && isOwed(row));
  return (
    archived_at === null &&
    !members.some((member) => member.sees_money === true && canSignIn(member)) &&
    (members.length > 0 || isAsked || pays || owes)
  );
}

/** Approved, neither invoiced in whole nor credited, and not taken off as settled elsewhere. */
function isUninvoiced({ id, status, price_cents, invoiced_elsewhere_at }: Row): boolean {
  if (status !== "approved" || invoiced_elsewhere_at !== null) return false;
  const isCredited = rowsOf("invoice_credits").some(
    (credit) => credit.change_order_id === id && credit.status !== "refused",
  );
  const invoiced = rowsOf("invoice_lines")
    .filter((line) => line.source_id === id && line.is_live === true && line.source !== "milestone")
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  return Number(price_cents) < 0 ? !isCredited : invoiced < Number(price_cents);
}

/** Everything that waits but for what somebody has not read, which is each person's own. */
const waiting: Waits[] = [
  ...(["agency", "client"] as const).flatMap((side) =>
    ofTable(
      "projects",
      side,
      (row) => isStep(row) && row.step_done_at === null && row.next_step_side === side,
    ),
  ),
  ...ofTable("projects", "agency", (row) => isStep(row) && row.step_done_at !== null, { as: "done_step" }),
  ...ofTable("endorsements", "client", (row) => row.answered_at === null, { id: "project_id" }),
  ...ofTable(
    "change_orders",
    "client",
    (row) => isOpen(row) && row.status === "sent" && isLater(row.expires_at),
  ),
  ...ofTable("change_orders", "agency", (row) => isUninvoiced(row), { as: "uninvoiced_order" }),
  ...ofTable(
    "feedback_items",
    "client",
    (row) => isOpen(row) && row.status === "open" && row.visible === true,
  ),
  ...ofTable("feedback_items", "agency", (row) => isOpen(row) && row.status === "changes_requested"),
  ...ofTable(
    "milestones",
    "agency",
    (row) => isOpen(row) && row.done_at === null && row.due_on !== null && String(row.due_on) < today,
  ),
  ...ofTable("subscriptions", "client", ({ status }) => status === "past_due" || status === "unpaid"),
  ...ofTable("invoices", "client", isOwed),
  ...ofTable("second_subscriptions", "agency", (row) => row.settled_at === null, { id: "subscription_id" }),
  ...ofTable("contact_messages", "agency", (row) => row.status === "new" && !isLater(row.snoozed_until), {
    clients: sentIn,
  }),
  ...ofTable("discovery_calls", "agency", (row) => row.status === "requested", { clients: sentIn }),
  ...ofTable(
    "users",
    "agency",
    ({ id, role, disabled_at, left_at }) =>
      role === "client" &&
      disabled_at === null &&
      left_at === null &&
      confirmed.some((account) => account.id === id && account.at !== null) &&
      !rowsOf("client_members").some(({ user_id }) => user_id === id),
    { clients: () => [] },
  ),
  ...ofTable("clients", "agency", (client) => isUnseen(client), {
    as: "unseen_money",
    clients: ({ id }) => [id],
  }),
  ...ofTable("outbox", "agency", (row) => row.sent_at === null && row.last_error !== null, {
    clients: () => [],
  }),
];

const unreadOf = (person: Asker, side: Waits["side"]): Waits[] =>
  notifications
    .filter(
      (news) =>
        news.user_id === person &&
        news.kind === "message" &&
        news.read_at === null &&
        !isEnded("notifications", news),
    )
    .map((news) => ({
      side,
      kind: "message",
      id: String(news.id),
      clients: [projects.get(news.project_id)?.client_id],
    }));

type Told = { side: Waits["side"] | null; kind: string; id: string };
const name = ({ side, kind, id }: Told) => `${side} ${kind} ${id}`;
const clients = rowsOf("clients").map(({ id }) => String(id));
const allOf = (items: Waits[], client: unknown) => items.filter(({ clients }) => clients.includes(client));

const listed = z.array(
  z.object({
    side: z.enum(["agency", "client"]).nullable(),
    kind: z.string(),
    id: z.string(),
    since: z.number().nullable(),
    due: z.number().nullable(),
    total: z.number(),
  }),
);

/** What a page is given, by the side and client that it asks for, and how many there are of each kind. */
async function list(transaction: Queryable, side: string | null, client: string | null) {
  const { rows } = await transaction.query(
    `select side, kind, id, extract(epoch from since)::float8 as since, extract(epoch from due)::float8 as due, total
     from public.list_waiting($1, $2, $3, 50)`,
    [side, client, today],
  );
  return listed.parse(rows);
}

/** Every item by name where fewer than a page of its kind wait, else how many do. */
function tell(items: (Told & { total?: number })[]): string[] {
  const groups = Map.groupBy(items, ({ side, kind }) => `${side} ${kind}`);
  return [...groups]
    .flatMap(([group, of]) => {
      const total = of[0]?.total ?? of.length;
      return total > 50 ? `${group}: ${total}` : of.map(name);
    })
    .sort();
}

async function as<Result>(person: Asker, ask: (transaction: Queryable) => Promise<Result>): Promise<Result> {
  return await database.transaction(async (transaction) => {
    await actAs(transaction, person);
    const result = await ask(transaction);
    await transaction.rollback();
    return result;
  });
}

test("every kind that can wait does, on each side that the list says, in some state and not in another", () => {
  for (const [kind, row] of Object.entries(portalKinds)) {
    const sides = new Set(
      [...waiting, ...unreadOf(filled.ids.owner, "agency"), ...unreadOf(filled.ids.member, "client")].flatMap(
        (item) => (item.kind === kind ? item.side : []),
      ),
    );
    expect([...sides].sort(), kind).toEqual("waits" in row ? [...row.waits].sort() : []);
    if (kind !== "message" && sides.size > 0)
      expect(rowsOf(row.table).length, kind).toBeGreaterThan(
        waiting.filter((item) => item.kind === kind).length,
      );
  }
});

test("the owner's overview, a client's page and the look at a client's dashboard name what waits", async () => {
  const { owner } = filled.ids;
  const all = [...waiting, ...unreadOf(owner, "agency")];
  await as(owner, async (transaction) => {
    expect(tell(await list(transaction, null, null))).toEqual(tell(all));
    for (const client of clients) {
      const expected = allOf(all, client);
      expect(tell(await list(transaction, null, client)), client).toEqual(tell(expected));
      expect(tell(await list(transaction, "client", client)), client).toEqual(
        tell(expected.filter(({ side }) => side === "client")),
      );
    }
  });
});

test.each([
  ["member", filled.ids.member, filled.clients[0]],
  ["other client's member", filled.ids.otherMember, filled.clients[1]],
  ["colleague who sees no money", filled.ids.colleague, filled.clients[0]],
  ["demo's first client", ids.dana, ids.voltway],
  ["demo's second client", ids.priya, "00000000-0000-4000-8000-0000000000a2"],
])(
  "the dashboard of the %s names what waits for them, and what they have not read",
  async (_, person, client) => {
    const expected = allOf(
      [...waiting.filter(({ side }) => side === "client"), ...unreadOf(person, "client")],
      client,
    ).filter(({ kind }) => person !== filled.ids.colleague || !moneyKinds.includes(kind));
    expect(expected).not.toEqual([]);
    expect(tell(await as(person, (transaction) => list(transaction, "client", null)))).toEqual(
      tell(expected),
    );
  },
);

test("nothing waits for whoever sees nothing", async () => {
  for (const person of [filled.ids.unlinked, filled.ids.removed])
    expect(await as(person, (transaction) => list(transaction, "client", null))).toEqual([]);
});

test("a client can be reminded of what waits for their decision, and of nothing else", async () => {
  const subjects = [...rowsOf("feedback_items"), ...rowsOf("change_orders")].map(({ id }) => String(id));
  const isAsked = new Set(waiting.flatMap(({ side, id }) => (side === "client" ? id : [])));
  const answers = await as(filled.ids.owner, async (transaction) => {
    const { rows } = await transaction.query(
      "select subject, public.remind_of_decision(subject) as answer from unnest($1::uuid[]) subject",
      [subjects],
    );
    return z.array(z.object({ subject: z.string(), answer: z.string() })).parse(rows);
  });
  const open = answers.filter(({ answer }) => answer !== "closed").map(({ subject }) => subject);
  expect(open.sort()).toEqual(subjects.filter((subject) => isAsked.has(subject)).sort());
});

test("search finds what waits by its title, as the same kind", async () => {
  const sought = waiting.filter(({ kind }) => ["project", "contact_message", "change_order"].includes(kind));
  const titles = await as(filled.ids.owner, async (transaction) => {
    const { rows } = await transaction.query("select kind, id, title from app.waiting_items");
    return z.array(z.object({ kind: z.string(), id: z.string(), title: z.string() })).parse(rows);
  });
  const asked = titles.filter((item) => sought.some(({ kind, id }) => kind === item.kind && id === item.id));
  expect(asked).toHaveLength(sought.length);
  const missing = await as(filled.ids.owner, async (transaction) => {
    const { rows } = await transaction.query(
      `select a.kind, a.title from jsonb_to_recordset($1) a (kind text, id uuid, title text)
       where not exists (select from public.search_portal(left(a.title, 100), a.kind, 50) found where found.id = a.id)`,
      [JSON.stringify(asked)],
    );
    return rows;
  });
  expect(missing).toEqual([]);
});

test("what waits for the agency begins with what is due soonest, what waits for clients with what waits longest, people and visitors with the newest", async () => {
  const rows = await as(filled.ids.owner, (transaction) => list(transaction, null, null));
  for (const [group, of] of Map.groupBy(rows, ({ side, kind }) => `${side} ${kind}`)) {
    const moments = of.map(({ side, due, since }) => Number((side === "agency" && due) || since));
    const isTurned = group === "agency person" || group === "agency contact_message";
    expect(moments, group).toEqual(moments.toSorted((one, other) => (isTurned ? other - one : one - other)));
  }
});

/** The view with one thing wrong: a part that is missing, that asks nothing of its rows, or that names the other side. */
async function makeMutants(view: string): Promise<{ wrong: string; change: string }[]> {
  const { rows } = await database.query(
    `select pg_get_viewdef($1::regclass) as definition, (
       select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = $1::regclass and attnum > 0
     ) as columns`,
    [view],
  );
  const [{ definition, columns }] = z
    .tuple([z.object({ definition: z.string(), columns: z.string() })])
    .parse(rows);
  const parts = definition.replace(/;\s*$/, "").split(/\bUNION ALL\b/);
  return parts.flatMap((part, place) => {
    const changed = {
      missing: [],
      "asks nothing": [part.replace(/\bWHERE\b[\s\S]*$/, "")],
      "of finished projects": [part.replace(" AND (p.archived_at IS NULL)", "")],
      "on the other side": [
        part.replace(/'(agency|client)'::(\w+\.)?project_side AS side/, (side) =>
          side.includes("agency") ? "'client'::public.project_side" : "'agency'::public.project_side",
        ),
      ],
    };
    return Object.entries(changed)
      .filter(([, [instead]]) => instead !== part)
      .map(([how, instead]) => ({
        wrong: `${/'(\w+)'::text AS kind/.exec(part)?.[1] ?? view} ${how}`,
        change: `create or replace view ${view} (${columns}) with (security_invoker = true) as
          ${parts.toSpliced(place, 1, ...instead).join("union all")}`,
      }));
  });
}

test("a view that forgets a kind, asks too little or names the other side is noticed", async () => {
  const { owner } = filled.ids;
  const expected = tell([...waiting, ...unreadOf(owner, "agency")]);
  const mutants = [
    ...(await makeMutants("app.waiting_items")),
    ...(await makeMutants("app.waiting_decisions")),
  ];
  expect(mutants.length).toBeGreaterThan(40);
  const unnoticed: string[] = [];
  for (const { wrong, change } of mutants)
    await database.transaction(async (transaction) => {
      await transaction.query(change);
      await actAs(transaction, owner);
      const told = tell(await list(transaction, null, null));
      if (JSON.stringify(told) === JSON.stringify(expected)) unnoticed.push(wrong);
      await transaction.rollback();
    });
  expect(unnoticed).toEqual([]);
});

const paged = z.array(z.object({ kind: z.string(), id: z.string(), at: z.number(), total: z.number() }));

test("the kinds of one list come in one order, page by page, each once and with how many there are", async () => {
  const kinds = ["feedback_item", "change_order", "project", "endorsement"];
  const expected = waiting.filter(({ side, kind }) => side === "client" && kinds.includes(kind));
  const found = await as(filled.ids.owner, async (transaction) => {
    const pages = [];
    for (let skip = 0; skip < expected.length + 7; skip += 7) {
      const { rows } = await transaction.query(
        `select kind, id, extract(epoch from since)::float8 as at, total
         from public.list_waiting('client', null, $1, 7, $2, $3)`,
        [today, kinds, skip],
      );
      pages.push(...paged.parse(rows));
    }
    return pages;
  });
  expect(found.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
    expected.map(({ kind, id }) => `${kind} ${id}`).sort(),
  );
  expect(new Set(found.map(({ total }) => total))).toEqual(new Set([expected.length]));
  const moments = found.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});

test("of what visitors wrote the newest are given and those that wait longest, however many there are", async () => {
  const given = await database.transaction(async (transaction) => {
    await transaction.query(`
      insert into public.contact_messages (id, name, email, message, created_at)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Lead ' || n, 'lead@words.example', 'Hello',
        now() + (n - 50) * interval '1 hour'
      from generate_series(1, 100) n`);
    await actAs(transaction, filled.ids.owner);
    const { rows } = await transaction.query(
      "select title, total from public.list_waiting('agency', null, $1, 3) where kind = 'contact_message'",
      [today],
    );
    const { rows: all } = await transaction.query(
      "select title from app.waiting_items where kind = 'contact_message' order by since desc, id",
    );
    await transaction.rollback();
    return { rows, all };
  });
  const titles = z.array(z.object({ title: z.string() }));
  const all = titles.parse(given.all).map(({ title }) => title);
  expect(titles.parse(given.rows).map(({ title }) => title)).toEqual([...all.slice(0, 3), ...all.slice(-3)]);
  expect(all[0]).toBe("Lead 100");
});

test("the projects in which something waits are those of the view, by side and by kind, and are counted so", async () => {
  const all = [...waiting, ...unreadOf(filled.ids.owner, "agency")];
  const projectOf = ({ kind, id }: Waits) => {
    if (["project", "done_step", "endorsement"].includes(kind)) return id;
    if (kind === "message") return notifications.find((news) => news.id === id)?.project_id;
    const [, { table } = { table: "" }] = Object.entries(portalKinds).find(([each]) => each === kind) ?? [];
    return rowsOf(table).find((row) => row.id === id)?.project_id;
  };
  const of = (isSought: (item: Waits) => boolean) =>
    new Set(all.filter(isSought).flatMap((item) => projectOf(item) ?? []));
  const views = {
    agency: { asked: ["agency", null], projects: of(({ side }) => side === "agency") },
    client: { asked: ["client", null], projects: of(({ side }) => side === "client") },
    message: { asked: [null, "message"], projects: of(({ kind }) => kind === "message") },
    milestone: { asked: [null, "milestone"], projects: of(({ kind }) => kind === "milestone") },
  };
  await as(filled.ids.owner, async (transaction) => {
    for (const [name, { asked, projects: expected }] of Object.entries(views)) {
      const { rows } = await transaction.query(
        `select p.id from generate_series(0, 200, 100) place,
           public.list_projects(most => 100, skip => place, waits_for => $1, waits_as => $2, today => $3) p`,
        [...asked, today],
      );
      expect(
        new Set(
          z
            .array(z.object({ id: z.string() }))
            .parse(rows)
            .map(({ id }) => id),
        ),
        name,
      ).toEqual(expected);
      expect(expected.size, name).toBeGreaterThan(1);
    }
    const { rows } = await transaction.query("select * from public.count_waiting_projects('', $1)", [today]);
    expect(rows).toEqual([
      Object.fromEntries(Object.entries(views).map(([name, { projects }]) => [name, projects.size])),
    ]);
  });
});
