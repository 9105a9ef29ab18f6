import { z } from "zod";
import type { TableExpectation } from "./permission-expectations.ts";

type Grants = TableExpectation["grants"];

/** Asks the database; a PGlite and a transaction of one both fit. */
export type Queryable = { query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

const grantRow = z.object({
  role: z.enum(["anon", "authenticated"]),
  verb: z.enum(["select", "insert", "update", "delete"]),
  column: z.string(),
});

/** What the two roles of the API may do with a table of the public schema. Throws when there is a grant of another kind. */
export async function readGrants(
  database: Queryable,
  table: string,
): Promise<{ anon: Grants; authenticated: Grants }> {
  const answer = await database.query(
    `select grantee as role, lower(privilege_type) as verb, column_name::text as column
     from information_schema.column_privileges
     where table_schema = 'public' and table_name = $1 and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type <> 'REFERENCES'
     union all
     select grantee, lower(privilege_type), '' from information_schema.table_privileges
     where table_schema = 'public' and table_name = $1 and grantee in ('anon', 'authenticated', 'PUBLIC')
       and privilege_type not in ('SELECT', 'INSERT', 'UPDATE')`,
    [table],
  );
  const rows = z.array(grantRow).parse(answer.rows);
  const of = (role: "anon" | "authenticated"): Grants => {
    const columns = (verb: string) =>
      rows
        .filter((row) => row.role === role && row.verb === verb)
        .map((row) => row.column)
        .sort();
    return {
      select: columns("select"),
      insert: columns("insert"),
      update: columns("update"),
      delete: columns("delete").length > 0,
    };
  };
  return { anon: of("anon"), authenticated: of("authenticated") };
}
