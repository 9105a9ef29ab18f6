-- Amounts are counted as Stripe counts them: a yen is one unit and a dinar a thousand. Prices of change orders were hundredths, whatever
-- their currency; what came from Stripe was right, and was shown a hundredth of it. schemas/currency-units.ts says the same.
create function app.units_in_one(currency text) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when upper(currency) = any ('{BIF,CLP,DJF,GNF,JPY,KMF,KRW,MGA,PYG,RWF,VND,VUV,XAF,XOF,XPF}') then 1
    when upper(currency) = any ('{BHD,JOD,KWD,OMR,TND}') then 1000
    else 100
  end
$$;

-- An amount is a multiple of so many units: of three decimals the last is 0, and two currencies lost theirs after Stripe knew them.
create function app.unit_step(currency text) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when upper(currency) = any ('{ISK,UGX}') then 100
    when upper(currency) = any ('{BHD,JOD,KWD,OMR,TND}') then 10
    else 1
  end
$$;
revoke execute on function app.units_in_one(text), app.unit_step(text) from public;
grant execute on function app.units_in_one(text), app.unit_step(text) to authenticated, service_role;

create or replace function app.snapshot_of(change_order public.change_orders) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'change_order', 'version', 3, 'id', change_order.id::text, 'number', change_order.number,
    'title', change_order.title, 'reason', change_order.reason, 'price_cents', change_order.price_cents,
    'price_unit', '1/' || app.units_in_one(change_order.currency) || ' ' || change_order.currency,
    'currency', change_order.currency, 'days_delta', change_order.days_delta,
    'valid_until', to_char(change_order.valid_until, 'YYYY-MM-DD')
  )
$$;

alter table public.change_orders drop constraint change_orders_price_cents_check;

-- Nobody changed anything, so that versions and the audit log stay as they are. Receipts keep what was decided; what waits is asked about
-- once more where its page is open.
alter table public.change_orders disable trigger user;
update public.change_orders set price_cents =
  round(price_cents::numeric * app.units_in_one(currency) / 100.0 / app.unit_step(currency)) * app.unit_step(currency)
where app.units_in_one(currency) <> 100 or app.unit_step(currency) <> 1;
update public.change_orders change_order set snapshot_sha256 = app.hash_snapshot(app.snapshot_of(change_order))
where status in ('draft', 'sent');
alter table public.change_orders enable trigger user;

alter table public.change_orders add constraint change_orders_price_cents_check
  check (abs(price_cents) <= 1000000 * greatest(app.units_in_one(currency), 100));
alter table public.change_orders add constraint change_orders_price_step
  check (price_cents % app.unit_step(currency) = 0);
comment on column public.change_orders.price_cents is 'In Stripe''s units of the currency, of which app.units_in_one make one.';
comment on column public.subscriptions.amount_cents is 'Per month, before tax, in Stripe''s units of the currency.';
comment on column public.second_subscriptions.returned_cents is
  'All that went back to the client, with tax, whoever returned it, in Stripe''s units of the currency.';

-- The log writes amounts in the currency of what they are of.
drop function public.describe_changes(bigint[]);
create function public.describe_changes(entry_ids bigint[])
returns table (
  id bigint, name text, price_id text, project_id uuid, project_name text, client_id uuid, client_name text,
  currency text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  key record;
  fields jsonb;
begin
  perform app.refuse_oversized(entry_ids);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  for entry in select * from public.audit_log a where a.id = any (entry_ids) limit 100 loop
    fields := coalesce(entry.before, '{}') || coalesce(entry.after, '{}');
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type into key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = to_regclass('public.' || quote_ident(entry.table_name)) and i.indisprimary and i.indnkeyatts = 1
      and format_type(a.atttypid, a.atttypmod) in ('uuid', 'text');
    if found and entry.row_id is not null then
      select coalesce(kept.before, kept.after, '{}') || fields into fields
      from (values (1)) one
      left join lateral (
        select a.before, a.after from public.audit_log a
        where a.table_name = entry.table_name and a.row_id = entry.row_id and a.action in ('added', 'removed')
        order by a.id limit 1
      ) kept on true;
      execute format(
        'select $1 || coalesce((select to_jsonb(r) from public.%I r where r.%I = $2::%s), ''{}'')',
        entry.table_name, key.column, key.type
      ) into fields using fields, entry.row_id;
    end if;
    return query
      select
        entry.id,
        coalesce(
          fields ->> 'title', fields ->> 'name', nullif(fields ->> 'full_name', ''), fields ->> 'email',
          fields -> 'snapshot' ->> 'title',
          (select coalesce(nullif(u.full_name, ''), u.email) from public.users u where u.id = about.user_id),
          (select m.name from public.contact_messages m where m.id = about.subject_id),
          (select c.name from public.discovery_calls c where c.id = about.subject_id),
          (select c.name from public.clients c where c.id = about.subject_id)
        ),
        coalesce(
          entry.after ->> 'price_id', fields ->> 'price_id',
          (select s.price_id from public.subscriptions s where s.id = fields ->> 'subscription_id')
        ),
        project.id, project.name, client.id,
        coalesce(client.name, (
          select a.before ->> 'name' from public.audit_log a
          where a.table_name = 'clients' and a.row_id = about.client_id::text and a.action = 'removed'
          limit 1
        )),
        fields ->> 'currency'
      from (
        select
          case when entry.table_name in ('projects', 'endorsements') then entry.row_id else fields ->> 'project_id' end::uuid
            as project_id,
          case when entry.table_name = 'clients' then coalesce(entry.after ->> 'joined_into', entry.row_id)
            else fields ->> 'client_id' end::uuid as client_id,
          case when entry.table_name = 'client_members'
            then coalesce(fields ->> 'user_id', split_part(entry.row_id, '/', 2))::uuid end as user_id,
          case when entry.table_name = 'owner_notes' then (fields ->> 'subject_id')::uuid end as subject_id
      ) about
      left join public.projects project on project.id = about.project_id
      left join public.clients client on client.id = coalesce(about.client_id, project.client_id);
  end loop;
end
$$;

revoke execute on function public.describe_changes from public, anon, authenticated;
grant execute on function public.describe_changes to authenticated, service_role;
