-- Where a client's invoices go, and the number that the tax office knows it by: what new invoices begin with.
alter table public.clients
  add column billing_address text check (char_length(btrim(billing_address)) between 1 and 250),
  add column tax_id text check (char_length(btrim(tax_id)) between 1 and 40);
comment on column public.clients.billing_address is 'Below the name, as it stands on an envelope; an invoice keeps its own.';
comment on column public.clients.tax_id is 'A VAT number or the like, as written on invoices; nobody verifies it.';
grant select (billing_address, tax_id) on public.clients to authenticated;
create or replace trigger count_version before update of name, website, time_zone, billing_address, tax_id on public.clients
for each row execute function app.count_version();

/*
 * Says where a client's invoices go, for its owner and whoever sees its money: 'set', 'missing', 'archived'; 'changed': somebody else changed the
 * client since it was seen; 'limited': too often. Null or nothing takes it away.
 */
create function public.set_billing_details(client_id uuid, billing_address text, tax_id text, seen_version integer) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  address text := nullif(btrim(replace($2, E'\r\n', E'\n'), E' \n\r\t'), '');
  known_as text := nullif(app.clean_name($3), '');
begin
  perform app.refuse_oversized($2), app.refuse_oversized($3);
  select * into client from public.clients c where c.id = $1 for no key update;
  if client.id is null or not (app.is_owner() or $1 in (select app.my_money_client_ids())) then return 'missing'; end if;
  if client.archived_at is not null then return 'archived'; end if;
  if client.billing_address is not distinct from address and client.tax_id is not distinct from known_as then return 'set'; end if;
  if client.version is distinct from $4 then return 'changed'; end if;
  if app.count_request('billing details:' || $1, 60, interval '1 hour') > 0 then return 'limited'; end if;
  update public.clients c set billing_address = address, tax_id = known_as where c.id = $1;
  return 'set';
end
$$;
revoke execute on function public.set_billing_details(uuid, text, text, integer) from public, anon;
grant execute on function public.set_billing_details(uuid, text, text, integer) to authenticated, service_role;

create or replace function public.join_clients(client_id uuid, kept_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  kept public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id in ($1, $2) order by c.id for update;
  select * into client from public.clients c where c.id = $1;
  select * into kept from public.clients c where c.id = $2;
  if client.id is null or kept.id is null then return 'missing'; end if;
  if client.id = kept.id then return 'itself'; end if;
  if client.joined_into = kept.id or kept.joined_into = client.id then return 'joined'; end if;
  if client.joined_into is not null or kept.joined_into is not null then return 'elsewhere'; end if;
  if kept.archived_at is not null then return 'archived'; end if;

  perform app.begin_act('clients', $1::text);
  update public.projects p set client_id = $2 where p.client_id = $1;
  update public.client_members known set sees_money = true
  from public.client_members m
  where m.client_id = $1 and m.sees_money and known.client_id = $2 and known.user_id = m.user_id and not known.sees_money;
  delete from public.client_members m
  where m.client_id = $1
    and exists (select from public.client_members known where known.client_id = $2 and known.user_id = m.user_id);
  update public.client_members m set client_id = $2 where m.client_id = $1;
  update public.invites known set sees_money = true
  from public.invites i
  where i.client_id = $1 and known.client_id = $2 and known.email = i.email and i.sees_money
    and i.accepted_at is null and i.revoked_at is null and known.accepted_at is null and known.revoked_at is null;
  -- Who belongs to it is asked no more, and nobody twice.
  update public.invites i set revoked_at = now()
  where i.client_id in ($1, $2) and i.accepted_at is null and i.revoked_at is null and (
    exists (
      select from public.client_members m join public.users u on u.id = m.user_id
      where m.client_id = $2 and u.email = i.email
    )
    or i.client_id = $1 and exists (
      select from public.invites known
      where known.client_id = $2 and known.email = i.email and known.accepted_at is null and known.revoked_at is null
    )
  );
  update public.invites i set client_id = $2 where i.client_id = $1;
  update public.client_docs d set client_id = $2 where d.client_id = $1;
  update public.contact_messages m set client_id = $2 where m.client_id = $1;
  update public.owner_notes n set subject_id = $2 where n.subject_id = $1;
  update public.notifications n set client_id = $2 where n.client_id = $1;
  update public.subscriptions s set client_id = $2 where s.client_id = $1;
  update public.invoices i set client_id = $2 where i.client_id = $1;
  update public.second_subscriptions s set client_id = $2 where s.client_id = $1;
  update public.checkouts o set client_id = $2
  where o.client_id = $1 and not exists (select from public.checkouts known where known.client_id = $2);
  delete from public.checkouts o where o.client_id = $1;
  -- What is known of the kept one stays.
  update public.clients c set
    billing_address = coalesce(c.billing_address, client.billing_address), tax_id = coalesce(c.tax_id, client.tax_id)
  where c.id = $2 and (c.billing_address is null and client.billing_address is not null or c.tax_id is null and client.tax_id is not null);
  update public.clients c set joined_into = $2 where c.joined_into = $1;
  update public.clients c set joined_into = $2, archived_at = coalesce(c.archived_at, now()) where c.id = $1;
  perform app.note_second_subscriptions($2);
  perform app.end_act();
  return 'joined';
end
$$;
