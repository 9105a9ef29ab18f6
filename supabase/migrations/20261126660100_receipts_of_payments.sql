-- Mails of invoices lead to the invoice, and whoever paid is told that it came.
create or replace function app.mail_of_invoice(invoice public.invoices, template text, occasion text) returns void
language sql set search_path = ''
as $$
  select app.queue_mail(
    person.email, $2,
    jsonb_build_object(
      'client', c.name, 'invoice_id', invoice.id, 'number', invoice.number, 'currency', invoice.currency,
      'amount', case $2 when 'invoice-receipt' then invoice.amount_paid else invoice.amount_remaining end, 'due_on', invoice.due_on
    ),
    person.id, $2 || ':' || invoice.id || ':' || $3 || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = invoice.client_id and m.sees_money
$$;

create or replace function app.tell_of_invoice() returns trigger
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
  if new.status = 'paid' and new.amount_paid > 0 then
    perform app.mail_of_invoice(new, 'invoice-receipt', 'paid');
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
    or o.template in ('invoice-open', 'invoice-reminder', 'invoice-receipt')
      and split_part(o.dedupe_key, ':', 2) in (select i.id::text from public.invoices i where i.client_id = $1)
  );
end
$$;
