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
  ["the", 0],
  ["' & | ! :* \\", 0],
  ["", 0],
])("%j finds %i of a client's", async (words, count) => {
  expect(await find(dana, words)).toHaveLength(count);
});

test("one kind alone is searched on demand", async () => {
  expect(await find(dana, "quokka", "file")).toEqual(["file: quokka-brand_v2.pdf"]);
  expect(await find(dana, "quokka", "contact_message")).toEqual([]);
});

test("the language is the service's to set, and words follow its grammar", async () => {
  expect((await owner.rpc("set_search_language", { language: "german" })).error?.code).toBe("42501");
  const set = async (language: string) =>
    (await backend.service().rpc("set_search_language", { language })).data;
  await backend.database.exec(`insert into public.clients (name) values ('Zoologische Wanderungen')`);
  expect(await find(owner, "zoologischen wanderung")).toEqual([]);
  expect(await set("german")).toBe(true);
  expect(await set("german")).toBe(false);
  expect(await find(owner, "zoologischen wanderung")).toEqual(["client: Zoologische Wanderungen"]);
  expect(await set("klingon")).toBe(true);
  expect(await find(owner, "wanderungen")).toEqual(["client: Zoologische Wanderungen"]);
  await set("english");
});
