-- The site stores a file with its own key, once it has seen every byte: the row says whose upload it was, and so does the log.
create or replace function app.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_out text[] := coalesce(tg_argv, '{}') || '{version,updated_at}'::text[];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text := coalesce(new_row, old_row) ->> 'id';
  actor uuid := coalesce((select app.me()), case tg_op when 'INSERT' then (new_row ->> 'uploaded_by')::uuid end);
begin
  if row_key is null then
    select string_agg(coalesce(new_row, old_row) ->> a.attname, '/' order by a.attnum) into row_key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  end if;

  old_row := old_row - left_out;
  new_row := new_row - left_out;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, was.value), jsonb_object_agg(key, becomes.value) into old_row, new_row
    from jsonb_each(old_row) was join jsonb_each(new_row) becomes using (key)
    where was.value <> becomes.value;
    if new_row is null then return null; end if;
  end if;

  insert into public.audit_log (user_id, action, table_name, row_id, before, after)
  values (
    -- Whoever deletes the own account is not there any more.
    (select id from public.users where id = actor),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_table_name, row_key, old_row, new_row
  );
  return null;
end
$$;

update public.audit_log entry set user_id = person.id
from public.users person
where entry.table_name = 'project_files' and entry.action = 'added' and entry.user_id is null
  and person.id::text = entry.after ->> 'uploaded_by';

-- Nothing was ever written to it.
alter table public.audit_log drop column details;

-- What entries are about: its name as it is now or was, and the project, client or person that it belongs to. For the owner.
create function public.describe_changes(entry_ids bigint[])
returns table (id bigint, name text, project_id uuid, project_name text, client_id uuid, client_name text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  fields jsonb;
begin
  perform app.refuse_oversized(entry_ids);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  for entry in select * from public.audit_log a where a.id = any (entry_ids) limit 100 loop
    fields := coalesce(entry.before, '{}') || coalesce(entry.after, '{}');
    if exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = to_regclass('public.' || quote_ident(entry.table_name))
        and a.attname = 'id' and a.atttypid = 'uuid'::regtype
    ) then
      execute format(
        'select $1 || coalesce((select to_jsonb(r) from public.%I r where r.id = $2), ''{}'')', entry.table_name
      ) into fields using fields, entry.row_id::uuid;
    end if;
    return query
      select
        entry.id,
        coalesce(
          fields ->> 'title', fields ->> 'name', nullif(fields ->> 'full_name', ''), fields ->> 'email',
          fields -> 'snapshot' ->> 'title',
          (select coalesce(nullif(u.full_name, ''), u.email) from public.users u where u.id = about.user_id),
          (select m.name from public.contact_messages m where m.id = about.subject_id),
          (select c.name from public.discovery_calls c where c.id = about.subject_id),
          (select c.name from public.clients c where c.id = about.subject_id)
        ),
        project.id, project.name, client.id, client.name
      from (
        select
          case when entry.table_name in ('projects', 'endorsements') then entry.row_id else fields ->> 'project_id' end::uuid
            as project_id,
          case when entry.table_name = 'clients' then entry.row_id else fields ->> 'client_id' end::uuid as client_id,
          case when entry.table_name = 'client_members' then (fields ->> 'user_id')::uuid end as user_id,
          case when entry.table_name = 'owner_notes' then (fields ->> 'subject_id')::uuid end as subject_id
      ) about
      left join public.projects project on project.id = about.project_id
      left join public.clients client on client.id = coalesce(about.client_id, project.client_id);
  end loop;
end
$$;

revoke execute on function public.describe_changes from public, anon, authenticated;
grant execute on function public.describe_changes to authenticated;
