import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tellTimes, timeSearches } from "../../local/supabase/time-searches.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";

test.skipIf(withPostgres.skip)(
  "no search of 50,000 messages takes as long as a page may",
  {
    tags: "slow",
    meta: withPostgres.meta,
  },
  async () => {
    const server = await startPostgres();
    const connection = await server.connect();
    try {
      const rows = join(import.meta.dirname, "..", "..", "local", "supabase", "many-rows.sql");
      await connection.query(await readFile(rows, "utf8"));
      const all: number[] = [];
      for (const id of [ids.owner, ids.dana, ids.priya]) {
        await connection.query("begin");
        await actAs(connection, id);
        const { slow, times } = await timeSearches(async (words, kind) => {
          await connection.query("select * from public.search_portal($1, $2, $3)", [
            words,
            kind,
            kind ? 50 : 6,
          ]);
          return undefined;
        });
        await connection.query("rollback");
        expect(slow, id).toEqual([]);
        all.push(...times);
      }
      tellTimes("PostgreSQL, one connection", all);
    } finally {
      await connection.end();
      server.stop();
    }
  },
);
