import { z } from "zod";
import type { Queryable } from "./read-grants.ts";

const column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  isNullable: z.boolean(),
  hasDefault: z.boolean(),
  /** Of an enum, or of a check that lists them. */
  choices: z.array(z.string()).nullable(),
  /** The other table whose key it holds. */
  target: z.string().nullable(),
  isUnique: z.boolean(),
  /** Whether a policy for reading looks at it. */
  decides: z.boolean(),
});

export type Column = z.infer<typeof column>;

/** The columns of the public tables that can be written, in the order of their tables and places. */
export async function readCatalogue(database: Queryable): Promise<Map<string, Column[]>> {
  const { rows } = await database.query(`
    select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
      coalesce(
        (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid),
        (
          select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), $$'([^']+)'::text$$, 'g') m)
          from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
            and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY')
        )
      ) as choices,
      (
        select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] and f.relnamespace = c.relnamespace
          and f.oid <> c.oid
      ) as target,
      exists (
        select from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indnatts = 1 and i.indkey[0] = a.attnum and i.indpred is null
      ) as "isUnique",
      exists (
        select from pg_policy p join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and d.refobjid = c.oid and d.refobjsubid = a.attnum
      ) as decides
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum
  `);
  const tables = new Map<string, Column[]>();
  for (const each of z.array(column).parse(rows))
    tables.set(each.table, [...(tables.get(each.table) ?? []), each]);
  return tables;
}
