-- A decision and a file name who was behind them. When that account goes, its name goes from them, and nothing else.
create or replace function app.refuse_change_of_approval() returns trigger
language plpgsql set search_path = ''
as $$
declare
  of_the_person text[] := '{decided_by,decided_by_name}';
begin
  if to_jsonb(new) - of_the_person is distinct from to_jsonb(old) - of_the_person
    or (new.decided_by_name <> old.decided_by_name and new.decided_by_name <> 'A deleted account')
  then
    raise exception 'A decision is frozen' using errcode = '42501';
  end if;
  return new;
end
$$;

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

revoke execute on function app.forget_name() from public;

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

revoke execute on function app.scrub_names() from public;

-- After record_change: triggers fire in the order of their names.
create trigger scrub_names after delete on public.users
for each row execute function app.scrub_names();
