-- The rates that an owner adds to what is invoiced, by name; each line of an invoice keeps the words and numbers of its own.
create type public.tax_kind as enum ('standard', 'exempt', 'reverse_charge');
comment on type public.tax_kind is 'Why a tax is what it is: of the last two none is added, and a sentence says why.';

create table public.tax_rates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 50),
  percent numeric(7, 4) not null check (percent between 0 and 100),
  kind public.tax_kind not null default 'standard',
  note text check (char_length(btrim(note)) between 1 and 300),
  is_default boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  constraint tax_rates_say_why check (kind = 'standard' and note is null or kind <> 'standard' and note is not null and percent = 0),
  constraint tax_rates_default_is_used check (archived_at is null or not is_default)
);
comment on table public.tax_rates is 'Never changed, as at Stripe: another rate is another row, and one that is used no more is archived.';
comment on column public.tax_rates.note is 'The sentence that stands on invoices: why no tax is added.';
comment on column public.tax_rates.is_default is 'What a line has when nothing else is said. None: no tax.';
create unique index tax_rates_one_default on public.tax_rates (is_default) where is_default;
create unique index tax_rates_once on public.tax_rates (lower(name), percent, kind, coalesce(note, '')) where archived_at is null;
create trigger clean_lines before insert or update of name, note on public.tax_rates
for each row execute function app.clean_lines('name', 'note');

alter table public.tax_rates enable row level security;
revoke all on public.tax_rates from anon, authenticated;
grant all on public.tax_rates to service_role;
grant select on public.tax_rates to authenticated;
create policy "the owner reads the tax rates" on public.tax_rates
for select to authenticated
using ((select app.is_owner()));

insert into public.tax_rates (name, percent, is_default)
select s.tax_name, s.tax_percent, true from public.agency_settings s where s.tax_name is not null;
-- From here on somebody does it.
create trigger record_change after insert or delete or update on public.tax_rates
for each row execute function app.record_change('created_at');

drop trigger clean_lines on public.agency_settings;
alter table public.agency_settings
  drop column tax_name,
  drop column tax_percent,
  add column uses_stripe_tax boolean not null default false;
comment on column public.agency_settings.uses_stripe_tax is 'Stripe Tax says what is added to new invoices, and no rate of ours.';
grant update (uses_stripe_tax) on public.agency_settings to authenticated;

alter table public.invoice_lines
  add column tax_name text check (char_length(tax_name) <= 50),
  add column tax_percent numeric(7, 4) check (tax_percent between 0 and 100),
  add column tax_kind public.tax_kind,
  add column tax_note text check (char_length(tax_note) <= 300),
  add constraint invoice_lines_tax_in_whole check (
    (tax_name is null) = (tax_percent is null) and (tax_name is null) = (tax_kind is null) and (tax_name is not null or tax_note is null)
  );
comment on column public.invoice_lines.tax_name is 'With percent, kind and note its rate, as it was when it was prepared; null: no tax, or Stripe Tax says it.';
update public.invoice_lines l set tax_name = i.tax_name, tax_percent = i.tax_percent, tax_kind = 'standard'
from public.invoices i where i.id = l.invoice_id and i.tax_name is not null;

alter table public.invoice_credits
  add column tax_name text check (char_length(tax_name) <= 50),
  add column tax_percent numeric(7, 4) check (tax_percent between 0 and 100),
  add column tax_kind public.tax_kind,
  add column tax_note text check (char_length(tax_note) <= 300);
comment on column public.invoice_credits.tax_name is 'With percent, kind and note the rate that an order''s credit takes along; null: none, or the amount is with tax.';
alter table public.invoice_credits disable trigger record_change;
update public.invoice_credits c set tax_name = i.tax_name, tax_percent = i.tax_percent, tax_kind = 'standard'
from public.invoices i where i.id = c.invoice_id and c.change_order_id is not null and i.tax_name is not null;
alter table public.invoice_credits enable trigger record_change;

alter table public.invoices
  add column uses_stripe_tax boolean not null default false,
  add column taxes jsonb check (jsonb_typeof(taxes) = 'array'),
  add column tax_trouble text check (tax_trouble in ('location', 'failed')),
  add column supplied_from date,
  add column supplied_on date,
  add constraint invoices_supplied_in_order check (
    supplied_on between '1970-01-01' and '2200-01-01' and (supplied_from is null or supplied_from between '1970-01-01' and supplied_on)
    or supplied_on is null and supplied_from is null
  );
comment on column public.invoices.uses_stripe_tax is 'As in the settings when it was prepared.';
comment on column public.invoices.taxes is 'What Stripe says of its tax, rate by rate: name, percent, kind, note, base, amount. Null until it was read there.';
comment on column public.invoices.tax_trouble is 'Why Stripe Tax cannot say what is added: it does not know where the client is, or it failed.';
comment on column public.invoices.supplied_on is 'When what is invoiced was supplied, the last day of it; null: on the day of issue.';
comment on column public.invoices.supplied_from is 'The first of several days.';
drop trigger record_change on public.invoices;
update public.invoices i set taxes = case
  when i.tax_name is null then '[]'
  else jsonb_build_array(jsonb_build_object(
    'name', i.tax_name, 'percent', i.tax_percent, 'kind', 'standard', 'note', null, 'amount', i.tax,
    'base', (select coalesce(sum(l.amount), 0) from public.invoice_lines l where l.invoice_id = i.id)
  ))
end
where i.stripe_invoice_id is not null;
alter table public.invoices drop column tax_name, drop column tax_percent;
comment on column public.invoices.bill_from is 'With pay_to as in the settings when it became final; bill_to as when it was prepared.';
grant select (uses_stripe_tax, taxes, tax_trouble, supplied_from, supplied_on) on public.invoices to authenticated;
grant select (tax_name, tax_percent, tax_kind, tax_note) on public.invoice_credits to authenticated;
create trigger record_change after insert or delete or update on public.invoices
for each row execute function app.record_change(
  'amount_due', 'amount_remaining', 'asked_key', 'bill_from', 'created_at', 'customer_id', 'falls_due_at', 'finalized_at',
  'hosted_url', 'paid_at', 'read_at', 'reading', 'request_key', 'stripe_invoice_id', 'tax_trouble', 'taxes'
);

/* The tax on an amount before tax, as Stripe rounds it: line by line, halves up, to what the currency can pay. */
create function app.tax_on(amount integer, percent numeric, currency text) returns integer
language sql immutable set search_path = ''
as $$
  select (round(amount * coalesce(percent, 0) / 100 / app.unit_step(currency)) * app.unit_step(currency))::integer
$$;
revoke execute on function app.tax_on(integer, numeric, text) from public;

/*
 * Adds a rate: 'added', 'known': there is one like it, which is the default now where that was asked; 'full': there are thirty.
 */
create function public.add_tax_rate(name text, percent numeric, kind public.tax_kind, note text, as_default boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  rate public.tax_rates;
  sentence text := nullif(app.clean_name($4), '');
begin
  perform app.refuse_oversized($1), app.refuse_oversized($4);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($5);
  if $3 <> 'standard' then perform app.refuse_missing($4); end if;
  -- One after the other: a default takes the place of another.
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  select * into rate from public.tax_rates r
  where r.archived_at is null and lower(r.name) = lower(app.clean_name($1)) and r.percent = $2 and r.kind = $3
    and coalesce(r.note, '') = coalesce(sentence, '');
  if rate.id is null and (select count(*) from public.tax_rates r where r.archived_at is null) >= 30 then return 'full'; end if;
  if $5 then update public.tax_rates r set is_default = false where r.is_default and r.id is distinct from rate.id; end if;
  if rate.id is not null then
    if $5 then update public.tax_rates r set is_default = true where r.id = rate.id and not r.is_default; end if;
    return 'known';
  end if;
  insert into public.tax_rates (name, percent, kind, note, is_default) values ($1, $2, $3, sentence, $5);
  return 'added';
end
$$;

/* Sets what a line has when nothing else is said, null: no tax. 'set', or 'missing'. */
create function public.set_default_tax_rate(rate_id uuid default null) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  if $1 is not null and not exists (select from public.tax_rates r where r.id = $1 and r.archived_at is null) then
    return 'missing';
  end if;
  update public.tax_rates r set is_default = false where r.is_default and r.id is distinct from $1;
  update public.tax_rates r set is_default = true where r.id = $1 and not r.is_default;
  return 'set';
end
$$;

/* Takes a rate out of use, and leaves the invoices that have it as they are. 'archived', or 'missing'. */
create function public.archive_tax_rate(rate_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('tax rates'));
  update public.tax_rates r set archived_at = coalesce(r.archived_at, now()), is_default = false where r.id = $1;
  return case when found then 'archived' else 'missing' end;
end
$$;

/* Adds a line to an invoice whose client is held; null, or why it cannot be there. */
create or replace function app.add_invoice_line(invoice public.invoices, place integer, line jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  of_source text := line ->> 'source';
  of_id uuid := (line ->> 'source_id')::uuid;
  price integer := (line ->> 'amount')::integer;
  words text := app.clean_name(coalesce(line ->> 'description', ''));
  worked public.change_orders;
  rate public.tax_rates;
  owed bigint;
begin
  if of_source in ('change_order', 'deposit') then
    select o.* into worked from public.change_orders o
    join public.projects p on p.id = o.project_id
    where o.id = of_id and p.client_id = invoice.client_id and o.status = 'approved';
    if not found then return 'not-approved'; end if;
    if worked.currency <> invoice.currency then return 'other-currency'; end if;
    if worked.price_cents = 0 then return 'nothing'; end if;
    if worked.price_cents < 0 then return 'negative'; end if;
    select worked.price_cents - coalesce(sum(l.amount), 0) into owed from public.invoice_lines l
    where l.is_live and l.source_id = worked.id and l.source in ('change_order', 'deposit');
    if owed <= 0 then return 'invoiced'; end if;
    if of_source = 'change_order' then price := owed; end if;
    if price > owed then return 'too-much'; end if;
    if words = '' then words := '#' || worked.number || ' ' || worked.title; end if;
  elsif of_source = 'milestone' then
    select case words when '' then m.title else words end into words from public.milestones m
    join public.projects p on p.id = m.project_id
    where m.id = of_id and p.client_id = invoice.client_id;
    if not found then return 'missing'; end if;
  elsif of_source = 'free' then
    of_id := null;
  else
    return 'missing';
  end if;
  if exists (
    select from public.invoice_lines l where l.is_live and l.source_id = of_id and l.source = of_source
  ) then return 'invoiced'; end if;
  if coalesce(price, 0) <= 0 or price % app.unit_step(invoice.currency) <> 0 then return 'amount'; end if;
  if words = '' or char_length(words) > 300 then return 'words'; end if;
  -- Nothing said is the default, null is no tax.
  if not invoice.uses_stripe_tax then
    select * into rate from public.tax_rates r
    where r.archived_at is null and case when line ? 'tax_rate' then r.id = (line ->> 'tax_rate')::uuid else r.is_default end;
    if rate.id is null and line ->> 'tax_rate' is not null then return 'rate'; end if;
  end if;
  insert into public.invoice_lines (
    invoice_id, position, source, source_id, description, amount, tax_name, tax_percent, tax_kind, tax_note
  )
  values (invoice.id, place, of_source, of_id, words, price, rate.name, rate.percent, rate.kind, rate.note);
  return null;
end
$$;

drop function public.prepare_invoice(uuid, uuid, text, text, jsonb, uuid);
/*
 * Writes an invoice down, with its lines: 'prepared', the same for the same form however often it comes; else why not, and nothing is
 * written: 'missing', 'archived', 'supply': its days are in no order; of a line 'invoiced', 'not-approved', 'other-currency', 'nothing',
 * 'negative', 'too-much', 'amount', 'words', 'rate': there is no such rate in use. A line without "tax_rate" has the default, with null none.
 */
create function public.prepare_invoice(
  of_client uuid, of_project uuid, in_currency text, bill_to text, lines jsonb, request_key uuid,
  supplied_from date default null, supplied_on date default null
) returns table (answer text, invoice uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  made public.invoices;
  line record;
  refusal text;
  most constant bigint := 1000000000;
begin
  perform app.refuse_oversized($3), app.refuse_oversized($4), app.refuse_oversized($5, 20000);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($3), app.refuse_missing($4), app.refuse_missing($5), app.refuse_missing($6);
  if jsonb_typeof($5) <> 'array' or jsonb_array_length($5) not between 1 and 10 then
    raise exception 'One to ten lines' using errcode = '22023';
  end if;
  client := app.hold_client($1);
  select i.* into made from public.invoices i where i.request_key = $6;
  if made.id is not null then return query select 'prepared', made.id; return; end if;
  if client.id is null then return query select 'missing', null::uuid; return; end if;
  if client.archived_at is not null then return query select 'archived', null::uuid; return; end if;
  if $2 is not null and not exists (select from public.projects p where p.id = $2 and p.client_id = client.id) then
    return query select 'missing', null::uuid;
    return;
  end if;
  if $7 is not null and $8 is null or $7 > $8 or $7 < '1970-01-01' or $8 not between '1970-01-01' and '2200-01-01' then
    return query select 'supply', null::uuid;
    return;
  end if;
  begin
    made.id := gen_random_uuid();
    perform app.begin_act('invoices', made.id::text);
    insert into public.invoices (
      id, client_id, project_id, currency, bill_to, request_key, supplied_from, supplied_on, uses_stripe_tax
    )
    select made.id, client.id, $2, upper($3), btrim($4), $6, nullif($7, $8), $8,
      coalesce((select s.uses_stripe_tax from public.agency_settings s), false)
    returning * into made;
    for line in select e.value, e.ordinality::integer as place from jsonb_array_elements($5) with ordinality e loop
      refusal := app.add_invoice_line(made, line.place, line.value);
      if refusal is not null then raise exception '%', refusal using errcode = 'PT409'; end if;
    end loop;
    if (select sum(l.amount) from public.invoice_lines l where l.invoice_id = made.id) > most then
      raise exception 'too-much' using errcode = 'PT409';
    end if;
    perform app.end_act();
  exception when sqlstate 'PT409' then
    return query select sqlerrm, null::uuid;
    return;
  end;
  return query select 'prepared', made.id;
end
$$;

/*
 * 'asked': an approved order below zero is credited on an invoice of its client, with the rate that most of the invoice has; 'credited': on
 * another before; 'nothing': it is over 0, 'positive'; 'not-approved', 'other-currency', 'closed', 'busy', 'too-much': it is more than is
 * left of the invoice; 'stripe-tax': Stripe Tax says what tax is, and nobody here what a credit takes along.
 */
create or replace function public.credit_change_order(order_id uuid, invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  worked public.change_orders;
  owed public.invoices;
  known public.invoice_credits;
  rate public.invoice_lines;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  select o.* into worked from public.change_orders o where o.id = $1 for update;
  owed := app.hold_invoice($2);
  if worked.id is null or owed.id is null then return 'missing'; end if;
  if worked.status <> 'approved' or not exists (
    select from public.projects p where p.id = worked.project_id and p.client_id = owed.client_id
  ) then return 'not-approved'; end if;
  if worked.price_cents = 0 then return 'nothing'; end if;
  if worked.price_cents > 0 then return 'positive'; end if;
  if worked.currency <> owed.currency then return 'other-currency'; end if;
  select * into known from public.invoice_credits c where c.change_order_id = worked.id and c.status <> 'refused';
  if known.id is not null then return case known.invoice_id when owed.id then 'asked' else 'credited' end; end if;
  if app.left_to_credit(owed, 'credit') is null then return 'closed'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if owed.uses_stripe_tax then return 'stripe-tax'; end if;
  select l.* into rate from public.invoice_lines l where l.invoice_id = owed.id
  order by sum(l.amount) over (partition by l.tax_name, l.tax_percent, l.tax_kind, l.tax_note) desc, l.position limit 1;
  if -worked.price_cents + app.tax_on(-worked.price_cents, rate.tax_percent, owed.currency) > app.left_to_credit(owed, 'credit') then
    return 'too-much';
  end if;
  insert into public.invoice_credits (
    invoice_id, kind, currency, amount, reason, change_order_id, tax_name, tax_percent, tax_kind, tax_note
  )
  values (
    owed.id, 'credit', owed.currency, -worked.price_cents, '#' || worked.number || ' ' || worked.title, worked.id,
    rate.tax_name, rate.tax_percent, rate.tax_kind, rate.tax_note
  );
  return 'asked';
end
$$;

/*
 * Stores what Stripe said in a reading, unless a later one was stored. `current` has our id and Stripe's, the columns, how many lines Stripe
 * has, and whether it was paid past Stripe. What was asked is gone when it is so, or cannot be any more. Answers whether it was stored.
 */
create or replace function public.settle_invoice(reading bigint, current jsonb) returns boolean
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
    status = said.status, number = said.number, total = said.total, tax = said.tax, taxes = said.taxes,
    tax_trouble = said.tax_trouble, amount_due = said.amount_due,
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

revoke execute on function public.add_tax_rate(text, numeric, public.tax_kind, text, boolean),
  public.set_default_tax_rate(uuid), public.archive_tax_rate(uuid),
  public.prepare_invoice(uuid, uuid, text, text, jsonb, uuid, date, date)
from public, anon;
grant execute on function public.add_tax_rate(text, numeric, public.tax_kind, text, boolean),
  public.set_default_tax_rate(uuid), public.archive_tax_rate(uuid),
  public.prepare_invoice(uuid, uuid, text, text, jsonb, uuid, date, date)
to authenticated, service_role;
