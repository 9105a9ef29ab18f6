-- What waits, and whose turn it is, is said here alone: overview, dashboards, clients' pages, reminders and digests read it.

-- As before, with the client, and until when an order holds.
create or replace view app.waiting_decisions with (security_invoker = true) as
select
  'change_order'::public.decision_subject as subject_type, o.id as subject_id, o.project_id, p.name as project_name,
  o.title, o.number, o.price_cents, o.currency, o.sent_at as since, p.client_id, o.expires_at as due
from public.change_orders o
join public.projects p on p.id = o.project_id and p.archived_at is null
where o.status = 'sent' and o.expires_at > now()
union all
select
  'feedback_item', f.id, f.project_id, p.name, f.title, null, null, null, f.created_at, p.client_id, null
from public.feedback_items f
join public.projects p on p.id = f.project_id and p.archived_at is null
where f.status = 'open' and f.visible;

-- Who has proven an address and belongs to no client. For the owner: what proves an address is no row of theirs to read.
create function app.unlinked_people()
returns table (id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.full_name, u.email, u.created_at, u.disabled_at
  from public.users u
  join auth.users account on account.id = u.id and account.email_confirmed_at is not null
  where (select app.is_owner()) and u.role = 'client'
    and not exists (select 1 from public.client_members m where m.user_id = u.id)
$$;

create or replace function public.list_unlinked_people(skip integer, most integer)
returns table (id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz, total bigint)
language plpgsql stable set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return query
    select u.*, count(*) over () from app.unlinked_people() u
    order by u.disabled_at is not null, u.created_at desc, u.id
    offset skip limit least(most, 100);
end
$$;

-- By the kinds of schemas/portal-kinds.ts. A subscription's id is Stripe's. `due` is when it is too late, or when it was.
create view app.waiting_items with (security_invoker = true) as
select
  w.subject_type::text as kind, w.subject_id::text as id, w.project_id, w.client_id, 'client'::public.project_side as side,
  w.since, w.due, w.title
from app.waiting_decisions w
union all
select 'project', p.id::text, p.id, p.client_id, 'client', p.updated_at, null, p.next_step
from public.projects p
where p.next_step_side = 'client' and p.next_step <> '' and p.archived_at is null
union all
-- A finished project's client is asked, too.
select 'endorsement', e.project_id::text, e.project_id, p.client_id, 'client', e.asked_at, null, ''
from public.endorsements e
join public.projects p on p.id = e.project_id
where e.answered_at is null
union all
select 'subscription', s.id, null, s.client_id, 'client', s.updated_at, null, ''
from public.subscriptions s
where s.status in ('past_due', 'unpaid')
union all
-- A conversation of which the reader has not read the end, in a finished project too: the id is its notification's.
select
  'message', n.id::text, n.project_id, p.client_id,
  case when (select app.is_owner()) then 'agency' else 'client' end::public.project_side, n.updated_at, null, n.title
from public.notifications n
join public.projects p on p.id = n.project_id
where n.user_id = (select app.me()) and n.kind = 'message' and n.read_at is null
union all
select 'contact_message', m.id::text, null, m.client_id, 'agency', m.created_at, null, m.name
from public.contact_messages m
where m.status = 'new'
union all
select 'discovery_call', c.id::text, null, null, 'agency', c.created_at, c.starts_at, c.name
from public.discovery_calls c
where c.status = 'requested'
union all
select 'feedback_item', f.id::text, f.project_id, p.client_id, 'agency', f.created_at, null, f.title
from public.feedback_items f
join public.projects p on p.id = f.project_id and p.archived_at is null
where f.status = 'changes_requested'
union all
-- Whose day may have passed: where the agency is, that is said by whoever asks.
select
  'milestone', m.id::text, m.project_id, p.client_id, 'agency', (m.due_on + 1)::timestamp at time zone 'UTC',
  m.due_on::timestamp at time zone 'UTC', m.title
from public.milestones m
join public.projects p on p.id = m.project_id and p.archived_at is null
where m.done_at is null and m.due_on <= current_date
union all
select 'second_subscription', s.subscription_id, null, s.client_id, 'agency', s.created_at, null, ''
from public.second_subscriptions s
where s.settled_at is null
union all
select 'person', u.id::text, null, null, 'agency', u.created_at, null, coalesce(nullif(u.full_name, ''), u.email)
from app.unlinked_people() u
where u.disabled_at is null
union all
select 'mail', o.id::text, null, null, 'agency', o.created_at, null, coalesce(o.recipient, '')
from public.outbox o
where o.sent_at is null and o.last_error is not null;

-- What waits, as far as the caller may read it: of each kind on each side the first, with what a list says of it besides its title,
-- and how many there are. What waits for the
-- agency begins with what is due soonest, what waits for clients with what has waited longest. Of a client it has also what its
-- people sent through the public forms. `today` is the agency's day.
create function public.list_waiting(
  of_side public.project_side default null, of_client uuid default null, today date default null, most integer default 5
)
returns table (
  side public.project_side, kind text, id text, title text, project_id uuid, project_name text, client_id uuid,
  client_name text, since timestamptz, due timestamptz, facts jsonb, total integer
)
language sql stable set search_path = ''
as $$
  with waiting as (
    select w.*, (count(*) over (partition by w.side, w.kind))::integer as total,
      row_number() over (
        partition by w.side, w.kind
        -- Who has just signed up is looked for first.
        order by case w.kind when 'person' then w.since end desc,
          case w.side when 'agency' then coalesce(w.due, w.since) else w.since end, w.id
      ) as place
    from app.waiting_items w
    where ($1 is null or w.side = $1)
      and (
        $2 is null or w.client_id = $2
        or w.kind in ('contact_message', 'discovery_call')
          and w.id in (select r.id::text from app.requests_of_client($2) r)
      )
      and (w.kind <> 'milestone' or w.due < coalesce($3, current_date)::timestamp at time zone 'UTC')
  )
  select w.side, w.kind, w.id, w.title, w.project_id, p.name, w.client_id, c.name, w.since, w.due,
    case w.kind
      when 'change_order' then (
        select jsonb_build_object(
          'number', o.number, 'price_cents', o.price_cents, 'currency', o.currency,
          'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = o.id)
        )
        from public.change_orders o where o.id = w.id::uuid
      )
      when 'feedback_item' then jsonb_build_object(
        'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = w.id::uuid)
      )
      when 'message' then (
        select jsonb_build_object('events', n.events) from public.notifications n where n.id = w.id::uuid
      )
      when 'contact_message' then (
        select jsonb_build_object('words', left(m.message, 300)) from public.contact_messages m where m.id = w.id::uuid
      )
      when 'discovery_call' then (
        select jsonb_build_object('starts_at', c.starts_at, 'time_zone', c.time_zone)
        from public.discovery_calls c where c.id = w.id::uuid
      )
      when 'milestone' then (
        select jsonb_build_object('due_on', m.due_on) from public.milestones m where m.id = w.id::uuid
      )
      when 'subscription' then (
        select jsonb_build_object(
          'status', s.status, 'amount_cents', s.amount_cents, 'currency', s.currency,
          'cancel_at_period_end', s.cancel_at_period_end
        )
        from public.subscriptions s where s.id = w.id
      )
      when 'second_subscription' then (
        select jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency)
        from public.subscriptions s where s.id = w.id
      )
      when 'person' then (
        select jsonb_build_object('email', u.email) from public.users u where u.id = w.id::uuid
      )
      when 'mail' then (
        select jsonb_build_object(
          'template', o.template, 'attempts', o.attempts, 'sent_at', o.sent_at, 'failed_at', o.failed_at,
          'last_error', o.last_error
        )
        from public.outbox o where o.id = w.id::uuid
      )
      else '{}'
    end,
    w.total
  from waiting w
  left join public.projects p on p.id = w.project_id
  left join public.clients c on c.id = w.client_id
  where w.place <= least($4, 50)
  order by w.side, w.kind, w.place
$$;

drop function public.list_client_waiting, public.list_waiting_decisions;

-- As before, in the words of schemas/portal-kinds.ts.
create or replace function app.requests_of_client(of_client uuid)
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
  select 'contact_message', m.id, m.name, left(m.message, 300), m.status::text, m.created_at, null::timestamptz, null
  from contact m where m.status <> 'spam'
  union all
  select 'discovery_call', c.id, c.name, left(coalesce(c.notes, ''), 300), c.status::text, c.created_at, c.starts_at,
    c.time_zone
  from addresses a join public.discovery_calls c on lower(c.email) = a.email
  where c.status <> 'spam'
$$;

grant select on app.waiting_items to authenticated, service_role;
revoke execute on function app.unlinked_people from public;
grant execute on function app.unlinked_people to authenticated, service_role;
revoke execute on function public.list_waiting from public, anon, authenticated;
grant execute on function public.list_waiting to authenticated, service_role;
