-- Whoever writes again is the client that they are already: one person, one client, and nobody is invited twice.
create index contact_messages_known_idx on public.contact_messages (sender) where client_id is not null;

-- Whose people have the address; else what the owner made of it; else who has invited it.
create function app.client_of_address(address text) returns uuid
language sql stable set search_path = ''
as $$
  select known.client_id
  from (
    select 1 as place, m.created_at, m.client_id
    from public.users u join public.client_members m on m.user_id = u.id
    where u.email = lower(btrim($1))
    union all
    select 2, c.created_at, c.client_id
    from public.contact_messages c where c.sender = lower(btrim($1)) and c.client_id is not null
    union all
    select 3, i.created_at, i.client_id
    from public.invites i
    where i.email = lower(btrim($1)) and i.accepted_at is null and i.declined_at is null and i.revoked_at is null
  ) known
  order by known.place, known.created_at desc, known.client_id
  limit 1
$$;
revoke execute on function app.client_of_address(text) from public;
grant execute on function app.client_of_address(text) to authenticated, service_role;

create or replace function public.convert_message_to_client(message_id uuid, client_name text, invite_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  of_client uuid;
begin
  perform app.refuse_oversized(client_name);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into contact from public.contact_messages where id = message_id for update;
  if contact.id is null or contact.client_id is not null then return contact.client_id; end if;
  -- Another message from the address may become a client at this moment.
  perform pg_advisory_xact_lock(hashtext('client of ' || contact.sender));
  of_client := app.client_of_address(contact.sender);
  if of_client is null then
    insert into public.clients (name) values (btrim(client_name)) returning id into of_client;
    perform public.invite_person(invite_id, of_client, contact.email);
  end if;
  update public.contact_messages set client_id = of_client where id = message_id;
  return of_client;
end
$$;

drop function public.count_threads(uuid[]);
-- How many messages came from the address of each, and whose address it is.
create function public.read_threads(message_ids uuid[])
returns table (message_id uuid, messages bigint, client_id uuid, client_name text)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($1);
  select
    contact.id, (select count(*) from public.contact_messages other where other.sender = contact.sender),
    client.id, client.name
  from public.contact_messages contact
  left join public.clients client on client.id = coalesce(contact.client_id, app.client_of_address(contact.sender))
  where contact.id = any ($1)
$$;
revoke execute on function public.read_threads(uuid[]) from public, anon;
grant execute on function public.read_threads(uuid[]) to authenticated, service_role;
