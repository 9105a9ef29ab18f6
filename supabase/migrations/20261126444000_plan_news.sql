-- What becomes of a care plan is news of a client, not of a project: the owner reads it where all news is.
alter table public.notifications
  alter column project_id drop not null,
  add column client_id uuid references public.clients (id) on delete cascade,
  add constraint notifications_about_something check (case kind when 'care_plan' then client_id else project_id end is not null),
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('message', 'update', 'feedback', 'change_order', 'file', 'endorsement', 'care_plan')
  );
comment on column public.notifications.client_id is 'Of what is in no project: whose it is.';
comment on column public.notifications.title is 'What it is called; of a care plan what became of it.';
create index notifications_client_id_idx on public.notifications (client_id);
grant select (client_id) on public.notifications to authenticated;

drop function public.list_notifications(timestamptz, integer, boolean);
create function public.list_notifications(
  before timestamptz default null, most integer default 30, only_unread boolean default false
)
returns table (
  id uuid, project_id uuid, project_name text, client_id uuid, client_name text, kind text, subject_id uuid, title text,
  decision public.decision, actor_name text, events integer, updated_at timestamptz, read_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select n.id, n.project_id, p.name, c.id, c.name, n.kind, n.subject_id, n.title, n.decision,
    nullif(u.full_name, ''), n.events, n.updated_at, n.read_at
  from public.notifications n
  left join public.projects p on p.id = n.project_id
  join public.clients c on c.id = coalesce(p.client_id, n.client_id)
  left join public.users u on u.id = n.actor_id
  where ($1 is null or n.updated_at < $1) and not ($3 and n.read_at is not null)
    and app.can_read_notification(
      (select app.is_owner()), coalesce(n.project_id in (select app.my_project_ids()), false), (select app.me()), n.user_id
    )
  order by n.updated_at desc, n.id
  limit least($2, 100)
$$;
revoke execute on function public.list_notifications(timestamptz, integer, boolean) from public, anon;
grant execute on function public.list_notifications(timestamptz, integer, boolean) to authenticated, service_role;

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
    -- What is in no project has mails of its own.
    where n.read_at is null and n.digest_id is null and n.project_id is not null
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
          'decision', n.decision, 'actor', nullif(u.full_name, ''), 'actor_id', n.actor_id, 'asked', (
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

create or replace function app.tell_of_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was public.subscriptions;
  event text;
begin
  if tg_op = 'UPDATE' then was := old; end if;
  event := app.plan_event(was, new);
  if event is null then return null; end if;
  perform app.queue_mail(
    null, 'care-plan-notice',
    jsonb_build_object(
      'client', c.name, 'client_id', c.id, 'event', event, 'amount_cents', new.amount_cents, 'currency', new.currency,
      'until', new.current_period_end
    ),
    c.id, 'care-plan-notice:' || new.id || ':' || new.reading || ':' || event
  )
  from public.clients c where c.id = new.client_id;
  insert into public.notifications (user_id, client_id, kind, subject_id, title)
  select u.id, new.client_id, 'care_plan', md5(new.id || event)::uuid, event
  from public.users u where u.role = 'owner' and u.disabled_at is null
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    events = notifications.events + 1, updated_at = now();
  if event = 'failed' then
    perform app.queue_mail(
      person.email, 'payment-failed',
      jsonb_build_object('client', c.name, 'amount_cents', new.amount_cents, 'currency', new.currency),
      person.id, 'payment-failed:' || new.id || ':' || new.reading || ':' || person.id
    )
    from public.client_members m
    join public.users person on person.id = m.user_id and person.disabled_at is null
    join public.clients c on c.id = m.client_id
    where m.client_id = new.client_id;
  end if;
  return null;
end
$$;
