-- The product mails of invoices, not Stripe: when one becomes final, at days around its due day, and the owner when it is paid.
alter table public.agency_settings
  add column reminder_days integer[] not null default '{}'
    check (cardinality(reminder_days) <= 6 and -30 <= all (reminder_days) and 365 >= all (reminder_days));
comment on column public.agency_settings.reminder_days is 'So many days after an invoice fell due its client is reminded; below zero: before.';
grant update (reminder_days) on public.agency_settings to authenticated;

/* To each who sees the client's money, a mail about an invoice, once for each occasion. */
create function app.mail_of_invoice(invoice public.invoices, template text, occasion text) returns void
language sql set search_path = ''
as $$
  select app.queue_mail(
    person.email, $2,
    jsonb_build_object(
      'client', c.name, 'invoice_id', invoice.id, 'number', invoice.number, 'amount', invoice.amount_remaining, 'currency', invoice.currency,
      'due_on', invoice.due_on
    ),
    person.id, $2 || ':' || invoice.id || ':' || $3 || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = invoice.client_id and m.sees_money
$$;
revoke execute on function app.mail_of_invoice(public.invoices, text, text) from public;
grant execute on function app.mail_of_invoice(public.invoices, text, text) to service_role;

create function app.tell_of_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'open' and old.status in ('preparing', 'draft') and new.amount_remaining > 0 then
    perform app.mail_of_invoice(new, 'invoice-open', 'open');
  end if;
  -- Nobody is asked for what is not owed any more.
  if new.status <> 'open' then
    delete from public.outbox o
    where o.sent_at is null and o.template in ('invoice-open', 'invoice-reminder')
      and o.dedupe_key like o.template || ':' || new.id || ':%';
  end if;
  -- Whoever noted a transfer knows of it.
  if new.status = 'paid' and new.amount_paid > 0 and (new.paid_elsewhere_on is null or old.asked is distinct from 'pay') then
    perform app.queue_mail(
      null, 'invoice-paid',
      jsonb_build_object(
        'client', c.name, 'invoice_id', new.id, 'number', new.number, 'amount', new.amount_paid, 'currency', new.currency
      ),
      c.id, 'invoice-paid:' || new.id
    )
    from public.clients c where c.id = new.client_id;
  end if;
  return null;
end
$$;
revoke execute on function app.tell_of_invoice() from public;
create trigger tell_of_invoice after update on public.invoices
for each row when (new.status <> old.status) execute function app.tell_of_invoice();

/* Reminds of each open invoice of the last day that has come; of one that was missed no more. Says whether it did. */
create function public.queue_invoice_reminders(at timestamptz default now()) returns boolean
language plpgsql set search_path = ''
as $$
declare
  due record;
  owed public.invoices;
  is_due boolean := false;
begin
  perform app.refuse_missing($1);
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue invoice reminders')) then return false; end if;
  for due in
    select i.id, max(d.days) as days
    from public.invoices i
    cross join public.agency_settings s
    cross join unnest(s.reminder_days) d (days)
    where i.status = 'open' and i.amount_remaining > 0 and i.asked is null and i.falls_due_at + d.days * interval '1 day' <= $1
    group by i.id
  loop
    continue when exists (
      select from public.outbox o where o.dedupe_key like 'invoice-reminder:' || due.id || ':' || due.days || ':%'
    );
    -- It may be paid at this moment.
    select * into owed from public.invoices i where i.id = due.id and i.status = 'open' for share;
    continue when not found;
    perform app.mail_of_invoice(owed, 'invoice-reminder', due.days::text);
    is_due := true;
  end loop;
  return is_due;
end
$$;
revoke execute on function public.queue_invoice_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.queue_invoice_reminders(timestamptz) to service_role;

/* What a member of a client was told of its money and has not been sent is taken back. */
create or replace function app.withdraw_money(client_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications n
  where n.user_id = $2 and app.is_about_money(n.kind)
    and (n.client_id = $1 or n.project_id in (select p.id from public.projects p where p.client_id = $1));
  delete from public.outbox o
  where o.subject_id = $2 and o.sent_at is null and (
    o.template = 'digest'
    or o.template in ('payment-failed', 'second-subscription-ended')
      and split_part(o.dedupe_key, ':', 2) in (select s.id from public.subscriptions s where s.client_id = $1)
    or o.template in ('invoice-open', 'invoice-reminder')
      and split_part(o.dedupe_key, ':', 2) in (select i.id::text from public.invoices i where i.client_id = $1)
  );
end
$$;
