-- What an owner does with invoices. Each is written here first; the site then does it at Stripe.

/* The client that has everything of a client, held until the transaction ends; its id is null where there is none. */
create function app.hold_client(of_client uuid) returns public.clients
language plpgsql set search_path = ''
as $$
declare
  kept uuid;
  held public.clients;
begin
  loop
    select coalesce(c.joined_into, c.id) into kept from public.clients c where c.id = of_client;
    exit when kept is null;
    -- It may be joined at this moment.
    select * into held from public.clients c where c.id = kept and c.joined_into is null for no key update;
    exit when found;
  end loop;
  return held;
end
$$;
revoke execute on function app.hold_client(uuid) from public;

/* Adds a line to an invoice whose client is held; null, or why it cannot be there. */
create function app.add_invoice_line(invoice public.invoices, place integer, line jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  of_source text := line ->> 'source';
  of_id uuid := (line ->> 'source_id')::uuid;
  price integer := (line ->> 'amount')::integer;
  words text := app.clean_name(coalesce(line ->> 'description', ''));
  worked public.change_orders;
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
  insert into public.invoice_lines (invoice_id, position, source, source_id, description, amount)
  values (invoice.id, place, of_source, of_id, words, price);
  return null;
end
$$;
revoke execute on function app.add_invoice_line(public.invoices, integer, jsonb) from public;

/*
 * Writes an invoice down, with its lines: 'prepared', the same for the same form however often it comes; else why not, and nothing is
 * written: 'missing', 'archived'; of a line 'invoiced', 'not-approved', 'other-currency', 'nothing', 'negative', 'too-much', 'amount', 'words'.
 */
create function public.prepare_invoice(
  of_client uuid, of_project uuid, in_currency text, bill_to text, lines jsonb, request_key uuid
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
  begin
    made.id := gen_random_uuid();
    perform app.begin_act('invoices', made.id::text);
    insert into public.invoices (id, client_id, project_id, currency, bill_to, tax_name, tax_percent, request_key)
    select made.id, client.id, $2, upper($3), btrim($4), s.tax_name, s.tax_percent, $6
    from (values (1)) one left join public.agency_settings s on true
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

/* An invoice that an owner wants to change, held until the transaction ends; its id is null where there is none. */
create function app.hold_invoice(invoice_id uuid) returns public.invoices
language plpgsql set search_path = ''
as $$
declare
  held public.invoices;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1);
  select * into held from public.invoices i where i.id = $1 for update;
  return held;
end
$$;
revoke execute on function app.hold_invoice(uuid) from public;

/*
 * 'asked': it is to become final as it was seen, due at the end of a day; 'done' before, 'closed': it is no draft any more, or not yet;
 * 'busy': something else is asked, 'changed': it is not over what was seen, 'past': the day is over, 'unaddressed': nobody knows from whom.
 */
create function public.finalize_invoice(invoice_id uuid, seen_total integer, due_on date, ends_at timestamptz) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.invoices := app.hold_invoice($1);
  settings public.agency_settings;
begin
  if draft.id is null then return 'missing'; end if;
  if draft.status in ('open', 'paid') then return 'done'; end if;
  if draft.status <> 'draft' then return 'closed'; end if;
  if draft.asked = 'finalize' then return 'asked'; end if;
  if draft.asked is not null then return 'busy'; end if;
  perform app.refuse_missing($3), app.refuse_missing($4);
  if draft.total is distinct from $2 then return 'changed'; end if;
  if $4 <= now() then return 'past'; end if;
  select * into settings from public.agency_settings;
  if settings.invoice_from is null then return 'unaddressed'; end if;
  update public.invoices i
  set asked = 'finalize', asked_key = gen_random_uuid(), due_on = $3, falls_due_at = $4, bill_from = settings.invoice_from,
    pay_to = settings.pay_to, updated_at = now()
  where i.id = draft.id;
  return 'asked';
end
$$;

/* 'asked': what is left was paid past Stripe, on a day; 'changed': it is not what was seen; 'past': the day is none yet. */
create function public.pay_invoice_elsewhere(invoice_id uuid, seen_remaining integer, paid_on date) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.invoices := app.hold_invoice($1);
begin
  if owed.id is null then return 'missing'; end if;
  perform app.refuse_missing($3);
  if owed.status = 'paid' then return 'done'; end if;
  if owed.status not in ('open', 'uncollectible') then return 'closed'; end if;
  if owed.asked = 'pay' then return 'asked'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if owed.amount_remaining is distinct from $2 then return 'changed'; end if;
  -- Somewhere it is tomorrow already.
  if $3 > current_date + 1 then return 'past'; end if;
  update public.invoices i set asked = 'pay', asked_key = gen_random_uuid(), paid_elsewhere_on = $3, updated_at = now()
  where i.id = owed.id;
  return 'asked';
end
$$;

/* 'asked': an invoice is to be void, uncollectible or, as a draft, discarded; 'done' before; 'closed': it cannot be any more. */
create function public.end_invoice(invoice_id uuid, ending text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.invoices;
  wish text := case $2 when 'discarded' then 'discard' else $2 end;
begin
  perform app.refuse_oversized($2);
  owed := app.hold_invoice($1);
  if owed.id is null then return 'missing'; end if;
  if owed.status::text = $2 then return 'done'; end if;
  if not coalesce(case wish
    when 'discard' then owed.status in ('preparing', 'draft')
    when 'void' then owed.status in ('open', 'uncollectible')
    when 'uncollectible' then owed.status = 'open'
  end, false) then return 'closed'; end if;
  if owed.asked = wish then return 'asked'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  update public.invoices i set asked = wish, asked_key = gen_random_uuid(), updated_at = now() where i.id = owed.id;
  return 'asked';
end
$$;

/* How much of an invoice can be credited in a way, with tax; null where it cannot. */
create function app.left_to_credit(invoice public.invoices, kind text) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when invoice.status = 'open' and kind in ('credit', 'write_off') then invoice.amount_remaining
    when invoice.status = 'paid' and kind = 'credit' then invoice.total - invoice.credited
    when invoice.status = 'paid' and kind = 'refund' then
      least(invoice.amount_paid - invoice.refunded, invoice.total - invoice.credited)
  end
$$;
revoke execute on function app.left_to_credit(public.invoices, text) from public;

/*
 * 'asked', the same for the same form: an amount is credited, refunded or written off, for a reason; 'closed': not of this invoice;
 * 'busy': something else is asked; 'changed': what is left is not what was seen; 'too-much', 'amount'.
 */
create function public.credit_invoice(
  invoice_id uuid, kind text, amount integer, reason text, seen_left integer, request_key uuid
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.invoices;
  left_over integer;
begin
  perform app.refuse_oversized($2), app.refuse_oversized($4);
  owed := app.hold_invoice($1);
  if owed.id is null then return 'missing'; end if;
  perform app.refuse_missing($2), app.refuse_missing($3), app.refuse_missing($4), app.refuse_missing($6);
  if exists (select from public.invoice_credits c where c.request_key = $6) then return 'asked'; end if;
  left_over := app.left_to_credit(owed, $2);
  if left_over is null then return 'closed'; end if;
  if owed.asked is not null or exists (
    select from public.invoice_credits c where c.invoice_id = owed.id and c.status = 'asked'
  ) then return 'busy'; end if;
  if left_over is distinct from $5 then return 'changed'; end if;
  if $3 <= 0 or $3 % app.unit_step(owed.currency) <> 0 then return 'amount'; end if;
  if $3 > left_over then return 'too-much'; end if;
  insert into public.invoice_credits (invoice_id, kind, currency, amount, reason, request_key)
  values (owed.id, $2, owed.currency, $3, btrim($4), $6);
  return 'asked';
end
$$;

/*
 * 'asked': an approved order below zero is credited on an invoice of its client; 'credited': on another before; 'nothing': it is over 0,
 * 'positive'; 'not-approved', 'other-currency', 'closed', 'busy', 'too-much': it is more than is left of the invoice.
 */
create function public.credit_change_order(order_id uuid, invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  worked public.change_orders;
  owed public.invoices;
  known public.invoice_credits;
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
  if round(-worked.price_cents * (1 + coalesce(owed.tax_percent, 0) / 100)) > app.left_to_credit(owed, 'credit') then
    return 'too-much';
  end if;
  insert into public.invoice_credits (invoice_id, kind, currency, amount, reason, change_order_id)
  values (owed.id, 'credit', owed.currency, -worked.price_cents, '#' || worked.number || ' ' || worked.title, worked.id);
  return 'asked';
end
$$;

revoke execute on function public.prepare_invoice(uuid, uuid, text, text, jsonb, uuid),
  public.finalize_invoice(uuid, integer, date, timestamptz), public.pay_invoice_elsewhere(uuid, integer, date),
  public.end_invoice(uuid, text), public.credit_invoice(uuid, text, integer, text, integer, uuid),
  public.credit_change_order(uuid, uuid)
from public, anon;
grant execute on function public.prepare_invoice(uuid, uuid, text, text, jsonb, uuid),
  public.finalize_invoice(uuid, integer, date, timestamptz), public.pay_invoice_elsewhere(uuid, integer, date),
  public.end_invoice(uuid, text), public.credit_invoice(uuid, text, integer, text, integer, uuid),
  public.credit_change_order(uuid, uuid)
to authenticated, service_role;
