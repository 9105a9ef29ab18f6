-- Whoever holds an owner's session for a minute must not lead every payment elsewhere: what invoices say of whom they are from and where
-- to pay is changed with a password that was typed a moment ago, every owner is mailed, and it is told for a week.
revoke update (invoice_from, pay_to) on public.agency_settings from authenticated;

create table app.password_proofs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table app.password_proofs is 'That somebody typed the password of an account just now, as the site found; good once, for a minute.';
create index password_proofs_user_id_idx on app.password_proofs (user_id);

create table app.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table app.password_changes is
  'A session is enough to choose a password at the sign-in service: one that was chosen today proves nothing about who types it.';

create function app.note_password_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.password_changes (user_id) values (new.id)
  on conflict (user_id) do update set changed_at = now();
  return null;
end
$$;
revoke execute on function app.note_password_change() from public;
create trigger note_password_change after update on auth.users
for each row when (new.encrypted_password is distinct from old.encrypted_password)
execute function app.note_password_change();

/* For whoever was just found to know the password: what set_invoice_sender takes from that account, once. */
create function public.prove_password(user_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  proof uuid;
begin
  perform app.refuse_missing($1);
  delete from app.password_proofs p where p.created_at < now() - interval '1 minute';
  insert into app.password_proofs (user_id) select u.id from public.users u where u.id = $1 returning id into proof;
  return proof;
end
$$;
revoke execute on function public.prove_password(uuid) from public, anon, authenticated;
grant execute on function public.prove_password(uuid) to service_role;

/* What is told of an account without telling it: the last four characters of the line with the most digits. */
create function app.ending_of_account(account text) returns text
language sql immutable set search_path = ''
as $$
  select right(regexp_replace(line, '[^[:alnum:]]', '', 'g'), 4)
  from regexp_split_to_table($1, '[\r\n]+') with ordinality l (line, place)
  where line ~ '[[:alnum:]]'
  order by char_length(regexp_replace(line, '[^0-9]', '', 'g')) desc, place
  limit 1
$$;
revoke execute on function app.ending_of_account(text) from public;
grant execute on function app.ending_of_account(text) to authenticated, service_role;

/*
 * 'set', or 'same' as before; 'unproven': the proof is used, over or of somebody else; 'fresh': the password was changed within a day, and
 * the account is older; 'changed': somebody set it since it was seen. An empty text is none.
 */
create function public.set_invoice_sender(proof uuid, invoice_from text, pay_to text, seen_version integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.agency_settings;
  sender text := nullif(btrim(replace($2, E'\r\n', E'\n'), E' \t\n'), '');
  account text := nullif(btrim(replace($3, E'\r\n', E'\n'), E' \t\n'), '');
begin
  perform app.refuse_oversized($2), app.refuse_oversized($3);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($4);
  delete from app.password_proofs p
  where p.id = $1 and p.user_id = app.me() and p.created_at > now() - interval '1 minute';
  if not found then return 'unproven'; end if;
  if exists (
    select from app.password_changes c join auth.users u on u.id = c.user_id
    where c.user_id = app.me() and c.changed_at > now() - interval '1 day' and u.created_at < now() - interval '1 day'
  ) then return 'fresh'; end if;
  select * into stored from public.agency_settings for update;
  if stored.version is distinct from $4 then return 'changed'; end if;
  if (stored.invoice_from, stored.pay_to) is not distinct from (sender, account) then return 'same'; end if;
  update public.agency_settings s set invoice_from = sender, pay_to = account;
  perform app.queue_mail(
    person.email, 'invoice-sender-changed',
    jsonb_build_object(
      'by', (select u.full_name from public.users u where u.id = app.me()),
      'account', case when stored.pay_to is distinct from account then jsonb_build_object(
        'was', app.ending_of_account(stored.pay_to), 'becomes', app.ending_of_account(account)
      ) end,
      'sender', case when stored.invoice_from is distinct from sender then jsonb_build_object(
        'was', stored.invoice_from, 'becomes', sender
      ) end
    ),
    person.id, 'invoice-sender-changed:' || stored.version || ':' || person.id
  )
  from public.users person where person.role = 'owner' and person.disabled_at is null;
  return 'set';
end
$$;
revoke execute on function public.set_invoice_sender(uuid, text, text, integer) from public, anon;
grant execute on function public.set_invoice_sender(uuid, text, text, integer) to authenticated, service_role;

/*
 * What every owner is told of invoices as a whole, newest first, and nobody can put away: for a week that 'account' or 'sender' was
 * changed, the account by its ending; for a month that numbers are of two 'series', with one of each.
 */
create function public.list_invoice_notices() returns table (kind text, at timestamptz, by_name text, was text, becomes text)
language sql stable set search_path = ''
as $$
  with changes as (
    select a.created_at, u.full_name, a.before, a.after
    from public.audit_log a left join public.users u on u.id = a.user_id
    where (select app.is_owner()) and a.table_name = 'agency_settings' and a.action = 'changed'
      and a.created_at > now() - interval '7 days'
  ), numbers as (
    select i.number, i.finalized_at, regexp_replace(i.number, '[0-9]+$', '') as series
    from public.invoices i
    where (select app.is_owner()) and i.number is not null and i.finalized_at > now() - interval '30 days'
  ), newest as (
    select * from numbers order by finalized_at desc, number desc limit 1
  )
  select * from (
    select 'account', c.created_at, c.full_name, app.ending_of_account(c.before ->> 'pay_to'), app.ending_of_account(c.after ->> 'pay_to')
    from changes c where c.after ? 'pay_to'
    union all
    select 'sender', c.created_at, c.full_name, c.before ->> 'invoice_from', c.after ->> 'invoice_from'
    from changes c where c.after ? 'invoice_from'
    union all
    (
      select 'series', newest.finalized_at, null, other.number, newest.number
      from newest join numbers other on other.series <> newest.series
      order by other.finalized_at desc, other.number desc limit 1
    )
  ) told (kind, at, by_name, was, becomes)
  order by told.at desc
  limit 20
$$;
revoke execute on function public.list_invoice_notices() from public, anon;
grant execute on function public.list_invoice_notices() to authenticated, service_role;
