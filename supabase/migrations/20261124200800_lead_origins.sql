-- Where somebody who wrote or booked came from: `source_path` is the page of this site that led them to the form.
alter table public.contact_messages
  add column referrer_host text check (char_length(referrer_host) <= 253),
  add column campaign text check (char_length(campaign) <= 200);
alter table public.discovery_calls
  add column referrer_host text check (char_length(referrer_host) <= 253),
  add column campaign text check (char_length(campaign) <= 200);

comment on column public.contact_messages.referrer_host is 'The other site whose link they followed, its name alone.';
comment on column public.contact_messages.campaign is 'What the link they followed called itself: utm_source, utm_medium and utm_campaign.';
comment on column public.discovery_calls.referrer_host is 'As of contact_messages.';
comment on column public.discovery_calls.campaign is 'As of contact_messages.';

grant select (referrer_host, campaign) on public.contact_messages to authenticated;
grant select (referrer_host, campaign) on public.discovery_calls to authenticated;

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
    campaign, idempotency_key)
  select
    r.name, r.email, r.phone, r.message,
    case when cardinality(r.spam_reasons) = 0 then 'new' else 'spam' end::public.contact_message_status,
    r.spam_reasons, r.source_path, r.referrer_host, r.campaign, r.idempotency_key
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
    status, spam_reasons, source_path, referrer_host, campaign, manage_token_hash, idempotency_key
  )
  select
    r.id, r.name, r.email, r.phone, r.date, r.start_time, r.end_time, r.notes, r.time_zone, r.starts_at, r.ends_at,
    case when cardinality(r.spam_reasons) = 0 then 'requested' else 'spam' end::public.discovery_call_status,
    r.spam_reasons, r.source_path, r.referrer_host, r.campaign, r.manage_token_hash, r.idempotency_key
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
