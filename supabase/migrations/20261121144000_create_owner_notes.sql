-- What the owner notes about a message or a call. A table of its own: row level security hides rows, not columns.
create table public.owner_notes (
  id uuid primary key default gen_random_uuid(),
  subject_id uuid not null,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  request_key uuid unique,
  created_at timestamptz not null default now()
);

comment on column public.owner_notes.subject_id is 'The contact message or discovery call that the note is about.';

create index owner_notes_subject_id_idx on public.owner_notes (subject_id, created_at);

alter table public.owner_notes enable row level security;
revoke all on public.owner_notes from anon, authenticated;
grant select, delete on public.owner_notes to authenticated;
grant insert (subject_id, body, request_key) on public.owner_notes to authenticated;
grant all on public.owner_notes to service_role;

create policy "the owner keeps notes"
on public.owner_notes for all to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create trigger record_change after insert or update or delete on public.owner_notes
for each row execute function app.record_change('body', 'request_key', 'created_at');

-- A double click blocks a time once.
alter table public.availability_blocks add column request_key uuid unique;
grant insert (request_key) on public.availability_blocks to authenticated;

alter table public.contact_messages add column client_id uuid references public.clients (id) on delete set null;
comment on column public.contact_messages.client_id is 'The client that the owner made of the sender.';
grant select (client_id) on public.contact_messages to authenticated;

create index contact_messages_client_id_idx on public.contact_messages (client_id);
create index contact_messages_unanswered_idx on public.contact_messages (created_at) where status = 'new';
create index outbox_troubled_idx on public.outbox (created_at) where sent_at is null and last_error is not null;

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

-- Puts every mail that failed back into the queue, and answers how many.
create function public.retry_failed_mails() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  retried integer;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.outbox set failed_at = null, attempts = 0, next_at = now()
  where sent_at is null and last_error is not null;
  get diagnostics retried = row_count;
  return retried;
end
$$;

revoke execute on function public.convert_message_to_client, public.retry_failed_mails
  from public, anon, authenticated;
grant execute on function public.convert_message_to_client, public.retry_failed_mails
  to authenticated, service_role;
