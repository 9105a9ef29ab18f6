-- Addresses that work without signing in. Each has a random secret of its own, which is shown once and never stored: here is
-- its SHA-256 alone. Whatever is mailed gets a new one, so one that ends takes no other with it.
create table public.private_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (purpose in ('call', 'invite', 'unsubscribe', 'calendar')),
  subject_id uuid not null,
  created_at timestamptz not null default now()
);

comment on column public.private_links.subject_id is 'The call or the invite; of the others the person whose mails or calendar it is.';

create index private_links_subject_id_idx on public.private_links (subject_id, purpose);

alter table public.private_links enable row level security;
revoke all on public.private_links from anon, authenticated;
grant select (id, purpose, subject_id, created_at), delete on public.private_links to authenticated;
grant all on public.private_links to service_role;

create policy "owners see that their calendar has an address, and end it"
on public.private_links for all to authenticated
using (purpose = 'calendar' and subject_id = (select app.me()) and (select app.is_owner()))
with check (purpose = 'calendar' and subject_id = (select app.me()) and (select app.is_owner()));

create trigger record_change after insert on public.private_links
for each row when (new.purpose = 'calendar') execute function app.record_change('token_hash', 'created_at');
create trigger record_ended after delete on public.private_links
for each row when (old.purpose = 'calendar') execute function app.record_change('token_hash', 'created_at');

-- Gives the caller's calendar of calls another address; the one before ends.
create function public.renew_calendar_link(token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  delete from public.private_links l where l.purpose = 'calendar' and l.subject_id = app.me();
  insert into public.private_links (token_hash, purpose, subject_id) values ($1, 'calendar', app.me());
end
$$;

-- Whether a calendar's address is still good: its owner may have become somebody else.
create function public.may_read_calendar(token_hash text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.private_links link
    join public.users person on person.id = link.subject_id and person.role = 'owner' and person.disabled_at is null
    where link.purpose = 'calendar' and link.token_hash = $1
  )
$$;

create function app.end_private_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.private_links where subject_id = old.id;
  return null;
end
$$;

create trigger end_private_links after delete on public.discovery_calls
for each row execute function app.end_private_links();
create trigger end_private_links after delete on public.invites
for each row execute function app.end_private_links();
create trigger end_private_links after delete on public.users
for each row execute function app.end_private_links();

-- What was mailed before keeps working.
insert into public.private_links (token_hash, purpose, subject_id)
select manage_token_hash, 'call', id from public.discovery_calls where manage_token_hash ~ '^[0-9a-f]{64}$'
union all
select token_hash, 'invite', id from public.invites where token_hash ~ '^[0-9a-f]{64}$';

alter table public.discovery_calls alter column manage_token_hash drop not null;
comment on column public.discovery_calls.manage_token_hash is 'Not used any more: see private_links.';

create or replace function public.cancel_discovery_call(token_hash text) returns text
language sql set search_path = ''
as $$
  select app.move_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    '{requested,proposed,confirmed}', 'cancelled', 'call-cancelled-notice', 'call-cancelled'
  )
$$;

create or replace function public.accept_discovery_call(token_hash text) returns text
language sql set search_path = ''
as $$
  select app.move_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    '{proposed}', 'confirmed', 'call-accepted-notice', 'call-confirmed'
  )
$$;

create or replace function public.change_discovery_call(token_hash text, new_time jsonb) returns text
language sql set search_path = ''
as $$
  select app.reschedule_discovery_call(
    (select l.subject_id from public.private_links l where l.purpose = 'call' and l.token_hash = $1),
    new_time, 'requested', 'call-changed-notice', 'call-changed'
  )
$$;

-- Invites, as before but for their links.
drop function public.convert_message_to_client(uuid, text, uuid, text);
drop function public.invite_person(uuid, uuid, text, text);
drop function public.renew_invite(uuid, text, uuid);
alter table public.invites drop column token_hash;

create function public.invite_person(invite_id uuid, client_id uuid, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if not exists (select 1 from public.clients c where c.id = $2) then return 'missing'; end if;
  outcome := case when app.has_account(btrim(address)) then 'asked' else 'invited' end;
  if exists (select 1 from public.invites i where i.id = $1) then return outcome; end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

  -- Two requests at once would find no open invite, both of them.
  perform 1 from public.clients c where c.id = $2 for update;
  update public.invites i set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me()
  where i.client_id = $2 and i.email = lower(btrim(address)) and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then
    insert into public.invites (id, client_id, email) values ($1, $2, lower(btrim(address)))
    returning * into invite;
  end if;
  perform app.queue_invite(invite, $1);
  return outcome;
end
$$;

create function public.renew_invite(invite_id uuid, request_key uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.invites i
  set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me()
  where i.id = $1 and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then return 'closed'; end if;
  perform app.queue_invite(invite, $2);
  return case when app.has_account(invite.email) then 'asked' else 'invited' end;
end
$$;

create function public.convert_message_to_client(message_id uuid, client_name text, invite_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  new_client uuid;
begin
  perform app.refuse_oversized(client_name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into contact from public.contact_messages where id = message_id for update;
  if contact.id is null or contact.client_id is not null then return contact.client_id; end if;
  insert into public.clients (name) values (btrim(client_name)) returning id into new_client;
  perform public.invite_person(invite_id, new_client, contact.email);
  update public.contact_messages set client_id = new_client where id = message_id;
  return new_client;
end
$$;

revoke execute on function app.end_private_links from public;
revoke execute on function public.renew_calendar_link, public.may_read_calendar, public.invite_person, public.renew_invite,
  public.convert_message_to_client from public, anon, authenticated;
grant execute on function public.may_read_calendar to service_role;
grant execute on function public.renew_calendar_link, public.invite_person, public.renew_invite to authenticated;
grant execute on function public.convert_message_to_client to authenticated, service_role;
