-- Ten codes that stand in for a lost factor, each once. The site makes them, shows them once, and hands over what it makes of each with
-- its own key: what is kept here opens nothing, and nobody can try codes at the database.
create table app.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[A-Za-z0-9_-]{43}$'),
  used_at timestamptz,
  used_in uuid,
  primary key (user_id, code_hash)
);
comment on column app.recovery_codes.used_in is 'The session: what it began with the code, it may end.';
alter table app.recovery_codes enable row level security;

-- Gives the caller ten others, which takes a strong session and a proven factor. Whoever had to enrol anew has done so.
create function public.renew_recovery_codes(code_hashes text[]) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := app.me();
begin
  perform app.refuse_oversized($1);
  if account is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  if (select count(distinct hash) from unnest($1) hash where hash ~ '^[A-Za-z0-9_-]{43}$') <> 10
    or cardinality($1) <> 10
  then raise exception 'Ten codes' using errcode = '22023'; end if;
  if not app.has_factor(account) then return 'missing'; end if;
  perform pg_advisory_xact_lock(hashtext('recovery codes'), hashtext(account::text));
  delete from app.recovery_codes code where code.user_id = account;
  insert into app.recovery_codes (user_id, code_hash) select account, hash from unnest($1) hash;
  delete from app.must_enrol who where who.user_id = account and who.since <= now();
  perform app.record_act('recoveryCodes', 'users', account::text);
  return 'renewed';
end
$$;

-- Uses up a code of the account that the session is of, strong or not. From then on the account opens nothing, in any session, until
-- it has another factor; the site removes the lost ones with the service's key. `used`, also for the same session again as
-- long as a lost factor is there; else `unknown`.
create function public.use_recovery_code(code_hash text) returns text
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
  if not app.has_factor(account) then return 'unknown'; end if;
  if exists (
    select from app.recovery_codes code
    join auth.mfa_factors factor on factor.user_id = account and factor.status::text = 'verified'
    where code.user_id = account and code.code_hash = $1 and code.used_in = session_id
      and factor.created_at < code.used_at
  ) then return 'used'; end if;
  update app.recovery_codes code set used_at = now(), used_in = session_id
  where code.user_id = account and code.code_hash = $1 and code.used_at is null;
  if not found then return 'unknown'; end if;
  insert into app.must_enrol (user_id, since) values (account, now())
  on conflict (user_id) do update set since = least(app.must_enrol.since, now());
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, 'recoveryCode', 'users', account::text);
  return 'used';
end
$$;

-- How many of the caller's codes are left.
create function public.count_recovery_codes() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from app.recovery_codes code where code.user_id = (select app.me()) and code.used_at is null
$$;

revoke execute on function public.renew_recovery_codes, public.use_recovery_code, public.count_recovery_codes
from public, anon;
grant execute on function public.renew_recovery_codes, public.use_recovery_code, public.count_recovery_codes
to authenticated;
