import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillTables } from "./fill-tables.ts";
import { startPostgres, withPostgres } from "./postgres-server.ts";

/** The last migration of the version before this one: what people have in their databases when they upgrade. */
const lastRelease = "20261124200802_troubles.sql";

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  if (!withPostgres.skip) server = await startPostgres({ upTo: lastRelease });
});
afterAll(() => server?.stop());

test.skipIf(withPostgres.skip)(
  "what came since the last version applies to rows in every state, and each of them is still there",
  { meta: withPostgres.meta, tags: "slow" },
  async () => {
    const client = await server.connect();
    try {
      const { rows } = await fillTables(client);
      const count = async () => {
        const counts: Record<string, number> = {};
        for (const table of rows.keys())
          counts[table] = Number(server.psql("-c", `select count(*) from public.${table}`));
        return counts;
      };
      const before = await count();
      expect(Object.values(before).reduce((sum, each) => sum + each, 0)).toBeGreaterThan(500);
      expect(server.later.length).toBeGreaterThan(10);
      for (const path of server.later)
        expect(() => server.psql("--single-transaction", "-f", path), basename(path)).not.toThrow();
      // A migration may tell of what it found, as of plans that were paid twice; it takes nothing away.
      const after = await count();
      expect(Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0))).toEqual([]);
    } finally {
      await client.end();
    }
  },
);
