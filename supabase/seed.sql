-- The demo agency's accounts, for local use and previews. `supabase db push` leaves this file out unless told otherwise.
-- The password of all of them: corner-pocket-demo
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('corner-pocket-demo', extensions.gen_salt('bf')), now(),
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

insert into public.clients (id, name, website, time_zone, billing_address, tax_id)
values
  (
    '00000000-0000-4000-8000-0000000000a1', 'Voltway Home Electric', 'https://voltway.example', 'America/Toronto',
    E'48 Bond Street East\nOshawa, Ontario', '81234 5678 RT0001'
  ),
  (
    '00000000-0000-4000-8000-0000000000a2', 'Alder & Oak Interiors', 'https://alderandoak.example', 'America/Toronto', null,
    null
  );

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

insert into public.subscriptions (
  id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
)
values (
  'sub_demo_ended', '00000000-0000-4000-8000-0000000000a1', 'price_care_essential', 'canceled', 8900, 'cad',
  now() - interval '60 days', true, 0, now() - interval '1 year'
);

-- It was a second one, by mistake, and its money went back.
insert into public.second_subscriptions (subscription_id, client_id, returned_cents, currency, settled_at, created_at)
values (
  'sub_demo_ended', '00000000-0000-4000-8000-0000000000a1', 10057, 'cad', now() - interval '60 days',
  now() - interval '61 days'
);

insert into public.checkouts (client_id) values ('00000000-0000-4000-8000-0000000000a1');

insert into public.stripe_events (id, type, taken_until, processed_at)
values ('evt_demo', 'customer.subscription.deleted', now() - interval '60 days', now() - interval '60 days');

-- A message and a request that wait for the owner, with their mails already sent.
insert into public.contact_messages (id, name, email, phone, message, source_path, campaign, created_at)
values (
  '00000000-0000-4000-8000-0000000000b1', 'Marcus Bell', 'marcus@bellroofing.example', '(905) 555-0144',
  'We quote roofs on paper and lose a day a week typing them in. Could that become a form on our site?',
  '/services/software-automation-durham-region', 'newsletter / email / autumn', now() - interval '1 day'
);

-- What Marcus asked first, and what he was answered.
insert into public.contact_messages (id, name, email, phone, message, status, source_path, first_reply_at, created_at)
values (
  '00000000-0000-4000-8000-0000000000b2', 'Marcus Bell', 'marcus@bellroofing.example', '(905) 555-0144',
  'Do you work with companies as small as ours? There are fourteen of us.', 'answered', '/contact',
  now() - interval '11 days', now() - interval '12 days'
);

insert into public.contact_replies (id, message_id, body, reply_key, created_at)
values (
  '00000000-0000-4000-8000-0000000000b3', '00000000-0000-4000-8000-0000000000b2',
  E'Hi Marcus,\n\nGladly: most of our clients have between five and thirty people.\nWhat takes up too much of your week?\n\nRowan',
  '00000000-0000-4000-8000-0000000000b4', now() - interval '11 days'
);

insert into public.owner_notes (id, subject_id, body)
values (
  '00000000-0000-4000-8000-0000000000f3', '00000000-0000-4000-8000-0000000000b1',
  'Met him at the Whitby trade fair. Three crews, one office manager; ask who types the quotes today.'
);

insert into public.saved_replies (id, name, body)
values
  (
    '00000000-0000-4000-8000-000000000b51', 'Where to begin',
    E'Thank you for writing.\n\nThe best beginning is a call of half an hour: you show me what takes up your time, and I tell you honestly whether software is the answer.'
  ),
  (
    '00000000-0000-4000-8000-000000000b52', 'No room this month',
    E'Thank you for writing.\n\nI am booked up for the next four weeks and would rather say so than keep you waiting. May I come back to you after that?'
  );

insert into public.discovery_calls (
  id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at, source_path, referrer_host
)
select
  '00000000-0000-4000-8000-0000000000c1', 'Ines Duarte', 'ines@duartedental.example', '(905) 555-0171',
  day, '10:00', '10:30', 'A booking page that talks to our calendar.', 'America/Toronto',
  (day + time '10:00') at time zone 'America/Toronto', (day + time '10:30') at time zone 'America/Toronto',
  '/', 'www.google.com'
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

-- The clients' projects at different stages, one of them finished and archived.
insert into public.projects (
  id, client_id, name, service, status, next_step, next_step_side, live_url, archived_at, created_at, updated_at
)
values
  (
    '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-0000000000a1',
    'Booking and dispatch board', 'Software and automation', 'in_progress',
    'Try the new dispatch board with two technicians for a day', 'client', null, null,
    now() - interval '47 days', now() - interval '1 day'
  ),
  (
    '00000000-0000-4000-8000-000000000102', '00000000-0000-4000-8000-0000000000a1',
    'Heat pump landing pages', 'Custom web development', 'planning',
    'Draft the outline of the three pages', 'agency', null, null,
    now() - interval '9 days', now() - interval '3 days'
  ),
  (
    '00000000-0000-4000-8000-000000000103', '00000000-0000-4000-8000-0000000000a2',
    'Portfolio website', 'Custom web development', 'review',
    'Look through the project gallery and tell us what to change', 'client',
    'https://preview.alderandoak.example', null,
    now() - interval '63 days', now() - interval '2 days'
  ),
  (
    '00000000-0000-4000-8000-000000000104', '00000000-0000-4000-8000-0000000000a2',
    'Brand guide and stationery', 'Creative services', 'live',
    '', 'agency', 'https://alderandoak.example/brand', now() - interval '140 days',
    now() - interval '230 days', now() - interval '140 days'
  );

insert into public.milestones (id, project_id, title, due_on, done_at, position)
select
  ('00000000-0000-4000-8000-0000000002' || id)::uuid, ('00000000-0000-4000-8000-000000000' || project)::uuid,
  title, current_date + due, case when done is not null then now() + done * interval '1 day' end, position
from (
  values
    ('01', '101', 'Shadow the dispatcher for a morning', -38, -39, 1),
    ('02', '101', 'Agree on the booking steps', -30, -29, 2),
    ('03', '101', 'Online booking form live', -12, -13, 3),
    ('04', '101', 'Dispatch board for technicians', 4, null, 4),
    ('05', '101', 'Text reminders before a visit', 18, null, 5),
    ('06', '101', 'Hand over and train the office', 28, null, 6),
    ('11', '102', 'Outline of the three pages', -2, null, 1),
    ('12', '102', 'Photos of a finished installation', 12, null, 2),
    ('13', '102', 'Pages live before the rebate season', 35, null, 3),
    ('21', '103', 'Structure and wireframes', -45, -46, 1),
    ('22', '103', 'Photography day at the Whitby kitchen', -24, -24, 2),
    ('23', '103', 'Project gallery', -3, -4, 3),
    ('24', '103', 'Consultation booking', 9, null, 4),
    ('25', '103', 'Launch', 16, null, 5),
    ('31', '104', 'Logo and colours', -205, -206, 1),
    ('32', '104', 'Stationery at the printer', -165, -163, 2),
    ('33', '104', 'Brand guide delivered', -150, -151, 3)
) as demo (id, project, title, due, done, position);

insert into public.project_updates (id, project_id, title, body, visible, published_at, author_id, created_at)
select
  ('00000000-0000-4000-8000-0000000003' || id)::uuid, ('00000000-0000-4000-8000-000000000' || project)::uuid,
  title, body, visible, case when visible then now() - days * interval '1 day' end,
  '00000000-0000-4000-8000-000000000001', now() - days * interval '1 day'
from (
  values
    ('01', '101', 'The booking form takes real requests', E'Since Monday the form on your site books into the calendar.\n\nNine requests came in over the first weekend, and all of them had a usable postal code, which the old form never managed.', true, 13),
    ('02', '101', 'The dispatch board is ready to try', E'Drag a job to a technician and they see it on their phone. Please try it with two technicians for one day before we switch everybody over.\n\nWhat I would like to hear afterwards: did anybody have to phone the office, and why?', true, 1),
    ('03', '101', 'Note to self: calendar quota', 'Their calendar plan allows 10,000 changes a day. Fine for now, ask again when the second office opens.', false, 6),
    ('11', '102', 'Kick-off', E'We agreed on three pages: cold-climate heat pumps, rebates, and what an installation day looks like. Questions that customers ask on the phone go on every one of them.', true, 8),
    ('21', '103', 'Photos are in', 'Two hundred pictures of the Whitby kitchen and the Brooklin loft, forty of them excellent. The gallery uses twelve.', true, 22),
    ('22', '103', 'The gallery is up on the preview', E'Every project now opens with one large picture and the story below it. Look at it on your phone as well: most of your visitors will.\n\nThe consultation booking is next.', true, 2),
    ('31', '104', 'Everything is delivered', 'The guide, the templates and the printed stationery are with you. Thank you for a lovely project!', true, 141)
) as demo (id, project, title, body, visible, days);

-- What each client may know about the own site, and nobody else.
insert into public.client_docs (id, client_id, title, body)
values
  (
    '00000000-0000-4000-8000-0000000d0c01', '00000000-0000-4000-8000-0000000000a1', 'Where everything is',
    $$Your site is at https://voltway.example and runs on a server in Toronto that we look after.

## What belongs to you
- The domain voltway.example, renewed every March; the account is in Dana's name
- The calculator's prices, in the spreadsheet **Rates 2026**
- The photographs from the Whitby shoot, in Files

## What we look after
- Updates, every second Tuesday before 7:00
- Backups each night, kept for thirty days
- The certificate, which renews by itself$$
  ),
  (
    '00000000-0000-4000-8000-0000000d0c02', '00000000-0000-4000-8000-0000000000a1', 'Change the calculator''s prices',
    $$The quote calculator reads its prices from the spreadsheet **Rates 2026**. A change is on the site within ten minutes.

## Change a price
1. Open the spreadsheet and find the line of the job, for example `EV charger, 40 A`
2. Change the number in the column **Price** and nothing else
3. Wait ten minutes, then ask the calculator for that job

## When it goes wrong
If a line turns red, the number has a letter or a space in it. The site keeps the last good price until it is repaired.$$
  ),
  (
    '00000000-0000-4000-8000-0000000d0c03', '00000000-0000-4000-8000-0000000000a1', 'If the dispatch board stands still',
    $$The board asks the scheduling service for jobs every minute. When its clock in the corner is older than five minutes, do this:

1. Reload the page once
2. Look at https://voltway.example/status: if Scheduling is red, the service itself is down and we have been told already
3. If it is green, write to us in Messages with the time on the board's clock

Crews keep their last list on their phones, so nobody stands in the rain.$$
  ),
  (
    '00000000-0000-4000-8000-0000000d0c11', '00000000-0000-4000-8000-0000000000a2', 'Where everything is',
    $$Your site is at https://alderandoak.example. The material board and the gallery are parts of it, the shop is not.

## What belongs to you
- The domain, paid until October
- Every photograph in the gallery; the photographer's licence is in Files

## Whom to call
For anything urgent phone (289) 555-0108. For everything else Messages is faster than mail.$$
  ),
  (
    '00000000-0000-4000-8000-0000000d0c12', '00000000-0000-4000-8000-0000000000a2', 'Add a room to the gallery',
    $$1. Choose six to ten pictures, the widest first
2. Send them through Files and name the folder after the street
3. Write two sentences about the room: what was wrong, and what it is like now

We put it up within two working days, with the words you wrote.$$
  );

insert into public.article_ratings (user_id, article_id, is_helpful)
values
  ('00000000-0000-4000-8000-000000000002', 'docArticle-getting-started', true),
  ('00000000-0000-4000-8000-000000000003', 'docArticle-getting-started', true),
  ('00000000-0000-4000-8000-000000000003', 'docArticle-change-orders', false);

-- The first copying of what is published puts the demo's guides in its place.
insert into public.guides (content_id, revision, slug, title, summary, body, category, audience, updated_at)
values
  (
    'docArticle-getting-started', 'seed', 'getting-started', 'Find your way around', 'What is where in the portal.', '',
    'Working together', 'everyone', now()
  ),
  (
    'docArticle-edit-the-website', 'seed', 'edit-the-website', 'Edit the website', 'For whoever runs the site.', '',
    'Working together', 'owner', now()
  );

-- Files of the projects; their bytes are in supabase/files, where config.toml points to.
insert into public.project_files (
  id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name, created_at
)
select
  ('00000000-0000-4000-8000-000000000' || demo.id)::uuid, p.id, demo.name, demo.version,
  p.client_id || '/' || p.id || '/00000000-0000-4000-8000-000000000' || demo.id,
  mime, size, sha256, visible, u.id, u.full_name, now() - days * interval '1 day'
from (
  values
    ('401', '101', 'dispatch-board-guide.pdf', 1, 'application/pdf', 27495, '3a12e4474186856233196db5e21e7cdb51bacaab40ac9fbbc3a34a3a3d42ac06', true, '1', 1),
    ('402', '101', 'technicians.csv', 1, 'text/csv', 103, 'f4b134de7a7cc17cfd473f1b02c5b8c283951edd92450c0ddec1ab4e1495fa2b', true, '2', 20),
    ('403', '101', 'technicians.csv', 2, 'text/csv', 151, '4633a5a59897277201876ede3950ac8629c64ccc9274add3627f0a5ec6252458', true, '2', 5),
    ('404', '101', 'calendar-quota.txt', 1, 'text/plain', 126, '4de895db5345e984da21c3e06d4b332721d5053db1ddb96d2d7e0a2c3db4f689', false, '1', 6),
    ('411', '103', 'gallery-order.csv', 1, 'text/csv', 84, '627b4f4c35d08780395f1fe7cb70b6b6e775b67d78b4f9487c030fad7d32b7cb', true, '3', 4)
) as demo (id, project, name, version, mime, size, sha256, visible, uploader, days)
join public.projects p on p.id = ('00000000-0000-4000-8000-000000000' || project)::uuid
join public.users u on u.id = ('00000000-0000-4000-8000-00000000000' || uploader)::uuid;

-- What the clients are asked to look at, and what they answered.
insert into public.feedback_items (id, project_id, title, body, link_url, visible, status, created_by, created_at)
select
  ('00000000-0000-4000-8000-000000000' || id)::uuid, ('00000000-0000-4000-8000-000000000' || project)::uuid,
  title, body, link_url, visible, status::public.feedback_status,
  '00000000-0000-4000-8000-000000000001', now() - days * interval '1 day'
from (
  values
    ('501', '101', 'Dispatch board, first version', E'Columns are technicians, cards are jobs. Colours say how long a job takes: green up to an hour, blue half a day, brass a whole day.\n\nPlease look at it on the office screen and on a phone.', 'https://preview.voltway.example/dispatch', true, 'open', 1),
    ('502', '101', 'Words on the booking form', E'“Book a visit” instead of “Submit”, and “We call you within one working day” below the button.', 'https://voltway.example/book', true, 'approved', 16),
    ('503', '101', 'Tone of the text reminders', 'First draft, not ready to be shown: too long for one message.', null, false, 'open', 3),
    ('511', '103', 'Project gallery on a phone', E'One large picture per project, the story below it. Swipe to go on.', 'https://preview.alderandoak.example/projects', true, 'open', 2),
    ('512', '103', 'Headline of the home page', E'“Rooms that get used.”', 'https://preview.alderandoak.example', true, 'changes_requested', 19)
) as demo (id, project, title, body, link_url, visible, status, days);

insert into public.change_orders (
  id, project_id, title, reason, price_cents, currency, days_delta, valid_until, status, created_by,
  created_at, sent_at, expires_at
)
select
  ('00000000-0000-4000-8000-000000000' || id)::uuid, ('00000000-0000-4000-8000-000000000' || project)::uuid,
  title, reason, price_cents, 'CAD', days_delta, current_date + valid, status::public.change_order_status,
  '00000000-0000-4000-8000-000000000001', now() - days * interval '1 day',
  case when status <> 'draft' then now() - days * interval '1 day' end,
  case when status <> 'draft' then (current_date + valid + 1)::timestamp at time zone 'America/Toronto' end
from (
  values
    ('603', '101', 'Photos on the booking form', E'Customers want to show the panel or the fault. Up to four pictures per request, kept with the job.', 48000, 2, 6, 'approved', 22),
    ('602', '101', 'Booking form in French', E'You asked for a French version for the offices in Ottawa. Includes the confirmation mails; you check the words.', 125000, 5, 10, 'sent', 2),
    ('601', '101', 'A second calendar for the Ajax office', E'Depends on when the office opens.', 69000, 3, 30, 'draft', 1),
    ('611', '103', 'Before and after slider', E'A slider on each project page that compares two pictures.', 56000, 2, -3, 'sent', 17),
    ('612', '103', 'Blog', E'An article list with categories, written by you.', 180000, 8, 12, 'declined', 12)
) as demo (id, project, title, reason, price_cents, days_delta, valid, status, days);

insert into public.approvals (
  id, project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name,
  decided_at, comment
)
select
  ('00000000-0000-4000-8000-000000000' || demo.id)::uuid, f.project_id, 'feedback_item', f.id,
  f.status::text::public.decision, app.snapshot_of(f), f.snapshot_sha256,
  u.id, u.full_name, now() - days * interval '1 day', comment
from (
  values
    ('701', '502', '2', 15, ''),
    ('711', '512', '3', 18, 'Could it say something about the Whitby kitchen? That is the one everybody asks about.')
) as demo (id, item, person, days, comment)
join public.feedback_items f on f.id = ('00000000-0000-4000-8000-000000000' || item)::uuid
join public.users u on u.id = ('00000000-0000-4000-8000-00000000000' || person)::uuid;

insert into public.approvals (
  id, project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name,
  decided_at, comment
)
select
  ('00000000-0000-4000-8000-000000000' || demo.id)::uuid, o.project_id, 'change_order', o.id,
  o.status::text::public.decision,
  app.snapshot_of(o),
  o.snapshot_sha256, u.id, u.full_name, now() - days * interval '1 day', comment
from (
  values
    ('702', '603', '2', 21, 'Yes please, this saves us a visit.'),
    ('712', '612', '3', 11, 'Not this year: we would never write the articles.')
) as demo (id, change_order, person, days, comment)
join public.change_orders o on o.id = ('00000000-0000-4000-8000-000000000' || change_order)::uuid
join public.users u on u.id = ('00000000-0000-4000-8000-00000000000' || person)::uuid;

-- The client of an order that waits was reminded of it.
insert into public.decision_reminders (id, project_id, subject_type, subject_id, created_at)
values (
  '00000000-0000-4000-8000-000000000801', '00000000-0000-4000-8000-000000000101', 'change_order',
  '00000000-0000-4000-8000-000000000602', now() - interval '25 hours'
);

-- Dana's next call with the agency.
insert into public.discovery_calls (
  id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at, status, source_path
)
select
  '00000000-0000-4000-8000-0000000000c2', 'Dana Whitfield', 'dana@voltway.example', '(905) 555-0126',
  day, '14:00', '14:30', 'The dispatch board, after our first day with it.', 'America/Toronto',
  (day + time '14:00') at time zone 'America/Toronto', (day + time '14:30') at time zone 'America/Toronto',
  'confirmed', '/discovery-call'
from (select current_date + 4 as day) as soon;


insert into public.publish_events (
  id, delivery_key, state, operation, document_id, document_type, revision, title, pages, seconds,
  published_at, received_at, settled_at
)
values (
  '00000000-0000-4000-8000-0000000000a9', 'demo', 'live', 'update', 'homePage', 'homePage', 'demo', 'Home page',
  '[{"path": "/", "is": "live", "seconds": 1.8}]', 1.8,
  null, now() - interval '1 day', now() - interval '1 day' + interval '2 seconds'
);
-- What the clients let the agency say about their projects.
insert into public.endorsements (
  project_id, asked_at, answered_at, answered_by, may_show, may_quote, quote, said_by, said_by_role, wording
)
select
  ('00000000-0000-4000-8000-000000000' || project)::uuid, now() - asked * interval '1 day',
  now() - answered * interval '1 day', ('00000000-0000-4000-8000-00000000000' || person)::uuid,
  true, may_quote, quote, said_by, role,
  E'You may show this project on your website, with our name, our logo and pictures of the work.\nYou may publish my words there, with my name, my role and our company’s name.'
from (
  values
    ('101', 8, 6, '2', false, 'Half of the calls used to ask when somebody will come. Ask me again when the board is live, then you may print it.', 'Dana Whitfield', 'Owner'),
    ('104', 141, 139, '3', true, 'Our cards used to be in three shades of green. Now a painter, a printer and an intern all get it right without calling me.', 'Priya Nair', 'Founder')
) as demo (project, asked, answered, person, may_quote, quote, said_by, role);

-- What was said in the projects. The notifications come by themselves, and count as mailed.
insert into public.messages (id, project_id, author_id, body, created_at)
select
  ('00000000-0000-4000-8000-0000000004' || id)::uuid, ('00000000-0000-4000-8000-000000000' || project)::uuid,
  ('00000000-0000-4000-8000-00000000000' || author)::uuid, body, now() - days * interval '1 day' + hours * interval '1 hour'
from (
  values
    ('01', '101', '1', 'Good morning Dana! Would Thursday suit you for shadowing the dispatcher? I only need a chair and a view of the phone.', 41, 1),
    ('02', '101', '2', 'Thursday is perfect. Gord starts at 6:30, but nothing happens before 7.', 41, 3),
    ('03', '101', '1', E'Thank you both, that was worth every minute. Three things I took away:\n\n- half of the calls ask when somebody will come\n- the whiteboard is always an hour late\n- nobody looks at the shared calendar\n\nThe board will answer the first by itself.', 38, 6),
    ('04', '101', '2', 'Gord says you forgot the donuts.', 38, 7),
    ('05', '101', '1', 'The booking form is live: https://voltway.example/book. Please try it from your phone and use a made-up name.', 13, 2),
    ('06', '101', '2', 'Booked myself a heat pump. It asked for the postal code twice, once on the map and once below it.', 12, 1),
    ('07', '101', '1', 'Well spotted, the second one is gone.', 12, 2),
    ('08', '101', '2', E'We tried the board with Amir and Jo today. Amir loves it. Jo asks if the address could open the maps app, because of gloves.\n\nCan we keep the old sheet for one more week?', 1, 5),
    ('11', '102', '1', 'For the rebate page: do you have the list of models that qualify this year?', 7, 2),
    ('21', '103', '3', 'The pictures from the loft are lovely. Is there a way to show the before ones as well, without making a fuss of them?', 21, 3),
    ('22', '103', '1', 'Yes: a small one that opens when you press it. I will show you on Friday.', 21, 5),
    ('23', '103', '1', 'The gallery is up at https://preview.alderandoak.example/gallery (password in your inbox).', 2, 1),
    ('24', '103', '3', 'On my phone the Whitby kitchen looks a little yellow. Is it the picture or the page?', 2, 6)
) as demo (id, project, author, body, days, hours)
order by days desc, hours;

insert into public.message_reads (project_id, user_id, last_sequence)
select m.project_id, reader, max(m.sequence)
from public.messages m, (values
  ('00000000-0000-4000-8000-000000000001'::uuid, array['08', '24']),
  ('00000000-0000-4000-8000-000000000002'::uuid, array['11']),
  ('00000000-0000-4000-8000-000000000003'::uuid, array['99'])
) as unread (reader, ids)
where right(m.id::text, 2) <> all (ids)
  and (reader = '00000000-0000-4000-8000-000000000001' or exists (
    select 1 from public.projects p join public.client_members c on c.client_id = p.client_id
    where p.id = m.project_id and c.user_id = reader
  ))
group by m.project_id, reader;

insert into public.outbox (id, recipient, template, payload, subject_id, dedupe_key, attempts, sent_at, created_at)
select
  ('00000000-0000-4000-8000-0000000000e' || number)::uuid, email, 'digest', '{}', id, 'digest:demo:' || id, 1,
  now() - interval '1 day', now() - interval '1 day'
from (values
  ('2', '00000000-0000-4000-8000-000000000001'::uuid),
  ('3', '00000000-0000-4000-8000-000000000002'::uuid),
  ('4', '00000000-0000-4000-8000-000000000003'::uuid)
) as demo (number, reader)
join public.users on id = reader;

-- Things that happened longer ago than a week have been looked at.
update public.notifications n
set updated_at = happened.at, created_at = happened.at, digest_id = o.id,
  read_at = case when happened.at < now() - interval '7 days' then happened.at + interval '2 hours' else n.read_at end
from public.outbox o, (
  select id, published_at as at from public.project_updates
  union all
  select project_id, max(created_at) from public.messages group by project_id
  union all
  select id, created_at from public.project_files
  union all
  select c.id, greatest(c.sent_at, a.decided_at) from public.change_orders c
  left join public.approvals a on a.subject_id = c.id
  union all
  select f.id, greatest(f.created_at, a.decided_at) from public.feedback_items f
  left join public.approvals a on a.subject_id = f.id
) as happened (id, at)
where happened.id = n.subject_id and o.template = 'digest' and o.subject_id = n.user_id;

insert into public.notification_settings (user_id, mailed_kinds)
values ('00000000-0000-4000-8000-000000000002', '{message,update,feedback,change_order,file,endorsement}');

-- What some looked for in vain.
insert into public.missed_addresses (path, requests, first_at, last_at)
values
  ('/old-services.html', 14, now() - interval '20 days', now() - interval '3 hours'),
  ('/services/wordpress', 5, now() - interval '9 days', now() - interval '1 day'),
  ('/price-list', 2, now() - interval '6 days', now() - interval '2 days');

-- The owner's calendar has an address that nobody was shown; and what the site removed a day ago.
insert into public.private_links (id, token_hash, purpose, subject_id)
values (
  '00000000-0000-4000-8000-0000000000f9', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'calendar',
  '00000000-0000-4000-8000-000000000001'
);
insert into public.retention_runs (day, last_at, removed)
values ((now() at time zone 'utc')::date - 1, now() - interval '1 day', '{"spam": 2}');

-- What is added to invoices.
insert into public.tax_rates (id, name, percent, kind, note, is_default)
values
  ('00000000-0000-4000-8000-000000000e11', 'HST', 13, 'standard', null, true),
  ('00000000-0000-4000-8000-000000000e12', 'GST', 5, 'standard', null, false),
  (
    '00000000-0000-4000-8000-000000000e13', 'Zero-rated', 0, 'exempt',
    'Exported service: zero-rated under Schedule VI of the Excise Tax Act.', false
  );

-- The photos on the booking form, paid by a transfer that a bank took its fee of.
insert into public.invoices (
  id, client_id, project_id, status, currency, number, due_on, falls_due_at, total, tax, amount_due, amount_paid, credited,
  finalized_at, paid_at, paid_elsewhere_on, bill_to, bill_from, pay_to, taxes, supplied_from, supplied_on, created_at
)
select
  '00000000-0000-4000-8000-000000000e01', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000101',
  'paid', 'CAD', 'EMULATED-0000', current_date - 6, (current_date - 5)::timestamp at time zone 'America/Toronto', 54240, 6240, 52740,
  52740, 1500, now() - interval '20 days', now() - interval '9 days', current_date - 9,
  E'Voltway Electric\n48 Bond Street East\nOshawa, Ontario', E'Corner Pocket\n12 Simcoe Street North\nOshawa, Ontario',
  'Institution 004, transit 10202, account 5550144',
  '[{"name": "HST", "percent": 13, "kind": "standard", "note": null, "base": 48000, "amount": 6240}]', current_date - 27,
  current_date - 21, now() - interval '20 days';
insert into public.invoice_lines (
  id, invoice_id, position, source, source_id, description, amount, tax_name, tax_percent, tax_kind
)
select
  '00000000-0000-4000-8000-000000000e02', '00000000-0000-4000-8000-000000000e01', 1, 'change_order', o.id,
  '#' || o.number || ' ' || o.title, o.price_cents, 'HST', 13, 'standard'
from public.change_orders o where o.id = '00000000-0000-4000-8000-000000000603';
insert into public.invoice_credits (id, invoice_id, kind, status, currency, amount, reason, created_at)
values (
  '00000000-0000-4000-8000-000000000e03', '00000000-0000-4000-8000-000000000e01', 'write_off', 'done', 'CAD', 1500,
  'The bank kept its fee', now() - interval '9 days'
);

-- The log says whose doing it was: here nobody is signed in. What Stripe did is nobody's.
update public.audit_log entry
set user_id = coalesce(
  (entry.after ->> 'decided_by')::uuid,
  case entry.table_name
    when 'users' then entry.row_id
    when 'client_members' then entry.after ->> 'user_id'
    when 'notification_settings' then entry.after ->> 'user_id'
  end::uuid,
  '00000000-0000-4000-8000-000000000001'
)
where entry.user_id is null and entry.table_name not in ('subscriptions', 'second_subscriptions');
