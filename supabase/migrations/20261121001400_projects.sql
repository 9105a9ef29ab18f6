create type public.project_status as enum ('planning', 'in_progress', 'waiting', 'review', 'live', 'on_hold');
create type public.project_side as enum ('agency', 'client');

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 200),
  service text not null default '' check (char_length(service) <= 200),
  status public.project_status not null default 'planning',
  next_step text not null default '' check (char_length(next_step) <= 500),
  next_step_side public.project_side not null default 'agency',
  live_url text check (live_url ~ '^https?://' and char_length(live_url) <= 500),
  archived_at timestamptz,
  version integer not null default 1,
  request_key uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.projects.next_step_side is 'Whose turn the next step is.';
comment on column public.projects.version is 'Counted by the database; a form that carries an older one is refused.';
comment on column public.projects.request_key is 'Of the form that made the row: sent twice, it makes one row.';

create index projects_client_id_idx on public.projects (client_id, updated_at desc);
create index projects_status_idx on public.projects (status, updated_at desc) where archived_at is null;
create index projects_updated_at_idx on public.projects (updated_at desc);
create index projects_turn_idx on public.projects (next_step_side, updated_at desc) where archived_at is null;

create table public.milestones (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  due_on date,
  done_at timestamptz,
  position integer not null default 0,
  version integer not null default 1,
  request_key uuid unique,
  created_at timestamptz not null default now()
);

create index milestones_project_id_idx on public.milestones (project_id, position);
create index milestones_due_on_idx on public.milestones (due_on) where done_at is null;

create table public.project_updates (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  body text not null default '' check (char_length(body) <= 10000),
  visible boolean not null default false,
  published_at timestamptz check (published_at is not null or not visible),
  author_id uuid default app.me() references public.users (id) on delete set null,
  version integer not null default 1,
  request_key uuid unique,
  created_at timestamptz not null default now()
);

comment on column public.project_updates.published_at is 'When it first became visible; kept when it is hidden again.';

create index project_updates_project_id_idx on public.project_updates (project_id, created_at desc);
create index project_updates_published_idx on public.project_updates (project_id, published_at desc) where visible;
create index project_updates_newest_idx on public.project_updates (published_at desc) where visible;
create index project_updates_author_id_idx on public.project_updates (author_id);

-- The projects of the clients that the caller belongs to; nobody's for a disabled account.
create function app.my_project_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.projects where client_id in (select app.my_client_ids())
$$;

create function app.can_see_project(project_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.is_owner() or exists (
    select 1 from public.projects
    where id = can_see_project.project_id and client_id in (select app.my_client_ids())
  )
$$;

-- An archived project is only read.
create function app.is_open_project(project_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.projects where id = is_open_project.project_id and archived_at is null
  )
$$;

create function app.change_project() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.archived_at is not null and new.archived_at is not null then
    raise exception 'An archived project is only read' using errcode = 'PT409';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create function app.place_milestone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.position := (
    select coalesce(max(position), 0) + 1 from public.milestones where project_id = new.project_id
  );
  return new;
end
$$;

create function app.publish_project_update() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.published_at := coalesce(new.published_at, now());
  return new;
end
$$;

create trigger count_version before update on public.projects
for each row execute function app.count_version();
create trigger change_project before update on public.projects
for each row execute function app.change_project();
-- A new order of the milestones makes no form about one of them out of date.
create trigger count_version before update of title, due_on, done_at on public.milestones
for each row execute function app.count_version();
create trigger place_milestone before insert on public.milestones
for each row when (new.position = 0) execute function app.place_milestone();
create trigger count_version before update on public.project_updates
for each row execute function app.count_version();
create trigger publish_project_update before insert or update on public.project_updates
for each row when (new.visible) execute function app.publish_project_update();

create trigger record_change after insert or update or delete on public.projects
for each row execute function app.record_change('request_key');
create trigger record_change after insert or update or delete on public.milestones
for each row execute function app.record_change('request_key');
create trigger record_change after insert or update or delete on public.project_updates
for each row execute function app.record_change('request_key');

-- Moves a milestone up (negative) or down among those of its project; the policies decide whether the caller may.
create function public.move_milestone(milestone_id uuid, places integer) returns boolean
language plpgsql set search_path = ''
as $$
declare
  moved public.milestones;
begin
  select * into moved from public.milestones where id = milestone_id;
  perform 1 from public.projects where id = moved.project_id for update;
  with ordered as (
    select id, row_number() over (order by position, created_at, id) as place
    from public.milestones where project_id = moved.project_id
  ), span as (
    select place as old_place,
      least(greatest(place + places, 1), (select count(*) from ordered)) as new_place
    from ordered where id = milestone_id
  )
  update public.milestones m
  set position = case
    when m.id = milestone_id then span.new_place
    when ordered.place between span.old_place and span.new_place then ordered.place - 1
    when ordered.place between span.new_place and span.old_place then ordered.place + 1
    else ordered.place end
  from ordered, span
  where m.id = ordered.id;
  return found;
end
$$;

-- A page of projects with all that a list shows about each: one request, however many rows. The policies decide which
-- projects and updates the caller finds; the last update is always one that the client sees.
create function public.list_projects(
  search text default '',
  of_status public.project_status default null,
  is_archived boolean default false,
  of_client uuid default null,
  skip integer default 0,
  most integer default 20
) returns table (
  id uuid, name text, service text, status public.project_status, next_step text,
  next_step_side public.project_side, live_url text, archived_at timestamptz, updated_at timestamptz, client_id uuid,
  client_name text, milestones_done integer, milestones_total integer, update_title text, update_at timestamptz,
  total integer
)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized(search);
  with found as (
    select project.*, client.name as client_name, count(*) over () as total
    from public.projects project join public.clients client on client.id = project.client_id
    where (project.archived_at is not null) = is_archived
      and (of_status is null or project.status = of_status)
      and (of_client is null or project.client_id = of_client)
      and (
        position(lower(search) in lower(project.name)) > 0 or position(lower(search) in lower(client.name)) > 0
      )
    order by project.updated_at desc, project.id
    limit least(greatest(most, 0), 100) offset greatest(skip, 0)
  )
  select found.id, found.name, found.service, found.status, found.next_step, found.next_step_side, found.live_url,
    found.archived_at, found.updated_at, found.client_id, found.client_name,
    (select count(*) from public.milestones m where m.project_id = found.id and m.done_at is not null)::integer,
    (select count(*) from public.milestones m where m.project_id = found.id)::integer,
    newest.title, newest.published_at, found.total::integer
  from found
  left join lateral (
    select u.title, u.published_at from public.project_updates u
    where u.project_id = found.id and u.visible
    order by u.published_at desc limit 1
  ) newest on true
  order by found.updated_at desc, found.id
$$;

-- How many projects a search finds in each state; null is for the archived ones.
create function public.count_projects(search text default '')
returns table (status public.project_status, total integer)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized(search);
  select case when project.archived_at is null then project.status end, count(*)::integer
  from public.projects project join public.clients client on client.id = project.client_id
  where position(lower(search) in lower(project.name)) > 0 or position(lower(search) in lower(client.name)) > 0
  group by 1
$$;

revoke execute on function app.my_project_ids, app.can_see_project, app.is_open_project,
  app.change_project, app.place_milestone, app.publish_project_update from public;
grant execute on function app.my_project_ids, app.can_see_project, app.is_open_project
  to authenticated, service_role;
revoke execute on function public.move_milestone, public.list_projects, public.count_projects
  from public, anon, authenticated;
grant execute on function public.move_milestone, public.list_projects, public.count_projects
  to authenticated, service_role;

alter table public.projects enable row level security;
revoke all on public.projects from anon, authenticated;
grant select on public.projects to authenticated;
grant insert (client_id, name, service, status, next_step, next_step_side, live_url, request_key)
  on public.projects to authenticated;
grant update (name, service, status, next_step, next_step_side, live_url, archived_at)
  on public.projects to authenticated;
grant all on public.projects to service_role;

create policy "members read the projects of their clients, the owner every project"
on public.projects for select to authenticated
using ((select app.is_owner()) or client_id in (select app.my_client_ids()));

create policy "the owner adds projects"
on public.projects for insert to authenticated
with check ((select app.is_owner()));

create policy "the owner changes projects"
on public.projects for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

alter table public.milestones enable row level security;
revoke all on public.milestones from anon, authenticated;
grant select, delete on public.milestones to authenticated;
grant insert (project_id, title, due_on, request_key) on public.milestones to authenticated;
grant update (title, due_on, done_at, position) on public.milestones to authenticated;
grant all on public.milestones to service_role;

create policy "members read the milestones of their projects, the owner all"
on public.milestones for select to authenticated
using ((select app.is_owner()) or project_id in (select app.my_project_ids()));

create policy "the owner adds milestones to open projects"
on public.milestones for insert to authenticated
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner changes milestones of open projects"
on public.milestones for update to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id))
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner removes milestones of open projects"
on public.milestones for delete to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id));

alter table public.project_updates enable row level security;
revoke all on public.project_updates from anon, authenticated;
grant select, delete on public.project_updates to authenticated;
grant insert (project_id, title, body, visible, request_key) on public.project_updates to authenticated;
grant update (title, body, visible) on public.project_updates to authenticated;
grant all on public.project_updates to service_role;

create policy "members read the visible updates of their projects, the owner all"
on public.project_updates for select to authenticated
using ((select app.is_owner()) or (visible and project_id in (select app.my_project_ids())));

create policy "the owner writes updates to open projects"
on public.project_updates for insert to authenticated
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner changes updates of open projects"
on public.project_updates for update to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id))
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner removes updates of open projects"
on public.project_updates for delete to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id));
