comment on column public.owner_notes.subject_id is 'The contact message, discovery call or client that the note is about.';

create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index discovery_calls_email_idx on public.discovery_calls (lower(email), starts_at desc);

-- What the people of a client, and those invited to it, sent through the public forms. Its own rights, so that the indexes
-- above are used: under row level security lower() could not be looked up.
create function app.requests_of_client(of_client uuid)
returns table (
  kind text, id uuid, name text, words text, status text, created_at timestamptz, starts_at timestamptz, time_zone text
)
language sql stable security definer set search_path = ''
as $$
  with addresses as (
    select lower(u.email) as email from public.client_members m join public.users u on u.id = m.user_id
    where m.client_id = of_client and (select app.is_owner())
    union
    select i.email from public.invites i
    where i.client_id = of_client and i.revoked_at is null and (select app.is_owner())
  ), contact as (
    select m.* from addresses a join public.contact_messages m on lower(m.email) = a.email
    union
    select m.* from public.contact_messages m where m.client_id = of_client and (select app.is_owner())
  )
  select 'message', m.id, m.name, left(m.message, 300), m.status::text, m.created_at, null::timestamptz, null
  from contact m where m.status <> 'spam'
  union all
  select 'call', c.id, c.name, left(coalesce(c.notes, ''), 300), c.status::text, c.created_at, c.starts_at, c.time_zone
  from addresses a join public.discovery_calls c on lower(c.email) = a.email
  where c.status <> 'spam'
$$;

create function public.list_client_requests(of_client uuid, most integer default 5)
returns table (
  kind text, id uuid, name text, words text, status text, created_at timestamptz, starts_at timestamptz, time_zone text,
  total integer
)
language sql stable set search_path = ''
as $$
  select r.*, (count(*) over ())::integer from app.requests_of_client(of_client) r
  order by r.created_at desc, r.id limit least(most, 50)
$$;

-- What the owner noted about a client, its messages and its calls, the newest first.
create function public.list_client_notes(of_client uuid, most integer default 5)
returns table (id uuid, subject_id uuid, kind text, body text, created_at timestamptz, total integer)
language sql stable set search_path = ''
as $$
  with subjects as (
    select of_client as id, 'client' as kind union all select r.id, r.kind from app.requests_of_client(of_client) r
  )
  select n.id, n.subject_id, s.kind, n.body, n.created_at, (count(*) over ())::integer
  from public.owner_notes n join subjects s on s.id = n.subject_id
  order by n.created_at desc, n.id limit least(most, 50)
$$;

-- What waits with a client, on each side the longest waiting first and how many there are.
create function public.list_client_waiting(of_client uuid, most integer default 8)
returns table (
  side public.project_side, kind text, id uuid, title text, project_id uuid, project_name text, since timestamptz,
  total integer
)
language sql stable set search_path = ''
as $$
  with project as (
    select p.id, p.name from public.projects p where p.client_id = of_client and p.archived_at is null
  ), waiting as (
    select 'agency'::public.project_side as side, r.kind, r.id, case r.kind when 'call' then r.name else r.words end as title,
      null::uuid as project_id, null as project_name, r.created_at as since
    from app.requests_of_client(of_client) r
    where (r.kind = 'message' and r.status = 'new') or (r.kind = 'call' and r.status = 'requested')
    union all
    select 'agency', 'reply', n.id, n.title, p.id, p.name, n.updated_at
    from public.notifications n join project p on p.id = n.project_id
    where n.user_id = app.me() and n.kind = 'message' and n.read_at is null
    union all
    select case f.status when 'open' then 'client' else 'agency' end::public.project_side, 'feedback', f.id, f.title,
      p.id, p.name, f.created_at
    from public.feedback_items f join project p on p.id = f.project_id
    where f.status = 'changes_requested' or (f.status = 'open' and f.visible)
    union all
    select 'client', 'change-order', o.id, '#' || o.number || ' ' || o.title, p.id, p.name, o.sent_at
    from public.change_orders o join project p on p.id = o.project_id
    where o.status = 'sent' and o.expires_at > now()
    union all
    select 'client', 'payment', null, '', null, null, s.updated_at
    from public.subscriptions s where s.client_id = of_client and s.status in ('past_due', 'unpaid')
  ), counted as (
    select w.*, (count(*) over (partition by w.side))::integer as total,
      row_number() over (partition by w.side order by w.since, w.id) as place
    from waiting w
  )
  select c.side, c.kind, c.id, c.title, c.project_id, c.project_name, c.since, c.total from counted c
  where c.place <= least(most, 50)
  order by c.side, c.place
$$;

revoke execute on function app.requests_of_client from public;
grant execute on function app.requests_of_client to authenticated;
revoke execute on function public.list_client_requests, public.list_client_notes, public.list_client_waiting
  from public, anon, authenticated;
grant execute on function public.list_client_requests, public.list_client_notes, public.list_client_waiting
  to authenticated;
