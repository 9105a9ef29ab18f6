-- What waits for a client's decision: change orders that were sent and still hold, and feedback items that are shown.
create view app.waiting_decisions with (security_invoker = true) as
select
  'change_order'::public.decision_subject as subject_type, o.id as subject_id, o.project_id, p.name as project_name,
  o.title, o.number, o.price_cents, o.currency, o.sent_at as since
from public.change_orders o
join public.projects p on p.id = o.project_id and p.archived_at is null
where o.status = 'sent' and o.expires_at > now()
union all
select
  'feedback_item', f.id, f.project_id, p.name, f.title, null, null, null, f.created_at
from public.feedback_items f
join public.projects p on p.id = f.project_id and p.archived_at is null
where f.status = 'open' and f.visible;

grant select on app.waiting_decisions to authenticated, service_role;

create table public.decision_reminders (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  subject_type public.decision_subject not null,
  subject_id uuid not null,
  created_at timestamptz not null default now()
);

create index decision_reminders_subject_id_idx on public.decision_reminders (subject_id, created_at desc);
create index decision_reminders_project_id_idx on public.decision_reminders (project_id);

alter table public.decision_reminders enable row level security;
revoke all on public.decision_reminders from anon, authenticated;
grant select on public.decision_reminders to authenticated;
grant all on public.decision_reminders to service_role;

create policy "the owner reads the reminders"
on public.decision_reminders for select to authenticated
using ((select app.is_owner()));

create trigger record_change after insert or update or delete on public.decision_reminders
for each row execute function app.record_change('created_at');

-- The decisions that the caller may read and that have waited longest, with the last reminder of each, and how many there are.
create function public.list_waiting_decisions(most integer) returns table (
  subject_type public.decision_subject, subject_id uuid, project_id uuid, project_name text, title text,
  number integer, price_cents integer, currency text, since timestamptz, reminded_at timestamptz, total bigint
)
language sql stable set search_path = ''
as $$
  select w.*,
    (select max(r.created_at) from public.decision_reminders r where r.subject_id = w.subject_id),
    count(*) over ()
  from app.waiting_decisions w
  order by w.since, w.subject_id
  limit least(most, 100)
$$;

-- Tells the client's people once more of what waits for their decision: as news, which are mailed unless they look first.
-- Answers 'reminded', 'already' (within a day), 'nobody' (the client has no people) or 'closed' (it waits no longer).
create function public.remind_of_decision(subject uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('remind of ' || subject));
  select * into waiting from app.waiting_decisions w where w.subject_id = subject;
  if not found then return 'closed'; end if;
  perform 1 from public.decision_reminders r
  where r.subject_id = subject and r.created_at > now() - interval '1 day';
  if found then return 'already'; end if;

  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id)
  select
    person.id, waiting.project_id,
    case waiting.subject_type when 'change_order' then 'change_order' else 'feedback' end,
    subject, waiting.title, app.me()
  from app.project_people(waiting.project_id) follower
  join public.users person on person.id = follower and person.role = 'client'
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    actor_id = excluded.actor_id, events = notifications.events + 1, updated_at = now(), digest_id = null;
  if not found then return 'nobody'; end if;

  insert into public.decision_reminders (project_id, subject_type, subject_id)
  values (waiting.project_id, waiting.subject_type, subject);
  return 'reminded';
end
$$;

revoke execute on function public.list_waiting_decisions, public.remind_of_decision from public, anon, authenticated;
grant execute on function public.list_waiting_decisions, public.remind_of_decision to authenticated, service_role;

-- As before; of what a client is asked to decide the mail also gets what names it.
create or replace function public.queue_digests(
  at timestamptz default now(), quiet interval default '10 minutes', pause interval default '1 hour'
) returns integer
language plpgsql set search_path = ''
as $$
declare
  person record;
  mail_id uuid;
  told uuid[];
  queued integer := 0;
begin
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue digests')) then return 0; end if;
  for person in
    select n.user_id, u.email, u.full_name, u.role,
      u.id = (select o.id from public.users o where o.role = 'owner' and o.disabled_at is null
        order by o.created_at, o.id limit 1) as is_first_owner,
      array_agg(n.id order by n.updated_at desc) as news
    from public.notifications n
    join public.users u on u.id = n.user_id
    left join public.notification_settings s on s.user_id = n.user_id
    where n.read_at is null and n.digest_id is null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and n.user_id in (select app.project_people(n.project_id))
      and not exists (
        select 1 from public.outbox o
        where o.template = 'digest' and o.subject_id = n.user_id and o.created_at > at - pause
      )
    group by n.user_id, u.email, u.full_name, u.role, u.id
    having max(n.updated_at) <= at - quiet or min(n.updated_at) <= at - pause
  loop
    told := person.news;
    insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
    select
      case when not person.is_first_owner then person.email end, 'digest',
      jsonb_build_object(
        'name', person.full_name,
        'more', greatest(cardinality(told) - 20, 0),
        'news', jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'project', p.name, 'project_id', p.id, 'title', n.title, 'events', n.events,
          'decision', n.decision, 'actor', nullif(u.full_name, ''), 'asked', (
            select jsonb_build_object('number', w.number, 'price_cents', w.price_cents, 'currency', w.currency)
            from app.waiting_decisions w where w.subject_id = n.subject_id and person.role = 'client'
          )
        ) order by p.name, n.updated_at)
      ),
      person.user_id, 'digest:' || person.user_id || ':' || at
    from public.notifications n
    join public.projects p on p.id = n.project_id
    left join public.users u on u.id = n.actor_id
    where n.id = any (told[1:20])
    on conflict do nothing
    returning id into mail_id;
    if mail_id is not null then
      update public.notifications set digest_id = mail_id where id = any (told);
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;
