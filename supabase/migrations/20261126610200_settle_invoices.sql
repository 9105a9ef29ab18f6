-- What Stripe says of an invoice when it is read, and which are to be read.

/* Numbers a reading of Stripe's before it begins, so that an earlier one never replaces what a later one found. */
create function public.begin_stripe_reading() returns bigint
language sql set search_path = ''
as $$
  select nextval('public.stripe_readings')
$$;

/*
 * Stores what Stripe said in a reading, unless a later one was stored. `current` has our id and Stripe's, the columns, how many lines Stripe
 * has, and whether it was paid past Stripe. What was asked is gone when it is so, or cannot be any more. Answers whether it was stored.
 */
create function public.settle_invoice(reading bigint, current jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  known public.invoices;
  said public.invoices;
  is_whole boolean;
begin
  perform app.refuse_missing($1), app.refuse_missing($2);
  select * into known from public.invoices i where i.id = ($2 ->> 'id')::uuid for update;
  if known.id is null or known.status = 'discarded' or known.reading >= $1
    or known.stripe_invoice_id <> $2 ->> 'stripe_invoice_id' then return false; end if;
  said := jsonb_populate_record(known, $2 - 'client_id' - 'project_id');
  -- A draft without all of its lines is not what was written down.
  is_whole := (select count(*) from public.invoice_lines l where l.invoice_id = known.id) = ($2 ->> 'lines')::integer;
  if said.status = 'draft' and not coalesce(is_whole, false) then said.status := 'preparing'; end if;
  if said.status in ('preparing', 'discarded') and known.status not in ('preparing', 'draft') then return false; end if;
  update public.invoices i set
    status = said.status, number = said.number, total = said.total, tax = said.tax, amount_due = said.amount_due,
    amount_paid = said.amount_paid, amount_remaining = said.amount_remaining, credited = said.credited,
    refunded = said.refunded, hosted_url = said.hosted_url, finalized_at = said.finalized_at, paid_at = said.paid_at,
    paid_elsewhere_on = case
      when said.status <> 'paid' then known.paid_elsewhere_on
      when ($2 ->> 'is_paid_elsewhere')::boolean then coalesce(known.paid_elsewhere_on, (said.paid_at at time zone 'utc')::date)
    end,
    asked = case when not app.is_answered(known.asked, said.status) then known.asked end,
    asked_key = case when not app.is_answered(known.asked, said.status) then known.asked_key end,
    stripe_invoice_id = said.stripe_invoice_id, customer_id = said.customer_id, reading = $1, updated_at = now()
  where i.id = known.id;
  if said.status in ('void', 'discarded') then
    update public.invoice_lines l set is_live = false where l.invoice_id = known.id and l.is_live;
  end if;
  return true;
end
$$;

/* Whether a wish is fulfilled by a state, or cannot be in it. */
create function app.is_answered(wish text, status public.invoice_status) returns boolean
language sql immutable set search_path = ''
as $$
  select case wish
    when 'finalize' then status not in ('preparing', 'draft')
    when 'discard' then status not in ('preparing', 'draft')
    when 'pay' then status not in ('open', 'uncollectible')
    when 'void' then status not in ('open', 'uncollectible')
    when 'uncollectible' then status <> 'open'
    else true
  end
$$;

/* Which are to be looked at, for whoever asks alone: what was begun a minute ago, and once a day what may have changed at Stripe. */
create function public.claim_invoices(most integer default 20) returns setof uuid
language sql set search_path = ''
as $$
  with due as (
    select i.id from public.invoices i
    where i.read_at < now() - interval '1 minute' and i.status not in ('void', 'discarded') and (
      i.status = 'preparing' or i.asked is not null
      or exists (select from public.invoice_credits c where c.invoice_id = i.id and c.status = 'asked')
      or i.read_at < now() - interval '1 day' and i.stripe_invoice_id is not null
        and (i.status <> 'paid' or i.paid_at > now() - interval '120 days')
    )
    order by i.read_at
    limit least(coalesce($1, 0), 100)
    for update skip locked
  )
  update public.invoices i set read_at = now() from due where i.id = due.id
  returning i.id
$$;

revoke execute on function app.is_answered(text, public.invoice_status) from public;
grant execute on function app.is_answered(text, public.invoice_status) to service_role;
revoke execute on function public.begin_stripe_reading(), public.settle_invoice(bigint, jsonb), public.claim_invoices(integer)
from public, anon, authenticated;
grant execute on function public.begin_stripe_reading(), public.settle_invoice(bigint, jsonb), public.claim_invoices(integer)
to service_role;
