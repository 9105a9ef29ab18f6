-- Who may read a row is said once for each kind: the policy of its table and whatever reads past the policies ask the same
-- function. Each argument stands once in its function and the function has no settings of its own, so that PostgreSQL puts
-- its expression in its place, and what is asked of the reader is found once for a query, not for each row.
create function app.can_read_project(is_owner boolean, my_clients uuid[], client_id uuid) returns boolean
language sql immutable parallel safe
return is_owner or client_id = any (my_clients);

create function app.can_read_client_doc(is_owner boolean, my_clients uuid[], client_id uuid) returns boolean
language sql immutable parallel safe
return is_owner or client_id = any (my_clients);

create function app.can_read_message(is_owner boolean, my_projects uuid[], project_id uuid) returns boolean
language sql immutable parallel safe
return is_owner or project_id = any (my_projects);

create function app.can_read_file(is_owner boolean, my_projects uuid[], project_id uuid, visible boolean) returns boolean
language sql immutable parallel safe
return is_owner or (visible and project_id = any (my_projects));

create function app.can_read_change_order(is_owner boolean, my_projects uuid[], project_id uuid, sent_at timestamptz)
returns boolean
language sql immutable parallel safe
return is_owner or (sent_at is not null and project_id = any (my_projects));

create function app.can_read_notification(is_owner boolean, my_projects uuid[], project_id uuid, me uuid, user_id uuid)
returns boolean
language sql immutable parallel safe
return user_id = me and (is_owner or project_id = any (my_projects));

revoke execute on function app.can_read_project, app.can_read_client_doc, app.can_read_message, app.can_read_file,
  app.can_read_change_order, app.can_read_notification from public;
grant execute on function app.can_read_project, app.can_read_client_doc, app.can_read_message, app.can_read_file,
  app.can_read_change_order, app.can_read_notification to authenticated, service_role;

alter policy "members read the projects of their clients, the owner every project" on public.projects
using (app.can_read_project((select app.is_owner()), array(select app.my_client_ids()), client_id));

alter policy "members read the pages of their clients, the owner all" on public.client_docs
using (app.can_read_client_doc((select app.is_owner()), array(select app.my_client_ids()), client_id));

alter policy "members read the messages of their projects, the owner all" on public.messages
using (app.can_read_message((select app.is_owner()), array(select app.my_project_ids()), project_id));

alter policy "people of a project read its visible files, the owner all" on public.project_files
using (app.can_read_file((select app.is_owner()), array(select app.my_project_ids()), project_id, visible));

alter policy "people of a project read the change orders it was sent, the owner all" on public.change_orders
using (app.can_read_change_order((select app.is_owner()), array(select app.my_project_ids()), project_id, sent_at));

alter policy "people read their own notifications, of projects they still follow" on public.notifications
using (app.can_read_notification(
  (select app.is_owner()), array(select app.my_project_ids()), project_id, (select app.me()), user_id
));

create or replace function app.my_project_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.projects where app.can_read_project(false, array(select app.my_client_ids()), client_id)
$$;

create or replace function app.can_see_project(project_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.projects
    where id = can_see_project.project_id
      and app.can_read_project((select app.is_owner()), array(select app.my_client_ids()), client_id)
  )
$$;

-- `readable` is asked of the reader: $3 is the owner, $4 the own clients, $5 their projects. People, clients and contact
-- messages are searched by the owner alone.
drop function app.search_sources();

create function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', 'next_step', 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, $4, client_id)'),
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
      'app.can_read_message($3, $5, project_id)'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, $5, project_id, visible)'),
    ('change-order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, $5, project_id, sent_at)'),
    ('client-doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, $4, client_id)')
$$;

revoke execute on function app.search_sources from public;

-- The newest of each kind with all of the words, or words that begin so, of what the caller may read.
create or replace function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text := (select 'pg_catalog.' || search_language from public.agency_settings);
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  asked tsquery;
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  select to_tsquery(language::regconfig, string_agg(word || ':*', ' & ')) into asked
  from regexp_split_to_table(btrim(app.plain_words($1)), ' ') word
  where word <> '';
  if app.me() is null or asked is null or numnode(asked) = 0 then return; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    return query execute format(
      $q$
        select %L, f.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, f.at
        from (
          select s.id, %s as title, %s as body, %s::uuid as project_id, %s::uuid as client_id,
            %s::bigint as sequence, %s as at
          from public.%I s
          where to_tsvector(%L::regconfig, app.plain_words(%s)) @@ $1 and (%s) and %s
          order by 7 desc
          limit $2
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
      $q$,
      searched.kind, searched.title, searched.body, searched.project_id, searched.client_id, searched.sequence, searched.at,
      searched.source, language, searched.words, searched.found, searched.readable
    ) using asked, least($3, 50), is_owner, my_clients, my_projects;
  end loop;
end
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
      (select app.is_owner()), array(select app.my_project_ids()), n.project_id, (select app.me()), n.user_id
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
        (select app.is_owner()), array(select app.my_project_ids()), n.project_id, (select app.me()), n.user_id
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
    select app.is_owner() as is_owner, array(select app.my_project_ids()) as projects
  )
  select p.id, p.sequence, coalesce(p.revision, p.sequence), p.author_id, coalesce(nullif(u.full_name, ''), u.email),
    u.role, p.body, p.created_at, p.edited_at, p.deleted_at,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by f.created_at, f.id
      ), '[]')
      from public.project_files f
      where f.message_id = p.id and app.can_read_file(
        (select r.is_owner from reader r), (select r.projects from reader r), f.project_id, f.visible
      )
    )
  from (
    (
      select * from public.messages m
      where m.project_id = $1 and $3 is null and m.sequence < coalesce($2, 9223372036854775807)
        and app.can_read_message((select r.is_owner from reader r), (select r.projects from reader r), m.project_id)
      order by m.sequence desc
      limit least($4, 100)
    )
    union all
    (
      select * from public.messages m
      where m.project_id = $1 and coalesce(m.revision, m.sequence) > $3
        and app.can_read_message((select r.is_owner from reader r), (select r.projects from reader r), m.project_id)
      order by coalesce(m.revision, m.sequence)
      limit least($4, 100)
    )
  ) p
  left join public.users u on u.id = p.author_id
  order by p.sequence
$$;
