-- Whoever has a second factor opens nothing with a session that is begun by less: it reads no row, changes none and gets no
-- file, whichever way it asks.

-- The account of the token that asks, as app.me() found it until now: its session is there and goes on, and the account is not
-- disabled. Only what leads to a strong session may ask for no more than this.
create function app.signed_in_as() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select account.id from public.users account
    join auth.sessions session on session.user_id = account.id
    where account.id = auth.uid() and account.disabled_at is null
      and session.id = (auth.jwt() ->> 'session_id')::uuid
      and session.created_at > now() - interval '60 days'
      and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '14 days'
  );
end
$$;

-- Who opens nothing from this moment on without a proven factor: whoever lost theirs, and whoever has to have one.
create table app.must_enrol (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null
);
alter table app.must_enrol enable row level security;

-- Whether an account has a factor that it has proven. A sign-in service without the tables (of 2022 or before) has none. Rows that
-- a policy would hide are an error here, or they would be none.
create function app.has_factor(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  if to_regclass('auth.mfa_factors') is null then return false; end if;
  return exists (
    select from auth.mfa_factors factor where factor.user_id = account and factor.status::text = 'verified'
  );
end
$$;

-- Whether the session that asks has proven all that its account has: a code (level 2), or it was begun by a passkey, which the sign-in
-- service counts as level 1. Both the token and the sign-in service's rows must say so: a token that was copied before the code
-- was given has its session's id, and one from before a factor was removed has its level. An account without a factor has
-- nothing else to prove. Where it cannot be asked, the session is not strong.
create function app.is_strong() returns boolean
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
declare
  account uuid;
begin
  account := auth.uid();
  if account is null then return false; end if;
  if not app.has_factor(account) then
    return to_regclass('auth.mfa_factors') is null or not exists (
      select from app.must_enrol who where who.user_id = account and who.since <= now()
    );
  end if;
  return exists (
    select from auth.sessions session
    where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = account
      and (
        (auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2')
        or (
          (auth.jwt() -> 'amr') @> '[{"method": "passkey"}]' and exists (
            select from auth.mfa_amr_claims claim
            where claim.session_id = session.id and claim.authentication_method = 'passkey'
          )
        )
      )
  );
exception when others then
  return false;
end
$$;

-- Every policy, default and function asks this one, by itself or through app.is_owner(), app.my_client_ids() and the like.
create or replace function app.me() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_strong() then return null; end if;
  return app.signed_in_as();
end
$$;

-- What the session that asks opens nothing without: `prove` a factor, `enrol` one; `none` where nothing is missing, and null for nobody.
-- It says nothing else of the account.
create function public.my_second_step() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when app.is_strong() then 'none'
    when app.has_factor(account) then 'prove'
    else 'enrol'
  end
  from app.signed_in_as() account where account is not null
$$;

revoke execute on function app.signed_in_as, app.has_factor, app.is_strong, public.my_second_step from public;
grant execute on function public.my_second_step to authenticated;

-- Tables that are there and cannot be read would lock everybody out: this fails instead.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    raise notice 'The sign-in service has no table auth.mfa_factors: it knows no second factors, and none is asked for';
  else
    perform set_config('row_security', 'off', true);
    perform from auth.mfa_factors factor
    left join auth.mfa_amr_claims claim on claim.authentication_method = 'passkey'
    left join auth.sessions session on session.id = claim.session_id and session.aal::text = 'aal2'
    limit 1;
    perform set_config('row_security', 'on', true);
  end if;
end
$$;
