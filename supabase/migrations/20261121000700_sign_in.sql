-- Guesses at passwords and codes, and mails asked for: per visitor's address and per account. A window passes by itself,
-- so nobody is locked out for good.
create function public.count_sign_in_attempt(kind text, address_hash text, account_hash text) returns integer
language sql set search_path = ''
as $$
  select greatest(
    app.count_request(kind || ':address:' || address_hash, case kind when 'guess' then 30 else 60 end, interval '5 minutes'),
    case when account_hash = '' then 0
    else app.count_request(kind || ':account:' || account_hash, 10, interval '5 minutes') end
  )
$$;

-- The right password or code was no guess.
create function public.forget_sign_in_attempt(kind text, address_hash text, account_hash text) returns void
language sql set search_path = ''
as $$
  update public.rate_limits set requests = greatest(requests - 1, 0)
  where key in (kind || ':address:' || address_hash, kind || ':account:' || account_hash)
$$;

revoke execute on function public.count_sign_in_attempt, public.forget_sign_in_attempt
from public, anon, authenticated;
grant execute on function public.count_sign_in_attempt, public.forget_sign_in_attempt to service_role;

-- Anybody can make an account with anybody's address and a password of their own. So the moment an address is proven, by
-- whatever mail, the stored password becomes a random one and the sessions end; settle_password puts it back for the
-- browser in which it was chosen.
create table app.set_aside_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  password_hash text not null,
  replaced_by text not null,
  claim text,
  created_at timestamptz not null default now()
);

create index set_aside_passwords_created_at_idx on app.set_aside_passwords (created_at);

comment on column app.set_aside_passwords.claim is
  'Of the metadata that came with the password: the hash of what the browser that chose it was given.';

create function app.set_password_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := extensions.crypt(gen_random_uuid()::text, extensions.gen_salt('bf', 10));
  delete from app.set_aside_passwords where user_id = new.id or created_at < now() - interval '1 hour';
  insert into app.set_aside_passwords (user_id, password_hash, replaced_by, claim)
  select new.id, old.encrypted_password, new.encrypted_password, new.raw_user_meta_data ->> 'password_claim'
  where old.encrypted_password <> '';
  delete from auth.sessions where user_id = new.id;
  return new;
end
$$;

create trigger set_password_aside
before update on auth.users
for each row when (
  (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  or (new.email is distinct from old.email and new.email = old.email_change)
)
execute function app.set_password_aside();

-- Where both addresses must confirm a change, the last to do so begins a session. That has to be the new address: its
-- owner need not be whoever asked for the change.
create function app.refuse_new_address_first() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Please confirm with the mail to the present address first';
end
$$;

create trigger refuse_new_address_first
before update of email_change_token_new on auth.users
for each row when (
  old.email_change_token_new <> '' and coalesce(new.email_change_token_new, '') = ''
  and new.email_change_token_current <> '' and new.email = old.email
)
execute function app.refuse_new_address_first();

-- After a proven address: whether the account's password may stay. It does when the claim is that of the browser which
-- chose it, or when nothing was set aside; otherwise a new one has to be chosen.
create function public.settle_password(user_id uuid, claim text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  kept app.set_aside_passwords;
begin
  delete from app.set_aside_passwords p where p.user_id = $1 returning * into kept;
  if kept.user_id is null then return true; end if;
  if kept.claim is null or kept.claim <> $2 then return false; end if;
  update auth.users u set encrypted_password = kept.password_hash
  where u.id = $1 and u.encrypted_password = kept.replaced_by;
  return found;
end
$$;

revoke execute on function app.set_password_aside, app.refuse_new_address_first from public;
revoke execute on function public.settle_password from public, anon, authenticated;
grant execute on function public.settle_password to service_role;

-- The sign-in sessions of the caller. The sign-in service keeps them in a schema that the API does not show.
create function public.my_sessions()
returns table (id uuid, started_at timestamptz, used_at timestamptz, device text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent,
    s.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = app.me()
  order by 3 desc
$$;

revoke execute on function public.my_sessions from public, anon;
grant execute on function public.my_sessions to authenticated;
