import { join } from "node:path";
import { Client } from "pg";
import type { TableDigest } from "../archive/manifest.ts";
import type { Source } from "../archive/write-archive.ts";
import { digestDatabase, type Query } from "../instance/digest-database.ts";
import { Problem } from "../problem.ts";
import { programEnvironment, runProgram } from "./postgres-programs.ts";
import type { StoredObject } from "./take-hosted-files.ts";

/** What is the product's in a hosted database; the services behind it keep schemas of their own. */
const schemas = ["public", "app", "auth", "storage", "supabase_migrations"];

/** The files that a storage says it has. */
export const listObjects = `
  select bucket_id as bucket, name as key, coalesce((metadata ->> 'size')::float, 0) as size
  from storage.objects order by 1, 2`;

type ServerDatabase = {
  sources: Source[];
  tables: Record<string, TableDigest>;
  /** The files that the storage has, as their bucket and key. */
  objects: StoredObject[];
};

/**
 * A PostgreSQL server's database as it is at one moment: pg_dump and the digests see the same snapshot. Throws a Problem when pg_dump is
 * older than the server: what it does not know it would leave out.
 */
export async function takeServerDatabase(address: string, scratch: string): Promise<ServerDatabase> {
  const client = new Client({ connectionString: address });
  await client.connect().catch((cause: Error) => {
    throw new Problem("database", "The database does not answer at SUPABASE_DB_URL", { cause });
  });
  try {
    const query: Query = async (statement) => (await client.query(statement)).rows;
    const [server] = await query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    refuseOlderDump(await runProgram("pg_dump", ["--version"]), server?.major ?? 0);
    await query("begin isolation level repeatable read read only");
    const [exported] = await query<{ id: string }>("select pg_export_snapshot() as id");
    const dump = join(scratch, "database.dump");
    await runProgram(
      "pg_dump",
      [
        ...["--format=custom", "--no-owner", `--snapshot=${exported?.id}`, `--file=${dump}`],
        ...schemas.map((name) => `--schema=${name}`),
      ],
      { env: programEnvironment(address) },
    );
    return {
      sources: [{ path: "database.dump", from: dump }],
      tables: await digestDatabase(query),
      objects: await query(listObjects),
    };
  } finally {
    await client.end();
  }
}

/** Throws a Problem unless the pg_dump that says this of itself knows all that a server of this version has. */
export function refuseOlderDump(said: string, serverMajor: number): void {
  const own = Number(/\) (\d+)/.exec(said)?.[1] ?? 0);
  if (own >= serverMajor) return;
  throw new Problem(
    "database",
    `pg_dump is of version ${own} and the server of version ${serverMajor}: install postgresql-client-${serverMajor}.`,
  );
}
