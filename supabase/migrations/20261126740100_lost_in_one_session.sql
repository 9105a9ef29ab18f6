-- Once a lost factor is gone, whoever knows the password alone could set up an app of their own before its person does. Until there are
-- codes for another factor, an account opens to the session that used the code alone, and to one that proves a factor of before.
alter table app.must_enrol add column session_id uuid;
comment on column app.must_enrol.session_id is 'Of a lost factor: the session that used the code, and may prove another factor.';

-- Whether what was lost was lost in another session, and none of the factors of before is there.
create function app.is_lost_elsewhere(account uuid) returns boolean
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  return exists (
    select from app.must_enrol lost
    where lost.user_id = account and lost.reason = 'lost'
      and lost.session_id is distinct from (auth.jwt() ->> 'session_id')::uuid
      and not exists (
        select from auth.mfa_factors factor
        where factor.user_id = account and factor.status::text = 'verified' and factor.created_at < lost.since
      )
  );
end
$$;
revoke execute on function app.is_lost_elsewhere from public;

create or replace function app.is_strong() returns boolean
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
  if app.is_lost_elsewhere(account) then return false; end if;
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

-- A session in which nothing was lost is asked for a code, also where no app is left: a recovery code is what it can give.
create or replace function public.my_second_step() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when app.is_strong() then 'none'
    when app.is_lost_elsewhere(account) or app.has_factor(account) then 'prove'
    else 'enrol'
  end
  from app.signed_in_as() account where account is not null
$$;

create or replace function public.use_recovery_code(code_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := app.signed_in_as();
  session_id uuid;
begin
  perform app.refuse_oversized($1);
  if account is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  session_id := (auth.jwt() ->> 'session_id')::uuid;
  perform pg_advisory_xact_lock(hashtext('recovery codes'), hashtext(account::text));
  if not app.has_factor(account) and not app.is_lost_elsewhere(account) then return 'unknown'; end if;
  if exists (
    select from app.recovery_codes code
    join auth.mfa_factors factor on factor.user_id = account and factor.status::text = 'verified'
    where code.user_id = account and code.code_hash = $1 and code.used_in = session_id
      and factor.created_at < code.used_at
  ) then return 'used'; end if;
  update app.recovery_codes code set used_at = now(), used_in = session_id
  where code.user_id = account and code.code_hash = $1 and code.used_at is null;
  if not found then return 'unknown'; end if;
  -- The first moment stays: a factor that was set up since then is none of before.
  insert into app.must_enrol (user_id, reason, since, session_id) values (account, 'lost', now(), session_id)
  on conflict (user_id, reason) do update
  set since = least(app.must_enrol.since, excluded.since), session_id = excluded.session_id;
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, 'recoveryCode', 'users', account::text);
  return 'used';
end
$$;

-- For whoever removes the factors of somebody who lost everything: the password alone opens the account again.
create function public.end_loss(of_user uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from app.must_enrol lost where lost.user_id = $1 and lost.reason = 'lost'
$$;
revoke execute on function public.end_loss from public, anon, authenticated;
grant execute on function public.end_loss to service_role;
