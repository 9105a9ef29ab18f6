-- What the owner answered to a contact message, word for word. The mail that carries it is in the outbox.
create table public.contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  reply_key uuid not null unique,
  created_at timestamptz not null default now()
);

comment on column public.contact_replies.reply_key is 'Names one filling of the form, which is stored and mailed once.';

create index contact_replies_message_id_idx on public.contact_replies (message_id, created_at);

alter table public.contact_replies enable row level security;
revoke all on public.contact_replies from anon, authenticated;
grant select (id, message_id, body, created_at) on public.contact_replies to authenticated;
grant all on public.contact_replies to service_role;

create policy "the owner reads the replies"
on public.contact_replies for select to authenticated
using ((select app.is_owner()));

-- What was answered before there was this table stands in the mails that carried it.
insert into public.contact_replies (message_id, body, reply_key, created_at)
select mail.subject_id, left(mail.payload ->> 'reply', 5000), substr(mail.dedupe_key, 15)::uuid, mail.created_at
from public.outbox mail
join public.contact_messages contact on contact.id = mail.subject_id
where mail.template = 'contact-reply' and btrim(left(mail.payload ->> 'reply', 5000)) <> '';

create trigger record_change after insert or update or delete on public.contact_replies
for each row execute function app.record_change('body', 'reply_key', 'created_at');

-- Messages from the same address, and no other, are one thread.
alter table public.contact_messages add column sender text not null generated always as (lower(email)) stored;
create index contact_messages_sender_idx on public.contact_messages (sender, created_at desc);
grant select (sender) on public.contact_messages to authenticated;

create or replace function public.reply_to_contact_message(message_id uuid, reply text, reply_key uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  contact public.contact_messages;
begin
  perform app.refuse_oversized(reply, 24000);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  if btrim(reply) = '' or char_length(reply) > 5000 then return false; end if;
  update public.contact_messages
  set status = 'answered', first_reply_at = coalesce(first_reply_at, now())
  where id = message_id
  returning * into contact;
  if contact.id is null then return false; end if;
  insert into public.contact_replies (message_id, body, reply_key) values (contact.id, $2, $3)
  on conflict do nothing;
  perform app.queue_mail(
    contact.email, 'contact-reply',
    jsonb_build_object('name', contact.name, 'message', contact.message, 'reply', reply),
    contact.id, 'contact-reply:' || reply_key
  );
  return true;
end
$$;

-- How many messages there are in the thread of each of these. Row level security applies.
create function public.count_threads(message_ids uuid[]) returns table (message_id uuid, messages bigint)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($1);
  select contact.id, (select count(*) from public.contact_messages other where other.sender = contact.sender)
  from public.contact_messages contact
  where contact.id = any ($1)
$$;

revoke execute on function public.count_threads from public, anon, authenticated;
grant execute on function public.count_threads to authenticated, service_role;
