import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";

// Every word that the demo and the German edition have, as a person would type it: its beginnings, and with a letter wrong.

type Word = { kind: string; id: string; word: string };

const idRow = z.object({ kind: z.string(), source: z.string(), words: z.string(), found: z.string() });
const textRow = z.object({ id: z.string(), text: z.string() });
const seed = Number(process.env.SEARCH_SEED ?? Math.floor(Math.random() * 1e6));
console.info(`SEARCH_SEED=${seed}`);

/** All strings of the public documents, of the demo's and of the German first edition, as pages of a client. */
async function addEditions(database: Queryable): Promise<void> {
  const content = join(import.meta.dirname, "..", "..", "content");
  let texts: string[] = [];
  for await (const path of glob(["documents/**/*.json", "empty/de/*.json"], { cwd: content }))
    texts.push(...stringsIn(JSON.parse(await readFile(join(content, path), "utf8"))));
  const add = async (body: string) =>
    database.query("insert into public.client_docs (client_id, title, body) values ($1, 'Words', $2)", [
      ids.voltway,
      body,
    ]);
  let body = "";
  texts = texts.filter((text) => /\p{L}/u.test(text)).flatMap((text) => text.match(/.{1,10000}/gsu) ?? []);
  for (const text of texts) {
    if (body.length + text.length > 15_000) {
      await add(body);
      body = "";
    }
    body += `${text} `;
  }
  await add(body);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** Each word of each row that the owner can find, apostrophes within it included. */
async function readWords(database: Queryable): Promise<Word[]> {
  const sources = z
    .array(idRow)
    .parse((await database.query("select kind, source, words, found from app.search_sources()")).rows);
  const words: Word[] = [];
  for (const { kind, source, words: expression, found } of sources) {
    // Numbers in all ways of typing them are in search.test.ts.
    const text = expression.replaceAll(/app\.phone_words\(coalesce\(phone, ''\)\)/g, "''");
    const { rows } = await database.query(`select id, ${text} as text from public.${source} where ${found}`);
    for (const row of z.array(textRow).parse(rows))
      for (const word of new Set(row.text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)))
        words.push({ kind, id: row.id, word });
  }
  return words;
}

/** The beginnings from three letters on, and the word. */
function beginningsOf(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((_, index) => (index >= 2 ? letters.slice(0, index + 1).join("") : []));
}

type Hit = { id: string; isNear: boolean };

/** What each of the words finds, in its order. */
async function search(database: Queryable, all: readonly { kind: string; typed: string }[], most: number) {
  const asked = [...new Map(all.map(({ kind, typed }) => [`${kind} ${typed}`, { kind, typed }])).values()];
  const hits = new Map<string, Hit[]>();
  for (let from = 0; from < asked.length; from += 500) {
    const { rows } = await asOwner(database, async () =>
      database.query(
        `select asked.kind, asked.typed, found.id, cardinality(found.corrected) > 0 as "isNear"
         from jsonb_to_recordset($1) asked (kind text, typed text)
         cross join lateral public.search_portal(asked.typed, asked.kind, $2) found`,
        [JSON.stringify(asked.slice(from, from + 500)), most],
      ),
    );
    for (const { kind, typed, ...hit } of z.array(hitRow).parse(rows)) {
      const key = `${kind} ${typed}`;
      hits.set(key, [...(hits.get(key) ?? []), hit]);
    }
  }
  return hits;
}

const hitRow = z.object({ kind: z.string(), typed: z.string(), id: z.string(), isNear: z.boolean() });

/** Rows that a beginning of one of their words does not find, where there are not too many that have it. */
async function findMissing(database: Queryable, words: readonly Word[]): Promise<string[]> {
  const expected = new Map<string, { kind: string; typed: string; rows: Set<string> }>();
  for (const { kind, id, word } of words)
    for (const typed of beginningsOf(word)) {
      const key = `${kind} ${typed}`;
      const known = expected.get(key) ?? { kind, typed, rows: new Set<string>() };
      expected.set(key, { ...known, rows: known.rows.add(id) });
    }
  const hits = await search(database, [...expected.values()], most);
  return [...expected].flatMap(([key, { rows }]) => {
    const found = hits.get(key) ?? [];
    const missing = [...rows].filter((id) => !found.some((hit) => hit.id === id));
    return missing.length > 0 && found.length < most ? key : [];
  });
}

const most = 50;

async function asOwner<Result>(database: Queryable, work: () => Promise<Result>): Promise<Result> {
  await database.query("begin");
  try {
    await actAs(database, ids.owner);
    return await work();
  } finally {
    await database.query("rollback");
  }
}

const alphabet = "abcdefghijklmnopqrstuvwxyzäöüé";

/** Twenty spellings with one letter wrong, missing, too many or before its neighbour. */
function misspell(word: string, next: () => number): string[] {
  const letters = [...word.toLowerCase().replaceAll("ß", "ss").replaceAll(/['’]/g, "")];
  const letter = () => alphabet[next() % alphabet.length] ?? "";
  return Array.from({ length: 20 }, (_, round) => {
    const place = next() % letters.length;
    const before = letters.slice(0, place);
    const [at = "", after = "", ...rest] = letters.slice(place);
    const changed = [
      [...before, letter(), after, ...rest],
      [...before, after, ...rest],
      [...before, letter(), at, after, ...rest],
      [...before, after, at, ...rest],
    ][round % 4];
    return (changed ?? letters).join("");
  });
}

function createRandom(start: number): () => number {
  let state = start >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

/** What is not among the first six of its kind, though fewer than six have just what was typed; and answers out of order. */
async function findMisread(database: Queryable, all: readonly Word[], share: number) {
  const next = createRandom(seed);
  const rowsOf = new Map<string, { kind: string; word: string; rows: Set<string> }>();
  for (const { kind, id, word } of all) {
    const plain = word.toLowerCase();
    const key = `${kind} ${plain}`;
    const isLong = [...word.replaceAll(/['’]/g, "")].length >= 6 && !/\p{N}/u.test(word);
    const known = rowsOf.get(key) ?? { kind, word: plain, rows: new Set<string>() };
    if (isLong) rowsOf.set(key, { ...known, rows: known.rows.add(id) });
  }
  const asked = some([...rowsOf.values()], share).flatMap(({ kind, word, rows }) =>
    misspell(word, next).map((typed) => ({ kind, word, rows, typed })),
  );
  const hits = await search(database, asked, 6);
  const missed: string[] = [];
  const disordered: string[] = [];
  for (const { kind, word, rows, typed } of asked) {
    const found = hits.get(`${kind} ${typed}`) ?? [];
    const isFull = found.length === 6 && found.every(({ isNear }) => !isNear);
    if (!isFull && !found.some(({ id }) => rows.has(id))) missed.push(`${kind}: ${typed} for ${word}`);
    if (found.some(({ isNear }, place) => isNear && found.slice(place).some((later) => !later.isNear)))
      disordered.push(`${kind}: ${typed}`);
  }
  return { missed, disordered, asked: asked.length };
}

/** Every nth, from where the seed says. */
function some<Each>(all: readonly Each[], share: number): Each[] {
  return all.filter((_, index) => (index + seed) % share === 0);
}

const backend = await startTestBackend();
afterAll(() => backend.stop());
await addEditions(backend.database);
const words = await readWords(backend.database);

test("words are found by each of their beginnings, and with one letter wrong", async () => {
  expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBeGreaterThan(2400);
  expect(await findMissing(backend.database, some(words, 40))).toEqual([]);
  const { missed, disordered } = await findMisread(backend.database, words, 200);
  expect([...missed, ...disordered]).toEqual([]);
});

test("every word is found by each of its beginnings", { tags: "slow" }, async () => {
  expect(await findMissing(backend.database, words)).toEqual([]);
});

test("every sixth word is found with one letter wrong, after what has just these letters", {
  tags: "slow",
}, async () => {
  const { missed, disordered, asked } = await findMisread(backend.database, words, 6);
  console.info(`${asked} misspellings, ${missed.length} not among the first six`);
  expect([...missed, ...disordered]).toEqual([]);
});

test.skipIf(withPostgres.skip)(
  "PostgreSQL finds every word by its beginnings and with one letter wrong",
  { tags: "slow", meta: withPostgres.meta },
  async () => {
    const server = await startPostgres();
    const client = await server.connect();
    try {
      await addEditions(client);
      const its = await readWords(client);
      expect(its.length).toBeGreaterThan(5000);
      expect(await findMissing(client, its)).toEqual([]);
      const { missed, disordered, asked } = await findMisread(client, its, 1);
      console.info(`${asked} misspellings at PostgreSQL`);
      expect([...missed, ...disordered]).toEqual([]);
    } finally {
      await client.end();
      server.stop();
    }
  },
);
