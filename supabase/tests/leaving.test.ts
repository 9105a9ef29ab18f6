import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { demoPassword, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { isTheAgencys, staysWithoutAccount } from "../../schemas/personal-data/leaving.ts";
import { personalData } from "../../schemas/personal-data/personal-data.ts";
import { fillTables } from "./fill-tables.ts";

// For one person with rows in every table, each column that personal-data.ts knows of: the file that they download has it, and it goes
// with the account, or it is named with the reason that the privacy page gives.

/** What the account ($1) decided about money that it does not see, or sees no more. */
const unseenMoney = `subject_type = 'change_order' and (select role from public.users where id = $1) = 'client'
  and project_id not in (
    select p.id from public.projects p join public.client_members m using (client_id) where m.user_id = $1 and m.sees_money
  )`;

type Whose = {
  whose: string;
  part: string;
  /** What of a row is theirs if not all. */
  theirs?: string[];
  /** What of a row they do not have, and when. */
  unseen?: { column: string; when: string };
};

/** Whose rows they are, by the account ($1) or its address ($2), and the part of the download that has them. */
const rowsOf: Record<string, Whose> = {
  approvals: {
    whose: "decided_by = $1",
    part: "decisions",
    unseen: { column: "snapshot", when: unseenMoney },
  },
  article_ratings: { whose: "user_id = $1", part: "ratings" },
  audit_log: { whose: "user_id = $1 or (table_name = 'users' and row_id = $1::text)", part: "log" },
  change_orders: { whose: "created_by = $1", part: "written" },
  client_members: { whose: "user_id = $1", part: "clients" },
  contact_messages: { whose: "sender = $2", part: "requests" },
  contact_replies: {
    whose: "message_id in (select id from public.contact_messages where sender = $2)",
    part: "replies",
  },
  discovery_calls: { whose: "lower(email) = $2", part: "calls" },
  endorsements: { whose: "answered_by = $1", part: "endorsements" },
  feedback_items: { whose: "created_by = $1", part: "written" },
  file_reservations: { whose: "user_id = $1", part: "uploads" },
  invites: { whose: "email = $2", part: "invites" },
  legal_acceptances: { whose: "user_id = $1", part: "acceptances" },
  message_reads: { whose: "user_id = $1", part: "read" },
  messages: { whose: "author_id = $1", part: "messages" },
  notification_settings: { whose: "user_id = $1", part: "mail_settings" },
  notifications: { whose: "user_id = $1", part: "notifications" },
  outbox: { whose: "lower(recipient) = $2 or subject_id = $1", part: "mails" },
  private_links: { whose: "subject_id = $1", part: "links" },
  project_files: { whose: "uploaded_by = $1", part: "files" },
  project_updates: { whose: "author_id = $1", part: "written" },
  projects: { whose: "step_done_by = $1", part: "steps", theirs: ["step_comment"] },
  second_subscriptions: { whose: "settled_by = $1", part: "written" },
  users: { whose: "id = $1", part: "account" },
};

const nobodys: Record<string, string> = {
  agency_settings: "the agency's addresses",
  availability_blocks: "the agency's time",
  client_docs: "about a client's site",
  clients: "a company, named in the part clients",
  invoice_credits: "a part of its invoice",
  invoice_lines: "a part of its invoice",
  invoices: "a company's, and kept as the law says",
  milestones: "the agency's plan",
  saved_replies: "the agency's own words",
  owner_notes: "the agency's own, which the privacy page says it gives when asked",
};

const notInTheDownload: Record<string, string> = {
  "audit_log.after": "but of the own account: it shows rows that are others' too",
  "audit_log.before": "as after",
  "notifications.actor_id": "whose news it is",
  "outbox.last_error": "what a mail server said",
  "outbox.payload": "the mail itself went to them",
};

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const filled = await fillTables(database);
const listed = z.array(z.string()).catch([]);
const classified = Object.entries(personalData).map(([table, data]) => ({
  table,
  columns: [...listed.parse(Object(data).personal), ...listed.parse(Object(data).words)],
  links: listed.parse(Object(data).link),
}));
const given = "$1::uuid is not null and $2::text is not null";
const ask = async (sql: string, values: readonly unknown[] = []) =>
  z.array(z.record(z.string(), z.unknown())).parse((await database.query(sql, [...values])).rows);
const stays = new Set<string>(Object.values(staysWithoutAccount).flat());
const requests = new Set<string>(staysWithoutAccount.requests);
const agencys = new Set<string>(isTheAgencys);
const stayed = new Set<string>();

test("every table with something of a person's is somebody's or says why it is nobody's", () => {
  for (const { table, columns, links } of classified)
    if (columns.length + links.length > 0)
      expect(Number(table in rowsOf) + Number(table in nobodys), table).toBe(1);
});

test.each(["member", "owner"] as const)(
  "what is kept about the %s is in the download, and goes with the account",
  async (who) => {
    const { person, client, names } = await makeRowsEverywhere(who);
    const [id, email] = person;
    const download = await readDownload(client);
    const text = JSON.stringify(download);
    const words = new Set<string>();
    const missing: string[] = [];
    for (const { table, columns } of classified) {
      const { whose, part, theirs = columns, unseen } = rowsOf[table] ?? {};
      if (!whose || !part) continue;
      const rows = await ask(
        `select *, ${unseen?.when ?? "false"} as unseen from public.${table} where ${given} and (${whose})`,
        person,
      );
      // What is written for the agency is an owner's.
      if (part === "written" && who !== "owner") continue;
      if (rows.length === 0) missing.push(`${table} has no row of the ${who}`);
      if (part !== "written" && download[part]?.length !== rows.length)
        missing.push(`${part} does not have ${rows.length} rows of ${table}`);
      for (const place of theirs.map((column) => `${table}.${column}`))
        for (const word of rows.flatMap((row) => textsIn(shown(row, place.split(".")[1] ?? "", unseen)))) {
          // What the log and the mails say is said elsewhere.
          if (/qz\d{7}/.test(word) && !/^(audit_log|outbox)\./.test(place))
            words.add(JSON.stringify(word).slice(1, -1));
          if (!(place in notInTheDownload || agencys.has(place)) && !text.includes(JSON.stringify(word)))
            missing.push(`${place} is not in ${part}`);
        }
    }
    const written = Object.entries({ ...rowsOf, invites: { whose: "invited_by = $1", part: "written" } });
    let made = 0;
    for (const [table, { whose, part }] of written)
      if (part === "written")
        made += (await ask(`select from public.${table} where ${given} and (${whose})`, person)).length;
    expect(download.written?.length).toBe(who === "owner" ? made : 0);
    expect([...new Set(missing)]).toEqual([]);

    expect((await client.rpc("delete_my_account")).error).toBeNull();
    const left = new Set<string>();
    for (const { table, columns, links } of classified) {
      const rows = await ask(`select * from public.${table}`);
      for (const column of [...columns, ...links]) {
        const place = `${table}.${column}`;
        const said = rows.map((row) => JSON.stringify(row[column]) ?? "");
        const all = said.join("\n");
        if ([id, ...words].some((word) => all.includes(word))) left.add(place);
        if (requests.has(place) && table !== "outbox") continue;
        const elsewhere = said
          .filter((_, index) => !/^(contact|call)-/.test(String(rows[index]?.template)))
          .join("\n");
        for (const name of [email, ...names]) if (elsewhere.includes(name)) left.add(`${place} says ${name}`);
      }
    }
    expect([...left].filter((place) => !(stays.has(place) || agencys.has(place))).sort()).toEqual([]);
    for (const place of left) stayed.add(place);
  },
);

test("nothing is said to stay that does not", () => {
  expect([...stays, ...agencys].filter((place) => !stayed.has(place))).toEqual([]);
});

async function makeRowsEverywhere(who: "member" | "owner") {
  const id = filled.ids[who];
  const names = [`${who} Canary`, "Former Canary", "+1 905 555 0199"];
  const [name, former, phone] = names;
  await ask(
    "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1",
    [id, demoPassword],
  );
  for (const full_name of [former, name])
    await ask("update public.users set full_name = $2, phone = $3 where id = $1", [id, full_name, phone]);
  const [row] = await ask("select email from public.users where id = $1", [id]);
  const email = String(row?.email);

  await database.exec("set session_replication_role = replica");
  const addresses = ["contact_messages.email", "discovery_calls.email", "invites.email", "outbox.recipient"];
  const ids = classified.flatMap(({ table, links }) => links.map((column) => `${table}.${column}`));
  for (const place of [...addresses, ...ids, "outbox.subject_id"]) {
    const [table, column] = place.split(".");
    const value = addresses.includes(place) ? email : id;
    await ask(
      `update public.${table} set ${column} = $1 where ctid in (
         select ctid from public.${table} where ${column} is distinct from $1 limit 2
       )`,
      [value],
    ).catch(() => {}); // The person has the one row already that there may be.
  }
  await ask("update public.approvals set decided_by_name = $2 where decided_by = $1", [id, name]);
  await ask("update public.project_files set uploaded_by_name = $2 where uploaded_by = $1", [id, name]);
  await ask("update public.endorsements set said_by = $2 where answered_by = $1", [id, name]);
  // What others are told of, and a mail of before that says so in its own way.
  await ask(
    `update public.notifications n set actor_id = $1, digest_id = null, title = f.name
     from (select name from public.project_files where uploaded_by = $1 limit 1) f where n.user_id <> $1`,
    [id],
  );
  await database.exec("set session_replication_role = origin");
  await ask("update public.messages set body = body || ' once more' where author_id = $1", [id]);
  await ask("delete from public.outbox where template = 'digest'");
  await ask("select public.queue_digests(now() + interval '9 hours')");
  expect(
    (await ask("select from public.outbox where payload::text like '%' || $1 || '%'", [name])).length,
  ).toBeGreaterThan(0);
  await ask(
    `insert into public.outbox (recipient, template, payload, subject_id, dedupe_key) values
       ('other@words.example', 'digest', $1, gen_random_uuid(), gen_random_uuid()::text),
       ('other@words.example', 'client-invite', $2, gen_random_uuid(), gen_random_uuid()::text),
       ($3, 'contact-received', $4, gen_random_uuid(), gen_random_uuid()::text)`,
    [
      JSON.stringify({
        name: "Other",
        more: 0,
        news: [
          { kind: "file", title: "a", actor: former },
          { kind: "file", title: "b", actor: "Other" },
        ],
      }),
      JSON.stringify({ client: "Other", invited_by: name }),
      email,
      JSON.stringify({ name, email, message: "Hello" }),
    ],
  );
  return { person: [id, email] as const, names, client: await backend.signIn(email) };
}

async function readDownload(client: UntypedClient) {
  const parts = z.array(z.string()).parse((await client.rpc("my_data_parts")).data);
  const download: Record<string, unknown[]> = {};
  for (const part of parts) {
    const rows: unknown[] = [];
    for (;;) {
      const { data, error } = await client.rpc("my_data", { part, skip: rows.length, most: 40 });
      expect(error, part).toBeNull();
      const page = z.array(z.unknown()).parse(data);
      rows.push(...page);
      if (page.length < 40) break;
    }
    download[part] = rows;
  }
  return download;
}

function shown(row: Record<string, unknown>, column: string, unseen: Whose["unseen"]): unknown {
  return row.unseen && unseen?.column === column ? null : row[column];
}

/** The words of a value, wherever in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
