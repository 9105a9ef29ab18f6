-- Whose plan it was that somebody cancelled: a change has only what differs, so the row is found by its key, whatever type that
-- has, and for one that is gone by what the log kept of it.
drop function public.describe_changes(bigint[]);
create function public.describe_changes(entry_ids bigint[])
returns table (
  id bigint, name text, price_id text, project_id uuid, project_name text, client_id uuid, client_name text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  key record;
  fields jsonb;
begin
  perform app.refuse_oversized(entry_ids);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  for entry in select * from public.audit_log a where a.id = any (entry_ids) limit 100 loop
    fields := coalesce(entry.before, '{}') || coalesce(entry.after, '{}');
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type into key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = to_regclass('public.' || quote_ident(entry.table_name)) and i.indisprimary and i.indnkeyatts = 1
      and format_type(a.atttypid, a.atttypmod) in ('uuid', 'text');
    if found and entry.row_id is not null then
      select coalesce(kept.before, kept.after, '{}') || fields into fields
      from (values (1)) one
      left join lateral (
        select a.before, a.after from public.audit_log a
        where a.table_name = entry.table_name and a.row_id = entry.row_id and a.action in ('added', 'removed')
        order by a.id limit 1
      ) kept on true;
      execute format(
        'select $1 || coalesce((select to_jsonb(r) from public.%I r where r.%I = $2::%s), ''{}'')',
        entry.table_name, key.column, key.type
      ) into fields using fields, entry.row_id;
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
        coalesce(
          entry.after ->> 'price_id', fields ->> 'price_id',
          (select s.price_id from public.subscriptions s where s.id = fields ->> 'subscription_id')
        ),
        project.id, project.name, client.id,
        coalesce(client.name, (
          select a.before ->> 'name' from public.audit_log a
          where a.table_name = 'clients' and a.row_id = about.client_id::text and a.action = 'removed'
          limit 1
        ))
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
revoke execute on function public.describe_changes(bigint[]) from public, anon;
grant execute on function public.describe_changes(bigint[]) to authenticated, service_role;

-- One row for one act: a decision is its approval, and whoever joins by invite is its membership.
drop trigger record_change on public.change_orders;
create trigger record_change after insert or delete on public.change_orders
  for each row execute function app.record_change('request_key', 'snapshot_sha256');
create trigger record_update after update on public.change_orders
  for each row when (old.status = new.status or new.status not in ('approved', 'declined'))
  execute function app.record_change('request_key', 'snapshot_sha256');

drop trigger record_change on public.feedback_items;
create trigger record_change after insert or delete on public.feedback_items
  for each row execute function app.record_change('request_key', 'snapshot_sha256');
create trigger record_update after update on public.feedback_items
  for each row when (old.status = new.status or new.status not in ('approved', 'changes_requested'))
  execute function app.record_change('request_key', 'snapshot_sha256');

drop trigger record_change on public.invites;
create trigger record_change after insert or delete on public.invites
  for each row execute function app.record_change('token_hash');
create trigger record_update after update on public.invites
  for each row when (old.accepted_at is not distinct from new.accepted_at)
  execute function app.record_change('token_hash');
