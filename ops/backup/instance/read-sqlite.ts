import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { TableDigest } from "../archive/manifest.ts";

/** Copies a SQLite database as it is at one moment, whoever writes to it meanwhile. */
export function copySqlite(from: string, to: string): void {
  withSqlite(from, (database) => database.prepare("vacuum into ?").run(to));
}

/** What every table of a SQLite database holds. */
export function digestSqlite(path: string, prefix: string): Record<string, TableDigest> {
  return withSqlite(path, (database) => {
    const tables = database
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const hash = createHash("sha256");
        let rows = 0;
        for (const row of database.prepare(`select * from "${name}" order by 1, 2`).iterate()) {
          hash.update(JSON.stringify(row));
          rows += 1;
        }
        return [`${prefix}.${name}`, { rows, sha256: hash.digest("hex") }];
      }),
    );
  });
}

export function withSqlite<Result>(path: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path, { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
