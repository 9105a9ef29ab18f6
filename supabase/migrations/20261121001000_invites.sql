create table public.invites (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 255),
  client_id uuid not null references public.clients (id) on delete cascade,
  token_hash text unique,
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

comment on column public.invites.token_hash is 'Of the token in the mailed link, which the site computes and nobody stores.';

create index invites_email_idx on public.invites (email);
create index invites_client_id_idx on public.invites (client_id);

alter table public.invites enable row level security;
revoke all on public.invites from anon, authenticated;
-- Nobody inserts: an invite without its mail would reach nobody, so the functions below make both.
grant select (id, email, client_id, expires_at, accepted_at, revoked_at, created_at) on public.invites to authenticated;
grant update (revoked_at) on public.invites to authenticated;
grant all on public.invites to service_role;

create policy "the owner reads invites"
on public.invites for select to authenticated
using ((select app.is_owner()));

create policy "the owner takes invites back"
on public.invites for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

-- Joins the clients that a proven address is invited to.
create function app.accept_invites(user_id uuid, address text) returns void
language sql security definer set search_path = ''
as $$
  with open as (
    update public.invites set accepted_at = now()
    where email = lower(address) and accepted_at is null and revoked_at is null and expires_at > now()
    returning client_id
  )
  insert into public.client_members (client_id, user_id)
  select distinct client_id, accept_invites.user_id from open
  on conflict do nothing
$$;

create function app.accept_invites_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.accept_invites(new.id, new.email);
  return new;
end
$$;

-- After create_user_row: triggers fire in the order of their names, and members refer to the row.
create trigger join_invited_clients
after insert or update of email, email_confirmed_at on auth.users
for each row when (new.email_confirmed_at is not null)
execute function app.accept_invites_of_account();

-- Somebody who has a proven account joins at once.
create function app.accept_new_invite() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.accept_invites(id, email) from auth.users where email = new.email and email_confirmed_at is not null;
  return null;
end
$$;

create trigger accept_new_invite
after insert on public.invites
for each row execute function app.accept_new_invite();

create trigger record_change after insert or update or delete on public.invites
for each row execute function app.record_change('token_hash');

create function app.queue_invite(invite public.invites, request_key uuid) returns void
language sql set search_path = ''
as $$
  select app.queue_mail(
    invite.email, 'client-invite',
    jsonb_build_object('client', name, 'email', invite.email, 'expires_at', invite.expires_at),
    invite.id, 'client-invite:' || invite.id || ':' || request_key
  )
  from public.clients where id = invite.client_id
$$;

create function app.tell_of_membership(client_id uuid, user_id uuid, reason_id uuid) returns void
language sql set search_path = ''
as $$
  select app.queue_mail(
    person.email, 'client-joined', jsonb_build_object('client', client.name, 'name', person.full_name),
    person.id, 'client-joined:' || client.id || ':' || person.id || ':' || reason_id
  )
  from public.clients client, public.users person
  where client.id = $1 and person.id = $2
$$;

-- Invites an address, or renews the invite that is open, and mails it; somebody who has a proven account joins at once.
-- Answers 'invited', 'joined', or why not: 'member', 'owner', 'missing' (no such client). The id also tells a repeated
-- request, which changes nothing.
create function public.invite_person(invite_id uuid, client_id uuid, address text, token_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
begin
  perform app.refuse_oversized(address);
  perform app.refuse_oversized($4);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if not exists (select 1 from public.clients c where c.id = $2) then return 'missing'; end if;
  select * into invite from public.invites i where i.id = $1;
  if found then
    return case when invite.accepted_at is null then 'invited' else 'joined' end;
  end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

  -- Two requests at once would find no open invite, both of them.
  perform 1 from public.clients c where c.id = $2 for update;
  update public.invites i set expires_at = now() + interval '14 days'
  where i.client_id = $2 and i.email = lower(btrim(address)) and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then
    insert into public.invites (id, client_id, email, token_hash)
    values ($1, $2, lower(btrim(address)), $4)
    returning * into invite;
    select * into invite from public.invites i where i.id = $1;
  end if;
  if invite.accepted_at is not null then
    perform app.tell_of_membership(invite.client_id, account.id, invite.id);
    return 'joined';
  end if;
  perform app.queue_invite(invite, $1);
  return 'invited';
end
$$;

-- Makes an open or expired invite good for another two weeks and mails it again, once per request_key. Answers as above;
-- 'closed' when it was accepted or taken back.
create function public.renew_invite(invite_id uuid, token_hash text, request_key uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  perform app.refuse_oversized($2);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.invites i set expires_at = now() + interval '14 days', token_hash = $2
  where i.id = $1 and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then return 'closed'; end if;

  perform app.accept_invites(id, email) from auth.users
  where email = invite.email and email_confirmed_at is not null;
  select * into invite from public.invites i where i.id = $1;
  if invite.accepted_at is not null then
    perform app.tell_of_membership(invite.client_id, id, invite.id) from public.users where email = invite.email;
    return 'joined';
  end if;
  perform app.queue_invite(invite, $3);
  return 'invited';
end
$$;

-- Makes somebody who has an account a member. Answers 'linked', 'member' (already), 'owner' or 'missing'.
create function public.link_person(client_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account public.users;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into account from public.users u where u.id = $2;
  if account.id is null or not exists (select 1 from public.clients c where c.id = $1) then return 'missing'; end if;
  if account.role = 'owner' then return 'owner'; end if;
  insert into public.client_members (client_id, user_id) values ($1, $2) on conflict do nothing;
  if not found then return 'member'; end if;
  perform app.tell_of_membership($1, $2, gen_random_uuid());
  return 'linked';
end
$$;

-- Who has proven an address and belongs to no client; the newest first, disabled accounts last. `total` counts all of them.
create function public.list_unlinked_people(skip integer, most integer)
returns table (id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return query
    select u.id, u.full_name, u.email, u.created_at, u.disabled_at, count(*) over ()
    from public.users u
    join auth.users account on account.id = u.id and account.email_confirmed_at is not null
    where u.role = 'client' and not exists (select 1 from public.client_members m where m.user_id = u.id)
    order by u.disabled_at is not null, u.created_at desc, u.id
    offset skip limit least(most, 100);
end
$$;

-- Tells the owner of somebody who signed up by themselves: the first at once, whoever follows within the hour together.
create function app.tell_of_unlinked_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person jsonb;
begin
  select jsonb_build_array(jsonb_build_object('id', u.id, 'name', u.full_name, 'email', u.email)) into person
  from public.users u
  where u.id = new.id and u.role = 'client'
    and not exists (select 1 from public.client_members m where m.user_id = u.id);
  if person is null then return null; end if;

  perform pg_advisory_xact_lock(hashtext('tell of unlinked people'));
  update public.outbox set payload = jsonb_build_object('people', (payload -> 'people') || person)
  where template = 'unlinked-people' and attempts = 0 and sent_at is null and next_at > now();
  if found then return null; end if;
  insert into public.outbox (template, payload, subject_id, dedupe_key, next_at)
  select
    'unlinked-people', jsonb_build_object('people', person), new.id, 'unlinked-people:' || new.id,
    greatest(now(), max(next_at) + interval '1 hour')
  from (select created_at as next_at from public.outbox where template = 'unlinked-people') told
  on conflict do nothing;
  return null;
end
$$;

-- After join_invited_clients: triggers fire in the order of their names.
create trigger tell_of_unlinked_person
after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function app.tell_of_unlinked_person();

revoke execute on function app.accept_invites, app.accept_invites_of_account, app.accept_new_invite,
  app.queue_invite, app.tell_of_membership, app.tell_of_unlinked_person from public;
revoke execute on function public.invite_person, public.renew_invite, public.link_person, public.list_unlinked_people
  from public, anon, authenticated;
grant execute on function public.invite_person, public.renew_invite, public.link_person, public.list_unlinked_people
  to authenticated;
