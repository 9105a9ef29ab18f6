-- Nobody uses up another's place: what one email address or phone number may send is counted for each origin by itself. Decision 0093.

alter table public.troubles drop constraint troubles_kind_check,
  add constraint troubles_kind_check check (kind in ('error', 'slow', 'mail', 'publish', 'full'));

-- Whether the agency has to do with this address (in lower case): it is a client's or invited, or was answered. What a stranger can
-- do with it, such as making an account, counts for nothing.
create function app.is_known(address text) returns boolean
language sql stable set search_path = ''
as $$
  select address <> '' and (
    exists (
      select from public.users u join public.client_members m on m.user_id = u.id where lower(u.email) = address
    )
    or exists (select from public.invites i where lower(i.email) = address and i.revoked_at is null)
    or exists (
      select from public.contact_messages m where lower(m.email) = address and m.status = 'answered'
    )
    or exists (
      select from public.discovery_calls c
      where lower(c.email) = address and c.status in ('proposed', 'confirmed')
    )
  )
$$;

-- Whether a public form takes this request. `wait` is in seconds, zero when it does; a quiet one is stored and mailed to nobody:
-- its address has sent so much, from wherever, that more mails would be too many. An origin has a limit, and so has the form for all;
-- beyond them only those whom the agency knows are heard, and the owner is told of it once a day.
create function app.admit_visitor(form text, request jsonb, out wait integer, out is_quiet boolean)
language plpgsql set search_path = ''
as $$
declare
  origin text := coalesce(request ->> 'address_hash', '');
  sender text := coalesce(request ->> 'sender_hash', '');
begin
  is_quiet := app.count_request(form || ':sender:' || sender, 10, interval '1 hour') > 0;
  wait := app.count_request(form || ':sender:' || sender || ':' || origin, 10, interval '1 hour');
  if wait > 0 then return; end if;
  wait := app.count_request(form || ':address:' || origin, 30, interval '10 minutes');
  if wait = 0 then wait := app.count_request(form || ':all', 500, interval '1 hour'); end if;
  if wait = 0 then return; end if;
  if not is_quiet and app.is_known(lower(coalesce(request ->> 'email', ''))) then
    wait := 0;
    return;
  end if;
  insert into public.troubles as known (kind, what) values ('full', form)
  on conflict (kind, what, subject) do update set
    times = least(known.times + 1, 1000000),
    last_at = now(),
    told_at = case when known.told_at > now() - interval '1 day' then known.told_at end;
end
$$;

-- Whether a request is answered by a mail to the address that a stranger gave: sixty in an hour, whoever asks, and ten in a day to
-- one address.
create or replace function app.may_acknowledge(request jsonb) returns boolean
language sql set search_path = ''
as $$
  select case when (request ->> 'acknowledge')::boolean
    then greatest(
      app.count_request('acknowledgement:' || coalesce(request ->> 'sender_hash', ''), 10, interval '1 day'),
      app.count_request('acknowledgements', 60, interval '1 hour')
    ) = 0
    else false
  end
$$;

create or replace function public.record_contact_message(request jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  contact public.contact_messages;
  admitted record;
begin
  select * into contact from public.contact_messages
  where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', contact.id); end if;

  admitted := app.admit_visitor('contact', request);
  if admitted.wait > 0 then return jsonb_build_object('retry_after', admitted.wait); end if;

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
  elsif contact.status = 'new' and not admitted.is_quiet then
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
  admitted record;
begin
  select * into call from public.discovery_calls where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', call.id); end if;

  admitted := app.admit_visitor('call', request);
  if admitted.wait > 0 then return jsonb_build_object('retry_after', admitted.wait); end if;

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
  elsif call.status = 'requested' and not admitted.is_quiet then
    perform app.announce_discovery_call(
      call, 'call-notice', case when app.may_acknowledge(request) then 'call-received' end
    );
  end if;
  return jsonb_build_object('id', call.id);
end
$$;

drop function app.count_visitor;

-- Mails that anybody can have sent to an account: ten in five minutes for one origin, and ten a day for all together. The first that an
-- origin asks for in a day goes all the same, twenty times: whoever the account belongs to is not kept out by strangers.
create function app.count_mail(account text, origin text) returns integer
language plpgsql set search_path = ''
as $$
declare
  wait integer := app.count_request('mail:account:' || account || ':' || origin, 10, interval '5 minutes');
  is_first boolean := app.count_request('mails:' || account || ':' || origin, 1, interval '1 day') = 0;
begin
  if wait > 0 then return wait; end if;
  wait := app.count_request('mails:' || account, 10, interval '1 day');
  if wait > 0 and is_first then return app.count_request('first mails:' || account, 20, interval '1 day'); end if;
  return wait;
end
$$;

create or replace function public.count_sign_in_attempt(kind text, address_hash text, account_hash text) returns integer
language sql set search_path = ''
as $$
  select greatest(
    app.count_request(kind || ':address:' || address_hash, case kind when 'guess' then 30 else 60 end, interval '5 minutes'),
    case
      when account_hash = '' then 0
      when kind = 'mail' then app.count_mail(account_hash, address_hash)
      else app.count_request(kind || ':account:' || account_hash, 10, interval '5 minutes')
    end
  )
$$;

revoke execute on function app.is_known, app.admit_visitor, app.count_mail from public;
grant execute on function app.is_known, app.admit_visitor, app.count_mail to service_role;
