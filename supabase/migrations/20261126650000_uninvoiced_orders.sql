-- An approved order is invoiced, credited, or taken off because that was done elsewhere; until then it waits for the agency.
alter table public.change_orders add column invoiced_elsewhere_at timestamptz;
comment on column public.change_orders.invoiced_elsewhere_at is 'When the owner said that it was invoiced, or credited, past the product; null: it was not.';
grant select (invoiced_elsewhere_at) on public.change_orders to authenticated;

-- What was approved before there were invoices went its own way. Nobody changed anything.
alter table public.change_orders disable trigger user;
update public.change_orders set invoiced_elsewhere_at = now() where status = 'approved';
alter table public.change_orders enable trigger user;

/* How much of an approved order of a price is not invoiced yet; below zero: is to be credited. As far as the caller reads invoices. */
create function app.left_to_invoice(order_id uuid, price integer) returns integer
language sql stable set search_path = ''
as $$
  select case
    when $2 >= 0 then greatest($2 - coalesce((
      select sum(l.amount) from public.invoice_lines l
      where l.is_live and l.source_id = $1 and l.source in ('change_order', 'deposit')
    ), 0), 0)
    when exists (select from public.invoice_credits c where c.change_order_id = $1 and c.status <> 'refused') then 0
    else $2
  end::integer
$$;
revoke execute on function app.left_to_invoice(uuid, integer) from public;
grant execute on function app.left_to_invoice(uuid, integer) to authenticated, service_role;

/* When somebody approved what is asked about; null where nobody did. */
create function app.approved_at(subject uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select max(a.decided_at) from public.approvals a where a.subject_id = $1 and a.decision = 'approved'
$$;
revoke execute on function app.approved_at(uuid) from public;
grant execute on function app.approved_at(uuid) to authenticated, service_role;

/* Says that an approved order was invoiced past the product, or that it was not: 'done', as before or not; 'closed': it is not approved. */
create function public.set_invoiced_elsewhere(order_id uuid, is_elsewhere boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  worked public.change_orders;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2);
  select * into worked from public.change_orders o where o.id = $1 for update;
  if worked.id is null then return 'missing'; end if;
  if worked.status <> 'approved' then return 'closed'; end if;
  if (worked.invoiced_elsewhere_at is not null) = $2 then return 'done'; end if;
  update public.change_orders o set invoiced_elsewhere_at = case when $2 then now() end where o.id = worked.id;
  return 'done';
end
$$;
revoke execute on function public.set_invoiced_elsewhere(uuid, boolean) from public, anon;
grant execute on function public.set_invoiced_elsewhere(uuid, boolean) to authenticated, service_role;

select app.add_to_waiting_items($part$
  select
    'uninvoiced_order'::text as kind,
    o.id::text as id,
    o.project_id,
    p.client_id,
    'agency'::public.project_side as side,
    coalesce(app.approved_at(o.id), o.sent_at) as since,
    null::timestamptz as due,
    o.title
  from public.change_orders o
  join public.projects p on p.id = o.project_id
  join public.clients c on c.id = p.client_id and c.archived_at is null
  where (select app.is_owner()) and o.status = 'approved' and o.invoiced_elsewhere_at is null and app.left_to_invoice(o.id, o.price_cents) <> 0
$part$);

-- Lets a migration say what a list is told of a kind that waits, without saying the others again: `facts` selects a jsonb for `w.id`.
create function app.add_to_waiting_facts(of_kind text, facts text) returns void
language plpgsql set search_path = ''
as $$
declare
  known text := pg_get_functiondef('public.list_waiting'::regproc);
  last constant text := E'\n      else ''{}''\n';
begin
  if array_length(string_to_array(known, last), 1) is distinct from 2 then raise exception 'list_waiting is written otherwise'; end if;
  execute replace(known, last, format(E'\n      when %L then (%s)', $1, $2) || last);
end
$$;
revoke execute on function app.add_to_waiting_facts(text, text) from public;

select app.add_to_waiting_facts('uninvoiced_order', $facts$
        select jsonb_build_object(
          'number', o.number, 'price_cents', o.price_cents, 'left_cents', app.left_to_invoice(o.id, o.price_cents), 'currency', o.currency
        )
        from public.change_orders o where o.id = w.id::uuid
      $facts$);
