create type public.change_order_status as enum ('draft', 'sent', 'approved', 'declined', 'withdrawn');

create function app.change_order_snapshot(
  order_id uuid, number integer, title text, reason text, price_cents integer, currency text, days_delta integer,
  valid_until date
) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'change_order', 'id', order_id::text, 'number', number, 'title', title, 'reason', reason,
    'price_cents', price_cents, 'currency', currency, 'days_delta', days_delta,
    'valid_until', to_char(valid_until, 'YYYY-MM-DD')
  )
$$;

create table public.change_orders (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  title text not null check (char_length(btrim(title)) between 1 and 200),
  reason text not null default '' check (char_length(reason) <= 10000),
  price_cents integer not null check (price_cents between -100000000 and 100000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  days_delta integer not null default 0 check (days_delta between -1000 and 1000),
  valid_until date not null,
  status public.change_order_status not null default 'draft',
  version integer not null default 1,
  request_key uuid unique,
  created_by uuid default app.me() references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz,
  snapshot_sha256 text not null generated always as (
    app.hash_snapshot(app.change_order_snapshot(
      id, number, title, reason, price_cents, currency, days_delta, valid_until
    ))
  ) stored,
  unique (project_id, number),
  check (status in ('draft', 'withdrawn') or (sent_at is not null and expires_at is not null))
);

comment on column public.change_orders.number is 'Counts within the project, without gaps; given by the database.';
comment on column public.change_orders.sent_at is 'Null: a draft, or one that was withdrawn as a draft; no client sees it.';
comment on column public.change_orders.expires_at is 'The end of valid_until in the agency''s time zone, as it was when the order was sent.';

create index change_orders_created_by_idx on public.change_orders (created_by);
create index change_orders_waiting_idx on public.change_orders (expires_at) where status = 'sent';

alter table public.change_orders enable row level security;
revoke all on public.change_orders from anon, authenticated;
grant select (
  id, project_id, number, title, reason, price_cents, currency, days_delta, valid_until, status, version, created_by,
  created_at, sent_at, expires_at, snapshot_sha256
) on public.change_orders to authenticated;
grant insert (project_id, title, reason, price_cents, currency, days_delta, valid_until, request_key),
  update (title, reason, price_cents, days_delta, valid_until) on public.change_orders to authenticated;
grant all on public.change_orders to service_role;

create policy "people of a project read the change orders it was sent, the owner all"
on public.change_orders for select to authenticated
using ((select app.is_owner()) or (sent_at is not null and project_id in (select app.my_project_ids())));

create policy "the owner drafts change orders for open projects"
on public.change_orders for insert to authenticated
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner changes drafts of open projects"
on public.change_orders for update to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id) and status = 'draft')
with check ((select app.is_owner()) and app.is_open_project(project_id) and status = 'draft');

-- The project's row makes the next number wait for the last one; a number that is not stored is given again.
create function app.number_change_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.projects where id = new.project_id for update;
  select coalesce(max(number), 0) + 1 into new.number
  from public.change_orders where project_id = new.project_id;
  return new;
end
$$;

create trigger number_change_order before insert on public.change_orders
for each row execute function app.number_change_order();

create trigger count_version before update on public.change_orders
for each row execute function app.count_version();

create trigger record_change after insert or update or delete on public.change_orders
for each row execute function app.record_change('request_key', 'snapshot_sha256');

-- Sends a draft, or withdraws a draft or a sent order. Answers 'done', 'changed' (not the version that was seen) or
-- 'closed' (decided, withdrawn or sent by now, or over before it began). `ends_at` is the end of its last day.
create function public.move_change_order(
  order_id uuid, new_status public.change_order_status, seen_version integer, ends_at timestamptz default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_order public.change_orders;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into found_order from public.change_orders where id = order_id for update;
  if found_order.id is null or not app.is_open_project(found_order.project_id) then return 'closed'; end if;
  if new_status = 'sent' then
    if found_order.status <> 'draft' or ends_at is null or ends_at <= now() then return 'closed'; end if;
    if found_order.version <> seen_version then return 'changed'; end if;
    update public.change_orders set status = 'sent', sent_at = now(), expires_at = ends_at where id = order_id;
  elsif new_status = 'withdrawn' then
    if found_order.status not in ('draft', 'sent') then return 'closed'; end if;
    update public.change_orders set status = 'withdrawn' where id = order_id;
  else
    return 'closed';
  end if;
  return 'done';
end
$$;

-- As decide_feedback_item; 'expired' when its last day is over.
create function public.decide_change_order(
  order_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_order public.change_orders;
  person text;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into found_order from public.change_orders where id = order_id and sent_at is not null for update;
  person := app.deciding_client(found_order.project_id);
  if found_order.id is null or person is null or decide_change_order.decision = 'changes_requested' then
    return 'missing';
  end if;
  if found_order.status <> 'sent' then
    perform 1 from public.approvals a
    where a.subject_id = found_order.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_change_order.decision;
    return case when found then decide_change_order.decision::text else 'closed' end;
  end if;
  if found_order.expires_at <= now() then return 'expired'; end if;
  if found_order.snapshot_sha256 <> seen_sha256 then return 'changed'; end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    found_order.project_id, 'change_order', found_order.id, decide_change_order.decision,
    app.change_order_snapshot(
      found_order.id, found_order.number, found_order.title, found_order.reason, found_order.price_cents,
      found_order.currency, found_order.days_delta, found_order.valid_until
    ),
    found_order.snapshot_sha256, app.me(), person, coalesce(decide_change_order.comment, '')
  );
  update public.change_orders set status = decide_change_order.decision::text::public.change_order_status
  where id = found_order.id;
  return decide_change_order.decision;
end
$$;

-- What the approved change orders of a project come to, in each currency. Row level security applies.
create function public.total_change_orders(project uuid)
returns table (price_cents bigint, days_delta bigint, currency text, approved bigint)
language sql stable set search_path = ''
as $$
  select sum(o.price_cents), sum(o.days_delta), o.currency, count(*)
  from public.change_orders o
  where o.project_id = project and o.status = 'approved'
  group by o.currency
  order by o.currency
$$;

revoke execute on function app.change_order_snapshot, app.number_change_order from public;
grant execute on function app.change_order_snapshot to authenticated, service_role;
revoke execute on function public.move_change_order, public.decide_change_order, public.total_change_orders
  from public, anon, authenticated;
grant execute on function public.move_change_order, public.decide_change_order, public.total_change_orders
  to authenticated, service_role;
