-- Who has an account is asked before it sees another company; only whoever is new joins by proving the invited address.
alter table public.invites
add column invited_by uuid default app.me() references public.users (id) on delete set null,
add column declined_at timestamptz;

create index invites_invited_by_idx on public.invites (invited_by);
grant select (declined_at) on public.invites to authenticated;

drop trigger accept_new_invite on public.invites;
drop function app.accept_new_invite();

-- A change of the address is no acceptance either.
drop trigger join_invited_clients on auth.users;
create trigger join_invited_clients
after insert or update of email_confirmed_at on auth.users
for each row when (new.email_confirmed_at is not null)
execute function app.accept_invites_of_account();

create or replace function app.accept_invites_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.email_confirmed_at is null then perform app.accept_invites(new.id, new.email); end if;
  return new;
end
$$;

create or replace function app.accept_invites(user_id uuid, address text) returns void
language sql security definer set search_path = ''
as $$
  with open as (
    update public.invites set accepted_at = now()
    where email = lower(address) and accepted_at is null and revoked_at is null and declined_at is null
      and expires_at > now()
    returning client_id
  )
  insert into public.client_members (client_id, user_id)
  select distinct client_id, accept_invites.user_id from open
  on conflict do nothing
$$;

create function app.has_account(address text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from auth.users where email = lower(address) and email_confirmed_at is not null)
$$;

create or replace function app.queue_invite(invite public.invites, request_key uuid) returns void
language sql set search_path = ''
as $$
  select app.queue_mail(
    invite.email, 'client-invite',
    jsonb_build_object(
      'client', client.name, 'email', invite.email, 'expires_at', invite.expires_at,
      'has_account', app.has_account(invite.email),
      'invited_by', (select nullif(full_name, '') from public.users where id = invite.invited_by)
    ),
    invite.id, 'client-invite:' || invite.id || ':' || request_key
  )
  from public.clients client where client.id = invite.client_id
$$;

-- Invites an address, or renews the invite that is open or was declined, and mails it. Answers 'invited', 'asked' (somebody who
-- has an account, and joins or declines there), or why not: 'member', 'owner', 'missing' (no such client). The id also tells
-- a repeated request, which changes nothing.
create or replace function public.invite_person(invite_id uuid, client_id uuid, address text, token_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  perform app.refuse_oversized($4);
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
    insert into public.invites (id, client_id, email, token_hash)
    values ($1, $2, lower(btrim(address)), $4)
    returning * into invite;
  end if;
  perform app.queue_invite(invite, $1);
  return outcome;
end
$$;

-- Makes an invite that is open, expired or declined good for another two weeks and mails it again, once per request_key.
-- Answers as above; 'closed' when it was accepted or taken back.
create or replace function public.renew_invite(invite_id uuid, token_hash text, request_key uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  perform app.refuse_oversized($2);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.invites i
  set expires_at = now() + interval '14 days', token_hash = $2, declined_at = null, invited_by = app.me()
  where i.id = $1 and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then return 'closed'; end if;
  perform app.queue_invite(invite, $3);
  return case when app.has_account(invite.email) then 'asked' else 'invited' end;
end
$$;

-- The invites to an address that the caller has proven, and can still answer.
create function app.my_open_invites() returns setof public.invites
language sql stable security definer set search_path = ''
as $$
  select invite.* from public.invites invite
  join auth.users account on account.email = invite.email and account.email_confirmed_at is not null
  join public.users person on person.id = account.id and person.role = 'client'
  where account.id = (select app.me())
    and invite.accepted_at is null and invite.revoked_at is null and invite.declined_at is null
    and invite.expires_at > now()
$$;

create function public.list_my_invites() returns table (id uuid, client_name text, invited_by text, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select invite.id, client.name, nullif(host.full_name, ''), invite.expires_at
  from app.my_open_invites() invite
  join public.clients client on client.id = invite.client_id
  left join public.users host on host.id = invite.invited_by
  order by invite.created_at
  limit 20
$$;

-- Joins the company of an invite to the caller's own address, or declines. Answers 'joined' or 'declined', the same again for
-- a repeated request; 'closed' for an invite that is over, somebody else's or not there.
create function public.answer_invite(invite_id uuid, is_joining boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  -- Whoever takes the invite back meanwhile is waited for.
  perform 1 from public.invites i where i.id = $1 for update;
  select * into invite from app.my_open_invites() mine where mine.id = $1;
  if invite.id is null then
    return coalesce((
      select case when i.accepted_at is not null then 'joined' else 'declined' end
      from public.invites i join public.users u on u.email = i.email
      where i.id = $1 and u.id = app.me() and case when $2
        then i.accepted_at is not null and exists (
          select 1 from public.client_members m where m.client_id = i.client_id and m.user_id = u.id
        )
        else i.declined_at is not null and i.accepted_at is null end
    ), 'closed');
  end if;
  if $2 then
    update public.invites set accepted_at = now() where id = invite.id;
    insert into public.client_members (client_id, user_id) values (invite.client_id, app.me()) on conflict do nothing;
    return 'joined';
  end if;
  update public.invites set declined_at = now() where id = invite.id;
  return 'declined';
end
$$;

revoke execute on function app.has_account, app.my_open_invites from public;
revoke execute on function public.list_my_invites, public.answer_invite from public, anon, authenticated;
grant execute on function public.list_my_invites, public.answer_invite to authenticated;
