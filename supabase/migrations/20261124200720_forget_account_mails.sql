-- As before; and what was mailed about an account goes with it also where it went to an address that it had before.
create or replace function app.scrub_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  personal text[] := '{email,full_name,phone}';
begin
  delete from public.invites where email = lower(old.email);
  update public.audit_log set before = before - personal, after = after - personal
  where (table_name = 'users' and row_id = old.id::text)
    or (table_name = 'invites' and lower(old.email) in (before ->> 'email', after ->> 'email'));
  delete from public.outbox
  where (lower(recipient) = lower(old.email) and template !~ '^(contact|call)-')
    or (subject_id = old.id and template <> 'unlinked-people');
  update public.outbox set payload = jsonb_build_object('people', (
    select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(payload -> 'people') person
    where person ->> 'id' <> old.id::text
  ))
  where template = 'unlinked-people' and payload -> 'people' @> jsonb_build_array(jsonb_build_object('id', old.id));
  return null;
end
$$;
