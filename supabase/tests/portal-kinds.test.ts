import { kindOfNews, kindOfTable, searchedKinds } from "schemas/find-portal-kind.ts";
import { noPortalKinds, portalKinds } from "schemas/portal-kinds.ts";
import { newsKinds } from "schemas/requests/news-kinds.ts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";

const { database, stop } = await startTestBackend();
afterAll(stop);

async function ask<Shape extends z.ZodRawShape>(query: string, shape: Shape) {
  const { rows } = await database.query(query);
  return z.array(z.object(shape)).parse(rows);
}

test("every table that somebody has a right to is a kind of the portal, or says why not", async () => {
  const policies = await ask(
    "select distinct tablename::text as table from pg_policies where schemaname = 'public'",
    { table: z.string() },
  );
  const open = policies.map(({ table }) => table);
  expect(open.length).toBeGreaterThan(30);
  const unnamed = open.filter((table) => !kindOfTable(table));
  expect(unnamed.sort()).toEqual(Object.keys(noPortalKinds).sort());
  for (const [kind, { table }] of Object.entries(portalKinds)) expect(open, kind).toContain(table);
});

test("search goes through what the list says, in its order", async () => {
  const sources = await ask(
    `select s.kind, s.source, array_agg(a.attname::text) as columns
     from app.search_sources() with ordinality s (kind, source, words)
     join pg_attribute a on a.attrelid = to_regclass('public.' || s.source) and a.attnum > 0
       and s.words ~ ('\\m' || a.attname || '\\M')
     group by s.ordinality, s.kind, s.source order by s.ordinality`,
    { kind: z.string(), source: z.string(), columns: z.array(z.string()) },
  );
  expect(sources.map(({ columns, ...source }) => ({ ...source, columns: columns.sort() }))).toEqual(
    searchedKinds.map((kind) => {
      const { table, searched } = portalKinds[kind];
      return { kind, source: table, columns: [...searched].sort() };
    }),
  );
});

test("every kind of news is about a kind of the portal", () => {
  expect(newsKinds.filter((news) => !kindOfNews(news))).toEqual([]);
});
