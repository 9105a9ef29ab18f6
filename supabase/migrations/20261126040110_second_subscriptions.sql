-- Care plans that a client paid although it had one: the one that began first is kept, each later one is second. A row
-- waits for the owner until what was paid has been returned, and stays as the record of that.
create table public.second_subscriptions (
  subscription_id text primary key references public.subscriptions (id) on delete cascade,
  client_id uuid not null references public.clients (id) on delete cascade,
  returned_cents integer not null default 0 check (returned_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  settled_at timestamptz,
  settled_by uuid references public.users (id) on delete set null,
  taken_by uuid,
  taken_until timestamptz not null default now(),
  created_at timestamptz not null default now()
);

comment on column public.second_subscriptions.returned_cents is 'All that went back to the client, with tax, whoever returned it.';
comment on column public.second_subscriptions.settled_at is 'When it had ended and nothing of it was left to return.';
comment on column public.second_subscriptions.settled_by is 'The owner who pressed.';
comment on column public.second_subscriptions.taken_by is 'Which press is at it, until taken_until; no other is meanwhile.';

create index second_subscriptions_client_id_idx on public.second_subscriptions (client_id);
create index second_subscriptions_settled_by_idx on public.second_subscriptions (settled_by);

alter table public.second_subscriptions enable row level security;
revoke all on public.second_subscriptions from anon, authenticated;
grant select (subscription_id, client_id, returned_cents, currency, settled_at, created_at)
  on public.second_subscriptions to authenticated;
grant all on public.second_subscriptions to service_role;

create policy "members read the second plans of their clients, the owner all"
on public.second_subscriptions for select to authenticated
using (client_id in (select app.my_client_ids()) or (select app.is_owner()));

-- What becomes of it is logged where it does, with the owner who pressed: the site settles it, which is nobody.
create trigger record_change after insert or delete on public.second_subscriptions
for each row execute function app.record_change('taken_by', 'taken_until', 'created_at');

-- Whether a subscription in this state takes money: one whose first payment has not come yet does not.
create function app.is_paid_for(status text) returns boolean
language sql immutable set search_path = ''
as $$
  select status = any ('{active,trialing,past_due,unpaid,paused}')
$$;

-- Writes down which subscriptions of a client are second, and tells the owner of each that was not known. The caller holds the
-- client's row, so that two that are stored at once see each other. One that is the only one left is not second any more.
create function app.note_second_subscriptions(of_client uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  second text;
begin
  delete from public.second_subscriptions known
  using public.subscriptions s
  where known.client_id = of_client and known.settled_at is null and known.taken_until <= now()
    and s.id = known.subscription_id and app.is_paid_for(s.status)
    and not exists (
      select from public.subscriptions other
      where other.client_id = of_client and app.is_paid_for(other.status)
        and (other.created_at, other.id) < (s.created_at, s.id)
    );
  for second in
    insert into public.second_subscriptions (subscription_id, client_id, currency)
    select s.id, s.client_id, s.currency from public.subscriptions s
    where s.client_id = of_client and app.is_paid_for(s.status)
      and exists (
        select from public.subscriptions other
        where other.client_id = of_client and app.is_paid_for(other.status)
          and (other.created_at, other.id) < (s.created_at, s.id)
      )
    on conflict do nothing
    returning subscription_id
  loop
    perform app.queue_mail(
      null, 'second-subscription',
      jsonb_build_object(
        'client', c.name, 'client_id', c.id,
        'plans', (
          select jsonb_agg(
            jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency) order by s.created_at, s.id
          )
          from public.subscriptions s where s.client_id = of_client and app.is_paid_for(s.status)
        )
      ),
      c.id, 'second-subscription:' || second
    )
    from public.clients c where c.id = of_client;
  end loop;
end
$$;

-- As before, and under a lock: what was stored may be a client's second.
create or replace function public.settle_stripe_event(event_id text, reading bigint, current jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  of_client uuid;
begin
  select c.id into of_client from public.clients c where c.stripe_customer_id = current ->> 'customer_id'
  for no key update;
  if found then
    insert into public.subscriptions as s (
      id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
    )
    select
      r.id, of_client, r.price_id, r.status, r.amount_cents, r.currency, r.current_period_end, r.cancel_at_period_end,
      settle_stripe_event.reading, r.created_at
    from jsonb_to_record(current) as r (
      id text, price_id text, status text, amount_cents integer, currency text,
      current_period_end timestamptz, cancel_at_period_end boolean, created_at timestamptz
    )
    on conflict (id) do update set
      price_id = excluded.price_id, status = excluded.status, amount_cents = excluded.amount_cents,
      currency = excluded.currency, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, reading = excluded.reading, updated_at = now()
    where s.reading < excluded.reading;
    perform app.note_second_subscriptions(of_client);
  end if;
  update public.stripe_events set processed_at = now() where id = event_id and processed_at is null;
end
$$;

-- Lets an owner's press end a second subscription, alone for a minute: 'taken'; 'busy' while another press is at one of the same
-- client, 'returned' when that was done before, 'unknown' for one that is not second.
create function public.take_second_subscription(of_subscription text, taker uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  second public.second_subscriptions;
begin
  perform app.refuse_oversized(of_subscription);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if taker is null then return 'unknown'; end if;
  perform from public.clients c
  join public.second_subscriptions known on known.client_id = c.id
  where known.subscription_id = of_subscription
  for no key update of c;
  select * into second from public.second_subscriptions where subscription_id = of_subscription;
  if not found then return 'unknown'; end if;
  if second.settled_at is not null then return 'returned'; end if;
  if exists (
    select from public.second_subscriptions other
    where other.client_id = second.client_id and other.settled_at is null and other.taken_until > now()
  ) then return 'busy'; end if;
  update public.second_subscriptions set taken_by = taker, taken_until = now() + interval '1 minute'
  where subscription_id = of_subscription;
  return 'taken';
end
$$;

-- Says, once, that a second subscription has ended at Stripe and how much of it went back: the client's people are told, the
-- log says who pressed. A reading of Stripe that began earlier cannot bring it back. Answers whether it was said now.
create function public.settle_second_subscription(of_subscription text, owner_id uuid, cents integer) returns boolean
language plpgsql set search_path = ''
as $$
declare
  second public.second_subscriptions;
begin
  perform from public.clients c
  join public.second_subscriptions known on known.client_id = c.id
  where known.subscription_id = of_subscription
  for no key update of c;
  update public.second_subscriptions
  set settled_at = now(), settled_by = owner_id, returned_cents = cents, taken_by = null, taken_until = now()
  where subscription_id = of_subscription and settled_at is null and owner_id is not null and cents is not null
  returning * into second;
  if not found then return false; end if;
  update public.subscriptions
  set status = 'canceled', reading = nextval('public.stripe_readings'), updated_at = now()
  where id = of_subscription and status <> 'canceled';
  perform app.note_second_subscriptions(second.client_id);
  insert into public.audit_log (user_id, action, table_name, row_id, before, after)
  values (
    owner_id, 'changed', 'second_subscriptions', of_subscription,
    jsonb_build_object('client_id', second.client_id, 'settled_at', null, 'returned_cents', 0),
    jsonb_build_object(
      'client_id', second.client_id, 'settled_at', second.settled_at, 'returned_cents', second.returned_cents
    )
  );
  perform app.queue_mail(
    person.email, 'second-subscription-ended',
    jsonb_build_object('client', c.name, 'amount_cents', second.returned_cents, 'currency', second.currency),
    person.id, 'second-subscription-ended:' || of_subscription || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = second.client_id;
  return true;
end
$$;

-- What waits with a client, on each side the longest waiting first and how many there are.
create or replace function public.list_client_waiting(of_client uuid, most integer default 8)
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
    select 'agency', 'paid-twice', null, '', null, null, second.created_at
    from public.second_subscriptions second where second.client_id = of_client and second.settled_at is null
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

revoke execute on function app.is_paid_for, app.note_second_subscriptions from public;
grant execute on function app.is_paid_for, app.note_second_subscriptions to service_role;
revoke execute on function public.take_second_subscription, public.settle_second_subscription
  from public, anon, authenticated;
grant execute on function public.take_second_subscription to authenticated;
grant execute on function public.settle_second_subscription to service_role;

-- Who pays twice already is told of as well.
select app.note_second_subscriptions(s.client_id)
from public.subscriptions s where app.is_paid_for(s.status)
group by s.client_id having count(*) > 1;
