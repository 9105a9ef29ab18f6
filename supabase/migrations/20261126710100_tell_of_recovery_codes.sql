-- Recovery codes that were used, or replaced by others, are told by mail. The first ten come with their factor, whose mail says so.
create or replace function public.renew_recovery_codes(code_hashes text[]) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := app.me();
  were_there boolean;
begin
  perform app.refuse_oversized($1);
  if account is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  if (select count(distinct hash) from unnest($1) hash where hash ~ '^[A-Za-z0-9_-]{43}$') <> 10
    or cardinality($1) <> 10
  then raise exception 'Ten codes' using errcode = '22023'; end if;
  if not app.has_factor(account) then return 'missing'; end if;
  perform pg_advisory_xact_lock(hashtext('recovery codes'), hashtext(account::text));
  delete from app.recovery_codes code where code.user_id = account;
  were_there := found;
  insert into app.recovery_codes (user_id, code_hash) select account, hash from unnest($1) hash;
  delete from app.must_enrol who where who.user_id = account and who.since <= now();
  perform app.record_act('recoveryCodes', 'users', account::text);
  if were_there then
    perform app.queue_mail(
      person.email, 'recovery-codes-renewed', '{}', person.id,
      concat_ws(':', 'recovery', person.id, extract(epoch from clock_timestamp()))
    ) from public.users person where person.id = account;
  end if;
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
  insert into app.must_enrol (user_id, since) values (account, now())
  on conflict (user_id) do update set since = least(app.must_enrol.since, now());
  insert into public.audit_log (user_id, action, table_name, row_id)
  values (account, 'recoveryCode', 'users', account::text);
  perform app.queue_mail(
    person.email, 'recovery-code-used',
    jsonb_build_object('left', (
      select count(*) from app.recovery_codes code where code.user_id = account and code.used_at is null
    )),
    person.id, concat_ws(':', 'recovery', person.id, extract(epoch from clock_timestamp()))
  ) from public.users person where person.id = account;
  return 'used';
end
$$;
