-- What may be spam or a lead is doubtful: the owner sees it, is told of it by name once a day, and it is not removed before that.
-- Only what several sure signs call spam is set aside at once.
alter table public.contact_messages
  add column is_doubtful boolean not null default false,
  add column listed_at timestamptz,
  add constraint contact_messages_doubtful_is_spam check (status = 'spam' or not is_doubtful);
alter table public.discovery_calls
  add column is_doubtful boolean not null default false,
  add column listed_at timestamptz,
  add constraint discovery_calls_doubtful_is_spam check (status = 'spam' or not is_doubtful);

comment on column public.contact_messages.is_doubtful is 'Of what is filed as spam: it may be none, and nobody has looked at it.';
comment on column public.contact_messages.listed_at is 'Of doubtful ones: when a mail that named it was sent, or the owner had the list with it open.';
comment on column public.discovery_calls.is_doubtful is 'As of contact_messages.';
comment on column public.discovery_calls.listed_at is 'As of contact_messages.';

grant select (is_doubtful) on public.contact_messages to authenticated;
grant select (is_doubtful) on public.discovery_calls to authenticated;

-- What was put aside by itself before, and the owner has not filed since, may have been somebody.
drop trigger record_change on public.contact_messages;
drop trigger record_change on public.discovery_calls;
update public.contact_messages m set is_doubtful = true
where status = 'spam' and spam_reasons <> '{}' and status_at = created_at
  and not exists (select from public.outbox o where o.subject_id = m.id and o.template = 'contact-notice');
update public.discovery_calls c set is_doubtful = true
where status = 'spam' and spam_reasons <> '{}' and status_at = created_at
  and not exists (select from public.outbox o where o.subject_id = c.id and o.template = 'call-notice');
create trigger record_change after update on public.contact_messages
for each row execute function app.record_change('idempotency_key', 'status_at', 'listed_at');
create trigger record_change after update on public.discovery_calls
for each row execute function app.record_change('manage_token_hash', 'idempotency_key', 'sequence', 'status_at', 'listed_at');

create index contact_messages_doubtful_idx on public.contact_messages (created_at desc, id) where is_doubtful;
create index contact_messages_unlisted_idx on public.contact_messages (created_at desc) where is_doubtful and listed_at is null;
create index contact_messages_listed_at_idx on public.contact_messages (listed_at) where is_doubtful;
create index contact_messages_spam_idx on public.contact_messages (created_at desc, id) where status = 'spam' and not is_doubtful;
create index discovery_calls_doubtful_idx on public.discovery_calls (created_at desc, id) where is_doubtful;
create index discovery_calls_unlisted_idx on public.discovery_calls (created_at desc) where is_doubtful and listed_at is null;
create index discovery_calls_listed_at_idx on public.discovery_calls (listed_at) where is_doubtful;
create index discovery_calls_spam_idx on public.discovery_calls (created_at desc, id) where status = 'spam' and not is_doubtful;

-- What leaves the spam, or is called spam by the owner, is in no doubt any more.
create or replace function app.note_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_at := now();
  new.is_doubtful := false;
  new.listed_at := null;
  return new;
end
$$;

-- clear, doubtful or spam. A site that names only its reasons is of the version before: it is sure of nothing.
create function app.fate_of(request jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when request ->> 'verdict' in ('clear', 'doubtful', 'spam') then request ->> 'verdict'
    when coalesce(request -> 'spam_reasons', 'null') in ('null', '[]') then 'clear'
    else 'doubtful'
  end
$$;

create or replace function public.record_contact_message(request jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  contact public.contact_messages;
  wait integer;
begin
  select * into contact from public.contact_messages
  where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', contact.id); end if;

  wait := app.count_visitor('contact', request ->> 'address_hash', request ->> 'sender_hash');
  if wait > 0 then return jsonb_build_object('retry_after', wait); end if;

  insert into public.contact_messages (name, email, phone, message, status, spam_reasons, source_path, referrer_host,
    campaign, idempotency_key, is_doubtful)
  select
    r.name, r.email, r.phone, r.message,
    case app.fate_of(request) when 'clear' then 'new' else 'spam' end::public.contact_message_status,
    coalesce(r.spam_reasons, '{}'), r.source_path, r.referrer_host, r.campaign, r.idempotency_key,
    app.fate_of(request) = 'doubtful'
  from jsonb_to_record(request) as r (
    name text, email text, phone text, message text, spam_reasons text[], source_path text, referrer_host text,
    campaign text, idempotency_key text
  )
  on conflict (idempotency_key) do nothing
  returning * into contact;
  if contact.id is null then
    select * into contact from public.contact_messages where idempotency_key = request ->> 'idempotency_key';
  elsif contact.status = 'new' then
    perform app.announce_contact_message(contact, app.may_acknowledge(request));
  end if;
  return jsonb_build_object('id', contact.id);
end
$$;

create or replace function public.record_discovery_call(request jsonb) returns jsonb
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
    status, spam_reasons, source_path, referrer_host, campaign, manage_token_hash, idempotency_key,
    is_doubtful
  )
  select
    r.id, r.name, r.email, r.phone, r.date, r.start_time, r.end_time, r.notes, r.time_zone, r.starts_at, r.ends_at,
    case app.fate_of(request) when 'clear' then 'requested' else 'spam' end::public.discovery_call_status,
    coalesce(r.spam_reasons, '{}'), r.source_path, r.referrer_host, r.campaign, r.manage_token_hash, r.idempotency_key,
    app.fate_of(request) = 'doubtful'
  from jsonb_to_record(request) as r (
    id uuid, name text, email text, phone text, date date, start_time time, end_time time, notes text,
    time_zone text, starts_at timestamptz, ends_at timestamptz,
    spam_reasons text[], source_path text, referrer_host text, campaign text, manage_token_hash text, idempotency_key text
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

create or replace function public.set_contact_message_status(message_id uuid, new_status public.contact_message_status)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  old_status public.contact_message_status;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select status into old_status from public.contact_messages where id = message_id for update;
  if old_status is null or new_status is null then return false; end if;
  update public.contact_messages
  set status = new_status, is_doubtful = false, status_at = case when is_doubtful then now() else status_at end
  where id = message_id returning * into contact;
  if old_status = 'spam' and new_status <> 'spam' then perform app.announce_contact_message(contact, true); end if;
  return true;
end
$$;

-- As before; a doubtful request can be called spam, and whoever says a second time that a call is no spam was right.
create or replace function public.decide_discovery_call(call_id uuid, decision text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  has_no_email boolean;
  answer text;
begin
  perform app.refuse_oversized(decision);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select call.email is null into has_no_email from public.discovery_calls call where call.id = call_id;
  if decision = 'quarantine' then
    update public.discovery_calls set is_doubtful = false, status_at = now() where id = call_id and is_doubtful;
    if found then return 'spam'; end if;
  end if;
  answer := case decision
    when 'confirm' then app.move_discovery_call(
      call_id,
      case when has_no_email then '{requested,proposed}' else '{requested}' end::public.discovery_call_status[],
      'confirmed', null, 'call-confirmed'
    )
    when 'decline' then
      app.move_discovery_call(call_id, '{requested,proposed}', 'declined', null, 'call-declined')
    when 'cancel' then
      app.move_discovery_call(call_id, '{confirmed}', 'cancelled', null, 'call-cancelled-by-us')
    when 'quarantine' then app.move_discovery_call(call_id, '{requested}', 'spam', null, null)
    when 'release' then
      app.move_discovery_call(call_id, '{spam}', 'requested', 'call-notice', 'call-received')
    else 'closed'
  end;
  if decision = 'release' and answer = 'closed' and exists (
    select from public.discovery_calls where id = call_id and status = 'requested'
  ) then return 'requested'; end if;
  return answer;
end
$$;

-- What the owner's overview says of the spam, each number up to `most` and one more, and the newest that are doubtful. Row level
-- security applies.
create function public.read_doubtful(most integer default 1000) returns jsonb
language sql stable set search_path = ''
as $$
  with bound as (select least(greatest(coalesce(most, 0), 0), 1000) + 1 as rows), newest as (
    (select 'message' as kind, id, name, created_at from public.contact_messages where is_doubtful
     order by created_at desc, id limit 5)
    union all
    (select 'call', id, name, created_at from public.discovery_calls where is_doubtful order by created_at desc, id limit 5)
  )
  select jsonb_build_object(
    'messages', (select count(*) from (select from public.contact_messages where is_doubtful limit (select rows from bound)) x),
    'calls', (select count(*) from (select from public.discovery_calls where is_doubtful limit (select rows from bound)) x),
    'set_aside', (
      select count(*) from (
        (select from public.contact_messages where status = 'spam' and not is_doubtful limit (select rows from bound))
        union all
        (select from public.discovery_calls where status = 'spam' and not is_doubtful limit (select rows from bound))
      ) x
    ),
    'of_a_day', (
      select count(*) from (
        (select from public.contact_messages where is_doubtful and created_at > now() - interval '1 day'
         limit (select rows from bound))
        union all
        (select from public.discovery_calls where is_doubtful and created_at > now() - interval '1 day'
         limit (select rows from bound))
      ) x
    ),
    'newest', (
      select coalesce(jsonb_agg(n order by n.created_at desc, n.id), '[]')
      from (select * from newest order by created_at desc, id limit 5) n
    )
  )
$$;

-- The owner has these in front of them.
create function public.note_listed(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  noted integer;
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  with messages as (
    update public.contact_messages set listed_at = now() where id = any ($1) and is_doubtful and listed_at is null returning 1
  ), calls as (
    update public.discovery_calls set listed_at = now() where id = any ($1) and is_doubtful and listed_at is null returning 1
  )
  select count(*) into noted from (select from messages union all select from calls) x;
  return noted;
end
$$;

-- Queues one mail to the owner that names what is doubtful and was not listed yet, the newest first and at most `most`; the rest
-- is counted. Once a day, and not while the last one waits: only one that was sent counts as a list. Answers whether it did.
create function public.queue_doubtful(
  at timestamptz default now(), quiet interval default '10 minutes', pause interval default '1 day', most integer default 50
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  payload jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtext('queue doubtful')) then return false; end if;
  if exists (select from public.outbox where template = 'doubtful-requests' and created_at > at - pause)
    or exists (select from public.outbox where template = 'doubtful-requests' and sent_at is null and failed_at is null)
    or not exists (
      select from public.contact_messages where is_doubtful and listed_at is null and created_at <= at - quiet
      union all
      select from public.discovery_calls where is_doubtful and listed_at is null and created_at <= at - quiet
    )
  then return false; end if;
  with waiting as (
    (select 'message' as kind, id, name, created_at from public.contact_messages where is_doubtful and listed_at is null
     order by created_at desc limit 1000)
    union all
    (select 'call', id, name, created_at from public.discovery_calls where is_doubtful and listed_at is null
     order by created_at desc limit 1000)
  ), placed as (
    select f.*, row_number() over (order by created_at desc, id) as place from waiting f
  )
  select jsonb_build_object(
    'requests', jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) order by place)
      filter (where place <= most),
    'more', greatest(count(*) - most, 0)
  ) into payload from placed;
  perform app.queue_mail(
    null, 'doubtful-requests', payload, gen_random_uuid(), 'doubtful-requests:' || gen_random_uuid()
  );
  return true;
end
$$;

create function app.list_by_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := array(select (r ->> 'id')::uuid from jsonb_array_elements(new.payload -> 'requests') r);
begin
  update public.contact_messages set listed_at = new.sent_at where id = any (ids) and is_doubtful and listed_at is null;
  update public.discovery_calls set listed_at = new.sent_at where id = any (ids) and is_doubtful and listed_at is null;
  return null;
end
$$;

create trigger list_by_mail after update of sent_at on public.outbox
for each row when (new.template = 'doubtful-requests' and old.sent_at is null and new.sent_at is not null)
execute function app.list_by_mail();

-- As before; what is doubtful goes when it was listed for as long as spam is kept, and what never was after a year. Whoever is a
-- client already was none.
create or replace function app.expired(periods jsonb, at timestamptz)
returns table (rule text, source text, key text, id text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  spam timestamptz := at - (periods ->> 'spam')::interval;
  unseen timestamptz := case when spam is not null then least(spam, at - interval '1 year') end;
  requests timestamptz := at - (periods ->> 'requests')::interval;
  projects timestamptz := at - (periods ->> 'projects')::interval;
  signups timestamptz := at - (periods ->> 'signups')::interval;
  accounts timestamptz := at - (periods ->> 'accounts')::interval;
  mails timestamptz := at - (periods ->> 'mails')::interval;
  audit timestamptz := at - (periods ->> 'audit')::interval;
  records timestamptz := at - (periods ->> 'records')::interval;
begin
  return query
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status = 'spam' and not m.is_doubtful and m.status_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at is null and m.status_at <= unseen and m.client_id is null
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status = 'spam' and not c.is_doubtful and c.status_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at is null and c.status_at <= unseen;

  return query
    select 'requests', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status <> 'spam' and m.status_at <= requests and m.created_at <= requests and m.client_id is null
      and not app.is_in_touch(lower(m.email), requests)
    union all
    select 'requests', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status <> 'spam' and c.status_at <= requests and c.created_at <= requests and c.ends_at <= requests
      and not app.is_in_touch(lower(c.email), requests)
    union all
    select 'requests', 'public.invites', 'id', i.id::text from public.invites i
    where i.accepted_at is null and i.expires_at <= requests
    union all
    select 'requests', 'public.private_links', 'id', l.id::text from public.private_links l
    where l.purpose = 'unsubscribe' and l.created_at <= requests;

  return query
    select 'projects', 'public.projects', 'id', p.id::text from public.projects p
    where p.archived_at <= projects and not app.is_emptied(p.id);

  return query
    select 'signups', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is null and a.created_at <= signups
    union all
    select 'accounts', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is not null
      and greatest(a.created_at, a.email_confirmed_at, a.last_sign_in_at) <= accounts
      and not exists (select from public.client_members m where m.user_id = a.id)
      and not exists (
        select from public.invites i
        where i.email = lower(u.email) and i.accepted_at is null and i.revoked_at is null and i.expires_at > at
      )
      and not exists (
        select from auth.sessions s
        where s.user_id = a.id and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > accounts
      );

  return query
    select 'mails', 'public.outbox', 'id', o.id::text from public.outbox o
    where (o.sent_at is not null or o.failed_at is not null) and o.created_at <= mails
      -- Without the mail that told of it, news would be mailed again.
      and not exists (select from public.notifications n where n.digest_id = o.id and n.read_at is null)
    union all
    select 'mails', 'public.notifications', 'id', n.id::text from public.notifications n
    where n.read_at is not null and n.updated_at <= mails;

  return query
    select 'audit', 'public.audit_log', 'id', l.id::text from public.audit_log l where l.created_at <= audit;

  return query
    select 'records', 'public.publish_events', 'id', p.id::text from public.publish_events p where p.received_at <= records
    union all
    select 'records', 'public.stripe_events', 'id', s.id from public.stripe_events s
    where s.processed_at is not null and s.created_at <= records
    union all
    select 'records', 'public.retention_runs', 'day', r.day::text from public.retention_runs r
    where r.day <= (records at time zone 'utc')::date;
  -- The sign-in service's own log, with addresses of the network, where it keeps one and lets it be cleared.
  if has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'delete') then
    return query execute $q$
      select 'records', 'auth.audit_log_entries', 'id', e.id::text from auth.audit_log_entries e where e.created_at <= $1
    $q$ using records;
  end if;

  -- What counts attempts, and sessions that are good for nothing any more: no setting keeps them longer.
  return query
    select 'limits', 'public.rate_limits', 'key', l.key from public.rate_limits l where l.resets_at <= at - interval '1 hour'
    union all
    select 'limits', 'app.set_aside_passwords', 'user_id', p.user_id::text from app.set_aside_passwords p
    where p.created_at <= at - interval '1 hour'
    union all
    select 'limits', 'auth.sessions', 'id', s.id::text from auth.sessions s
    where s.created_at <= at - interval '60 days'
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= at - interval '14 days';
end
$$;

-- As before, but that each request is looked at again before it goes.
create or replace function public.remove_expired(periods jsonb, most integer default 500, at timestamptz default now())
returns table (rule text, source text, total bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  perform app.refuse_short_periods($1);
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('remove expired')) then return; end if;
  perform set_config('app.removes_expired', 'on', true);
  for due in
    select e.rule, e.source, e.key, (array_agg(e.id order by e.id))[1:most] as ids
    from app.expired($1, $3) e group by 1, 2, 3 order by e.rule = 'limits', 1, 2
  loop
    if due.source in ('public.contact_messages', 'public.discovery_calls') then
      -- What the owner takes out of the spam at this moment stays.
      execute format('select from %s where id = any ($1) order by id for update', due.source) using due.ids::uuid[];
      select array_agg(e.id) into due.ids
      from app.expired($1, $3) e where e.rule = due.rule and e.source = due.source and e.id = any (due.ids);
      continue when due.ids is null;
    end if;
    if due.source in ('public.contact_messages', 'public.discovery_calls', 'public.invites') then
      delete from public.audit_log l
      where l.row_id = any (due.ids) and 'public.' || l.table_name = due.source
        or l.table_name in ('owner_notes', 'contact_replies')
          and coalesce(l.after, l.before) ->> case l.table_name when 'owner_notes' then 'subject_id' else 'message_id' end
            = any (due.ids);
      delete from public.owner_notes n where n.subject_id = any (due.ids::uuid[]);
      delete from public.outbox o where o.subject_id = any (due.ids::uuid[]);
    end if;
    if due.source = 'public.projects' then
      perform app.empty_projects(due.ids::uuid[]);
    else
      execute format(
        'delete from %s where %I = any ($1::%s[])', due.source, due.key,
        (select format_type(a.atttypid, a.atttypmod) from pg_catalog.pg_attribute a
         where a.attrelid = to_regclass(due.source) and a.attname = due.key)
      ) using due.ids;
    end if;
    rule := due.rule;
    source := due.source;
    total := cardinality(due.ids);
    return next;
  end loop;
  perform set_config('app.removes_expired', 'off', true);
end
$$;

revoke execute on function app.fate_of, app.list_by_mail from public;
grant execute on function app.fate_of to service_role;
revoke execute on function public.read_doubtful, public.note_listed, public.queue_doubtful from public, anon, authenticated;
grant execute on function public.read_doubtful, public.note_listed to authenticated;
grant execute on function public.queue_doubtful to service_role;
