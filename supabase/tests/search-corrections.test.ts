import { searchedKinds } from "schemas/find-portal-kind.ts";
import type { SearchedKind } from "schemas/portal-kinds.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { fillTables, people } from "./fill-tables.ts";

// A typing error leads to words that stand somewhere, and to nobody's row who may not read it. For that each row of each kind has
// a word of its own, in letters, which the tables' own words are not.

const { database, stop } = await startTestBackend();
afterAll(stop);
const filled = await fillTables(database);

const sourceRow = z.object({ kind: z.string(), source: z.string(), words: z.string(), found: z.string() });
const sources = z
  .array(sourceRow)
  .parse((await database.query("select kind, source, words, found from app.search_sources()")).rows);

/** The column of each kind that gets the word. */
const columns: Record<SearchedKind, string> = {
  project: "name",
  client: "name",
  person: "full_name",
  contact_message: "message",
  contact_reply: "body",
  discovery_call: "notes",
  owner_note: "body",
  message: "body",
  file: "name",
  change_order: "title",
  client_doc: "title",
  guide: "title",
  feedback_item: "title",
  update: "title",
  milestone: "title",
  invoice: "number",
};

const consonants = "bcdfghjklmnpqrstvwxz";

/** Ten letters that differ from those of any other number in three places at least. */
function nameNumber(number: number): string {
  const digits = [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20];
  return digits
    .map((digit) => (consonants[digit] ?? "").repeat(3))
    .join("a")
    .slice(0, 11);
}

const idRow = z.object({ id: z.string() });
const words = new Map<string, string>();
await database.exec("set session_replication_role = replica");
for (const kind of searchedKinds) {
  const { source = "", found = "" } = sources.find((each) => each.kind === kind) ?? {};
  const { rows } = await database.query(`select id from public.${source} where ${found}`);
  for (const { id } of z.array(idRow).parse(rows)) {
    const word = nameNumber(words.size);
    words.set(`${kind} ${id}`, word);
    await database.query(`update public.${source} set ${columns[kind]} = $1 where id = $2`, [word, id]);
  }
}
await database.exec("set session_replication_role = origin; select app.note_all_words()");

const hitRow = z.object({
  typed: z.string(),
  kind: z.string(),
  id: z.string(),
  corrected: z.array(z.string()),
});

test.each(people)("a typing error leads the %s to what can be read, and nowhere else", async (person) => {
  expect(words.size).toBeGreaterThan(100);
  await database.transaction(async (transaction) => {
    await actAs(transaction, filled.ids[person]);
    const expected: z.infer<typeof hitRow>[] = [];
    for (const { kind, source, found } of sources) {
      const readable = await transaction.query(`select id from public.${source} where ${found}`);
      const mayFind = person === "owner" || !["client", "person"].includes(kind);
      for (const { id } of z.array(idRow).parse(readable.rows)) {
        const word = words.get(`${kind} ${id}`);
        if (word && mayFind) expected.push({ typed: misspell(word), kind, id, corrected: [word] });
      }
    }
    const { rows } = await transaction.query(
      `select asked.typed, found.kind, found.id, found.corrected
       from unnest($1::text[], $2::text[]) asked (typed, kind), public.search_portal(asked.typed, asked.kind) found`,
      [[...words.values()].map(misspell), [...words.keys()].map((key) => key.split(" ")[0])],
    );
    const inOrder = (hits: z.infer<typeof hitRow>[]) =>
      hits.toSorted((one, other) => `${one.kind} ${one.id}`.localeCompare(`${other.kind} ${other.id}`));
    expect(inOrder(z.array(hitRow).parse(rows))).toEqual(inOrder(expected));
    await transaction.rollback();
  });
});

/** The sixth letter is another. */
function misspell(word: string): string {
  return `${word.slice(0, 5)}y${word.slice(6)}`;
}

test("a word is noted when it is written, by whatever column, and forgotten when it stands nowhere", async () => {
  await database.exec("delete from app.search_words");
  const written = new Map<string, string>();
  for (const { kind, source, words: expression } of sources) {
    const { rows } = await database.query(
      `select a.attname::text as column from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 and $2 ~ ('\\m' || a.attname || '\\M') and a.atttypid = 'text'::regtype
         and a.attname <> 'phone'`,
      [`public.${source}`, expression],
    );
    for (const { column } of z.array(z.object({ column: z.string() })).parse(rows)) {
      const word = `noted${nameNumber(written.size)}`;
      written.set(word, `${kind} ${column}`);
      await database.exec("set session_replication_role = origin");
      await database.query(
        `update public.${source} set ${column} = $1 where id = (select id from public.${source} order by id limit 1)`,
        [column === "email" ? `${word}@words.example` : word],
      );
    }
  }
  const known = async () =>
    z
      .array(z.object({ word: z.string() }))
      .parse(
        (await database.query("select distinct word from app.search_words where word like 'noted%'")).rows,
      )
      .map(({ word }) => word);
  expect((await known()).map((word) => written.get(word)).sort()).toEqual([...written.values()].sort());

  await database.exec(
    "insert into app.search_words (word) select 'noted' || n || 'nowhere' from generate_series(1, 2500) n",
  );
  let after: string | null = "";
  let looks = 0;
  while (after !== null && looks < 10) {
    const { rows }: { rows: unknown[] } = await database.query(
      "select public.sweep_search_words($1) as next",
      [after],
    );
    after = z.tuple([z.object({ next: z.string().nullable() })]).parse(rows)[0].next;
    looks += 1;
  }
  expect(looks).toBeGreaterThan(3);
  const stored = [...written.keys()];
  expect((await known()).sort()).toEqual(stored.sort());
});

test.each([
  [
    "words of four bytes",
    "string_agg(chr(66560 + n % 40) || chr(66560 + n / 40 % 40) || chr(66560 + n / 1600), ' ') from generate_series(1, 64000) n",
  ],
  [
    "as many apostrophes",
    "string_agg(chr(66560 + n % 40) || '''' || chr(66560 + n / 40 % 40) || chr(66560 + n / 1600), '''') from generate_series(1, 64000) n",
  ],
  ["signs that become words", "repeat('ﬃ㎢½№ﷺ ', 300000)"],
  ["one word", "repeat('x', 2000000)"],
  ["hashes", "string_agg(md5(n::text), ' ') from generate_series(1, 60000) n"],
])("a text of two megabytes can be indexed: %s", async (_, text) => {
  const { rows } = await database.query(
    `with made (text) as (select ${text}) select pg_column_size(app.search_vector(text)) as size, octet_length(text) as bytes from made`,
  );
  const [{ size, bytes }] = z.tuple([z.object({ size: z.number(), bytes: z.number() })]).parse(rows);
  expect(bytes).toBeGreaterThan(750_000);
  expect(size).toBeLessThan(1_048_575);
});
