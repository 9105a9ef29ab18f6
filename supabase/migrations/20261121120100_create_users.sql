create type public.user_role as enum ('owner', 'client');

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'client',
  full_name text not null default '' check (char_length(full_name) <= 200),
  email text not null,
  phone text check (char_length(phone) <= 40),
  created_at timestamptz not null default now()
);

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
    left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200),
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

create function app.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.users where id = (select auth.uid()) and role = 'owner'
  )
$$;

revoke execute on all functions in schema app from public;
grant execute on function app.is_owner() to authenticated, service_role;

alter table public.users enable row level security;

revoke all on public.users from anon, authenticated;
grant select on public.users to authenticated;
grant update (full_name, phone) on public.users to authenticated;
grant all on public.users to service_role;

create policy "a user reads the own row, the owner every row"
on public.users for select to authenticated
using (id = (select auth.uid()) or (select app.is_owner()));

create policy "a user updates the own row"
on public.users for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));
