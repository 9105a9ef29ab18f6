-- A deleted account leaves its entries in the log without the person; what was mailed to it, or about it, goes with it.
-- After record_change: triggers fire in the order of their names.
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
  delete from public.outbox
  where lower(recipient) = lower(old.email) and template !~ '^(contact|call)-';
  update public.outbox set payload = jsonb_build_object('people', (
    select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(payload -> 'people') person
    where person ->> 'id' <> old.id::text
  ))
  where template = 'unlinked-people' and payload -> 'people' @> jsonb_build_array(jsonb_build_object('id', old.id));
  return null;
end
$$;

create trigger scrub_person after delete on public.users
for each row execute function app.scrub_person();

-- A decision and a file name who was behind them. When that account goes, its name goes from them, and nothing else.
-- Before the delete, while the rows still say whose they are.
create function app.forget_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.approvals set decided_by_name = 'A deleted account' where decided_by = old.id;
  update public.project_files set uploaded_by_name = 'A deleted account' where uploaded_by = old.id;
  return old;
end
$$;

create trigger forget_name before delete on public.users
for each row execute function app.forget_name();

create function app.scrub_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  names text[] := '{decided_by_name,uploaded_by_name}';
begin
  update public.audit_log set before = before - names, after = after - names
  where table_name in ('approvals', 'project_files') and (
    old.id::text in (before ->> 'decided_by', after ->> 'decided_by', before ->> 'uploaded_by', after ->> 'uploaded_by')
    or before ->> 'decided_by_name' in (old.full_name, old.email)
    or before ->> 'uploaded_by_name' in (old.full_name, old.email)
  );
  return null;
end
$$;

-- After record_change: triggers fire in the order of their names.
create trigger scrub_names after delete on public.users
for each row execute function app.scrub_names();

revoke execute on function app.scrub_person, app.forget_name, app.scrub_names from public;
