-- Mails to send. A row is written in the transaction of what it tells about, and kept after sending.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text check (char_length(recipient) <= 320),
  template text not null,
  payload jsonb not null,
  subject_id uuid not null,
  dedupe_key text not null unique,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now()
);

comment on column public.outbox.recipient is 'Null means the owner, whoever that is when the mail is sent.';
comment on column public.outbox.subject_id is 'What the mail is about: a message, a call, an invite, or the person whom it tells of or goes to.';
comment on column public.outbox.attempts is 'Counted when a worker takes the mail, so a killed worker''s attempt counts too.';
comment on column public.outbox.next_at is 'Not before this moment; while a worker has the mail, when its lease ends.';
comment on column public.outbox.failed_at is 'Given up; the owner may retry.';

create index outbox_due_idx on public.outbox (next_at) where sent_at is null and failed_at is null;
create index outbox_troubled_idx on public.outbox (created_at) where sent_at is null and last_error is not null;
create index outbox_subject_id_idx on public.outbox (subject_id);

alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated;
grant select (id, recipient, template, subject_id, attempts, next_at, sent_at, failed_at, last_error, created_at)
  on public.outbox to authenticated;
grant all on public.outbox to service_role;

create policy "the owner reads the outbox"
on public.outbox for select to authenticated
using ((select app.is_owner()));

create function app.queue_mail(recipient text, template text, payload jsonb, subject_id uuid, dedupe_key text)
returns void
language sql set search_path = ''
as $$
  insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
  values ($1, $2, $3, $4, $5)
  on conflict do nothing
$$;

-- A claimed mail comes back by itself when its lease ends before it is settled. Several workers may claim at once.
create function public.claim_mails(most integer, lease_seconds integer) returns setof public.outbox
language sql set search_path = ''
as $$
  with due as (
    select id from public.outbox
    where sent_at is null and failed_at is null and next_at <= now()
    order by next_at
    limit most
    for update skip locked
  ), claimed as (
    update public.outbox
    set attempts = attempts + 1, next_at = now() + make_interval(secs => lease_seconds)
    where id in (select id from due)
    returning *
  )
  select
    id, coalesce(recipient, app.owner_address()),
    template, payload, subject_id, dedupe_key, attempts, next_at, sent_at, failed_at, last_error, created_at
  from claimed
$$;

create function public.settle_mail(mail_id uuid, attempt integer, error text default null) returns void
language sql set search_path = ''
as $$
  update public.outbox
  set
    sent_at = case when error is null then now() end,
    failed_at = case when error is not null and attempts >= 12 then now() end,
    next_at = now() + least(make_interval(secs => 5 * 4 ^ (attempts - 1)), interval '2 hours'),
    last_error = left(error, 500)
  where id = mail_id and sent_at is null and (error is null or attempts = attempt)
$$;

comment on function public.settle_mail is
  'Without an error the mail is sent. With one it is tried again after 5 s, 20 s, 80 s … 2 h, and given up after 12 attempts in half a day.';

create function public.retry_mail(mail_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox
  set failed_at = null, attempts = 0, next_at = now()
  where id = mail_id and sent_at is null and (failed_at is not null or last_error is not null);
  return found;
end
$$;

-- Puts every mail that failed back into the queue, and answers how many.
create function public.retry_failed_mails() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox set failed_at = null, attempts = 0, next_at = now()
  where sent_at is null and last_error is not null;
  get diagnostics retried = row_count;
  return retried;
end
$$;

revoke execute on function app.queue_mail from public;
revoke execute on function public.claim_mails, public.settle_mail, public.retry_mail, public.retry_failed_mails
  from public, anon, authenticated;
grant execute on function app.queue_mail to service_role;
grant execute on function public.claim_mails, public.settle_mail to service_role;
grant execute on function public.retry_mail, public.retry_failed_mails to authenticated, service_role;
