-- Who changed what, when, with the values before and after. An entry of the first kind has `details` instead.
alter table public.audit_log
  add column table_name text,
  add column row_id text,
  add column before jsonb,
  add column after jsonb;

comment on column public.audit_log.user_id is 'Null: the site itself, or an account that was deleted since.';
comment on column public.audit_log.action is 'added, changed or removed, about the row of table_name with the key row_id.';
comment on column public.audit_log.before is 'Of a change only the columns that differ; null for a row that was added.';

create index audit_log_row_idx on public.audit_log (table_name, row_id);

-- For `after insert or update or delete … for each row` on any table. The arguments name columns that the log leaves
-- out: secrets, and what says nothing. A change of nothing else leaves no entry.
create function app.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_out text[] := coalesce(tg_argv, '{}') || '{version,updated_at}'::text[];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text := coalesce(new_row, old_row) ->> 'id';
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
    (select id from public.users where id = (select app.me())),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_table_name, row_key, old_row, new_row
  );
  return null;
end
$$;

revoke execute on function app.record_change() from public;

drop trigger log_account_change on public.users;
drop trigger log_invite on public.invites;
drop function app.log_account_change, app.log_invite;

create trigger record_change after insert or update or delete on public.users
for each row execute function app.record_change();

create trigger record_change after insert or update or delete on public.clients
for each row execute function app.record_change('stripe_customer_id');

create trigger record_change after insert or update or delete on public.client_members
for each row execute function app.record_change('created_at');

create trigger record_change after insert or update or delete on public.invites
for each row execute function app.record_change('token_hash');

create trigger record_change after insert or update or delete on public.availability_blocks
for each row execute function app.record_change('created_at');

-- What visitors send is no change by anybody; what becomes of it is.
create trigger record_change after update on public.contact_messages
for each row execute function app.record_change('idempotency_key');

create trigger record_change after update on public.discovery_calls
for each row execute function app.record_change('manage_token_hash', 'idempotency_key', 'sequence');

-- A deleted account leaves its entries without the person. After record_change: triggers fire in the order of their names.
create function app.scrub_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  personal text[] := '{email,full_name,phone}';
begin
  delete from public.invites where email = lower(old.email);
  update public.audit_log set before = before - personal, after = after - personal
  where (table_name = 'users' and row_id = old.id::text)
    or (table_name = 'invites' and lower(old.email) in (before ->> 'email', after ->> 'email'));
  return null;
end
$$;

revoke execute on function app.scrub_person() from public;

create trigger scrub_person after delete on public.users
for each row execute function app.scrub_person();
