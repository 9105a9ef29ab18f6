-- A page of what the caller may read of one table, for the owner's export: by the caller's own grants and policies, so
-- a new table is in it and a secret column is not.
create function public.export_rows(name text, skip integer, most integer) returns setof jsonb
language plpgsql stable set search_path = ''
as $$
declare
  columns text;
  keys text;
begin
  perform app.refuse_oversized(name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select
    string_agg(format('%I', a.attname), ', ' order by a.attnum)
      filter (where has_column_privilege(c.oid, a.attnum, 'select')),
    string_agg(format('%I', a.attname), ', ' order by a.attnum)
      filter (where a.attnum = any (i.indkey) and has_column_privilege(c.oid, a.attnum, 'select'))
  into columns, keys
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = export_rows.name;
  if columns is null then return; end if;
  return query execute format(
    'select to_jsonb(t) from (select %s from public.%I order by %s offset $1 limit $2) t',
    columns, name, coalesce(keys, '1')
  ) using skip, least(most, 1000);
end
$$;

-- The tables of which the caller may read something.
create function public.export_tables() returns setof text
language sql stable set search_path = ''
as $$
  select c.relname::text from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and has_any_column_privilege(c.oid, 'select')
  order by 1
$$;

revoke execute on function public.export_rows, public.export_tables from public, anon, authenticated;
grant execute on function public.export_rows, public.export_tables to authenticated;
