-- Invoices as a list, and what they come to in each currency, of all clients or of one, as far as the caller may read them.

/* Whether an invoice is in a list: 'draft', 'open', 'overdue', 'paid', or 'all' of them. */
create function app.is_listed(list text, status public.invoice_status, falls_due_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select case $1
    when 'all' then true
    when 'draft' then $2 in ('preparing', 'draft')
    when 'overdue' then $2 = 'open' and coalesce($3 <= now(), false)
    else $2::text = $1
  end
$$;
revoke execute on function app.is_listed(text, public.invoice_status, timestamptz) from public;
grant execute on function app.is_listed(text, public.invoice_status, timestamptz) to authenticated, service_role;

/* Whether words that somebody typed are in a number or the name of a client, as they were typed. */
create function app.names_invoice(search text, number text, client_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select strpos(lower(coalesce($2, '') || E'\n' || $3), lower(btrim($1))) > 0
$$;
revoke execute on function app.names_invoice(text, text, text) from public;
grant execute on function app.names_invoice(text, text, text) to authenticated, service_role;

/* A page of invoices: what is to be paid begins with what is due soonest, everything else with the newest. */
create function public.list_invoices(
  search text default '', list text default 'all', of_client uuid default null, skip integer default 0, most integer default 20
) returns table (
  id uuid, number text, status public.invoice_status, currency text, total integer, amount_remaining integer, due_on date,
  falls_due_at timestamptz, finalized_at timestamptz, paid_at timestamptz, paid_elsewhere_on date, created_at timestamptz, asked text,
  client_id uuid, client_name text, count integer
)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($1, 400), app.refuse_oversized($2, 40);
  select i.id, i.number, i.status, i.currency, i.total, i.amount_remaining, i.due_on, i.falls_due_at, i.finalized_at, i.paid_at,
    i.paid_elsewhere_on, i.created_at, i.asked, c.id, c.name, (count(*) over ())::integer
  from public.invoices i
  join public.clients c on c.id = i.client_id
  where app.is_listed($2, i.status, i.falls_due_at) and ($3 is null or i.client_id = $3) and app.names_invoice($1, i.number, c.name)
  order by case when $2 in ('open', 'overdue') then i.falls_due_at end, coalesce(i.finalized_at, i.created_at) desc, i.id
  offset greatest($4, 0) limit least(greatest($5, 0), 100)
$$;

/*
 * For each currency how many invoices are in each list and what they come to: drafts in whole, open and overdue ones what is left, paid
 * ones what was paid, and of these what came in since a day on the clocks of a time zone.
 */
create function public.sum_invoices(
  search text default '', of_client uuid default null, since date default null, zone text default 'UTC'
) returns table (
  currency text, total integer, drafts integer, drafts_sum bigint, open integer, open_sum bigint, overdue integer,
  overdue_sum bigint, paid integer, paid_sum bigint, paid_since_sum bigint
)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($1, 400), app.refuse_oversized($4, 100);
  select i.currency, count(*)::integer,
    (count(*) filter (where app.is_listed('draft', i.status, i.falls_due_at)))::integer,
    coalesce(sum(i.total) filter (where app.is_listed('draft', i.status, i.falls_due_at)), 0)::bigint,
    (count(*) filter (where i.status = 'open'))::integer,
    coalesce(sum(i.amount_remaining) filter (where i.status = 'open'), 0)::bigint,
    (count(*) filter (where app.is_listed('overdue', i.status, i.falls_due_at)))::integer,
    coalesce(sum(i.amount_remaining) filter (where app.is_listed('overdue', i.status, i.falls_due_at)), 0)::bigint,
    (count(*) filter (where i.status = 'paid'))::integer,
    coalesce(sum(i.amount_paid) filter (where i.status = 'paid'), 0)::bigint,
    coalesce(sum(i.amount_paid) filter (
      where i.status = 'paid' and coalesce(i.paid_elsewhere_on, (i.paid_at at time zone $4)::date) >= $3
    ), 0)::bigint
  from public.invoices i
  join public.clients c on c.id = i.client_id
  where ($2 is null or i.client_id = $2) and app.names_invoice($1, i.number, c.name)
  group by i.currency
  order by i.currency
$$;

revoke execute on function public.list_invoices(text, text, uuid, integer, integer), public.sum_invoices(text, uuid, date, text)
from public, anon;
grant execute on function public.list_invoices(text, text, uuid, integer, integer), public.sum_invoices(text, uuid, date, text)
to authenticated, service_role;
