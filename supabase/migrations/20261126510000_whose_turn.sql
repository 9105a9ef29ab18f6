-- Whose turn a project is, is said in one place, the row itself: nobody's in a finished project or without a next step. A client says
-- that their step is done; it is the agency's turn then, until the owner confirms it or sends it back.
alter table public.projects
  add column step_done_at timestamptz,
  add column step_done_by uuid references public.users (id) on delete set null,
  add column step_comment text not null default '' check (char_length(step_comment) <= 500),
  add column step_reply text not null default '' check (char_length(step_reply) <= 500),
  add column turn public.project_side generated always as (
    case
      when archived_at is not null or next_step = '' then null
      when step_done_at is not null then 'agency'
      else next_step_side
    end
  ) stored;

comment on column public.projects.turn is 'Whose turn it is; null where it is nobody''s.';
comment on column public.projects.step_done_at is 'When the client said that the next step is done, until that is confirmed or sent back.';
comment on column public.projects.step_comment is 'What the client said with it.';
comment on column public.projects.step_reply is 'Why the owner sent it back.';

create index projects_step_done_by_idx on public.projects (step_done_by);
drop index public.projects_turn_idx;
create index projects_turn_idx on public.projects (turn, updated_at desc);

-- What follows from the rest of a row, and who is gone, are no changes of their own.
drop trigger record_change on public.projects;
create trigger record_change after insert or update or delete on public.projects
for each row execute function app.record_change('request_key', 'turn', 'step_done_by');

-- An archived project is only read, but for whoever leaves and what is kept no longer. With another step, or another's turn, what was
-- said of the step before is over.
create or replace function app.change_project()
returns trigger language plpgsql set search_path = ''
as $$
declare
  goes text[] := '{step_done_by,turn}';
begin
  -- Whose it is may change, too, and is no work on it.
  if new.client_id <> old.client_id and to_jsonb(new) - '{client_id,turn}'::text[] = to_jsonb(old) - '{client_id,turn}'::text[] then
    return new;
  end if;
  if old.archived_at is not null and new.archived_at is not null then
    if current_setting('app.removes_expired', true) = 'on' then goes := goes || '{step_comment}'::text[]; end if;
    if to_jsonb(new) - goes = to_jsonb(old) - goes then return new; end if;
    raise exception 'An archived project is only read' using errcode = 'PT409';
  end if;
  if new.next_step is distinct from old.next_step or new.next_step_side is distinct from old.next_step_side then
    new.step_done_at := null;
    new.step_done_by := null;
    new.step_comment := '';
    new.step_reply := '';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create or replace view app.waiting_items with (security_invoker = true) as
select
  w.subject_type::text as kind, w.subject_id::text as id, w.project_id, w.client_id, 'client'::public.project_side as side,
  w.since, w.due, w.title
from app.waiting_decisions w
union all
select 'project', p.id::text, p.id, p.client_id, p.turn, p.updated_at, null, p.next_step
from public.projects p
where p.turn is not null and p.step_done_at is null
union all
select 'done_step', p.id::text, p.id, p.client_id, 'agency', p.step_done_at, null, p.next_step
from public.projects p
where p.turn is not null and p.step_done_at is not null
union all
-- A finished project's client is asked, too.
select 'endorsement', e.project_id::text, e.project_id, p.client_id, 'client', e.asked_at, null, ''
from public.endorsements e
join public.projects p on p.id = e.project_id
join public.clients c on c.id = p.client_id and c.archived_at is null
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
join public.clients c on c.id = p.client_id and c.archived_at is null
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

create or replace function public.list_waiting(of_side public.project_side DEFAULT NULL::public.project_side, of_client uuid DEFAULT NULL::uuid, today date DEFAULT NULL::date, most integer DEFAULT 5, of_kinds text[] DEFAULT NULL::text[], skip integer DEFAULT 0)
returns table(side public.project_side, kind text, id text, title text, project_id uuid, project_name text, client_id uuid, client_name text, since timestamp with time zone, due timestamp with time zone, facts jsonb, total integer)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($5);
  with waiting as (
    select w.*, case when $5 is null then w.kind end as list
    from app.waiting_items w
    where ($1 is null or w.side = $1)
      and ($5 is null or w.kind = any ($5))
      and (
        $2 is null or w.client_id = $2
        or w.kind in ('contact_message', 'discovery_call')
          and w.id in (select r.id::text from app.requests_of_client($2) r)
      )
      and (w.kind <> 'milestone' or w.due < coalesce($3, current_date)::timestamp at time zone 'UTC')
  ), placed as (
    select w.*, (count(*) over (partition by w.side, w.list))::integer as total,
      row_number() over (
        partition by w.side, w.list
        order by case when w.kind in ('person', 'contact_message') then w.since end desc,
          case w.side when 'agency' then coalesce(w.due, w.since) else w.since end, w.id
      ) as place
    from waiting w
  )
  select w.side, w.kind, w.id, w.title, w.project_id, p.name, w.client_id, c.name, w.since, w.due,
    case w.kind
      when 'project' then (
        select jsonb_build_object('reply', q.step_reply) from public.projects q where q.id = w.project_id
      )
      when 'done_step' then (
        select jsonb_build_object(
          'done_by', coalesce(nullif(u.full_name, ''), u.email), 'done_at', q.step_done_at, 'comment', q.step_comment
        )
        from public.projects q left join public.users u on u.id = q.step_done_by where q.id = w.project_id
      )
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
  from placed w
  left join public.projects p on p.id = w.project_id
  left join public.clients c on c.id = w.client_id
  where w.place > greatest($6, 0) and w.place <= greatest($6, 0) + least($4, 50)
    or $5 is null and $2 is null and w.kind = 'contact_message' and w.total - w.place < least($4, 50)
  order by w.side, w.list, w.place
$$;

-- Lists say whose turn it is, too.
drop function public.list_projects;

create function public.list_projects(search text DEFAULT ''::text, of_status public.project_status DEFAULT NULL::public.project_status, is_archived boolean DEFAULT false, of_client uuid DEFAULT NULL::uuid, skip integer DEFAULT 0, most integer DEFAULT 20, waits_for public.project_side DEFAULT NULL::public.project_side, waits_as text DEFAULT NULL::text, today date DEFAULT NULL::date)
returns table(id uuid, name text, service text, status public.project_status, next_step text, next_step_side public.project_side, turn public.project_side, step_done_at timestamp with time zone, step_reply text, live_url text, archived_at timestamp with time zone, updated_at timestamp with time zone, client_id uuid, client_name text, milestones_done integer, milestones_total integer, update_title text, update_at timestamp with time zone, total integer)
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
  select found.id, found.name, found.service, found.status, found.next_step, found.next_step_side, found.turn,
    found.step_done_at, found.step_reply, found.live_url,
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

revoke execute on function public.list_projects from public, anon, authenticated;
grant execute on function public.list_projects to authenticated, service_role;

-- Of a finished project search shows no next step.
create or replace function app.search_sources()
returns table(kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text, found text, readable text)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3'),
    ('contact_message', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($5), sent_at)'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))')
$$;
