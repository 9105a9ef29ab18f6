create type public.contact_message_status as enum ('new', 'answered', 'spam');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 100),
  message text not null check (char_length(message) <= 16384),
  status public.contact_message_status not null default 'new',
  spam_reasons text[] not null default '{}',
  source_path text check (char_length(source_path) <= 500),
  idempotency_key text unique check (char_length(idempotency_key) <= 100),
  first_reply_at timestamptz,
  created_at timestamptz not null default now(),
  client_id uuid references public.clients (id) on delete set null
);

comment on column public.contact_messages.client_id is 'The client that the owner made of the sender.';

create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_client_id_idx on public.contact_messages (client_id);
create index contact_messages_unanswered_idx on public.contact_messages (created_at) where status = 'new';

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select (id, name, email, phone, message, status, spam_reasons, source_path, first_reply_at, created_at,
  client_id)
  on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "the owner reads contact messages"
on public.contact_messages for select to authenticated
using ((select app.is_owner()));

-- What visitors send is no change by anybody; what becomes of it is.
create trigger record_change after update on public.contact_messages
for each row execute function app.record_change('idempotency_key');

create function app.announce_contact_message(contact public.contact_messages, is_acknowledged boolean) returns void
language sql set search_path = ''
as $$
  with told as (
    select jsonb_build_object(
      'name', contact.name, 'email', contact.email, 'phone', contact.phone, 'message', contact.message
    ) as payload
  )
  select
    app.queue_mail(null, 'contact-notice', payload, contact.id, 'contact-notice:' || contact.id),
    case when is_acknowledged then
      app.queue_mail(contact.email, 'contact-received', payload, contact.id, 'contact-received:' || contact.id)
    end
  from told
$$;

-- The row and the mails about it, or nothing. Answers {id} or {retry_after} in seconds.
create function public.record_contact_message(request jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  contact public.contact_messages;
  wait integer;
begin
  select * into contact from public.contact_messages
  where idempotency_key = request ->> 'idempotency_key';
  if found then return jsonb_build_object('id', contact.id); end if;

  wait := app.count_visitor('contact', request ->> 'address_hash', request ->> 'sender_hash');
  if wait > 0 then return jsonb_build_object('retry_after', wait); end if;

  insert into public.contact_messages (name, email, phone, message, status, spam_reasons, source_path, idempotency_key)
  select
    r.name, r.email, r.phone, r.message,
    case when cardinality(r.spam_reasons) = 0 then 'new' else 'spam' end::public.contact_message_status,
    r.spam_reasons, r.source_path, r.idempotency_key
  from jsonb_to_record(request) as r (
    name text, email text, phone text, message text, spam_reasons text[], source_path text, idempotency_key text
  )
  on conflict (idempotency_key) do nothing
  returning * into contact;
  if contact.id is null then
    select * into contact from public.contact_messages where idempotency_key = request ->> 'idempotency_key';
  elsif contact.status = 'new' then
    perform app.announce_contact_message(contact, app.may_acknowledge(request));
  end if;
  return jsonb_build_object('id', contact.id);
end
$$;

-- A message taken out of quarantine is announced as if it had just come.
create function public.set_contact_message_status(message_id uuid, new_status public.contact_message_status)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  old_status public.contact_message_status;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select status into old_status from public.contact_messages where id = message_id for update;
  update public.contact_messages set status = new_status where id = message_id returning * into contact;
  if contact.id is null then return false; end if;
  if old_status = 'spam' and new_status <> 'spam' then perform app.announce_contact_message(contact, true); end if;
  return true;
end
$$;

create function public.reply_to_contact_message(message_id uuid, reply text, reply_key uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
begin
  perform app.refuse_oversized(reply, 24000);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.contact_messages
  set status = 'answered', first_reply_at = coalesce(first_reply_at, now())
  where id = message_id
  returning * into contact;
  if contact.id is null then return false; end if;
  perform app.queue_mail(
    contact.email, 'contact-reply',
    jsonb_build_object('name', contact.name, 'message', contact.message, 'reply', reply),
    contact.id, 'contact-reply:' || reply_key
  );
  return true;
end
$$;

-- Makes a client of a message's sender and invites the sender's address. Answers the client, the one that was made
-- before where there is one, and null when there is no such message. The id and the hash are the new invite's.
create function public.convert_message_to_client(
  message_id uuid, client_name text, invite_id uuid, invite_token_hash text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
  new_client uuid;
begin
  perform app.refuse_oversized(client_name);
  perform app.refuse_oversized(invite_token_hash);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into contact from public.contact_messages where id = message_id for update;
  if contact.id is null or contact.client_id is not null then return contact.client_id; end if;
  insert into public.clients (name) values (btrim(client_name)) returning id into new_client;
  perform public.invite_person(invite_id, new_client, contact.email, invite_token_hash);
  update public.contact_messages set client_id = new_client where id = message_id;
  return new_client;
end
$$;

revoke execute on function app.announce_contact_message from public;
revoke execute on function public.record_contact_message, public.set_contact_message_status,
  public.reply_to_contact_message, public.convert_message_to_client from public, anon, authenticated;
grant execute on function app.announce_contact_message to service_role;
grant execute on function public.record_contact_message to service_role;
grant execute on function public.set_contact_message_status, public.reply_to_contact_message,
  public.convert_message_to_client to authenticated, service_role;
