import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

const column = z.object({
  name: z.string(),
  type: z.string(),
  isNullable: z.boolean(),
  hasDefault: z.boolean(),
  /** Computed by the database, so never written. */
  isGenerated: z.boolean(),
});

const relation = z.object({
  name: z.string(),
  isView: z.boolean(),
  columns: z.array(column),
  foreignKeys: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      isOneToOne: z.boolean(),
      table: z.string(),
      referencedColumns: z.array(z.string()),
    }),
  ),
});

const routine = z.object({
  name: z.string(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), hasDefault: z.boolean() })),
  returns: z.string(),
  isSet: z.boolean(),
  /** The columns of a `returns table (…)`. */
  outColumns: z.array(z.object({ name: z.string(), type: z.string() })),
});

const schema = z.object({
  relations: z.array(relation),
  routines: z.array(routine),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

export type DatabaseSchema = z.infer<typeof schema>;

/** What the API exposes of the public schema, by name: tables, views, functions (but for triggers) and enums. */
export async function describeSchema(database: PGlite): Promise<DatabaseSchema> {
  const { rows } = await database.query<{ description: unknown }>(query);
  return schema.parse(rows[0]?.description);
}

const query = `
select jsonb_build_object(
  'relations', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', c.relname,
      'isView', c.relkind in ('v', 'm'),
      'columns', (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname,
          'type', t.typname,
          'isNullable', not a.attnotnull,
          'hasDefault', a.atthasdef or a.attidentity <> '',
          'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
        ) order by a.attname)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ),
      'foreignKeys', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', k.conname,
          'columns', (select jsonb_agg(attname order by ord) from unnest(k.conkey) with ordinality as u (num, ord)
            join pg_attribute on attrelid = k.conrelid and attnum = num),
          'isOneToOne', exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique
            and i.indpred is null
            and (select array_agg(n order by n) from unnest(i.indkey::int2[]) n)
              = (select array_agg(n order by n) from unnest(k.conkey) n)),
          'table', f.relname,
          'referencedColumns', (select jsonb_agg(attname order by ord) from unnest(k.confkey) with ordinality as u (num, ord)
            join pg_attribute on attrelid = k.confrelid and attnum = num)
        ) order by k.conname), '[]')
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.relnamespace = 'public'::regnamespace
      )
    ) order by c.relname), '[]')
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  ),
  'routines', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', p.proname,
      'arguments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', coalesce(p.proargnames[ord], ''), 'type', t.typname, 'hasDefault', ord > p.pronargs - p.pronargdefaults
        ) order by ord), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as u (type, ord) join pg_type t on t.oid = u.type
      ),
      'returns', r.typname,
      'isSet', p.proretset,
      'outColumns', (
        select coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[ord], 'type', t.typname) order by ord), '[]')
        from unnest(p.proallargtypes, p.proargmodes) with ordinality as u (type, mode, ord)
        join pg_type t on t.oid = u.type where mode in ('t', 'o', 'b')
      )
    ) order by p.proname), '[]')
    from pg_proc p join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ),
  'enums', (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'values', labels) order by name), '[]')
    from (
      select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as labels
      from pg_enum e join pg_type t on t.oid = e.enumtypid
      where t.typnamespace = 'public'::regnamespace group by t.typname
    ) enums
  )
) as description
`;
