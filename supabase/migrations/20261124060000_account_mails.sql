-- Whoever loses an account to somebody else learns of it: a new password is told to the account's address, a new address to
-- the one before. A random password that stood in for one that was set aside was nobody's.
alter table app.set_aside_passwords add column is_settled boolean not null default false;

comment on column app.set_aside_passwords.is_settled is 'The password does not come back; the row still tells which one was nobody''s.';

create function app.tell_of_account_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind text := case when new.email = old.email then 'password-changed' else 'address-changed' end;
begin
  if current_setting('app.restores_password', true) = 'on' or kind = 'password-changed' and exists (
    select from app.set_aside_passwords p where p.user_id = new.id and p.replaced_by = old.encrypted_password
  ) then return null; end if;
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
  select * into kept from app.set_aside_passwords p where p.user_id = $1 for update;
  if kept.user_id is null or kept.is_settled then return true; end if;
  if kept.claim is null or kept.claim <> $2 then
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
