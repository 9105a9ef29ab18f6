-- The agency can ask a second factor of every owner. It gives each seven days, from their next sign-in on, and refuses nobody: after
-- them the account opens the page that enrols, and nothing else, as it does for somebody who lost theirs.
alter table public.agency_settings add column owners_need_two_steps boolean;
comment on column public.agency_settings.owners_need_two_steps is
  'Whether each owner has to have a second factor. Null: nobody has said; the site then says it at a sign-in, by where its database is.';
grant update (owners_need_two_steps) on public.agency_settings to authenticated;

-- Whoever used a recovery code has lost a factor; the other reason is the duty. Neither ends with the other.
alter table app.must_enrol
  add column reason text not null default 'lost' check (reason in ('lost', 'duty')),
  drop constraint must_enrol_pkey,
  add primary key (user_id, reason);
comment on column app.must_enrol.reason is
  '`lost`: until there are codes for another factor. `duty`: as long as owners need two steps, with a factor too, so that it cannot be removed.';

create or replace function public.renew_recovery_codes(code_hashes text[]) returns text
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
  delete from app.must_enrol who where who.user_id = account and who.reason = 'lost' and who.since <= now();
  perform app.record_act('recoveryCodes', 'users', account::text);
  return 'renewed';
end
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
  insert into app.must_enrol (user_id, reason, since) values (account, 'lost', now())
  on conflict (user_id, reason) do update set since = least(app.must_enrol.since, now());
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, 'recoveryCode', 'users', account::text);
  return 'used';
end
$$;

-- For the site, at each sign-in: begins the seven days of an owner for whom the duty holds and has not begun, and ends what is left of
-- it for anybody else. Says the moment from which the account needs a factor, null without the duty. The settings are
-- locked, so that nothing begins while somebody turns it off.
create function public.begin_duty(of_user uuid, by_default boolean) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  holds boolean;
begin
  perform app.refuse_missing($1), app.refuse_missing($2);
  select coalesce(s.owners_need_two_steps, $2) into holds from public.agency_settings s for share;
  if holds and exists (select from public.users u where u.id = $1 and u.role = 'owner') then
    insert into app.must_enrol (user_id, reason, since) values ($1, 'duty', now() + interval '7 days')
    on conflict do nothing;
  else
    delete from app.must_enrol who where who.user_id = $1 and who.reason = 'duty';
  end if;
  return (select who.since from app.must_enrol who where who.user_id = $1 and who.reason = 'duty');
end
$$;
revoke execute on function public.begin_duty from public, anon, authenticated;
grant execute on function public.begin_duty to service_role;

-- Turned off, it ends for everybody at once; turned on again, it begins anew.
create function app.end_duty() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.must_enrol who where who.reason = 'duty';
  return null;
end
$$;
revoke execute on function app.end_duty from public;
create trigger end_duty after update of owners_need_two_steps on public.agency_settings
for each row when (old.owners_need_two_steps is distinct from false and not new.owners_need_two_steps)
execute function app.end_duty();

-- Whether the caller may not be without a factor: the site removes the last one of nobody who may not.
create function public.must_have_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from app.must_enrol who where who.user_id = (select app.me()) and who.reason = 'duty'
  )
$$;

-- Until when the caller is let in without a factor; null for whoever has one, or needs none.
create function public.enrol_by() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select who.since from app.must_enrol who
  where who.user_id = (select app.me()) and who.reason = 'duty' and not app.has_factor(who.user_id)
    and to_regclass('auth.mfa_factors') is not null
$$;

-- Who of the owners has a factor, the first of them first; nobody else is told.
create function public.list_owner_factors()
returns table (id uuid, full_name text, email text, has_factor boolean, enrol_by timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.full_name, u.email, factor.is_there, case when not factor.is_there then who.since end
  from public.users u
  cross join lateral (select app.has_factor(u.id) as is_there) factor
  left join app.must_enrol who on who.user_id = u.id and who.reason = 'duty'
  where (select app.is_owner()) and u.role = 'owner' and u.disabled_at is null
  order by u.created_at, u.id
$$;

revoke execute on function public.must_have_factor, public.enrol_by, public.list_owner_factors from public, anon;
grant execute on function public.must_have_factor, public.enrol_by, public.list_owner_factors to authenticated;

-- For the doctor: whether what app.is_strong() reads of the sign-in service is `there`, `missing` as a whole (no second factors are asked
-- for), or `unreadable`, and why; then no session of an account with a factor is strong. How many owners there are, and without one.
create function public.describe_second_factors()
returns table (state text, trouble text, owners integer, without_factor integer)
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  select count(*) into owners from public.users u where u.role = 'owner' and u.disabled_at is null;
  state := 'missing';
  if to_regclass('auth.mfa_factors') is not null then
    perform from auth.mfa_factors factor
    left join auth.mfa_amr_claims claim on claim.authentication_method = 'passkey'
    left join auth.sessions session on session.id = claim.session_id and session.aal::text = 'aal2'
    limit 1;
    select count(*) into without_factor from public.users u
    where u.role = 'owner' and u.disabled_at is null and not app.has_factor(u.id);
    state := 'there';
  end if;
  return next;
exception when others then
  state := 'unreadable';
  trouble := sqlerrm;
  return next;
end
$$;
revoke execute on function public.describe_second_factors from public, anon, authenticated;
grant execute on function public.describe_second_factors to service_role;
