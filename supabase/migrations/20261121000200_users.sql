create type public.user_role as enum ('owner', 'client');

-- One line that reads as it is written: no control characters, and none that turn the direction of what follows.
create function app.is_plain_text(words text) returns boolean
language sql immutable set search_path = ''
as $$ select words !~ '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]' $$;

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'client',
  full_name text not null default '' check (char_length(full_name) <= 200 and app.is_plain_text(full_name)),
  email text not null,
  phone text check (char_length(phone) <= 40 and app.is_plain_text(phone)),
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);

comment on column public.users.disabled_at is 'Set by the service; from the next request on the account may do nothing.';

create index users_email_idx on public.users (email);

-- Every new account is a client, whatever its metadata claims.
create function app.create_user_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.users (id, role, full_name, email)
  values (
    new.id,
    'client',
    left(btrim(regexp_replace(
      coalesce(new.raw_user_meta_data ->> 'full_name', ''),
      '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]', '', 'g'
    )), 200),
    new.email
  );
  return new;
end
$$;

-- What people say about themselves is sent straight to the sign-in service, which sets no limit.
create function app.limit_user_metadata() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if pg_column_size(new.raw_user_meta_data) > 4000 then
    raise exception 'Too large' using errcode = 'PT413';
  end if;
  return new;
end
$$;

create trigger limit_user_metadata
before insert or update of raw_user_meta_data on auth.users
for each row execute function app.limit_user_metadata();

create trigger create_user_row
after insert on auth.users
for each row execute function app.create_user_row();

create function app.follow_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.users set email = new.email where id = new.id;
  return new;
end
$$;

create trigger follow_email
after update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function app.follow_email();

-- The sign-in service refuses whoever is banned; their sessions stay for when they are let in again.
create function app.ban_disabled() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set banned_until = case when new.disabled_at is not null then now() + interval '100 years' end
  where id = new.id;
  return new;
end
$$;

create trigger ban_disabled
after update of disabled_at on public.users
for each row when (old.disabled_at is distinct from new.disabled_at)
execute function app.ban_disabled();

-- The second lock on the role, beside the column grants. The claim is looked at as well as the database role,
-- so that a security definer function called by a client does not open it.
create function app.refuse_role_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user not in ('postgres', 'service_role', 'supabase_admin')
    or coalesce(auth.role(), '') in ('anon', 'authenticated')
  then
    raise exception 'Only the service changes a role' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_role_change
before update on public.users
for each row when (old.role is distinct from new.role)
execute function app.refuse_role_change();

-- The account of whoever asks, or null. A token is good for an hour, whatever has happened since: so it must name a session
-- that is still there, was used within two weeks and began within sixty days, and the account must not be disabled.
create function app.me() returns uuid
language sql stable security definer set search_path = ''
as $$
  select account.id from public.users account
  join auth.sessions session on session.user_id = account.id
  where account.id = auth.uid() and account.disabled_at is null
    and session.id = (auth.jwt() ->> 'session_id')::uuid
    and session.created_at > now() - interval '60 days'
    and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '14 days'
$$;

create function app.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.users where id = (select app.me()) and role = 'owner'
  )
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

-- Removes the caller's account; what the books need stays without the person. The last owner cannot go.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_owner() and (select count(*) from public.users where role = 'owner' and disabled_at is null) < 2 then
    raise exception 'The last owner cannot leave' using errcode = 'PT409';
  end if;
  delete from auth.users where id = app.me();
end
$$;

revoke execute on all functions in schema app from public;
grant execute on function app.me(), app.is_owner(), app.is_plain_text(text) to authenticated, service_role;

revoke execute on function public.set_account_disabled, public.delete_my_account from public, anon, authenticated;
grant execute on function public.set_account_disabled, public.delete_my_account to authenticated;

alter table public.users enable row level security;

revoke all on public.users from anon, authenticated;
grant select on public.users to authenticated;
grant update (full_name, phone) on public.users to authenticated;
grant all on public.users to service_role;

create policy "a user reads the own row, the owner every row"
on public.users for select to authenticated
using (id = (select app.me()) or (select app.is_owner()));

create policy "a user updates the own row"
on public.users for update to authenticated
using (id = (select app.me()))
with check (id = (select app.me()));
