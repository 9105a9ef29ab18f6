import type { TableDigest } from "../archive/manifest.ts";

/** One statement, its rows as objects. */
export type Query = <Row>(statement: string) => Promise<Row[]>;

const schemas = "'public', 'auth', 'storage', 'supabase_migrations'";

/** What every table of a PostgreSQL holds, accounts and sessions included: how many rows, and a hash over them in no order. */
export async function digestDatabase(query: Query): Promise<Record<string, TableDigest>> {
  // How a moment is written depends on the session.
  await query("set timezone = 'UTC'");
  const tables = await query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in (${schemas}) order by 1`,
  );
  const digests: Record<string, TableDigest> = {};
  for (const { name } of tables) {
    const [digest] = await query<TableDigest>(
      `select count(*)::int as rows,
         encode(sha256(convert_to(coalesce(string_agg(row_hash, '' order by row_hash), ''), 'UTF8')), 'hex') as sha256
       from (select md5(t::text) as row_hash from ${name} t) as hashed`,
    );
    if (digest) digests[name] = digest;
  }
  return digests;
}
