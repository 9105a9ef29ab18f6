create type public.discovery_call_status as enum (
  'requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'spam'
);

create table public.discovery_calls (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 200),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 100),
  date date not null,
  start_time time not null,
  end_time time not null,
  notes text check (char_length(notes) <= 16384),
  time_zone text not null check (char_length(time_zone) <= 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status public.discovery_call_status not null default 'requested',
  sequence integer not null default 0,
  spam_reasons text[] not null default '{}',
  source_path text check (char_length(source_path) <= 500),
  manage_token_hash text not null unique,
  idempotency_key text unique check (char_length(idempotency_key) <= 100),
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null),
  check (ends_at > starts_at),
  constraint one_confirmed_call_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status = 'confirmed')
);

comment on column public.discovery_calls.date is 'With start_time and end_time: what the clock shows in time_zone, the agency''s.';
comment on column public.discovery_calls.sequence is 'Counts the changes, for the calendar file.';
comment on column public.discovery_calls.manage_token_hash is 'Of the private link''s token, which is kept nowhere.';

create index discovery_calls_starts_at_idx on public.discovery_calls (starts_at);

alter table public.discovery_calls enable row level security;
revoke all on public.discovery_calls from anon, authenticated;
grant select (
  id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at,
  status, sequence, spam_reasons, source_path, created_at
) on public.discovery_calls to authenticated;
grant all on public.discovery_calls to service_role;

create policy "the owner reads discovery calls"
on public.discovery_calls for select to authenticated
using ((select app.is_owner()));

create trigger record_change after update on public.discovery_calls
for each row execute function app.record_change('manage_token_hash', 'idempotency_key', 'sequence');

create table public.availability_blocks (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '' check (char_length(reason) <= 200),
  created_at timestamptz not null default now(),
  -- A double click blocks a time once.
  request_key uuid unique,
  check (ends_at > starts_at)
);

create index availability_blocks_starts_at_idx on public.availability_blocks (starts_at);

alter table public.availability_blocks enable row level security;
revoke all on public.availability_blocks from anon, authenticated;
grant select, delete on public.availability_blocks to authenticated;
grant insert (starts_at, ends_at, reason, request_key), update (starts_at, ends_at, reason)
  on public.availability_blocks to authenticated;
grant all on public.availability_blocks to service_role;

create policy "the owner manages availability blocks"
on public.availability_blocks for all to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create trigger record_change after insert or update or delete on public.availability_blocks
for each row execute function app.record_change('created_at');

-- Tells the owner (`to_owner`) and, where there is an email address, the visitor (`to_visitor`): names of templates.
create function app.announce_discovery_call(call public.discovery_calls, to_owner text, to_visitor text)
returns void
language plpgsql set search_path = ''
as $$
declare
  payload jsonb := jsonb_build_object(
    'name', call.name, 'email', call.email, 'phone', call.phone, 'notes', call.notes,
    'time_zone', call.time_zone, 'starts_at', call.starts_at, 'ends_at', call.ends_at,
    'status', call.status, 'sequence', call.sequence
  );
  suffix text := ':' || call.id || ':' || call.sequence;
begin
  if to_owner is not null then
    perform app.queue_mail(null, to_owner, payload, call.id, to_owner || suffix);
  end if;
  if to_visitor is not null and call.email is not null then
    perform app.queue_mail(call.email, to_visitor, payload, call.id, to_visitor || suffix);
  end if;
end
$$;

-- The row and the mails about it, or nothing. Answers {id} or {retry_after} in seconds.
create function public.record_discovery_call(request jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  call public.discovery_calls;
  wait integer;
begin
  select * into call from public.discovery_calls where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', call.id); end if;

  wait := app.count_visitor('call', request ->> 'address_hash', request ->> 'sender_hash');
  if wait > 0 then return jsonb_build_object('retry_after', wait); end if;

  insert into public.discovery_calls (
    id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at,
    status, spam_reasons, source_path, manage_token_hash, idempotency_key
  )
  select
    r.id, r.name, r.email, r.phone, r.date, r.start_time, r.end_time, r.notes, r.time_zone, r.starts_at, r.ends_at,
    case when cardinality(r.spam_reasons) = 0 then 'requested' else 'spam' end::public.discovery_call_status,
    r.spam_reasons, r.source_path, r.manage_token_hash, r.idempotency_key
  from jsonb_to_record(request) as r (
    id uuid, name text, email text, phone text, date date, start_time time, end_time time, notes text,
    time_zone text, starts_at timestamptz, ends_at timestamptz,
    spam_reasons text[], source_path text, manage_token_hash text, idempotency_key text
  )
  on conflict (idempotency_key) do nothing
  returning * into call;
  if call.id is null then
    select * into call from public.discovery_calls where idempotency_key = request ->> 'idempotency_key';
  elsif call.status = 'requested' then
    perform app.announce_discovery_call(
      call, 'call-notice', case when app.may_acknowledge(request) then 'call-received' end
    );
  end if;
  return jsonb_build_object('id', call.id);
end
$$;

-- Gives a call a status; the confirmed ones take turns, and the constraint decides. Answers the outcome in one word:
-- the new status, 'taken' (another confirmed call overlaps) or 'closed' (nothing to change, or no such call).
create function app.move_discovery_call(
  call_id uuid,
  from_statuses public.discovery_call_status[],
  to_status public.discovery_call_status,
  to_owner text,
  to_visitor text
) returns text
language plpgsql set search_path = ''
as $$
declare
  call public.discovery_calls;
begin
  if to_status = 'confirmed' then perform pg_advisory_xact_lock(hashtext('confirm discovery call')); end if;
  update public.discovery_calls
  set status = to_status, sequence = sequence + 1
  where id = call_id and status = any (from_statuses)
  returning * into call;
  if call.id is null then return 'closed'; end if;
  perform app.announce_discovery_call(call, to_owner, to_visitor);
  return to_status;
exception when exclusion_violation then
  return 'taken';
end
$$;

create function app.reschedule_discovery_call(
  call_id uuid, new_time jsonb, to_status public.discovery_call_status, to_owner text, to_visitor text
) returns text
language plpgsql set search_path = ''
as $$
declare
  call public.discovery_calls;
begin
  update public.discovery_calls
  set
    date = (new_time ->> 'date')::date,
    start_time = (new_time ->> 'start_time')::time,
    end_time = (new_time ->> 'end_time')::time,
    time_zone = new_time ->> 'time_zone',
    starts_at = (new_time ->> 'starts_at')::timestamptz,
    ends_at = (new_time ->> 'ends_at')::timestamptz,
    status = to_status,
    sequence = sequence + 1
  where id = call_id and status in ('requested', 'proposed', 'confirmed')
  returning * into call;
  if call.id is null then return 'closed'; end if;
  perform app.announce_discovery_call(call, to_owner, to_visitor);
  return to_status;
end
$$;

-- What the visitor may do through the private link: cancel, accept a proposed time, or ask for another.
create function public.cancel_discovery_call(token_hash text) returns text
language sql set search_path = ''
as $$
  select app.move_discovery_call(
    (select id from public.discovery_calls where manage_token_hash = token_hash),
    '{requested,proposed,confirmed}', 'cancelled', 'call-cancelled-notice', 'call-cancelled'
  )
$$;

create function public.accept_discovery_call(token_hash text) returns text
language sql set search_path = ''
as $$
  select app.move_discovery_call(
    (select id from public.discovery_calls where manage_token_hash = token_hash),
    '{proposed}', 'confirmed', 'call-accepted-notice', 'call-confirmed'
  )
$$;

create function public.change_discovery_call(token_hash text, new_time jsonb) returns text
language sql set search_path = ''
as $$
  select app.reschedule_discovery_call(
    (select id from public.discovery_calls where manage_token_hash = token_hash),
    new_time, 'requested', 'call-changed-notice', 'call-changed'
  )
$$;

-- What the owner may do.
create function public.decide_discovery_call(call_id uuid, decision text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized(decision);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return case decision
    when 'confirm' then
      app.move_discovery_call(call_id, '{requested,proposed}', 'confirmed', null, 'call-confirmed')
    when 'decline' then
      app.move_discovery_call(call_id, '{requested,proposed,confirmed}', 'declined', null, 'call-declined')
    when 'quarantine' then app.move_discovery_call(call_id, '{requested}', 'spam', null, null)
    when 'release' then
      app.move_discovery_call(call_id, '{spam}', 'requested', 'call-notice', 'call-received')
    else 'closed'
  end;
end
$$;

create function public.propose_discovery_call(call_id uuid, new_time jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized(new_time);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return app.reschedule_discovery_call(call_id, new_time, 'proposed', null, 'call-proposed');
end
$$;

-- The next confirmed call of the caller's proven address; for the owner also of the people of a client. Calls belong to
-- addresses, not accounts, so the policies of discovery_calls leave clients none.
create function public.next_call(of_client uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, time_zone text)
language sql stable security definer set search_path = ''
as $$
  select call.starts_at, call.ends_at, call.time_zone
  from public.discovery_calls call
  where call.status = 'confirmed' and call.ends_at > now() and lower(call.email) in (
    select lower(account.email)
    from auth.users account
    join public.users person on person.id = account.id and person.disabled_at is null
    where account.email_confirmed_at is not null and case
      when of_client is null then account.id = app.me()
      else app.is_owner()
        and account.id in (select user_id from public.client_members where client_id = of_client)
    end
  )
  order by call.starts_at
  limit 1
$$;

revoke execute on function app.announce_discovery_call, app.move_discovery_call, app.reschedule_discovery_call
  from public;
revoke execute on function public.record_discovery_call, public.cancel_discovery_call, public.accept_discovery_call,
  public.change_discovery_call, public.decide_discovery_call, public.propose_discovery_call
  from public, anon, authenticated;
grant execute on function app.announce_discovery_call, app.move_discovery_call, app.reschedule_discovery_call
  to service_role;
grant execute on function public.record_discovery_call, public.cancel_discovery_call, public.accept_discovery_call,
  public.change_discovery_call to service_role;
grant execute on function public.decide_discovery_call, public.propose_discovery_call to authenticated, service_role;
revoke execute on function public.next_call from public, anon, authenticated;
grant execute on function public.next_call to authenticated, service_role;
