-- From work to money: what is owed stands here before Stripe knows of it, and is then as Stripe says.
alter table public.agency_settings
  add column invoice_from text check (char_length(invoice_from) between 1 and 500),
  add column pay_to text check (char_length(pay_to) between 1 and 500),
  add column tax_name text check (char_length(tax_name) between 1 and 50),
  add column tax_percent numeric(7, 4) check (tax_percent between 0 and 100),
  add constraint agency_settings_tax_in_whole check ((tax_name is null) = (tax_percent is null));
comment on column public.agency_settings.invoice_from is 'Who invoices are from: name, address, tax number, as written on them.';
comment on column public.agency_settings.pay_to is 'Where a transfer goes, as written on invoices.';
comment on column public.agency_settings.tax_percent is 'Added to what is invoiced; null where no tax is.';
grant update (invoice_from, pay_to, tax_name, tax_percent) on public.agency_settings to authenticated;
create trigger clean_lines before insert or update of tax_name on public.agency_settings
for each row execute function app.clean_lines('tax_name');

create type public.invoice_status as enum (
  'preparing', 'draft', 'open', 'paid', 'void', 'uncollectible', 'discarded'
);
comment on type public.invoice_status is 'Stripe''s words; preparing: not all of it is at Stripe yet; discarded: a draft that was thrown away.';

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete restrict,
  project_id uuid,
  status public.invoice_status not null default 'preparing',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  number text check (char_length(number) between 1 and 100),
  due_on date,
  falls_due_at timestamptz,
  total integer not null default 0,
  tax integer not null default 0,
  amount_due integer not null default 0,
  amount_paid integer not null default 0,
  amount_remaining integer not null default 0,
  credited integer not null default 0,
  refunded integer not null default 0,
  hosted_url text check (char_length(hosted_url) <= 2000),
  finalized_at timestamptz,
  paid_at timestamptz,
  paid_elsewhere_on date,
  bill_to text not null check (char_length(btrim(bill_to)) between 1 and 500),
  bill_from text check (char_length(bill_from) <= 500),
  pay_to text check (char_length(pay_to) <= 500),
  tax_name text check (char_length(tax_name) <= 50),
  tax_percent numeric(7, 4) check (tax_percent between 0 and 100),
  asked text check (asked in ('finalize', 'discard', 'pay', 'void', 'uncollectible')),
  asked_key uuid,
  stripe_invoice_id text unique check (char_length(stripe_invoice_id) between 1 and 200),
  customer_id text check (char_length(customer_id) between 1 and 200),
  reading bigint not null default 0,
  read_at timestamptz not null default now(),
  request_key uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.invoices is 'Kept as the law wants it: longer than the project, as long as the client. Amounts are in Stripe''s units of the currency.';
comment on column public.invoices.project_id is 'No key: with a second table that leads from clients to projects the embedded backend knows no single way between them.';
comment on column public.invoices.falls_due_at is 'The end of due_on in the agency''s time zone, as it was when the invoice became final.';
comment on column public.invoices.credited is 'By credit notes, with tax, before and after it was paid.';
comment on column public.invoices.refunded is 'Of what was paid by card, whoever returned it.';
comment on column public.invoices.paid_elsewhere_on is 'The day of a transfer, as the owner said.';
comment on column public.invoices.bill_from is 'With pay_to as in the settings when it became final; bill_to, tax_name and tax_percent as when it was prepared.';
comment on column public.invoices.asked is 'What the owner wants of Stripe, until Stripe''s object says that it is so.';
comment on column public.invoices.asked_key is 'Of that wish: what Stripe is asked with it twice it does once.';
comment on column public.invoices.reading is 'Which reading of Stripe''s object this is; an earlier one never replaces it.';
comment on column public.invoices.read_at is 'When it was last looked at whether all is done.';
comment on column public.invoices.request_key is 'Of the form that made it: sent twice, it makes one.';
create index invoices_client_id_idx on public.invoices (client_id, created_at);
create index invoices_project_id_idx on public.invoices (project_id);
create index invoices_read_at_idx on public.invoices (read_at) where status not in ('void', 'discarded');

create table public.invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  position integer not null check (position > 0),
  source text not null check (source in ('change_order', 'milestone', 'deposit', 'free')),
  source_id uuid,
  description text not null check (char_length(btrim(description)) between 1 and 300),
  amount integer not null check (amount > 0),
  is_live boolean not null default true,
  unique (invoice_id, position)
);
comment on column public.invoice_lines.source_id is 'The change order, also of a deposit, or the milestone. No key: it may be deleted, the invoice stays.';
comment on column public.invoice_lines.amount is 'Before tax, in Stripe''s units of the invoice''s currency.';
comment on column public.invoice_lines.is_live is 'False when its invoice is void or discarded: what it is of can be invoiced anew.';
create unique index invoice_lines_once on public.invoice_lines (source_id, source) where is_live and source_id is not null;

create table public.invoice_credits (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  kind text not null check (kind in ('credit', 'refund', 'write_off')),
  status text not null default 'asked' check (status in ('asked', 'done', 'refused')),
  change_order_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount integer not null check (amount > 0),
  reason text not null check (char_length(btrim(reason)) between 1 and 300),
  stripe_credit_note_id text unique check (char_length(stripe_credit_note_id) between 1 and 200),
  request_key uuid unique,
  created_at timestamptz not null default now()
);
comment on table public.invoice_credits is 'What is not owed any more, each a credit note at Stripe.';
comment on column public.invoice_credits.amount is 'With tax; of a change order before tax. In Stripe''s units of the currency.';
comment on column public.invoice_credits.change_order_id is 'The order below zero that it is of. No key: it may be deleted, the credit note stays.';
create index invoice_credits_invoice_id_idx on public.invoice_credits (invoice_id);
create unique index invoice_credits_once on public.invoice_credits (change_order_id)
  where status <> 'refused' and change_order_id is not null;
create unique index invoice_credits_one_at_a_time on public.invoice_credits (invoice_id) where status = 'asked';

create function app.can_read_invoice(is_owner boolean, is_mine boolean, status public.invoice_status) returns boolean
language sql immutable parallel safe
return is_owner or is_mine and status in ('open', 'paid', 'void', 'uncollectible');
revoke execute on function app.can_read_invoice(boolean, boolean, public.invoice_status) from public;
grant execute on function app.can_read_invoice(boolean, boolean, public.invoice_status) to authenticated, service_role;

alter table public.invoices enable row level security;
alter table public.invoice_lines enable row level security;
alter table public.invoice_credits enable row level security;
revoke all on public.invoices, public.invoice_lines, public.invoice_credits from anon, authenticated;
grant all on public.invoices, public.invoice_lines, public.invoice_credits to service_role;
grant select (
  id, client_id, project_id, status, currency, number, due_on, falls_due_at, total, tax, amount_due, amount_paid,
  amount_remaining, credited, refunded, hosted_url, finalized_at, paid_at, paid_elsewhere_on, bill_to, bill_from, pay_to,
  tax_name, tax_percent, asked, created_at, updated_at
) on public.invoices to authenticated;
grant select on public.invoice_lines to authenticated;
grant select (id, invoice_id, kind, status, change_order_id, currency, amount, reason, created_at)
  on public.invoice_credits to authenticated;

create policy "who sees a client's money reads what is final, the owner all" on public.invoices
for select to authenticated
using (app.can_read_invoice((select app.is_owner()), client_id in (select app.my_money_client_ids()), status));
create policy "who reads an invoice reads its lines" on public.invoice_lines
for select to authenticated
using (invoice_id in (select i.id from public.invoices i));
create policy "who reads an invoice reads what was credited, the owner what is asked" on public.invoice_credits
for select to authenticated
using (invoice_id in (select i.id from public.invoices i) and (status = 'done' or (select app.is_owner())));

create trigger lead_to_kept_client before insert or update of client_id on public.invoices
for each row execute function app.lead_to_kept_client();
create trigger record_change after insert or delete or update on public.invoices
for each row execute function app.record_change(
  'amount_due', 'amount_remaining', 'asked_key', 'bill_from', 'created_at', 'customer_id', 'falls_due_at', 'finalized_at',
  'hosted_url', 'paid_at', 'read_at', 'reading', 'request_key', 'stripe_invoice_id'
);
create trigger record_change after insert or delete on public.invoice_lines
for each row execute function app.record_change('is_live', 'position', 'source_id');
create trigger record_change after insert or delete or update on public.invoice_credits
for each row execute function app.record_change('created_at', 'request_key', 'stripe_credit_note_id');
