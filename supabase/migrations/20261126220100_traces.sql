-- No act of an owner's without a trace: also what changes no row of a recorded table is in the log.
comment on column public.audit_log.action is
  'added, changed or removed, about the row of table_name with the key row_id; else what was done with it.';
comment on column public.audit_log.after is
  'Null for a row that was removed, but of an account: {"removed_by": "itself"}, or "hand" for whoever works in the database.';

create function app.record_act(act text, of_table text, of_row text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (user_id, action, table_name, row_id) select app.me(), $1, $2, $3
$$;

-- Asked before anything is read: an export that broke off was one.
create function public.record_export(of_what text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if $1 is null or $1 not in ('everything', 'messages') then
    raise exception 'Nothing that is exported' using errcode = '22023';
  end if;
  perform app.record_act($1, 'exports', null);
end
$$;

-- Whoever goes on in a client's view within ten minutes is still there.
create function public.record_client_view(client_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  perform pg_advisory_xact_lock(hashtext('view of ' || $1 || ' by ' || app.me()));
  perform app.record_act('viewed', 'clients', c.id::text)
  from public.clients c
  where c.id = $1 and not exists (
    select from public.audit_log a
    where a.table_name = 'clients' and a.row_id = $1::text and a.action = 'viewed' and a.user_id = app.me()
      and a.created_at > now() - interval '10 minutes'
  );
end
$$;

create or replace function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox
  set failed_at = null, attempts = 0, next_at = now()
  where id = mail_id and sent_at is null and (failed_at is not null or last_error is not null);
  if not found then return false; end if;
  perform app.record_act('retried', 'outbox', mail_id::text);
  return true;
end
$$;

create or replace function public.retry_failed_mails() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox set failed_at = null, attempts = 0, next_at = now()
  where sent_at is null and last_error is not null;
  get diagnostics retried = row_count;
  if retried > 0 then perform app.record_act('retriedAll', 'outbox', null); end if;
  return retried;
end
$$;

-- What visitors did not find comes and goes by itself; that somebody takes it off the list is an act.
create trigger record_change after delete on public.missed_addresses
for each row when (app.is_owner()) execute function app.record_change('first_at', 'last_at');

-- As before; and that a password was replaced is in the log, by the account itself: nobody else can, but by its mailbox or in the
-- sign-in service's own dashboard, which tells the database nothing of who it was.
create or replace function app.tell_of_account_change() returns trigger
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
  if new.encrypted_password is distinct from old.encrypted_password then
    insert into public.audit_log (user_id, action, table_name, row_id)
    select id, 'newPassword', 'users', id::text from public.users where id = new.id;
  end if;
  return null;
end
$$;

-- Who removed an account: whoever deletes the own one is not there any more, and would look like a hand in the database.
create function app.say_who_removed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log
  set after = jsonb_build_object('removed_by', case when auth.uid() = old.id then 'itself' else 'hand' end)
  where table_name = 'users' and row_id = old.id::text and action = 'removed' and after is null;
  return null;
end
$$;

-- After record_change: triggers fire in the order of their names.
create trigger say_who_removed after delete on public.users
for each row execute function app.say_who_removed();

revoke execute on function app.record_act, app.say_who_removed from public;
revoke execute on function public.record_export, public.record_client_view from public, anon, authenticated;
grant execute on function public.record_export, public.record_client_view to authenticated;
