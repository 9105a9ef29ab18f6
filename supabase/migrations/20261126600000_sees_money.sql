-- Who of a client's people sees its money: prices, plans and invoices, and decides about them.
alter table public.client_members add column sees_money boolean not null default true;
alter table public.client_members alter column sees_money set default false;
comment on column public.client_members.sees_money is 'Whether the person sees what the client pays, and decides about it.';

alter table public.invites add column sees_money boolean not null default false;
comment on column public.invites.sees_money is 'Whether whoever accepts it sees the client''s money; the first person does anyway.';
grant select (sees_money) on public.invites to authenticated;

/* The first person of a client sees its money, since nobody else could say who does. */
create function app.let_first_see_money() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sees_money then return new; end if;
  -- Whoever else joins at this moment is waited for.
  perform 1 from public.clients c where c.id = new.client_id for no key update;
  new.sees_money := not exists (select from public.client_members m where m.client_id = new.client_id);
  return new;
end
$$;
revoke execute on function app.let_first_see_money() from public;

-- After lead_to_kept_client, by its name.
create trigger let_first_see_money before insert on public.client_members
  for each row execute function app.let_first_see_money();

/* Whether somebody of a client but the one named sees its money, and can sign in. Asked under a lock on the client. */
create function app.sees_money_beside(client_id uuid, user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id <> $2 and m.sees_money
  )
$$;
revoke execute on function app.sees_money_beside(uuid, uuid) from public;

/* The clients whose money the person sees who asks. */
create function app.my_money_client_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select client_id from public.client_members where user_id = (select app.me()) and sees_money
$$;
revoke execute on function app.my_money_client_ids() from public;
grant execute on function app.my_money_client_ids() to authenticated, service_role;

/* The owner, and whoever sees a client's money, say who of its people does. The last one keeps it. */
create function public.set_sees_money(client_id uuid, user_id uuid, sees_money boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  member public.client_members;
begin
  perform app.refuse_missing($3);
  perform 1 from public.clients c where c.id = $1 for no key update;
  if not (app.is_owner() or $1 in (select app.my_money_client_ids())) then return 'missing'; end if;
  select * into member from public.client_members m where m.client_id = $1 and m.user_id = $2;
  if member.user_id is null then return 'missing'; end if;
  if member.sees_money = $3 then return 'set'; end if;
  -- Of an archived client less may be seen, never more.
  if $3 and not app.is_open_client($1) then return 'archived'; end if;
  if not $3 and not app.sees_money_beside($1, $2) then return 'last'; end if;
  if app.count_request('sees money:' || $1, 60, interval '1 hour') > 0 then return 'limited'; end if;
  update public.client_members m set sees_money = $3 where m.client_id = $1 and m.user_id = $2;
  return 'set';
end
$$;
revoke execute on function public.set_sees_money(uuid, uuid, boolean) from public, anon;
grant execute on function public.set_sees_money(uuid, uuid, boolean) to authenticated, service_role;

/* Takes somebody out of a client; whoever sees its money as the last stays while there is another to whom that can be given. */
create function public.unlink_person(client_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for no key update;
  if exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id = $2 and m.sees_money
  ) and not app.sees_money_beside($1, $2) and exists (
    select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
    where m.client_id = $1 and m.user_id <> $2
  ) then
    return 'last';
  end if;
  delete from public.client_members m where m.client_id = $1 and m.user_id = $2;
  return case when found then 'removed' else 'missing' end;
end
$$;
revoke execute on function public.unlink_person(uuid, uuid) from public, anon;
grant execute on function public.unlink_person(uuid, uuid) to authenticated, service_role;

drop policy "the owner removes members" on public.client_members;
revoke delete on public.client_members from authenticated;

/* Who belongs to a client, for the client's own people, who cannot read each other's accounts. */
create function public.list_people(of_client uuid)
returns table (user_id uuid, name text, sees_money boolean)
language sql stable security definer set search_path = ''
as $$
  select u.id, coalesce(nullif(u.full_name, ''), u.email), m.sees_money
  from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
  where m.client_id = $1 and ((select app.is_owner()) or $1 in (select app.my_client_ids()))
  order by m.created_at, u.id
  limit 200
$$;
revoke execute on function public.list_people(uuid) from public, anon;
grant execute on function public.list_people(uuid) to authenticated, service_role;

drop function public.invite_person(uuid, uuid, text);
create function public.invite_person(
  invite_id uuid, client_id uuid, address text, sees_money boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  perform app.refuse_missing($4);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $2 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($2) then return 'archived'; end if;
  outcome := case when app.has_account(btrim(address)) then 'asked' else 'invited' end;
  if exists (select 1 from public.invites i where i.id = $1) then return outcome; end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

  update public.invites i
  set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me(), sees_money = $4
  where i.client_id = $2 and i.email = lower(btrim(address)) and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then
    insert into public.invites (id, client_id, email, sees_money) values ($1, $2, lower(btrim(address)), $4)
    returning * into invite;
  end if;
  perform app.queue_invite(invite, $1);
  return outcome;
end
$$;
revoke execute on function public.invite_person(uuid, uuid, text, boolean) from public, anon;
grant execute on function public.invite_person(uuid, uuid, text, boolean) to authenticated, service_role;

drop function public.link_person(uuid, uuid);
create function public.link_person(client_id uuid, user_id uuid, sees_money boolean default false) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account public.users;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($3);
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($1) then return 'archived'; end if;
  select * into account from public.users u where u.id = $2 for share;
  if account.id is null then return 'missing'; end if;
  if account.role = 'owner' then return 'owner'; end if;
  insert into public.client_members (client_id, user_id, sees_money) values ($1, $2, $3) on conflict do nothing;
  if not found then return 'member'; end if;
  perform app.tell_of_membership($1, $2, gen_random_uuid());
  return 'linked';
end
$$;
revoke execute on function public.link_person(uuid, uuid, boolean) from public, anon;
grant execute on function public.link_person(uuid, uuid, boolean) to authenticated, service_role;

create or replace function app.accept_invites(user_id uuid, address text) returns void
language sql security definer set search_path = ''
as $$
  select 1 from public.clients c
  where c.id in (
    select i.client_id from public.invites i
    where i.email = lower(address) and i.accepted_at is null and i.revoked_at is null and i.declined_at is null
  )
  order by c.id
  for key share;
  with open as (
    update public.invites set accepted_at = now()
    where email = lower(address) and accepted_at is null and revoked_at is null and declined_at is null
      and expires_at > now()
    returning client_id, sees_money
  )
  insert into public.client_members (client_id, user_id, sees_money)
  select client_id, accept_invites.user_id, bool_or(sees_money) from open group by client_id order by client_id
  on conflict do nothing
$$;

create or replace function public.answer_invite(invite_id uuid, is_joining boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  perform app.refuse_missing($2);
  perform 1 from public.clients c where c.id = (select i.client_id from public.invites i where i.id = $1) for key share;
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
    insert into public.client_members (client_id, user_id, sees_money)
    values (invite.client_id, app.me(), invite.sees_money) on conflict do nothing;
    return 'joined';
  end if;
  update public.invites set declined_at = now() where id = invite.id;
  return 'declined';
end
$$;

-- Of two clients that are one, whoever sees the money of the one sees that of both.
create or replace function public.join_clients(client_id uuid, kept_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  kept public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id in ($1, $2) order by c.id for update;
  select * into client from public.clients c where c.id = $1;
  select * into kept from public.clients c where c.id = $2;
  if client.id is null or kept.id is null then return 'missing'; end if;
  if client.id = kept.id then return 'itself'; end if;
  if client.joined_into = kept.id or kept.joined_into = client.id then return 'joined'; end if;
  if client.joined_into is not null or kept.joined_into is not null then return 'elsewhere'; end if;
  if kept.archived_at is not null then return 'archived'; end if;

  perform app.begin_act('clients', $1::text);
  update public.projects p set client_id = $2 where p.client_id = $1;
  update public.client_members known set sees_money = true
  from public.client_members m
  where m.client_id = $1 and m.sees_money and known.client_id = $2 and known.user_id = m.user_id and not known.sees_money;
  delete from public.client_members m
  where m.client_id = $1
    and exists (select from public.client_members known where known.client_id = $2 and known.user_id = m.user_id);
  update public.client_members m set client_id = $2 where m.client_id = $1;
  update public.invites known set sees_money = true
  from public.invites i
  where i.client_id = $1 and known.client_id = $2 and known.email = i.email and i.sees_money
    and i.accepted_at is null and i.revoked_at is null and known.accepted_at is null and known.revoked_at is null;
  -- Who belongs to it is asked no more, and nobody twice.
  update public.invites i set revoked_at = now()
  where i.client_id in ($1, $2) and i.accepted_at is null and i.revoked_at is null and (
    exists (
      select from public.client_members m join public.users u on u.id = m.user_id
      where m.client_id = $2 and u.email = i.email
    )
    or i.client_id = $1 and exists (
      select from public.invites known
      where known.client_id = $2 and known.email = i.email and known.accepted_at is null and known.revoked_at is null
    )
  );
  update public.invites i set client_id = $2 where i.client_id = $1;
  update public.client_docs d set client_id = $2 where d.client_id = $1;
  update public.contact_messages m set client_id = $2 where m.client_id = $1;
  update public.owner_notes n set subject_id = $2 where n.subject_id = $1;
  update public.notifications n set client_id = $2 where n.client_id = $1;
  update public.subscriptions s set client_id = $2 where s.client_id = $1;
  update public.second_subscriptions s set client_id = $2 where s.client_id = $1;
  update public.checkouts o set client_id = $2
  where o.client_id = $1 and not exists (select from public.checkouts known where known.client_id = $2);
  delete from public.checkouts o where o.client_id = $1;
  update public.clients c set joined_into = $2 where c.joined_into = $1;
  update public.clients c set joined_into = $2, archived_at = coalesce(c.archived_at, now()) where c.id = $1;
  perform app.note_second_subscriptions($2);
  perform app.end_act();
  return 'joined';
end
$$;
