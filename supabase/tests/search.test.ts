import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);
const { bookingBoard, dana: danaId, voltway } = ids;
await backend.database.exec(`
  insert into public.messages (project_id, author_id, body)
  values ('${bookingBoard}', '${danaId}', 'The quokka drawings were approved yesterday.');
  insert into public.project_files (id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by_name)
  select gen_random_uuid(), '${bookingBoard}', name, 1, name, 'application/pdf', 1, repeat('0', 64), visible, 'Olive'
  from (values ('quokka-brand_v2.pdf', true), ('quokka-costs.pdf', false)) as file (name, visible);
  insert into public.change_orders (project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at)
  values
    ('${bookingBoard}', 'Quokka page', 100, 'CAD', current_date + 9, 'draft', null, null),
    ('${bookingBoard}', 'Quokka form', 100, 'CAD', current_date + 9, 'sent', now(), now() + interval '9 days');
  insert into public.client_docs (client_id, title, body) values ('${voltway}', 'Feeding the quokka', 'Twice a day.');
  insert into public.contact_messages (name, email, message, status)
  values ('Quokka Friend', 'friend@quokka.example', 'Hello', 'new'), ('Spam', 's@x.example', 'quokka', 'spam');
  insert into public.clients (name) values ('Quokka Rescue');
`);

async function find(client: UntypedClient, words: string, only?: string): Promise<string[]> {
  const { data, error } = await client.rpc("search_portal", { words, ...(only && { of_kind: only }) });
  expect(error).toBeNull();
  return (data as { kind: string; title: string; body: string }[])
    .map(({ kind, title, body }) => `${kind}: ${title || body}`)
    .sort();
}

const shown = [
  "change_order: #3 Quokka form",
  "client_doc: Feeding the quokka",
  "file: quokka-brand_v2.pdf",
  "message: The quokka drawings were approved yesterday.",
];

test("a client finds what the portal shows to that client, and another client nothing", async () => {
  expect((await find(dana, "quokka")).map((each) => each.replace(/#\d+/, "#3"))).toEqual(shown);
  expect(await find(priya, "quokka")).toEqual([]);
  const { error } = await backend.anonymous().rpc("search_portal", { words: "quokka" });
  expect(error?.code).toBe("42501");
});

test("the owner finds drafts, internal files, clients and contact messages too, but no spam", async () => {
  const found = (await find(owner, "quokka")).map((each) => each.replace(/#\d+/, "#"));
  expect(found.sort()).toEqual([
    "change_order: # Quokka form",
    "change_order: # Quokka page",
    "client: Quokka Rescue",
    "client_doc: Feeding the quokka",
    "contact_message: Quokka Friend",
    "file: quokka-brand_v2.pdf",
    "file: quokka-costs.pdf",
    "message: The quokka drawings were approved yesterday.",
  ]);
});

test.each([
  ["drawing approve", 1],
  ["quok YESTERDAY", 1],
  ["brand v2", 1],
  ["quokka giraffe", 0],
  ["the quokka", 2],
  ["' & | ! :* \\", 0],
  ["", 0],
])("%j finds %i of a client's", async (words, count) => {
  expect(await find(dana, words)).toHaveLength(count);
});

test("one kind alone is searched on demand", async () => {
  expect(await find(dana, "quokka", "file")).toEqual(["file: quokka-brand_v2.pdf"]);
  expect(await find(dana, "quokka", "contact_message")).toEqual([]);
});

test.each([
  ["barnes", "person: Will Barnes"],
  ["will", "person: Will Barnes"],
  ["obrien", "client: O’Brien & Söhne"],
  ["o'brien", "client: O’Brien & Söhne"],
  ["brien", "client: O’Brien & Söhne"],
  ["sohne", "client: O’Brien & Söhne"],
  ["SÖHNE", "client: O’Brien & Söhne"],
  ["empecher", "client: L'Art d'Empêcher"],
  ["d’empêcher", "client: L'Art d'Empêcher"],
  ["busines", "client: Business Organisation"],
  ["organi", "client: Business Organisation"],
  ["buisness", "client: Business Organisation"],
  ["orgnisation", "client: Business Organisation"],
])("%j finds %j", async (words, named) => {
  await backend.database.exec(`
    insert into public.clients (id, name)
    select gen_random_uuid(), n.name from unnest(array['O’Brien & Söhne', 'L''Art d''Empêcher', 'Business Organisation']) n (name)
    where not exists (select from public.clients c where c.name = n.name);
    update public.users set full_name = 'Will Barnes' where id = '${ids.priya}';
  `);
  expect(await find(owner, words)).toContain(named);
});

const typed = [
  "4165550134",
  "416 555 0134",
  "(416) 555-0134",
  "+1 416 555 01 34",
  "0416/5550134",
  "555.0134",
  "0134 416 555",
];
const stored = [
  "+1 (416) 555-0134",
  "416-555-0134",
  "4165550134",
  "+1.416.555.0134",
  "001 416 5550134",
  "+1 (0)416 5550134",
];

test("a telephone number is found as it was typed by either side", async () => {
  for (const phone of stored) {
    const [name = ""] = [`Caller ${crypto.randomUUID()}`];
    await backend.database.query(
      "insert into public.contact_messages (name, email, phone, message) values ($1, 'a@b.example', $2, 'Hi')",
      [name, phone],
    );
    await backend.database.query(
      `insert into public.discovery_calls (name, phone, date, start_time, end_time, time_zone, starts_at, ends_at)
       values ($1, $2, current_date, '10:00', '10:30', 'UTC', now(), now() + interval '30 minutes')`,
      [name, phone],
    );
    for (const words of typed) {
      const found = await find(owner, words);
      const isFound = words !== "0134 416 555" && (words !== "+1 416 555 01 34" || !/^[^+0]/.test(phone));
      for (const kind of ["contact_message", "discovery_call"])
        expect(found.includes(`${kind}: ${name}`), `${kind}: ${words} finds ${phone}`).toBe(isFound);
    }
    await backend.database.query("delete from public.contact_messages where name = $1", [name]);
    await backend.database.query("delete from public.discovery_calls where name = $1", [name]);
  }
});
