-- The claim on a password that was set aside is made by the site, with a key of its own, over the address and a secret of the browser.
-- Whoever signs up at the sign-in service itself may write anything there; what is not of that form is no claim, nor is one that another
-- account has too. Claims of before this migration have another origin, and match nothing any more: a new password is chosen.
create function app.password_claim(account uuid, metadata jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select metadata ->> 'password_claim'
  where jsonb_typeof(metadata -> 'password_claim') = 'string' and metadata ->> 'password_claim' ~ '^[A-Za-z0-9_-]{43}$'
    -- The hash of nothing: what a browser without a secret was asked with before.
    and metadata ->> 'password_claim' <> '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
    and not exists (
      select from auth.users other
      where other.id <> account and other.raw_user_meta_data ->> 'password_claim' = metadata ->> 'password_claim'
    )
$$;

create or replace function app.set_password_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.encrypted_password := extensions.crypt(gen_random_uuid()::text, extensions.gen_salt('bf', 10));
  delete from app.set_aside_passwords where user_id = new.id or created_at < now() - interval '1 hour';
  insert into app.set_aside_passwords (user_id, password_hash, replaced_by, claim)
  select new.id, old.encrypted_password, new.encrypted_password, app.password_claim(new.id, new.raw_user_meta_data)
  where old.encrypted_password <> '';
  delete from auth.sessions where user_id = new.id;
  return new;
end
$$;

-- What waits to be settled, if anything: the claim that was made on it, or null.
create function public.read_set_aside_password(user_id uuid) returns table (claim text)
language sql stable security definer set search_path = ''
as $$
  select p.claim from app.set_aside_passwords p where p.user_id = $1 and not p.is_settled
$$;

-- The password does not come back; the row still tells which one was nobody's.
create function public.forget_set_aside_password(user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update app.set_aside_passwords p set is_settled = true, password_hash = '' where p.user_id = $1 and not p.is_settled;
  return found;
end
$$;

-- Puts back a password that was set aside, for the claim that the site has found to be that of the browser which chose it: false when
-- the claim is missing or another, and then the password is gone. True when none waits, as a site of the version before asks.
create or replace function public.settle_password(user_id uuid, claim text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  kept app.set_aside_passwords;
begin
  perform app.refuse_oversized($2);
  select * into kept from app.set_aside_passwords p where p.user_id = $1 for update;
  if kept.user_id is null or kept.is_settled then return $1 is not null and $2 is not null; end if;
  if $2 is null or $2 !~ '^[A-Za-z0-9_-]{43}$' or kept.claim is distinct from $2 then
    update app.set_aside_passwords p set is_settled = true, password_hash = '' where p.user_id = $1;
    return false;
  end if;
  delete from app.set_aside_passwords p where p.user_id = $1;
  perform set_config('app.restores_password', 'on', true);
  update auth.users u set encrypted_password = kept.password_hash
  where u.id = $1 and u.encrypted_password = kept.replaced_by;
  return found;
end
$$;

-- What waits while this is applied was claimed in the old way.
update app.set_aside_passwords set claim = null;

revoke execute on function app.password_claim from public;
revoke execute on function public.read_set_aside_password, public.forget_set_aside_password from public, anon, authenticated;
grant execute on function public.read_set_aside_password, public.forget_set_aside_password to service_role;
