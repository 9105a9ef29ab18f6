create type public.publish_state as enum ('working', 'live', 'failed', 'ignored', 'refused');

-- One row for every publish that the content service told of, and for what was ignored or refused.
create table public.publish_events (
  id uuid primary key default gen_random_uuid(),
  delivery_key text unique check (char_length(delivery_key) <= 300),
  state public.publish_state not null,
  operation text check (operation in ('create', 'update', 'delete', 'appear', 'disappear')),
  document_id text check (char_length(document_id) <= 200),
  document_type text check (char_length(document_type) <= 100),
  revision text check (char_length(revision) <= 100),
  slug text check (char_length(slug) <= 200),
  title text check (char_length(title) <= 300),
  pages jsonb not null default '[]' check (jsonb_typeof(pages) = 'array'),
  seconds numeric(8, 1),
  error text check (char_length(error) <= 500),
  deliveries integer not null default 1,
  published_at timestamptz,
  received_at timestamptz not null default now(),
  settled_at timestamptz
);

comment on column public.publish_events.delivery_key is 'Document, revision and what happened to it: the same message again has the same.';
comment on column public.publish_events.pages is 'Array of {path, is: live|gone|absent|waiting|failed, seconds}.';
comment on column public.publish_events.deliveries is 'How often it came; refused messages of one minute are counted in one row.';

create index publish_events_received_at_idx on public.publish_events (received_at desc, id);
create index publish_events_document_idx on public.publish_events (document_id, received_at desc);

alter table public.publish_events enable row level security;
revoke all on public.publish_events from anon, authenticated;
grant select (id, state, operation, document_id, document_type, revision, slug, title, pages, seconds, error,
  deliveries, published_at, received_at, settled_at) on public.publish_events to authenticated;
grant all on public.publish_events to service_role;

create policy "the owner reads publish events"
on public.publish_events for select to authenticated
using ((select app.is_owner()));

-- Answers {id, is_new}. A publish that was confirmed before is not begun again; one that was cut short is.
create function public.begin_publish(publish jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known public.publish_events;
  begun public.publish_events;
begin
  delete from public.publish_events
  where id in (
    select old.id from public.publish_events old
    where old.received_at < now() - interval '180 days' limit 20 for update skip locked
  );
  select * into known from public.publish_events where delivery_key = publish ->> 'delivery_key' for update;
  if found and known.state <> 'working' then
    update public.publish_events set deliveries = deliveries + 1 where id = known.id;
    insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
      error, published_at)
    values ('again:' || known.id || ':' || to_char(now(), 'YYYYMMDDHH24MI'), 'ignored', known.operation,
      known.document_id, known.document_type, known.revision, known.slug, known.title, 'again', known.published_at)
    on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1;
    return jsonb_build_object('id', known.id, 'is_new', false);
  end if;
  insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
    pages, published_at)
  select p.delivery_key, 'working', p.operation, p.document_id, p.document_type, p.revision, p.slug, p.title,
    coalesce(p.pages, '[]'), p.published_at
  from jsonb_to_record(publish) as p (delivery_key text, operation text, document_id text, document_type text,
    revision text, slug text, title text, pages jsonb, published_at timestamptz)
  on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1
  returning * into begun;
  return jsonb_build_object('id', begun.id, 'is_new', true);
end
$$;

-- What became of publishes: an array of {id, state, pages, seconds, error}.
create function public.settle_publishes(outcomes jsonb) returns void
language sql set search_path = ''
as $$
  update public.publish_events event
  set state = outcome.state, pages = outcome.pages, seconds = outcome.seconds, error = outcome.error,
    settled_at = case when outcome.state = 'working' then null else now() end
  from jsonb_to_recordset(outcomes) as outcome (
    id uuid, state public.publish_state, pages jsonb, seconds numeric, error text
  )
  where event.id = outcome.id
$$;

-- A message that was not believed or not needed. Anybody can send them, so those of a minute share a row per reason.
create function public.turn_down_delivery(outcome public.publish_state, reason text, document jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.publish_events (delivery_key, state, error, document_id, document_type, settled_at)
  values (
    left(outcome || ':' || reason || ':' || coalesce(document ->> 'id', '') || ':'
      || to_char(now(), 'YYYYMMDDHH24MI'), 300),
    outcome, reason, document ->> 'id', document ->> 'type', now()
  )
  on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1
$$;

revoke execute on function public.begin_publish, public.settle_publishes, public.turn_down_delivery
  from public, anon, authenticated;
grant execute on function public.begin_publish, public.settle_publishes, public.turn_down_delivery to service_role;
