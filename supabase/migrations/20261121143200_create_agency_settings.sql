-- What the owner sets about the portal itself: one row, made here.
create table public.agency_settings (
  is_only boolean primary key default true check (is_only),
  notification_email text check (char_length(notification_email) between 3 and 255),
  version integer not null default 1
);

comment on column public.agency_settings.notification_email is 'Where notices to the owner go; null means the first owner''s own address.';

insert into public.agency_settings default values;

create trigger count_version before update on public.agency_settings
for each row execute function app.count_version();

create trigger record_change after update on public.agency_settings
for each row execute function app.record_change();

alter table public.agency_settings enable row level security;
revoke all on public.agency_settings from anon, authenticated;
grant select, update (notification_email) on public.agency_settings to authenticated;
grant all on public.agency_settings to service_role;

create policy "the owner reads the settings"
on public.agency_settings for select to authenticated
using ((select app.is_owner()));

create policy "the owner changes the settings"
on public.agency_settings for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create function app.owner_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select notification_email from public.agency_settings),
    (select email from public.users where role = 'owner' and disabled_at is null order by created_at, id limit 1)
  )
$$;

create or replace function public.claim_mails(most integer, lease_seconds integer) returns setof public.outbox
language sql set search_path = ''
as $$
  with due as (
    select id from public.outbox
    where sent_at is null and failed_at is null and next_at <= now()
    order by next_at
    limit most
    for update skip locked
  ), claimed as (
    update public.outbox
    set attempts = attempts + 1, next_at = now() + make_interval(secs => lease_seconds)
    where id in (select id from due)
    returning *
  )
  select
    id, coalesce(recipient, app.owner_address()),
    template, payload, subject_id, dedupe_key, attempts, next_at, sent_at, failed_at, last_error, created_at
  from claimed
$$;

revoke execute on function app.owner_address() from public;
grant execute on function app.owner_address() to service_role;

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
