-- Recovery codes that were used, or replaced by others, are told by mail. The first ten come with their factor, whose mail says so.
create function app.tell_of_used_code() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_mail(
    person.email, 'recovery-code-used',
    jsonb_build_object('left', (
      select count(*) from app.recovery_codes code where code.user_id = new.user_id and code.used_at is null
    )),
    person.id, concat_ws(':', 'recovery', person.id, gen_random_uuid())
  ) from public.users person where person.id = new.user_id;
  return null;
end
$$;

create trigger tell_of_used_code after update of used_at on app.recovery_codes
for each row when (old.used_at is null and new.used_at is not null)
execute function app.tell_of_used_code();

-- Codes that go with their account, or with its last factor, are replaced by none.
create function app.tell_of_renewed_codes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_mail(
    person.email, 'recovery-codes-renewed', '{}', person.id,
    concat_ws(':', 'recovery', person.id, gen_random_uuid())
  )
  from public.users person join auth.users account on account.id = person.id
  where person.id in (select gone.user_id from gone) and app.has_factor(person.id);
  return null;
end
$$;

create trigger tell_of_renewed_codes after delete on app.recovery_codes
referencing old table as gone for each statement
execute function app.tell_of_renewed_codes();

revoke execute on function app.tell_of_used_code, app.tell_of_renewed_codes from public, anon, authenticated;
