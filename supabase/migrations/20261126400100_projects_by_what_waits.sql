-- The list of projects can be asked by what waits in them, of the one view that says so; such a project may be finished.
drop function public.list_projects;

create function public.list_projects(
  search text default '', of_status public.project_status default null, is_archived boolean default false,
  of_client uuid default null, skip integer default 0, most integer default 20,
  waits_for public.project_side default null, waits_as text default null, today date default null
)
returns table (
  id uuid, name text, service text, status public.project_status, next_step text, next_step_side public.project_side,
  live_url text, archived_at timestamptz, updated_at timestamptz, client_id uuid, client_name text,
  milestones_done integer, milestones_total integer, update_title text, update_at timestamptz, total integer
)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized(search);
  select app.refuse_oversized(waits_as);
  with found as (
    select project.*, client.name as client_name, count(*) over () as total
    from public.projects project join public.clients client on client.id = project.client_id
    where (
        waits_for is null and waits_as is null and (project.archived_at is not null) = is_archived
        or (waits_for is not null or waits_as is not null) and project.id in (
          select w.project_id from app.waiting_items w
          where (waits_for is null or w.side = waits_for) and (waits_as is null or w.kind = waits_as)
            and (w.kind <> 'milestone' or w.due < coalesce(today, current_date)::timestamp at time zone 'UTC')
        )
      )
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

-- In how many projects that a search finds something waits: for the agency, for the client, unread messages, milestones that are late.
create function public.count_waiting_projects(search text default '', today date default null)
returns table (agency integer, client integer, message integer, milestone integer)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized(search);
  select
    (count(distinct w.project_id) filter (where w.side = 'agency'))::integer,
    (count(distinct w.project_id) filter (where w.side = 'client'))::integer,
    (count(distinct w.project_id) filter (where w.kind = 'message'))::integer,
    (count(distinct w.project_id) filter (where w.kind = 'milestone'))::integer
  from app.waiting_items w
  join public.projects p on p.id = w.project_id
  join public.clients c on c.id = p.client_id
  where (w.kind <> 'milestone' or w.due < coalesce(today, current_date)::timestamp at time zone 'UTC')
    and (position(lower(search) in lower(p.name)) > 0 or position(lower(search) in lower(c.name)) > 0)
  having search is not null
$$;

revoke execute on function public.list_projects, public.count_waiting_projects from public, anon, authenticated;
grant execute on function public.list_projects, public.count_waiting_projects to authenticated, service_role;
