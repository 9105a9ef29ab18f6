-- Counts the changes of a row. A form carries the version that it was filled from, and changes no other one.
create function app.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

revoke execute on function app.count_version() from public;

alter table public.clients add column version integer not null default 1;
grant select (version) on public.clients to authenticated;

create trigger count_version before update of name, website, time_zone on public.clients
for each row execute function app.count_version();

create index clients_name_idx on public.clients (lower(name), id);

-- An invite without its mail would reach nobody: both are made by the functions below.
drop policy "the owner invites" on public.invites;
revoke insert on public.invites from authenticated;

comment on column public.invites.token_hash is 'Of the token in the mailed link, which the site computes and nobody stores.';

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

-- Shuts a client's account or opens it again. An owner's account is the service's business.
create function public.set_account_disabled(user_id uuid, is_disabled boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.users u set disabled_at = case when is_disabled then coalesce(u.disabled_at, now()) end
  where u.id = $1 and u.role = 'client';
  return found;
end
$$;

-- Who has proven an address and belongs to no client; the newest first, shut accounts last. `total` counts all of them.
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

-- What was mailed to a deleted account, or about it, goes with it.
create or replace function app.scrub_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  personal text[] := '{email,full_name,phone}';
begin
  delete from public.invites where email = lower(old.email);
  update public.audit_log set before = before - personal, after = after - personal
  where (table_name = 'users' and row_id = old.id::text)
    or (table_name = 'invites' and lower(old.email) in (before ->> 'email', after ->> 'email'));
  delete from public.outbox
  where lower(recipient) = lower(old.email) and template !~ '^(contact|call)-';
  update public.outbox set payload = jsonb_build_object('people', (
    select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(payload -> 'people') person
    where person ->> 'id' <> old.id::text
  ))
  where template = 'unlinked-people' and payload -> 'people' @> jsonb_build_array(jsonb_build_object('id', old.id));
  return null;
end
$$;

revoke execute on function app.queue_invite, app.tell_of_membership, app.tell_of_unlinked_person from public;
revoke execute on function public.invite_person, public.renew_invite, public.link_person, public.set_account_disabled,
  public.list_unlinked_people from public, anon, authenticated;
grant execute on function public.invite_person, public.renew_invite, public.link_person, public.set_account_disabled,
  public.list_unlinked_people to authenticated;
