-- The factors of an account are the sign-in service's, which changes them without the site. Those that the person was told of are kept
-- here: whatever differs is told by mail and noted, once, whoever changed it.
create table app.told_factors (
  factor_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text check (char_length(name) <= 60),
  added_at timestamptz not null
);
create index told_factors_user_id_idx on app.told_factors (user_id);
alter table app.told_factors enable row level security;

-- The proven factors of an account, or of all. Their names are what somebody typed, past the site's form too.
create function app.proven_factors(of_user uuid)
returns table (id uuid, user_id uuid, name text, added_at timestamptz, asked_at timestamptz)
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  if to_regclass('auth.mfa_factors') is null then return; end if;
  return query
    select factor.id, factor.user_id,
      left(nullif(btrim(regexp_replace(factor.friendly_name, '[[:cntrl:]]', ' ', 'g')), ''), 60),
      factor.created_at, (to_jsonb(factor) ->> 'last_challenged_at')::timestamptz
    from auth.mfa_factors factor
    where factor.status::text = 'verified' and ($1 is null or factor.user_id = $1);
end
$$;

-- What was set up before this is known.
insert into app.told_factors (factor_id, user_id, name, added_at)
select factor.id, factor.user_id, factor.name, factor.added_at from app.proven_factors(null) factor;

-- Tells whose factors differ from what they were told of, and answers how many it told. The codes of an account that is back to
-- its password stand in for nothing any more.
create function public.tell_of_factors() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  told integer := 0;
  factor record;
  opens_with text;
begin
  for factor in
    insert into app.told_factors as known (factor_id, user_id, name, added_at)
    select proven.id, proven.user_id, proven.name, proven.added_at from app.proven_factors(null) proven
    where not exists (select from app.told_factors already where already.factor_id = proven.id)
    order by proven.id
    on conflict do nothing
    returning known.*
  loop
    told := told + 1;
    insert into public.audit_log (user_id, action, table_name, row_id)
    values (factor.user_id, 'factorAdded', 'users', factor.user_id::text);
    perform app.queue_mail(
      person.email, 'factor-added', jsonb_build_object('name', factor.name), person.id,
      concat_ws(':', 'factor', factor.factor_id, gen_random_uuid())
    ) from public.users person where person.id = factor.user_id;
  end loop;
  for factor in
    delete from app.told_factors known where known.factor_id in (
      select gone.factor_id from app.told_factors gone
      where not exists (select from app.proven_factors(null) proven where proven.id = gone.factor_id)
      order by gone.factor_id for update of gone skip locked
    )
    returning known.*
  loop
    told := told + 1;
    opens_with := case
      when app.has_factor(factor.user_id) then 'another'
      when exists (select from app.must_enrol who where who.user_id = factor.user_id and who.since <= now()) then 'none'
      else 'password'
    end;
    if opens_with = 'password' then
      -- Asked once more by the statement that deletes: who has codes again meanwhile has a factor.
      delete from app.recovery_codes code where code.user_id = factor.user_id and not app.has_factor(code.user_id);
    end if;
    insert into public.audit_log (user_id, action, table_name, row_id)
    values (factor.user_id, 'factorRemoved', 'users', factor.user_id::text);
    perform app.queue_mail(
      person.email, 'factor-removed', jsonb_build_object('name', factor.name, 'opens_with', opens_with), person.id,
      concat_ws(':', 'factor', factor.factor_id, gen_random_uuid())
    ) from public.users person where person.id = factor.user_id;
  end loop;
  return told;
end
$$;

-- The caller's factors. `may_go`: not the last one of somebody who has to have one.
create function public.my_factors()
returns table (id uuid, name text, added_at timestamptz, asked_at timestamptz, may_go boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  must boolean := false;
begin
  if app.me() is null then return; end if;
  if to_regprocedure('public.must_have_factor()') is not null then
    execute 'select public.must_have_factor()' into must;
  end if;
  return query
    select factor.id, coalesce(factor.name, ''), factor.added_at, factor.asked_at, count(*) over () > 1 or must is false
    from app.proven_factors(app.me()) factor
    order by factor.added_at, factor.id;
end
$$;

-- Who of a client has a factor, for the owner alone.
create function public.list_people_with_factor(of_client uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select member.user_id from public.client_members member
  where member.client_id = $1 and (select app.is_owner())
    and exists (select from app.proven_factors(member.user_id))
  limit 200
$$;

revoke execute on function app.proven_factors, public.tell_of_factors, public.my_factors, public.list_people_with_factor
from public, anon, authenticated;
grant execute on function public.tell_of_factors to service_role;
grant execute on function public.my_factors, public.list_people_with_factor to authenticated;
