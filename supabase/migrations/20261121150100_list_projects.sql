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

revoke execute on function public.list_projects, public.count_projects from public, anon, authenticated;
grant execute on function public.list_projects, public.count_projects to authenticated, service_role;
