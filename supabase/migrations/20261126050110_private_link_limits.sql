-- Who holds a private link needs no account. So what it does has a limit of its own, for all links to the same thing together,
-- and a call that is moved again and again is told of once in ten minutes, with the last time.

-- Counts what is done with a private link: `subject` is the call and what is done with it, the person whose mails end, or the hash of a
-- calendar's secret. Zero when it may go on, else the seconds to wait.
create function public.count_private_link(purpose text, subject text) returns integer
language plpgsql set search_path = ''
as $$
declare
  most integer := case purpose when 'call' then 10 when 'calendar' then 120 when 'unsubscribe' then 20 end;
begin
  if most is null or coalesce(subject, '') = '' then
    raise exception 'No such link' using errcode = '22023';
  end if;
  return app.count_request('private-link:' || purpose || ':' || subject, most, interval '1 hour');
end
$$;

revoke execute on function public.count_private_link from public, anon, authenticated;
grant execute on function public.count_private_link to service_role;

-- What waits to be told of a call is not so any more.
create function app.forget_waiting_call_mails(call_id uuid) returns void
language sql set search_path = ''
as $$
  delete from public.outbox
  where subject_id = call_id and template in ('call-changed', 'call-changed-notice')
    and attempts = 0 and sent_at is null and next_at > now()
$$;

-- The first change is told at once, whatever follows within ten minutes of it waits for their end.
create function app.hold_call_mails(call public.discovery_calls) returns void
language sql set search_path = ''
as $$
  update public.outbox mail
  set next_at = greatest(mail.next_at, (
    select max(coalesce(told.sent_at, told.created_at)) + interval '10 minutes' from public.outbox told
    where told.subject_id = mail.subject_id and told.template = mail.template and told.id <> mail.id
  ))
  where mail.subject_id = call.id and mail.dedupe_key in (
    'call-changed:' || call.id || ':' || call.sequence, 'call-changed-notice:' || call.id || ':' || call.sequence
  )
$$;

create or replace function app.move_discovery_call(
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
  perform app.forget_waiting_call_mails(call.id);
  perform app.announce_discovery_call(call, to_owner, to_visitor);
  return to_status;
exception when exclusion_violation then
  return 'taken';
end
$$;

-- Answers the new status; 'closed' when there is nothing to change, or no such call; 'same' to a visitor who asks for the time
-- that it has, which changes nothing and is told to nobody.
create or replace function app.reschedule_discovery_call(
  call_id uuid, new_time jsonb, to_status public.discovery_call_status, to_owner text, to_visitor text
) returns text
language plpgsql set search_path = ''
as $$
declare
  call public.discovery_calls;
begin
  select * into call from public.discovery_calls
  where id = call_id and status in ('requested', 'proposed', 'confirmed') for update;
  if call.id is null then return 'closed'; end if;
  -- Refuses the name of no time zone.
  perform now() at time zone (new_time ->> 'time_zone');
  if call.starts_at = (new_time ->> 'starts_at')::timestamptz and call.ends_at = (new_time ->> 'ends_at')::timestamptz
    and (to_status = 'requested' or call.status = to_status)
  then
    return case to_status when 'requested' then 'same' else to_status::text end;
  end if;
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
  where id = call.id
  returning * into call;
  perform app.forget_waiting_call_mails(call.id);
  perform app.announce_discovery_call(call, to_owner, to_visitor);
  perform app.hold_call_mails(call);
  return to_status;
end
$$;

revoke execute on function app.forget_waiting_call_mails, app.hold_call_mails from public;
grant execute on function app.forget_waiting_call_mails, app.hold_call_mails to service_role;
