-- Joining two clients once more while somebody joins one of them, or adds something to it, waited in a ring.
create or replace function public.join_clients(client_id uuid, kept_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  kept public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  -- Who writes something of the joined one is led to the kept one, holding on to both: so whoever joins them once more asks before it
  -- waits for the second.
  perform 1 from public.clients c where c.id = least($1, $2) for update;
  if exists (select from public.clients c where c.id in ($1, $2) and c.joined_into in ($1, $2)) then return 'joined'; end if;
  perform 1 from public.clients c where c.id = greatest($1, $2) for update;
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
