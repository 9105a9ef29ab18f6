-- What was filed with a message that is no spam after all was left out when the same sender had it snoozed: announcing the one wakes
-- the other, and a row that the transaction has changed since the loop began is skipped by the loop that locks it. Locked first now.
create or replace function public.file_contact_messages(
  message_ids uuid[], new_status public.contact_message_status, snoozed_until timestamptz default null
) returns setof uuid
language plpgsql security definer set search_path = ''
as $$
declare
  locked uuid[];
  message_id uuid;
  before public.contact_messages;
  contact public.contact_messages;
begin
  perform app.refuse_oversized($1);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($1), app.refuse_missing($2);
  if $3 is not null and ($2 <> 'new' or $3 <= now() or $3 > now() + interval '367 days') then
    raise exception 'Nothing is snoozed until then' using errcode = '22023';
  end if;
  select array_agg(found.id) into locked
  from (select m.id from public.contact_messages m where m.id = any ($1) order by m.id for update) found;
  foreach message_id in array coalesce(locked, '{}') loop
    select m.* into before from public.contact_messages m where m.id = message_id;
    update public.contact_messages m set
      status = $2, snoozed_until = $3, is_doubtful = false,
      status_at = case when m.is_doubtful then now() else m.status_at end
    where m.id = message_id returning m.* into contact;
    if before.status = 'spam' and $2 <> 'spam' then perform app.announce_contact_message(contact, true); end if;
    return next contact.id;
  end loop;
end
$$;
