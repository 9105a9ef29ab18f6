-- A sign-in from a browser that the account did not know is told by mail and noted. Of an account with a factor it is told when its
-- second step is done, or when five minutes have gone by without: whoever has only the password is told of too.
create table app.awaited_steps (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  browser text not null,
  system text not null,
  at timestamptz not null default now()
);
create index awaited_steps_user_id_idx on app.awaited_steps (user_id);
alter table app.awaited_steps enable row level security;

-- Notes and mails it, at most once an hour for an account, a kind of device and what was done there.
create function app.tell_of_device(account uuid, browser text, system text, at timestamptz, is_done boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  device jsonb := jsonb_build_object('browser', $2, 'system', $3, 'is_done', $5);
begin
  perform pg_advisory_xact_lock(hashtext('new devices'), hashtext(account::text));
  if exists (
    select from public.outbox mail
    where mail.subject_id = account and mail.template = 'new-device' and mail.payload @> device
      and mail.created_at > now() - interval '1 hour'
  ) then return false; end if;
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, case when is_done then 'newDevice' else 'newDeviceByPassword' end, 'users', account::text);
  perform app.queue_mail(
    person.email, 'new-device', device || jsonb_build_object('at', $4), person.id,
    concat_ws(':', 'device', person.id, gen_random_uuid())
  ) from public.users person where person.id = account;
  return true;
end
$$;

-- What the site does with a session that has just begun in a browser it does not know: `told`, `awaited` where its second step is still to
-- be done, `new` for who proved the address within the hour and knows that this browser is new, else `unknown`.
create function public.note_new_device(of_user uuid, of_session uuid, browser text, system text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  confirmed_at timestamptz;
  level text;
begin
  perform app.refuse_oversized($3, 100);
  perform app.refuse_oversized($4, 100);
  select account.email_confirmed_at, coalesce(to_jsonb(session) ->> 'aal', 'aal1') into confirmed_at, level
  from auth.sessions session join auth.users account on account.id = session.user_id
  where session.id = of_session and session.user_id = of_user;
  if not found or $3 is null or $4 is null then return 'unknown'; end if;
  if app.has_factor(of_user) and level <> 'aal2' then
    -- So many at once are not somebody who looks for their phone.
    insert into app.awaited_steps (session_id, user_id, browser, system)
    select $2, $1, $3, $4
    where (select count(*) from app.awaited_steps step where step.user_id = $1) < 20
    on conflict do nothing;
    return 'awaited';
  end if;
  if confirmed_at > now() - interval '1 hour' then return 'new'; end if;
  perform app.tell_of_device($1, $3, $4, now(), true);
  return 'told';
end
$$;

-- Tells of those whose second step is done, and of those who have let five minutes go by; answers how many there were.
create function public.tell_of_new_devices(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer := 0;
  step record;
begin
  for step in
    with steps as (
      select awaited.session_id, exists (
        select from auth.sessions session
        where session.id = awaited.session_id and to_jsonb(session) ->> 'aal' = 'aal2'
      ) as is_done
      from app.awaited_steps awaited
      order by awaited.session_id for update of awaited skip locked
    )
    delete from app.awaited_steps gone using steps
    where gone.session_id = steps.session_id and (steps.is_done or gone.at < $1 - interval '5 minutes')
    returning gone.*, steps.is_done
  loop
    told := told + 1;
    perform app.tell_of_device(step.user_id, step.browser, step.system, step.at, step.is_done);
  end loop;
  return told;
end
$$;

revoke execute on function app.tell_of_device, public.note_new_device, public.tell_of_new_devices
from public, anon, authenticated;
grant execute on function public.note_new_device, public.tell_of_new_devices to service_role;
