-- The demo agency's accounts, for local use and previews. `supabase db push` leaves this file out unless told otherwise.
-- The password of all of them: corner-pocket-demo
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('corner-pocket-demo', extensions.gen_salt('bf', 10)), now(),
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', full_name, 'sub', id, 'email', email, 'email_verified', true),
  now(), now(),
  '', '', '', ''
from (
  values
    ('00000000-0000-4000-8000-000000000001', 'owner@cornerpocket.example', 'Rowan Hale'),
    ('00000000-0000-4000-8000-000000000002', 'dana@voltway.example', 'Dana Whitfield'),
    ('00000000-0000-4000-8000-000000000003', 'priya@alderandoak.example', 'Priya Nair')
) as demo (id, email, full_name);

-- Hosted Supabase finds a password account only with this instance id; the embedded one has no such column.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$
      update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where instance_id is null and id::text like '00000000-0000-4000-8000-%'
    $sql$;
  end if;
end
$$;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true),
  now(), now(), now()
from auth.users
where id::text like '00000000-0000-4000-8000-%';

update public.users set role = 'owner', phone = '(289) 555-0108'
where id = '00000000-0000-4000-8000-000000000001';

insert into public.clients (id, name, website, time_zone)
values
  ('00000000-0000-4000-8000-0000000000a1', 'Voltway Home Electric', 'https://voltway.example', 'America/Toronto'),
  ('00000000-0000-4000-8000-0000000000a2', 'Alder & Oak Interiors', 'https://alderandoak.example', 'America/Toronto');

insert into public.client_members (client_id, user_id)
values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000002'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000003');

insert into public.legal_acceptances (id, user_id, document, version)
values (
  '00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-000000000002', 'terms-of-service', '1.0'
);

insert into public.invites (id, email, client_id)
values ('00000000-0000-4000-8000-0000000000f2', 'sam@voltway.example', '00000000-0000-4000-8000-0000000000a1');

insert into public.audit_log (user_id, action)
values ('00000000-0000-4000-8000-000000000001', 'demo data added');

-- A message and a request that wait for the owner, with their mails already sent.
insert into public.contact_messages (id, name, email, phone, message, source_path, created_at)
values (
  '00000000-0000-4000-8000-0000000000b1', 'Marcus Bell', 'marcus@bellroofing.example', '(905) 555-0144',
  'We quote roofs on paper and lose a day a week typing them in. Could that become a form on our site?',
  '/contact', now() - interval '1 day'
);

insert into public.discovery_calls (
  id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at, source_path, manage_token_hash
)
select
  '00000000-0000-4000-8000-0000000000c1', 'Ines Duarte', 'ines@duartedental.example', '(905) 555-0171',
  day, '10:00', '10:30', 'A booking page that talks to our calendar.', 'America/Toronto',
  (day + time '10:00') at time zone 'America/Toronto', (day + time '10:30') at time zone 'America/Toronto',
  '/discovery-call', 'the demo request has no private link'
from (select current_date + 3 as day) as soon;

insert into public.availability_blocks (id, starts_at, ends_at, reason)
select
  '00000000-0000-4000-8000-0000000000d1',
  (day + time '12:00') at time zone 'America/Toronto', (day + time '13:00') at time zone 'America/Toronto', 'Lunch'
from (select current_date + 3 as day) as soon;

insert into public.outbox (id, recipient, template, payload, subject_id, dedupe_key, attempts, sent_at)
values (
  '00000000-0000-4000-8000-0000000000e1', 'marcus@bellroofing.example', 'contact-received', '{}',
  '00000000-0000-4000-8000-0000000000b1', 'contact-received:demo', 1, now() - interval '1 day'
);
