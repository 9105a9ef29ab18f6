-- Care plans. Stripe decides what is true; these rows are copies of its objects, written by the webhook alone.
create table public.subscriptions (
  id text primary key check (char_length(id) between 1 and 200),
  client_id uuid not null references public.clients (id) on delete cascade,
  price_id text not null,
  status text not null check (char_length(status) between 1 and 50),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  reading bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);

comment on table public.subscriptions is 'Kept as Stripe names it: id and price_id are Stripe''s, status is Stripe''s word.';
comment on column public.subscriptions.amount_cents is 'Per month, before tax.';
comment on column public.subscriptions.reading is 'Which reading of Stripe''s object this is; an earlier one never replaces it.';

create index subscriptions_client_id_idx on public.subscriptions (client_id);

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from anon, authenticated;
grant select (
  id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, created_at, updated_at
) on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy "members read the subscriptions of their clients, the owner all"
on public.subscriptions for select to authenticated
using (client_id in (select app.my_client_ids()) or (select app.is_owner()));

create trigger record_change after insert or update or delete on public.subscriptions
for each row execute function app.record_change('reading', 'created_at');

-- Each event of Stripe's, once. One that was taken and not finished may be taken again when its time is over.
create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 200),
  type text not null check (char_length(type) <= 200),
  taken_until timestamptz not null,
  processed_at timestamptz,
  created_at timestamptz not null default now()
);

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from anon, authenticated;
grant all on public.stripe_events to service_role;

-- Numbers the readings of Stripe's objects in the order in which they begin.
create sequence public.stripe_readings;
revoke all on sequence public.stripe_readings from public, anon, authenticated;
grant usage on sequence public.stripe_readings to service_role;

-- Takes an event to handle it. Answers the number of the reading that may begin now, 0 when the event was handled
-- before, and -1 while somebody else has it.
create function public.take_stripe_event(event_id text, event_type text) returns bigint
language plpgsql set search_path = ''
as $$
declare
  taken public.stripe_events;
begin
  insert into public.stripe_events as e (id, type, taken_until)
  values (event_id, event_type, now() + interval '20 seconds')
  on conflict (id) do update set taken_until = excluded.taken_until
  where e.processed_at is null and e.taken_until < now()
  returning * into taken;
  if taken.id is not null then return nextval('public.stripe_readings'); end if;
  select * into taken from public.stripe_events where id = event_id;
  return case when taken.processed_at is null then -1 else 0 end;
end
$$;

-- Gives an event back that could not be handled, so that Stripe's next attempt need not wait.
create function public.release_stripe_event(event_id text) returns void
language sql set search_path = ''
as $$
  update public.stripe_events set taken_until = now() - interval '1 second'
  where id = event_id and processed_at is null
$$;

-- Stores what was read of a subscription and marks the event as handled, together. `current` is null for an event that
-- changes no subscription of ours. A reading that began earlier than the stored one changes nothing.
create function public.settle_stripe_event(event_id text, reading bigint, current jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.subscriptions as s (
    id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
  )
  select
    r.id, c.id, r.price_id, r.status, r.amount_cents, r.currency, r.current_period_end, r.cancel_at_period_end,
    settle_stripe_event.reading, r.created_at
  from jsonb_to_record(current) as r (
    id text, customer_id text, price_id text, status text, amount_cents integer, currency text,
    current_period_end timestamptz, cancel_at_period_end boolean, created_at timestamptz
  )
  join public.clients c on c.stripe_customer_id = r.customer_id
  on conflict (id) do update set
    price_id = excluded.price_id, status = excluded.status, amount_cents = excluded.amount_cents,
    currency = excluded.currency, current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end, reading = excluded.reading, updated_at = now()
  where s.reading < excluded.reading;
  update public.stripe_events set processed_at = now() where id = event_id and processed_at is null;
end
$$;

revoke execute on function public.take_stripe_event, public.release_stripe_event, public.settle_stripe_event
  from public, anon, authenticated;
grant execute on function public.take_stripe_event, public.release_stripe_event, public.settle_stripe_event
  to service_role;
