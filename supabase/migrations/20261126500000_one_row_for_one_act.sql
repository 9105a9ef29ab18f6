-- One act is one row of the audit log, and what it took along stands under it: nothing that was kept is kept no more.
alter table public.audit_log add column part_of bigint
  references public.audit_log (id) on delete cascade deferrable initially deferred;
comment on column public.audit_log.part_of is 'The entry of the act that brought this change along; null for an act of its own.';
create index audit_log_part_of_idx on public.audit_log (part_of) where part_of is not null;
create index audit_log_acts_idx on public.audit_log (id desc) where part_of is null;

/* Until end_act every other change of this transaction belongs under the one change of this row. */
create function app.begin_act(table_name text, row_id text) returns void
language sql set search_path = ''
as $$
  select set_config(
    'app.act', jsonb_build_object('table', $1, 'row', $2, 'id', nextval('public.audit_log_id_seq'))::text, true
  )
$$;
revoke execute on function app.begin_act(text, text) from public;

create function app.end_act() returns void
language sql set search_path = ''
as $$
  select set_config('app.act', '', true)
$$;
revoke execute on function app.end_act() from public;

create or replace function app.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_out text[] := coalesce(tg_argv, '{}') || '{version,updated_at}'::text[];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text := coalesce(new_row, old_row) ->> 'id';
  actor uuid := coalesce((select app.me()), case tg_op when 'INSERT' then (new_row ->> 'uploaded_by')::uuid end);
  act jsonb := nullif(current_setting('app.act', true), '')::jsonb;
  is_act boolean;
begin
  if current_setting('app.removes_expired', true) = 'on' then return null; end if;
  if row_key is null then
    select string_agg(coalesce(new_row, old_row) ->> a.attname, '/' order by a.attnum) into row_key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  end if;
  is_act := coalesce(act ->> 'table' = tg_table_name and act ->> 'row' = row_key, false);

  old_row := old_row - left_out;
  new_row := new_row - left_out;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, was.value), jsonb_object_agg(key, becomes.value) into old_row, new_row
    from jsonb_each(old_row) was join jsonb_each(new_row) becomes using (key)
    where was.value <> becomes.value;
    if new_row is null then return null; end if;
  end if;

  insert into public.audit_log (id, part_of, user_id, action, table_name, row_id, before, after)
  values (
    case when is_act then (act ->> 'id')::bigint else nextval('public.audit_log_id_seq') end,
    case when not is_act then (act ->> 'id')::bigint end,
    -- Whoever deletes the own account is not there any more.
    (select id from public.users where id = actor),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_table_name, row_key, old_row, new_row
  );
  return null;
end
$$;

create or replace function public.archive_client(client_id uuid, withdraws boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($2);
  select * into client from public.clients c where c.id = $1 for update;
  if client.id is null then return 'missing'; end if;
  if client.archived_at is not null then return 'archived'; end if;
  if exists (
    select from public.subscriptions s
    where s.client_id = $1 and app.is_paid_for(s.status) and not s.cancel_at_period_end
  ) then
    return 'plan';
  end if;
  if not $2 and exists (select from app.waiting_decisions w where w.client_id = $1) then return 'decisions'; end if;
  perform app.begin_act('clients', $1::text);
  update public.change_orders o set status = 'withdrawn'
  from public.projects p
  where p.id = o.project_id and p.client_id = $1 and p.archived_at is null and o.status = 'sent';
  update public.feedback_items f set status = 'closed'
  from public.projects p
  where p.id = f.project_id and p.client_id = $1 and p.archived_at is null and f.status = 'open' and f.visible;
  update public.projects p set archived_at = now() where p.client_id = $1 and p.archived_at is null;
  update public.invites i set revoked_at = now()
  where i.client_id = $1 and i.accepted_at is null and i.revoked_at is null;
  update public.clients c set archived_at = now() where c.id = $1;
  perform app.end_act();
  return 'archived';
end
$$;

create or replace function public.convert_message_to_client(message_id uuid, client_name text, invite_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  of_client uuid;
begin
  perform app.refuse_oversized(client_name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into contact from public.contact_messages where id = message_id for update;
  if contact.id is null or contact.client_id is not null then return contact.client_id; end if;
  -- Another message from the address may become a client at this moment.
  perform pg_advisory_xact_lock(hashtext('client of ' || contact.sender));
  of_client := app.client_of_address(contact.sender);
  perform app.begin_act('contact_messages', message_id::text);
  if of_client is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into of_client;
    perform public.invite_person(invite_id, of_client, contact.email);
  end if;
  update public.contact_messages set client_id = of_client where id = message_id;
  perform app.end_act();
  return of_client;
end
$$;
