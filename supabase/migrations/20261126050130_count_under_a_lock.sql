-- Whatever counts or looks before it writes does so under a lock: several at once would all find the same.

-- An agency without an owner can do nothing in its portal. Whoever works in the database itself, and makes another one there, may
-- take the last one away.
create function app.keep_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'owner' and new.disabled_at is null then return new; end if;
  if auth.role() is not null or session_user not in ('postgres', 'supabase_admin') then
    perform pg_advisory_xact_lock(hashtext('owners'));
    if not exists (
      select from public.users u where u.role = 'owner' and u.disabled_at is null and u.id <> old.id
    ) then
      raise exception 'The last owner cannot leave' using errcode = 'PT409';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

revoke execute on function app.keep_an_owner from public;

create trigger keep_an_owner before update of role, disabled_at or delete on public.users
for each row when (old.role = 'owner' and old.disabled_at is null) execute function app.keep_an_owner();

create or replace function public.delete_my_account() returns void
language sql security definer set search_path = ''
as $$ delete from auth.users where id = app.me() $$;

create or replace function app.place_milestone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform 1 from public.projects where id = new.project_id for update;
  new.position := (
    select coalesce(max(position), 0) + 1 from public.milestones where project_id = new.project_id
  );
  return new;
end
$$;

create or replace function public.renew_calendar_link(token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $1 !~ '^[0-9a-f]{64}$' or $1 = encode(sha256(''), 'hex') then
    raise exception 'Not the hash of a secret' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('calendar of ' || app.me()));
  delete from public.private_links l where l.purpose = 'calendar' and l.subject_id = app.me();
  insert into public.private_links (token_hash, purpose, subject_id) values ($1, 'calendar', app.me());
end
$$;

create or replace function public.invite_person(invite_id uuid, client_id uuid, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $2 for update;
  if not found then return 'missing'; end if;
  outcome := case when app.has_account(btrim(address)) then 'asked' else 'invited' end;
  if exists (select 1 from public.invites i where i.id = $1) then return outcome; end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

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

create or replace function public.link_person(client_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account public.users;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  select * into account from public.users u where u.id = $2 for share;
  if account.id is null then return 'missing'; end if;
  if account.role = 'owner' then return 'owner'; end if;
  insert into public.client_members (client_id, user_id) values ($1, $2) on conflict do nothing;
  if not found then return 'member'; end if;
  perform app.tell_of_membership($1, $2, gen_random_uuid());
  return 'linked';
end
$$;

-- As before, without tidying: what was over long ago was removed by whoever counted next, and two who met at such a row while
-- each held another waited for each other until one failed. It goes with remove_expired, which is asked for every hour.
create or replace function app.count_request(key text, most integer, period interval) returns integer
language plpgsql set search_path = ''
as $$
declare
  counted public.rate_limits;
begin
  insert into public.rate_limits (key, requests, resets_at)
  values (count_request.key, 1, now() + period)
  on conflict on constraint rate_limits_pkey do update set
    requests = case when rate_limits.resets_at <= now() then 1 else rate_limits.requests + 1 end,
    resets_at = case when rate_limits.resets_at <= now() then now() + period else rate_limits.resets_at end
  returning * into counted;
  if counted.requests <= most then return 0; end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::integer;
end
$$;

create function app.refuse_missing(value anyelement) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if value is null then raise exception 'Something is missing' using errcode = '22023'; end if;
end
$$;

revoke execute on function app.refuse_missing from public;
grant execute on function app.refuse_missing to authenticated, service_role;

create or replace function public.mark_messages_read(project_id uuid, up_to bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_missing($2);
  if not app.can_see_project($1) then return; end if;
  -- Whoever writes at this moment is waited for: what was not there yet is not read.
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  insert into public.message_reads (project_id, user_id, last_sequence)
  values ($1, app.me(), least($2, (
    select coalesce(max(m.sequence), 0) from public.messages m where m.project_id = $1
  )))
  on conflict on constraint message_reads_pkey do update set
    last_sequence = greatest(message_reads.last_sequence, excluded.last_sequence),
    last_read_at = case when excluded.last_sequence > message_reads.last_sequence then now()
      else message_reads.last_read_at end;
end
$$;
