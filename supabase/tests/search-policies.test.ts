import { searchedKinds } from "schemas/find-portal-kind.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { fillTables, people, wordsIn } from "./fill-tables.ts";
import { tables } from "./permission-expectations.ts";

// Search reads past row level security, since PostgreSQL uses no index of words under it. So for each person, each kind and
// each state a row can have: it is found when it can be read, and only then.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const filled = await fillTables(backend.database);

/** What a client finds, and beyond it the owner; the second says which of the rows that can be read are left out. */
const kinds: Record<string, [table: string, left: string]> = {
  feedback_item: ["feedback_items", "true"],
  update: ["project_updates", "true"],
  milestone: ["milestones", "true"],
  project: ["projects", "true"],
  message: ["messages", "true"],
  file: ["project_files", "true"],
  change_order: ["change_orders", "true"],
  client_doc: ["client_docs", "true"],
  invoice: ["invoices", "number is not null"],
  guide: ["guides", "true"],
};
const kindsOfTheOwner: typeof kinds = {
  ...kinds,
  client: ["clients", "true"],
  person: ["users", "role = 'client'"],
  contact_reply: ["contact_replies", "true"],
  discovery_call: ["discovery_calls", "status <> 'spam'"],
  owner_note: ["owner_notes", "true"],
  contact_message: ["contact_messages", "status <> 'spam'"],
};

test("whatever is searched is asked for below", () => {
  expect(Object.keys(kindsOfTheOwner).sort()).toEqual([...searchedKinds].sort());
});

const idRows = z.array(z.object({ id: z.string() }));

test.each(people)("the %s finds what can be read, in whatever state, and nothing else", async (person) => {
  await backend.database.transaction(async (transaction) => {
    await actAs(transaction, filled.ids[person]);
    for (const [kind, [table, left]] of Object.entries(kindsOfTheOwner)) {
      const rows = filled.rows.get(table) ?? [];
      // Ten words that follow each other begin alike: a page of search has room for their rows.
      const beginnings = new Set([...wordsIn(rows)].map((word) => word.slice(0, -1)));
      const search = "select distinct id from unnest($1::text[]) word, public.search_portal(word, $2, 50)";
      const found = await transaction.query(search, [[...beginnings], kind]);
      const read = await transaction.query(`select id from public.${table} where ${left}`);
      const isSearched = person === "owner" || kind in kinds;
      const among = (answer: { rows: unknown[] }) => {
        const ids = new Set(idRows.parse(answer.rows).map(({ id }) => id));
        return rows.filter(({ id }) => ids.has(String(id)));
      };
      expect(among(found), kind).toEqual(isSearched ? among(read) : []);
    }
    await transaction.rollback();
  });
});

test("what a policy asks stands in the place of its function, and whoever reads is found once for a query", async () => {
  await backend.database.transaction(async (transaction) => {
    await actAs(transaction, filled.ids.member);
    for (const [table, { grants }] of Object.entries(tables)) {
      if (grants.select.length === 0) continue;
      const { rows } = await transaction.query(`explain select ${grants.select} from public.${table}`);
      const filters = rows.map((line) => JSON.stringify(line)).filter((line) => line.includes("Filter:"));
      expect(filters.join("\n"), table).not.toMatch(/app\.|can_read_|is_owner\(|my_\w+\(/);
    }
    await transaction.rollback();
  });
});
