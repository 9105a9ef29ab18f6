-- A message that the owner puts off until a day is new again on that day. Nothing has to run then: what reads compares with now.
alter table public.contact_messages
  add column snoozed_until timestamptz,
  add column waits_since timestamptz not null generated always as (greatest(created_at, snoozed_until)) stored,
  add constraint contact_messages_snoozed_are_new check (snoozed_until is null or status = 'new');
comment on column public.contact_messages.snoozed_until is 'When the day begins, where the agency is, until which it is put off.';
comment on column public.contact_messages.waits_since is 'When it came, or comes back; while that is ahead it is snoozed.';
grant select (snoozed_until, waits_since) on public.contact_messages to authenticated;

drop index public.contact_messages_unanswered_idx;
create index contact_messages_unanswered_idx on public.contact_messages (waits_since desc, id) where status = 'new';
create index contact_messages_snoozed_idx on public.contact_messages (sender) where snoozed_until is not null;

drop trigger record_change on public.contact_messages;
create trigger record_change after update on public.contact_messages
for each row execute function app.record_change('idempotency_key', 'status_at', 'listed_at', 'waits_since');

create function app.end_snooze() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.snoozed_until := null;
  return new;
end
$$;
revoke execute on function app.end_snooze() from public;

create trigger end_snooze before update of status on public.contact_messages
for each row when (new.status <> 'new') execute function app.end_snooze();

/* Whoever writes again is not put off any more: what waits of their address is new at once. */
create function app.wake_thread() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update public.contact_messages set snoozed_until = null where id in (
    select m.id from public.contact_messages m
    where m.sender = new.sender and m.snoozed_until is not null and m.id <> new.id
    order by m.id for update
  );
  return null;
end
$$;
revoke execute on function app.wake_thread() from public;

create trigger wake_thread after insert on public.contact_messages
for each row when (new.status = 'new') execute function app.wake_thread();
create trigger wake_thread_later after update of status on public.contact_messages
for each row when (old.status = 'spam' and new.status = 'new') execute function app.wake_thread();

/*
 * Files messages, or with `snoozed_until` puts them off; gives the ids of those that are there. One that is no spam any more is
 * announced, as if it came now.
 */
create function public.file_contact_messages(
  message_ids uuid[], new_status public.contact_message_status, snoozed_until timestamptz default null
) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
declare
  before public.contact_messages;
  contact public.contact_messages;
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2);
  if $3 is not null and ($2 <> 'new' or $3 <= now() or $3 > now() + interval '367 days') then
    raise exception 'Nothing is snoozed until then' using errcode = '22023';
  end if;
  for before in select m.* from public.contact_messages m where m.id = any ($1) order by m.id for update loop
    update public.contact_messages m set
      status = $2, snoozed_until = $3, is_doubtful = false,
      status_at = case when m.is_doubtful then now() else m.status_at end
    where m.id = before.id returning m.* into contact;
    if before.status = 'spam' and $2 <> 'spam' then perform app.announce_contact_message(contact, true); end if;
    return next contact.id;
  end loop;
end
$$;
revoke execute on function public.file_contact_messages(uuid[], public.contact_message_status, timestamptz) from public, anon;
grant execute on function public.file_contact_messages(uuid[], public.contact_message_status, timestamptz) to authenticated, service_role;

create or replace function public.set_contact_message_status(message_id uuid, new_status public.contact_message_status)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $2 is null then return false; end if;
  return exists (select from public.file_contact_messages(array[$1], $2));
end
$$;

do $do$
declare
  waiting text := pg_get_viewdef('app.waiting_items'::regclass);
  expired text := pg_get_functiondef('app.expired(jsonb, timestamptz)'::regprocedure);
begin
  waiting := regexp_replace(
    waiting, 'm\.status = ''new''::(public\.)?contact_message_status',
    'm.status = ''new''::public.contact_message_status and (m.snoozed_until is null or m.snoozed_until <= now())'
  );
  waiting := replace(waiting, 'm.created_at AS since', 'm.waits_since AS since');
  -- What was put off has its time from when it came back.
  expired := replace(
    expired, 'm.status_at <= requests and m.created_at <= requests', 'm.status_at <= requests and m.waits_since <= requests'
  );
  if waiting not like '%waits_since AS since%snoozed_until <= now()%' or expired not like '%waits_since%'
  then
    raise exception 'What waits or what expires was not found';
  end if;
  execute 'create or replace view app.waiting_items with (security_invoker = true) as ' || waiting;
  execute expired;
end
$do$;

create or replace function public.count_notifications()
returns table (unread integer, latest timestamptz, leads integer, newest_lead timestamptz)
language sql stable set search_path = ''
as $$
  -- Row level security leaves a client none of them.
  with leads as (
    select waits_since as since from public.contact_messages where status = 'new' and (snoozed_until is null or snoozed_until <= now())
    union all
    select created_at from public.discovery_calls where status = 'requested'
  )
  select
    (select count(*)::integer from public.notifications where user_id = (select app.me()) and read_at is null),
    (select max(updated_at) from public.notifications where user_id = (select app.me())),
    (select count(*)::integer from leads),
    (select max(since) from leads)
$$;
