import { expect, test } from "@playwright/test";
import { searchedKinds } from "schemas/find-portal-kind.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { makeAccount, makeClient, makeColleague, type Person } from "../fixtures/people.ts";
import { listProtected } from "../fixtures/protected-routes.ts";
import { fillClient } from "../fixtures/rows-with-words.ts";
import { callService } from "../fixtures/service.ts";
import { get, openCookies, signInCookies } from "../fixtures/session.ts";

// Two clients have rows in every state, each with a word of its own. Somebody asks for every page and every address, with the
// ids of rows that are hidden or another's among them, and gets no word that the same person cannot select.

/** Without Realtime it answers 503, with it it never ends; what it sends is that there is news, never what. */
const endless = /^\/api\/notifications\/stream$/;

const inTheirFile = ["contact_messages", "file_reservations"];
const selectedByNobody = ["file_reservations"];

async function makeWords() {
  const [own, other] = await Promise.all([makeClient("Own"), makeClient("Other")]);
  const [ownRows = [], otherRows = []] = await Promise.all([own, other].map(fillClient));
  const rows = [
    // What somebody sent is theirs, and in the file of what is kept about them, although they cannot select it.
    ...ownRows.map((row) => ({ ...row, sender: inTheirFile.includes(row.table) ? own.person.email : "" })),
    ...otherRows.map((row) => ({ ...row, sender: "" })),
  ];
  const idsOf = (...tables: string[]) =>
    rows.flatMap(({ table, id }) => (tables.includes(table) ? [id] : []));
  const parameters = {
    projectId: [own.project.id, other.project.id],
    clientId: [own.id, other.id],
    docId: idsOf("client_docs"),
    fileId: idsOf("project_files"),
    messageId: idsOf("contact_messages"),
    receiptId: idsOf("approvals"),
    id: [...idsOf("change_orders", "feedback_items").slice(0, 2), other.id],
  };
  const paths = [
    ...listProtected("page.tsx", parameters),
    ...listProtected("route.ts", parameters).filter((path) => !endless.test(path)),
    ...["", ...searchedKinds.map((kind) => `&in=${kind}`)].map(
      (kind) => `/dashboard/client/search?q=quokka${kind}`,
    ),
    ...parameters.projectId.map((id) => `/api/projects/${id}/messages?after=0`),
  ];
  return { own, rows, paths };
}

type Words = Awaited<ReturnType<typeof makeWords>>;

async function expectNoWord(person: Person, { rows, paths }: Words, headers: Record<string, string> = {}) {
  const cookies = await signInCookies(person);
  const { access_token } = openCookies(cookies).session;
  const known = await inLanes(rows, async ({ table, column, word }) => {
    if (selectedByNobody.includes(table)) return false;
    const found = await callService(
      "GET",
      `/rest/v1/${table}?select=${column}&${column}=eq.${word}`,
      undefined,
      access_token,
    );
    return JSON.stringify(found).includes(word);
  });
  const hidden = rows.filter((_, place) => !known[place]);
  const seen = new Set<string>();
  const shown: string[] = [];
  const ask = async (path: string) => {
    const answer = await get(path, cookies, headers);
    if (answer.status >= 500) shown.push(`${path} answers ${answer.status}`);
    const text = await answer.text();
    for (const { word } of rows) if (text.includes(word)) seen.add(word);
    for (const { table, column, word, sender } of hidden)
      if (text.includes(word) && !(path === "/api/account/export" && sender === person.email))
        shown.push(`${path} shows ${table}.${column}`);
  };
  const isSearch = (path: string) => path.startsWith("/dashboard/client/search");
  await inLanes(
    paths.filter((path) => !isSearch(path)),
    ask,
  );
  // A person searches twice at once, and is told to wait beyond that.
  for (const path of paths.filter(isSearch)) await ask(path);
  expect(shown).toEqual([]);
  return { hidden: hidden.length, seen: seen.size };
}

test("no page and no address says a word to a client that this client cannot select", async () => {
  const words = await makeWords();
  const { hidden, seen } = await expectNoWord(words.own.person, words);
  // Else nothing was tried.
  expect(hidden).toBeGreaterThan(words.rows.length / 2);
  expect(seen).toBeGreaterThan(8);
});

test("nor, of what it pays, to a colleague who does not see money", { tag: "@slow" }, async () => {
  const words = await makeWords();
  const colleague = await makeColleague(words.own.id);
  const { hidden, seen } = await expectNoWord(colleague, words);
  expect(hidden).toBeGreaterThan(words.rows.length / 2);
  expect(seen).toBeGreaterThan(5);
});

test("nor to whoever left a client or never had one, nor as data", { tag: "@slow" }, async () => {
  const words = await makeWords();
  const { own } = words;
  const [unlinked, removed] = await Promise.all([makeAccount(), makeAccount()]);
  const member = { client_id: own.id, user_id: removed.id };
  await callService("POST", "/rest/v1/client_members", member);
  await callService("DELETE", `/rest/v1/client_members?client_id=eq.${own.id}&user_id=eq.${removed.id}`);
  for (const person of [unlinked, removed]) expect((await expectNoWord(person, words)).seen).toBe(0);
  await expectNoWord(own.person, words, { RSC: "1" });
});
