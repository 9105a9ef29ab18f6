-- Whoever loses an account to somebody else learns of it: a new password is told to the account's address, a new address to
-- the one before.
create function app.tell_of_account_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind text := case when new.email = old.email then 'password-changed' else 'address-changed' end;
begin
  -- Its own password comes back.
  if current_setting('app.restores_password', true) = 'on' then return null; end if;
  perform app.queue_mail(
    old.email, kind, jsonb_build_object('email', new.email), new.id,
    concat_ws(':', kind, new.id, extract(epoch from clock_timestamp()))
  );
  return null;
end
$$;

revoke execute on function app.tell_of_account_change from public;

create trigger tell_of_account_change
after update on auth.users
for each row when (
  old.email_confirmed_at is not null
  and (new.email is distinct from old.email or new.encrypted_password is distinct from old.encrypted_password)
)
execute function app.tell_of_account_change();

create or replace function public.settle_password(user_id uuid, claim text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  kept app.set_aside_passwords;
begin
  delete from app.set_aside_passwords p where p.user_id = $1 returning * into kept;
  if kept.user_id is null then return true; end if;
  if kept.claim is null or kept.claim <> $2 then return false; end if;
  perform set_config('app.restores_password', 'on', true);
  update auth.users u set encrypted_password = kept.password_hash
  where u.id = $1 and u.encrypted_password = kept.replaced_by;
  return found;
end
$$;
