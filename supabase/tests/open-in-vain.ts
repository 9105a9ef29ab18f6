import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { startPostgres } from "./postgres-server.ts";
import type { Queryable } from "./read-grants.ts";

/** A database in which whatever is tried is taken back. */
export type Database = Queryable & {
  /** Runs work in a transaction that is taken back. */
  inVain<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  stop(): Promise<void> | void;
};

/** The embedded one, as the site meets it. */
export async function openEmbedded(): Promise<Database> {
  const { database, stop } = await startTestBackend();
  return {
    query: (sql, values) => database.query(sql, values),
    async inVain(work) {
      const results: Awaited<ReturnType<typeof work>>[] = [];
      await database.transaction(async (transaction) => {
        results.push(await work(transaction));
        await transaction.rollback();
      });
      const [result] = results;
      if (result === undefined) throw new Error("The work gave no result");
      return result;
    },
    stop,
  };
}

/** A PostgreSQL server, as hosted Supabase is one. */
export async function openPostgres(): Promise<Database> {
  const server = await startPostgres();
  const connection = await server.connect();
  return {
    query: (sql, values) => connection.query(sql, values),
    async inVain(work) {
      await connection.query("begin");
      try {
        return await work(connection);
      } finally {
        await connection.query("rollback");
      }
    },
    async stop() {
      await connection.end();
      server.stop();
    },
  };
}
