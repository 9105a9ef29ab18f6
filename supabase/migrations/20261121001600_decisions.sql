-- What somebody decided about, word for word, with its SHA-256. Written by the deciding functions alone, never changed.
create type public.decision as enum ('approved', 'changes_requested', 'declined');
create type public.decision_subject as enum ('feedback_item', 'change_order');

create table public.approvals (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  subject_type public.decision_subject not null,
  subject_id uuid not null,
  decision public.decision not null,
  snapshot jsonb not null,
  snapshot_sha256 text not null check (snapshot_sha256 ~ '^[0-9a-f]{64}$'),
  decided_by uuid references public.users (id) on delete set null,
  decided_by_name text not null check (char_length(decided_by_name) <= 200),
  decided_at timestamptz not null default now(),
  comment text not null default '' check (char_length(comment) <= 2000)
);

create index approvals_project_id_idx on public.approvals (project_id, decided_at desc);
create index approvals_subject_id_idx on public.approvals (subject_id, decided_at desc);
create index approvals_decided_by_idx on public.approvals (decided_by);
create unique index approvals_one_per_change_order on public.approvals (subject_id)
  where subject_type = 'change_order';

alter table public.approvals enable row level security;
revoke all on public.approvals from anon, authenticated;
grant select on public.approvals to authenticated;
grant all on public.approvals to service_role;

create policy "people of a project read its decisions"
on public.approvals for select to authenticated
using ((select app.is_owner()) or project_id in (select app.my_project_ids()));

-- The one change: when the account of who decided goes, so does its name.
create function app.refuse_change_of_approval() returns trigger
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

create trigger refuse_change before update on public.approvals
for each row execute function app.refuse_change_of_approval();

create trigger record_change after insert or update or delete on public.approvals
for each row execute function app.record_change('snapshot');

-- The one way to write a flat object as JSON (RFC 8785): keys sorted, no spaces. Its SHA-256 names what was decided.
create function app.canonical_json(flat jsonb) returns text
language sql immutable set search_path = ''
as $$
  select '{' || string_agg(to_json(key)::text || ':' || value::text, ',' order by key collate "C") || '}'
  from jsonb_each(flat)
$$;

create function app.hash_snapshot(flat jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(app.canonical_json(flat), 'UTF8')), 'hex')
$$;

-- The name of the client who decides, or nothing for anybody who may not.
create function app.deciding_client(project uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select left(coalesce(nullif(person.full_name, ''), person.email), 200)
  from public.users person
  where person.id = (select app.me()) and person.role = 'client' and person.disabled_at is null
    and app.can_see_project(project) and app.is_open_project(project)
$$;

revoke execute on function app.refuse_change_of_approval, app.canonical_json, app.hash_snapshot, app.deciding_client
  from public;
grant execute on function app.canonical_json, app.hash_snapshot to authenticated, service_role;
