create type public.feedback_status as enum ('open', 'approved', 'changes_requested', 'closed');

create function app.feedback_snapshot(item_id uuid, title text, body text, link_url text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'feedback_item', 'id', item_id::text, 'title', title, 'body', body, 'link_url', link_url
  )
$$;

create table public.feedback_items (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  body text not null default '' check (char_length(body) <= 10000),
  link_url text check (char_length(link_url) <= 2000 and link_url ~* '^https?://[^[:space:]]+$'),
  status public.feedback_status not null default 'open',
  visible boolean not null default false,
  version integer not null default 1,
  request_key uuid unique,
  created_by uuid default app.me() references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  snapshot_sha256 text not null generated always as (
    app.hash_snapshot(app.feedback_snapshot(id, title, body, link_url))
  ) stored
);

comment on column public.feedback_items.snapshot_sha256 is 'Of what is read now: a decision names it, so that nobody approves what they have not seen.';

create index feedback_items_project_id_idx on public.feedback_items (project_id, created_at desc);
create index feedback_items_created_by_idx on public.feedback_items (created_by);
create index feedback_items_waiting_idx on public.feedback_items (created_at) where status = 'open' and visible;

alter table public.feedback_items enable row level security;
revoke all on public.feedback_items from anon, authenticated;
grant select (
  id, project_id, title, body, link_url, status, visible, version, created_by, created_at, snapshot_sha256
) on public.feedback_items to authenticated;
grant insert (project_id, title, body, link_url, visible, request_key),
  update (title, body, link_url, status, visible) on public.feedback_items to authenticated;
grant all on public.feedback_items to service_role;

create policy "people of a project read its visible feedback items, the owner all"
on public.feedback_items for select to authenticated
using ((select app.is_owner()) or (visible and project_id in (select app.my_project_ids())));

create policy "the owner adds feedback items to open projects"
on public.feedback_items for insert to authenticated
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner changes feedback items of open projects"
on public.feedback_items for update to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id))
with check ((select app.is_owner()) and app.is_open_project(project_id));

create trigger count_version before update on public.feedback_items
for each row execute function app.count_version();

-- Approving is the client's part. Other words than those that were decided about are open again.
create function app.keep_decision_true() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.title, new.body, new.link_url) is distinct from (old.title, old.body, old.link_url) then
    new.status := 'open';
  end if;
  return new;
end
$$;

create trigger keep_decision_true before update on public.feedback_items
for each row execute function app.keep_decision_true();

create function app.refuse_decision_by_owner() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user = 'authenticated' then
    raise exception 'Only a client decides' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_decision before update on public.feedback_items
for each row when (
  old.status is distinct from new.status and new.status in ('approved', 'changes_requested')
) execute function app.refuse_decision_by_owner();

create trigger record_change after insert or update or delete on public.feedback_items
for each row execute function app.record_change('request_key', 'snapshot_sha256');

-- Answers in one word: the decision; 'changed' when the item is not what was seen; 'closed' when it was decided or
-- taken back meanwhile; 'missing' for anybody else's. The same decision again, by the same person, is the same answer.
create function public.decide_feedback_item(
  item_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  item public.feedback_items;
  person text;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into item from public.feedback_items where id = item_id and visible for update;
  person := app.deciding_client(item.project_id);
  if item.id is null or person is null or decide_feedback_item.decision = 'declined' then return 'missing'; end if;
  if item.status <> 'open' then
    perform 1 from public.approvals a
    where a.subject_id = item.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_feedback_item.decision and a.decision::text = item.status::text;
    return case when found then decide_feedback_item.decision::text else 'closed' end;
  end if;
  if item.snapshot_sha256 <> seen_sha256 then return 'changed'; end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    item.project_id, 'feedback_item', item.id, decide_feedback_item.decision,
    app.feedback_snapshot(item.id, item.title, item.body, item.link_url), item.snapshot_sha256,
    app.me(), person, coalesce(decide_feedback_item.comment, '')
  );
  update public.feedback_items set status = decide_feedback_item.decision::text::public.feedback_status
  where id = item.id;
  return decide_feedback_item.decision;
end
$$;

revoke execute on function app.feedback_snapshot, app.keep_decision_true, app.refuse_decision_by_owner from public;
grant execute on function app.feedback_snapshot to authenticated, service_role;
revoke execute on function public.decide_feedback_item from public, anon, authenticated;
grant execute on function public.decide_feedback_item to authenticated, service_role;
