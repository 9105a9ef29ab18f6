-- A mail that proposes another time says why only as far as it is known.
drop function app.announce_discovery_call(public.discovery_calls, text, text);

create function app.announce_discovery_call(
  call public.discovery_calls, to_owner text, to_visitor text, told jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
declare
  payload jsonb := jsonb_build_object(
    'name', call.name, 'email', call.email, 'phone', call.phone, 'notes', call.notes,
    'time_zone', call.time_zone, 'starts_at', call.starts_at, 'ends_at', call.ends_at,
    'status', call.status, 'sequence', call.sequence
  ) || told;
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
revoke execute on function app.announce_discovery_call(public.discovery_calls, text, text, jsonb) from public;
grant execute on function app.announce_discovery_call(public.discovery_calls, text, text, jsonb) to service_role;

/* 'not free', or whose the time was that no longer holds: 'asked' for, 'proposed' or 'confirmed'. */
create function app.why_another_time(call public.discovery_calls) returns text
language sql stable set search_path = ''
as $$
  select case
    when call.status <> 'requested' then call.status::text
    when exists (
      select from public.discovery_calls c
      where c.status = 'confirmed' and c.id <> call.id and c.starts_at < call.ends_at and call.starts_at < c.ends_at
    ) or exists (
      select from public.availability_blocks b where b.starts_at < call.ends_at and call.starts_at < b.ends_at
    ) then 'not free'
    else 'asked'
  end
$$;
revoke execute on function app.why_another_time(public.discovery_calls) from public;
grant execute on function app.why_another_time(public.discovery_calls) to service_role;

create or replace function app.reschedule_discovery_call(
  call_id uuid, new_time jsonb, to_status public.discovery_call_status, to_owner text, to_visitor text
) returns text
language plpgsql set search_path = ''
as $$
declare
  call public.discovery_calls;
  told jsonb := '{}';
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
  if to_status = 'proposed' then told := jsonb_build_object('why', app.why_another_time(call)); end if;
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
  perform app.announce_discovery_call(call, to_owner, to_visitor, told);
  perform app.hold_call_mails(call);
  return to_status;
end
$$;
