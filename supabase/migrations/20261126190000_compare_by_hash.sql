-- Whether a row is of the reader's clients or projects is found by the query that asks, as PostgreSQL does it fastest for many
-- rows, and handed to the functions that say who may read: an array was gone through for each row.
create function app.can_read_project(is_owner boolean, is_mine boolean) returns boolean
language sql immutable parallel safe
return is_owner or is_mine;

create function app.can_read_client_doc(is_owner boolean, is_mine boolean) returns boolean
language sql immutable parallel safe
return is_owner or is_mine;

create function app.can_read_message(is_owner boolean, is_mine boolean) returns boolean
language sql immutable parallel safe
return is_owner or is_mine;

create function app.can_read_file(is_owner boolean, is_mine boolean, visible boolean) returns boolean
language sql immutable parallel safe
return is_owner or (visible and is_mine);

create function app.can_read_change_order(is_owner boolean, is_mine boolean, sent_at timestamptz) returns boolean
language sql immutable parallel safe
return is_owner or (sent_at is not null and is_mine);

create function app.can_read_notification(is_owner boolean, is_mine boolean, me uuid, user_id uuid) returns boolean
language sql immutable parallel safe
return user_id = me and (is_owner or is_mine);

alter policy "members read the projects of their clients, the owner every project" on public.projects
using (app.can_read_project((select app.is_owner()), client_id in (select app.my_client_ids())));

alter policy "members read the pages of their clients, the owner all" on public.client_docs
using (app.can_read_client_doc((select app.is_owner()), client_id in (select app.my_client_ids())));

alter policy "members read the messages of their projects, the owner all" on public.messages
using (app.can_read_message((select app.is_owner()), project_id in (select app.my_project_ids())));

alter policy "people of a project read its visible files, the owner all" on public.project_files
using (app.can_read_file((select app.is_owner()), project_id in (select app.my_project_ids()), visible));

alter policy "people of a project read the change orders it was sent, the owner all" on public.change_orders
using (app.can_read_change_order((select app.is_owner()), project_id in (select app.my_project_ids()), sent_at));

alter policy "people read their own notifications, of projects they still follow" on public.notifications
using (app.can_read_notification(
  (select app.is_owner()), project_id in (select app.my_project_ids()), (select app.me()), user_id
));

create or replace function app.my_project_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.projects where app.can_read_project(false, client_id in (select app.my_client_ids()))
$$;

create or replace function app.can_see_project(project_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.projects
    where id = can_see_project.project_id
      and app.can_read_project((select app.is_owner()), client_id in (select app.my_client_ids()))
  )
$$;

-- `readable` is asked of the reader: $3 is the owner, $4 the own clients, $5 their projects. People, clients and contact
-- messages are searched by the owner alone.
create or replace function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', 'next_step', 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3'),
    ('request', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)'),
    ('change-order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($5), sent_at)'),
    ('client-doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))')
$$;

create or replace function public.list_notifications(
  before timestamptz default null, most integer default 30, only_unread boolean default false
)
returns table (
  id uuid, project_id uuid, project_name text, client_name text, kind text, subject_id uuid, title text,
  decision public.decision, actor_name text, events integer, updated_at timestamptz, read_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select n.id, n.project_id, p.name, c.name, n.kind, n.subject_id, n.title, n.decision,
    nullif(u.full_name, ''), n.events, n.updated_at, n.read_at
  from public.notifications n
  join public.projects p on p.id = n.project_id
  join public.clients c on c.id = p.client_id
  left join public.users u on u.id = n.actor_id
  where ($1 is null or n.updated_at < $1) and not ($3 and n.read_at is not null)
    and app.can_read_notification(
      (select app.is_owner()), n.project_id in (select app.my_project_ids()), (select app.me()), n.user_id
    )
  order by n.updated_at desc, n.id
  limit least($2, 100)
$$;

create or replace function public.read_notifications(
  notification_id uuid default null, project_id uuid default null, kinds text[] default null
) returns integer
language sql security definer set search_path = ''
as $$
  select app.refuse_oversized($3);
  with marked as (
    update public.notifications n set read_at = now()
    where n.read_at is null
      and ($1 is null or n.id = $1) and ($2 is null or n.project_id = $2) and ($3 is null or n.kind = any ($3))
      and app.can_read_notification(
        (select app.is_owner()), n.project_id in (select app.my_project_ids()), (select app.me()), n.user_id
      )
    returning 1
  )
  select count(*)::integer from marked
$$;

create or replace function public.read_messages(
  project_id uuid, before bigint default null, after bigint default null, most integer default 50
)
returns table (
  id uuid, sequence bigint, revision bigint, author_id uuid, author_name text, author_role public.user_role, body text,
  created_at timestamptz, edited_at timestamptz, deleted_at timestamptz, files jsonb
)
language sql stable security definer set search_path = ''
as $$
  with reader as materialized (
    select app.is_owner() as is_owner, $1 in (select app.my_project_ids()) as is_mine
  )
  select p.id, p.sequence, coalesce(p.revision, p.sequence), p.author_id, coalesce(nullif(u.full_name, ''), u.email),
    u.role, p.body, p.created_at, p.edited_at, p.deleted_at,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by f.created_at, f.id
      ), '[]')
      from public.project_files f
      where f.message_id = p.id and app.can_read_file(
        (select r.is_owner from reader r), f.project_id in (select app.my_project_ids()), f.visible
      )
    )
  from (
    (
      select * from public.messages m
      where m.project_id = $1 and $3 is null and m.sequence < coalesce($2, 9223372036854775807)
        and app.can_read_message((select r.is_owner from reader r), (select r.is_mine from reader r))
      order by m.sequence desc
      limit least($4, 100)
    )
    union all
    (
      select * from public.messages m
      where m.project_id = $1 and coalesce(m.revision, m.sequence) > $3
        and app.can_read_message((select r.is_owner from reader r), (select r.is_mine from reader r))
      order by coalesce(m.revision, m.sequence)
      limit least($4, 100)
    )
  ) p
  left join public.users u on u.id = p.author_id
  order by p.sequence
$$;

drop function app.can_read_project(boolean, uuid[], uuid), app.can_read_client_doc(boolean, uuid[], uuid),
  app.can_read_message(boolean, uuid[], uuid), app.can_read_file(boolean, uuid[], uuid, boolean),
  app.can_read_change_order(boolean, uuid[], uuid, timestamptz),
  app.can_read_notification(boolean, uuid[], uuid, uuid, uuid);

revoke execute on function app.can_read_project, app.can_read_client_doc, app.can_read_message, app.can_read_file,
  app.can_read_change_order, app.can_read_notification from public;
grant execute on function app.can_read_project, app.can_read_client_doc, app.can_read_message, app.can_read_file,
  app.can_read_change_order, app.can_read_notification to authenticated, service_role;
