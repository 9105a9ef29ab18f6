-- What a client lets the agency say about a project on its site: whether it may be shown, and their words. Asked for by
-- the owner, answered and taken back by the client at any time, also when the project is archived.
create table public.endorsements (
  project_id uuid primary key references public.projects (id) on delete cascade,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references public.users (id) on delete set null,
  may_show boolean not null default false,
  may_quote boolean not null default false,
  quote text not null default '' check (char_length(quote) <= 1500),
  said_by text not null default '' check (char_length(said_by) <= 60),
  said_by_role text not null default '' check (char_length(said_by_role) <= 60),
  wording text not null default '' check (char_length(wording) <= 1000),
  drafted_at timestamptz,
  version integer not null default 1,
  constraint endorsements_words_have_a_name check (not may_quote or (btrim(quote) <> '' and btrim(said_by) <> ''))
);

comment on column public.endorsements.wording is 'The sentences that the client read and answered.';
comment on column public.endorsements.drafted_at is 'When the owner made drafts of it in the content service.';

create index endorsements_answered_by_idx on public.endorsements (answered_by);

alter table public.endorsements enable row level security;
revoke all on public.endorsements from anon, authenticated;
grant select on public.endorsements to authenticated;
grant insert (project_id), update (drafted_at) on public.endorsements to authenticated;
grant all on public.endorsements to service_role;

create policy "people of a project read its endorsement"
on public.endorsements for select to authenticated
using ((select app.is_owner()) or project_id in (select app.my_project_ids()));

create policy "the owner asks for endorsements"
on public.endorsements for insert to authenticated
with check ((select app.is_owner()));

create policy "the owner notes that drafts were made"
on public.endorsements for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

-- Only another answer makes a form out of date.
create trigger count_version before update on public.endorsements
for each row when (old.answered_at is distinct from new.answered_at) execute function app.count_version();

create trigger record_change after insert or update or delete on public.endorsements
for each row execute function app.record_change();

-- Answers in one word: 'answered'; 'changed' when somebody else answered meanwhile; 'missing' for anybody else's.
create function public.answer_endorsement(
  project_id uuid, seen_version integer, may_show boolean, may_quote boolean,
  quote text, said_by text, said_by_role text, wording text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.endorsements;
begin
  perform app.refuse_oversized(quote, 7000);
  perform app.refuse_oversized(said_by);
  perform app.refuse_oversized(said_by_role);
  perform app.refuse_oversized(wording, 5000);
  perform 1 from public.users person
  where person.id = (select app.me()) and person.role = 'client' and person.disabled_at is null
    and app.can_see_project(answer_endorsement.project_id);
  if not found then return 'missing'; end if;
  select * into stored from public.endorsements e where e.project_id = answer_endorsement.project_id for update;
  if not found then return 'missing'; end if;
  if stored.version <> seen_version then return 'changed'; end if;
  update public.endorsements e set
    answered_at = now(), answered_by = app.me(),
    may_show = answer_endorsement.may_show, may_quote = answer_endorsement.may_quote,
    quote = answer_endorsement.quote, said_by = answer_endorsement.said_by,
    said_by_role = answer_endorsement.said_by_role, wording = answer_endorsement.wording
  where e.project_id = answer_endorsement.project_id;
  perform app.notify(
    p.id, 'endorsement', p.id, p.name, app.me(),
    case when answer_endorsement.may_show or answer_endorsement.may_quote
      then 'approved'::public.decision else 'declined' end
  ) from public.projects p where p.id = answer_endorsement.project_id;
  return 'answered';
end
$$;

revoke execute on function public.answer_endorsement from public, anon, authenticated;
grant execute on function public.answer_endorsement to authenticated, service_role;

create function app.notify_of_endorsement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.notify(p.id, 'endorsement', p.id, p.name, app.me())
  from public.projects p where p.id = new.project_id;
  return null;
end
$$;

create trigger notify_of_new_row after insert on public.endorsements
for each row when (new.answered_at is null) execute function app.notify_of_endorsement();

-- With an account go the words that it gave, its name beside them, and both from the log. What was published before is
-- in the content service, where the owner takes it down.
create function app.forget_endorsement() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  projects text[] := array(select e.project_id::text from public.endorsements e where e.answered_by = old.id);
  personal text[] := '{quote,said_by,said_by_role}';
begin
  update public.endorsements set may_quote = false, quote = '', said_by = '', said_by_role = ''
  where answered_by = old.id;
  update public.audit_log set before = before - personal, after = after - personal
  where table_name = 'endorsements' and row_id = any (projects);
  return old;
end
$$;

create trigger forget_endorsement before delete on public.users
for each row execute function app.forget_endorsement();

revoke execute on function app.notify_of_endorsement, app.forget_endorsement from public;
