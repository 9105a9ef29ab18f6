-- A portal after a year of one agency's work, to look at: with the demo's own 60 clients, 120 projects and 290 things that wait, of
-- every kind and in every state. The same rows at each run; dates count back from the moment it runs. Files have no bytes. Triggers
-- rest meanwhile: nobody is notified of the past, and what is unread counts as mailed.
set session_replication_role = replica;

-- A multiple of n that shares no factor with how many there are meets each number once: that mixes without chance.
create function pg_temp.pick(n bigint, words text[]) returns text
language sql immutable as $$ select words[1 + n % cardinality(words)] $$;

create function pg_temp.person(n bigint) returns text
language sql immutable as $$
  select pg_temp.pick(n, '{Ada,Bruno,Celia,Dario,Elin,Farid,Greta,Hamid,Imke,Joris,Kavya,Lorne,Mina,Nils,Oona,Pavel,Quinn,Rosa,Sami,Tova,Ugo,Vera,Wes,Xenia,Yara,Zeno}')
    || ' ' || pg_temp.pick(n, '{Abelard,Brightwater,Castellan,Dunmore,Eastlake,Fairholm,Greenhow,Hollins,Islington,Jessop,Kilbride,Larkin,Marchmont,Northey,Oakhurst,Penrose,Quennell,Ravensworth,Silverthorn}')
$$;

create function pg_temp.address(n bigint) returns text
language sql immutable as $$ select lower(replace(pg_temp.person(n), ' ', '.')) || n || '@sixty.example' $$;

create function pg_temp.id(kind text, n bigint) returns uuid
language sql immutable as $$ select ('00000000-0000-4000-' || kind || '-' || lpad(n::text, 12, '0'))::uuid $$;

create temporary table sixty_owner as select '00000000-0000-4000-8000-000000000001'::uuid as id;

insert into public.clients (id, name, website, time_zone, created_at)
select pg_temp.id('8011', n),
  case n
    when 57 then 'The Durham Region Association of Independent Greenhouse Growers and Nurseries'
    else pg_temp.pick(n, '{Harbour,Maple,Lakeside,Granite,Cedar,Bluewater,Summit,Orchard,Millpond,Rossland}') || ' '
      || pg_temp.pick(n, '{Dental,Roofing,Bakery,Physiotherapy,Landscaping,Plumbing,Veterinary,Joinery,Optical,Catering,Movers}')
      || case n % 6 when 0 then ' Ltd.' when 1 then ' Inc.' else '' end
  end,
  'https://client-' || n || '.example', 'America/Toronto', now() - (365 - n * 6) * interval '1 day'
from generate_series(1, 58) n;

-- One of each client, whom the last four still have to join; then five who belong to nobody, and one who may not sign in any more.
create temporary table sixty_people as
select n, pg_temp.id('8013', n) as id, pg_temp.person(n) as full_name, pg_temp.address(n) as email,
  now() - case when n <= 54 then 360 - n * 6 else (n - 54) * 2 end * interval '1 day' as created_at
from generate_series(1, 60) n;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select p.id, 'authenticated', 'authenticated', p.email, demo.encrypted_password, p.created_at,
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', p.full_name, 'sub', p.id, 'email', p.email, 'email_verified', true),
  p.created_at, p.created_at, '', '', '', ''
from sixty_people p, auth.users demo where demo.id = (select id from sixty_owner);

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true), created_at, created_at, created_at
from sixty_people;

insert into public.users (id, full_name, email, phone, created_at, disabled_at)
select id, full_name, email, '(905) 555-0' || 200 + n, created_at, case when n = 60 then now() - interval '1 day' end
from sixty_people;

-- Of one client nobody sees the money.
insert into public.client_members (client_id, user_id, created_at, sees_money)
select pg_temp.id('8011', n), id, created_at, n < 54 from sixty_people where n <= 54;

insert into public.invites (id, email, client_id, expires_at, accepted_at, revoked_at, declined_at, created_at)
select pg_temp.id('801d', n), pg_temp.address(n + 100), pg_temp.id('8011', n),
  now() + (n - 54) * interval '3 days' - case n when 52 then interval '20 days' else interval '0' end,
  case n when 50 then now() - interval '40 days' end, case n when 51 then now() - interval '30 days' end,
  case n when 53 then now() - interval '2 days' end, now() - (60 - n) * interval '3 days'
from generate_series(50, 58) n;

-- Two projects for each client; every eighth is finished and archived.
insert into public.projects (
  id, client_id, name, service, status, live_url, archived_at, created_at, updated_at
)
select pg_temp.id('8012', n), pg_temp.id('8011', 1 + (n - 1) % 58),
  pg_temp.pick(n, '{Booking form,Online shop,Brand refresh,Customer portal,Photo gallery,Newsletter,Quote calculator,Opening hours and map,Job applications,Members area,Menu and orders}'),
  pg_temp.pick(n, '{Custom web development,Software and automation,Creative services}'),
  case when n % 8 = 0 then 'live' else pg_temp.pick(n, '{planning,in_progress,waiting,review,live,on_hold}') end::public.project_status,
  case when n % 3 = 0 then 'https://project-' || n || '.example' end,
  case when n % 8 = 0 then begun.at + (now() - begun.at) * 0.7 end,
  begun.at, now() - least((n * 37) % 90 * interval '1 day' + n * interval '20 minutes', (now() - begun.at) * 0.9)
from generate_series(1, 116) n, lateral (select now() - (364 - n * 3) * interval '1 day' as at) begun;

-- Of the 102 that are open each number below has every value from 0 to 101 once.
create temporary table sixty_open as
select id, client_id, created_at, place, place * 5 % 102 as talks, place * 7 % 102 as steps, place * 11 % 102 as dates,
  place * 13 % 102 as shown, place * 19 % 102 as orders, place * 23 % 102 as asked
from (
  select *, row_number() over (order by id) as place from public.projects
  where id::text like '00000000-0000-4000-8012-%' and archived_at is null
) open;

update public.projects p
set next_step_side = case when steps < 28 then 'client' else 'agency' end::public.project_side,
  next_step = case
    when steps < 28 then pg_temp.pick(place, '{Send us your opening hours over the holidays,Choose one of the three logos,Upload the photos of the shop,Try the form on your own phone,Tell us who answers the orders,Read the price list once more}')
    when steps < 85 then pg_temp.pick(place, '{Draft the first page,Set up the mailbox,Prepare the photo day,Translate the form,Connect the calendar}')
    else ''
  end
from sixty_open o where o.id = p.id;

-- Five clients say that their step is done.
update public.projects p
set step_done_at = now() - steps * interval '7 hours',
  step_done_by = (select m.user_id from public.client_members m where m.client_id = p.client_id order by 1 limit 1),
  step_comment = case when steps % 2 = 0 then pg_temp.pick(steps::integer, '{Sent by email this morning,All of it is in Files,Done with my colleagues}') else '' end
from sixty_open o where o.id = p.id and o.steps < 5;

insert into public.milestones (id, project_id, title, due_on, done_at, position)
select pg_temp.id('8014', right(p.id::text, 12)::bigint * 10 + n), p.id,
  (array['Kick-off', 'Structure and wireframes', 'First version', 'Words and pictures', 'Launch'])[n],
  case when p.archived_at is not null or n <= o.place % 5 then (p.created_at + n * interval '4 days')::date
    when n = 5 then null else current_date + (n * 9 + o.place % 20)::integer end,
  case when p.archived_at is not null or n <= o.place % 5 then p.created_at + n * interval '3 days' end, n
from public.projects p left join sixty_open o on o.id = p.id cross join generate_series(1, 5) n
where p.id::text like '00000000-0000-4000-8012-%';

insert into public.milestones (id, project_id, title, due_on, position)
select pg_temp.id('8014', 9000 + place), id, pg_temp.pick(place, '{Sketches for the shop,Texts for the form,Photo day,Test with two customers}'),
  current_date - (1 + dates)::integer, 6
from sixty_open where dates < 36;

insert into public.project_updates (id, project_id, title, body, visible, published_at, author_id, created_at)
select pg_temp.id('8015', right(p.id::text, 12)::bigint * 10 + n), p.id,
  (array['Kick-off', 'The first version is up', 'Note to self: quota', 'What comes next'])[n],
  (array['We agreed on what the first version has, and on what it has not.', 'Please look at it on your phone as well: most of your visitors will.', 'The calendar allows 10,000 changes a day. Fine for now.', 'The words are yours to check; the rest is with us until Friday.'])[n],
  n <> 3, case when n <> 3 then moment.at end, (select id from sixty_owner), moment.at
from public.projects p cross join generate_series(1, 4) n
cross join lateral (select p.created_at + (now() - p.created_at) * n / 5 as at) moment
where p.id::text like '00000000-0000-4000-8012-%';

insert into public.project_files (
  id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name, created_at
)
select pg_temp.id('8016', place * 10 + n), id, pg_temp.pick(n, '{draft.pdf,prices.csv,notes.txt}'), 1,
  client_id || '/' || id || '/' || pg_temp.id('8016', place * 10 + n), pg_temp.pick(n, '{application/pdf,text/csv,text/plain}'),
  20000 + place * 100 + n, repeat('0', 64), n <> 3, (select id from sixty_owner), 'Rowan Hale',
  created_at + (now() - created_at) * n / 4
from sixty_open cross join generate_series(1, 3) n where place % 2 = 0;

-- The last word is the client's where the owner has something to read: in fifty projects of clients whose people have joined.
create temporary table sixty_talks as
select project_id, place, turn, member, n,
  now() - case when turn < 50 then turn * turn * interval '15 minutes' else turn * interval '3 days' end
    - (6 - n) * interval '17 hours' as at,
  case when (n % 2 = 0) = (turn < 50) then member else (select id from sixty_owner) end as author,
  pg_temp.pick(place * 7 + n, '{"Thank you, that works for us.","Could the button be a little larger on the phone?","The photos are in the shared folder now.","We open an hour later on Mondays, please change that.","When can we see it?","My colleague asks for a version in French.","The list is complete, you can go on.","One of the pictures has somebody in it who does not want to be seen.","Looks lovely!"}') as body
from (
  select o.id as project_id, o.place, m.user_id as member, row_number() over (order by o.talks) - 1 as turn
  from sixty_open o join public.client_members m on m.client_id = o.client_id
) talk
cross join generate_series(1, 6) n;

insert into public.messages (id, project_id, author_id, body, created_at)
select pg_temp.id('8017', place * 10 + n), project_id, author, body, at from sixty_talks order by at, place, n;

insert into public.outbox (id, recipient, template, payload, subject_id, dedupe_key, attempts, sent_at, created_at)
select pg_temp.id('801e', row_number() over (order by u.id)), u.email, 'digest', '{}', u.id, 'digest:sixty:' || u.id, 1,
  now() - interval '1 day', now() - interval '1 day'
from public.users u where u.id = (select id from sixty_owner) or u.id in (select id from sixty_people);

insert into public.notifications (
  id, user_id, project_id, kind, subject_id, title, actor_id, events, created_at, updated_at, digest_id
)
select pg_temp.id('8018', t.place), reader.id, t.project_id, 'message', t.project_id, t.body, t.author, 1 + t.place % 3, t.at, t.at,
  o.id
from sixty_talks t
cross join lateral (select case when t.author = t.member then (select id from sixty_owner) else t.member end as id) reader
join public.outbox o on o.dedupe_key = 'digest:sixty:' || reader.id
where t.n = 6 and t.turn not between 50 and 75;

insert into public.message_reads (project_id, user_id, last_sequence)
select m.project_id, reader.id, max(m.sequence)
from public.messages m join sixty_talks t on t.project_id = m.project_id and t.n = 1
cross join lateral (values ((select id from sixty_owner)), (t.member)) reader (id)
where m.id::text like '00000000-0000-4000-8017-%' and not exists (
  select from public.notifications n
  where n.user_id = reader.id and n.project_id = m.project_id and n.kind = 'message' and right(m.id::text, 1) = '6'
)
group by m.project_id, reader.id;

insert into public.feedback_items (id, project_id, title, body, link_url, visible, status, created_by, created_at)
select pg_temp.id('8019', place), id, pg_temp.pick(place, '{Home page on a phone,Colours of the menu,The order form,Words on the button,The map}'),
  'Is this what you had in mind?', 'https://preview-' || place || '.example', shown not between 61 and 66,
  case when shown < 16 then 'open' when shown < 28 then 'changes_requested' when shown < 51 then 'approved'
    when shown < 61 then 'closed' else 'open' end::public.feedback_status,
  (select id from sixty_owner), now() - (shown % 40 + 1) * interval '19 hours'
from sixty_open where shown < 67;

insert into public.change_orders (
  id, project_id, number, title, reason, price_cents, currency, days_delta, valid_until, status, created_by, created_at,
  sent_at, expires_at
)
select pg_temp.id('801a', place), id, 1, pg_temp.pick(place, '{A page in French,Gift cards,A second calendar,Photos of the team,A form for complaints}'),
  'You asked for it on the phone.', 24000 + place * 1350, 'CAD', place % 6,
  stage.until, stage.status::public.change_order_status, (select id from sixty_owner), stage.at,
  case when stage.status <> 'draft' then stage.at end,
  case when stage.status <> 'draft' then (stage.until + 1)::timestamp at time zone 'America/Toronto' end
from sixty_open cross join lateral (
  select now() - (orders % 30 + 1) * interval '21 hours' as at,
    current_date + case when orders between 12 and 15 then -3 else 20 end as until,
    case when orders < 16 then 'sent' when orders < 24 then 'draft' when orders < 44 then 'approved'
      when orders < 50 then 'declined' else 'withdrawn' end as status
) stage
where orders < 54;

update public.feedback_items f set snapshot_sha256 = app.hash_snapshot(app.snapshot_of(f)) where f.snapshot_sha256 = '';
update public.change_orders o set snapshot_sha256 = app.hash_snapshot(app.snapshot_of(o)) where o.snapshot_sha256 = '';

insert into public.approvals (
  id, project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name,
  decided_at, comment
)
select pg_temp.id('801b', row_number() over (order by done.id)), done.project_id, done.subject_type, done.id, done.status::public.decision,
  done.snapshot, done.snapshot_sha256, u.id, coalesce(u.full_name, 'Somebody of the client'), done.at + interval '5 hours',
  case when done.status <> 'approved' then 'Not like this: our customers would not find it.' else '' end
from (
  select f.id, f.project_id, 'feedback_item'::public.decision_subject as subject_type, f.status::text, app.snapshot_of(f) as snapshot,
    f.snapshot_sha256, f.created_at as at
  from public.feedback_items f where f.status in ('approved', 'changes_requested') and f.id::text like '00000000-0000-4000-8019-%'
  union all
  select o.id, o.project_id, 'change_order', o.status::text, app.snapshot_of(o), o.snapshot_sha256, o.sent_at
  from public.change_orders o where o.status in ('approved', 'declined') and o.id::text like '00000000-0000-4000-801a-%'
) done
join public.projects p on p.id = done.project_id
left join public.client_members m on m.client_id = p.client_id
left join public.users u on u.id = m.user_id;

insert into public.endorsements (project_id, asked_at, answered_at, answered_by, may_show)
select id, now() - (asked + 1) * interval '9 days', case when asked >= 4 then now() - (asked + 1) * interval '8 days' end,
  null, asked >= 4
from sixty_open where asked < 12;

-- Who wrote through the site: forty without an answer, the newest of the last hour and the oldest of weeks ago. Some wrote twice.
insert into public.contact_messages (
  id, name, email, phone, message, status, is_doubtful, spam_reasons, source_path, first_reply_at, created_at, status_at
)
select pg_temp.id('801c', n), pg_temp.person(who.number), pg_temp.address(who.number), case when n % 3 > 0 then '(905) 555-0' || 300 + who.number end,
  case when stage.status = 'spam' then 'We put your site on the first page of every search engine.'
    else pg_temp.pick(n, '{"We still take bookings by phone and would like to stop.","Our site does not open on phones. What would a new one cost?","Can you connect our till to a shop?","We need a page for job applications by spring.","Three of us work on one spreadsheet. Could that be a program?"}') end,
  stage.status::public.contact_message_status, n > 110, case when stage.status = 'spam' then '{links}' else '{}' end::text[],
  pg_temp.pick(n, '{/contact,/,/services/software-automation-durham-region}'),
  case when stage.status = 'answered' then stage.at + interval '7 hours' end, stage.at, stage.at + interval '7 hours'
from generate_series(1, 112) n
cross join lateral (select 200 + n - case when n % 9 = 0 then 1 else 0 end as number) who
cross join lateral (
  select case when n <= 40 then 'new' when n <= 100 then 'answered' else 'spam' end as status,
    now() - case when n <= 40 then n * n * interval '24 minutes' when n <= 100 then (n - 40) * interval '6 days'
      else (n - 100) * interval '1 day' end as at
) stage;

insert into public.contact_replies (id, message_id, body, reply_key, created_at)
select pg_temp.id('801f', n), pg_temp.id('801c', n), 'Gladly. What takes up most of your week?', pg_temp.id('801f', n),
  now() - (n - 40) * interval '6 days' + interval '7 hours'
from generate_series(41, 100) n;

insert into public.owner_notes (id, subject_id, body, created_at)
select pg_temp.id('8020', n), pg_temp.id('801c', n * 4), 'Met them at the trade fair; ask who keeps the spreadsheet.', now() - n * interval '1 day'
from generate_series(1, 10) n;

insert into public.client_docs (id, client_id, title, body)
select pg_temp.id('8021', n), pg_temp.id('8011', n), 'Where everything is', 'The domain is yours, the server is ours to look after.'
from generate_series(1, 20) n;

insert into public.discovery_calls (
  id, name, email, phone, date, start_time, end_time, notes, time_zone, starts_at, ends_at, status, is_doubtful, spam_reasons,
  source_path, created_at, status_at
)
select pg_temp.id('8022', n), pg_temp.person(n + 400), pg_temp.address(n + 400), '(905) 555-0' || 400 + n, day, start, start + interval '30 minutes',
  'We would like to talk about a new site.', 'America/Toronto', (day + start) at time zone 'America/Toronto',
  (day + start + interval '30 minutes') at time zone 'America/Toronto', status::public.discovery_call_status, n = 60,
  case when status = 'spam' then '{links}' else '{}' end::text[], '/discovery-call', made.at, made.at + interval '3 hours'
from generate_series(1, 60) n
cross join lateral (
  select time '09:00' + n % 7 * interval '1 hour' as start,
    current_date + case when n = 10 then -1 when n < 18 then n + 1 else (17 - n) * 8 end as day,
    case when n <= 10 then 'requested' when n <= 13 then 'proposed' when n <= 45 then 'confirmed' when n <= 50 then 'declined'
      when n <= 55 then 'cancelled' else 'spam' end as status
) plan
cross join lateral (
  select case when n < 18 then now() - n * interval '9 hours' else day - interval '6 days' end as at
) made;

insert into public.availability_blocks (id, starts_at, ends_at, reason)
select pg_temp.id('8023', n), now() + n * interval '20 days', now() + n * interval '20 days' + interval '2 days', 'Away'
from generate_series(1, 3) n;

insert into public.subscriptions (
  id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at, updated_at
)
select 'sub_sixty_' || n, pg_temp.id('8011', case when n = 21 then 5 else n end), 'price_care_essential',
  case when n <= 2 then 'past_due' when n = 3 then 'unpaid' when n between 17 and 20 then 'canceled' else 'active' end,
  8900, 'cad', now() + n * interval '1 day', n % 7 = 0, 0, now() - (340 - n * 10) * interval '1 day', now() - n * interval '1 day'
from generate_series(1, 21) n;

insert into public.second_subscriptions (subscription_id, client_id, currency, created_at)
values ('sub_sixty_21', pg_temp.id('8011', 5), 'cad', now() - interval '2 days');

insert into public.tax_rates (id, name, percent, kind, note)
values (pg_temp.id('8033', 1), 'Reverse charge', 0, 'reverse_charge', 'Reverse charge: the recipient accounts for the tax.');

-- Invoices in every state, that no Stripe knows of.
insert into public.invoices (
  id, client_id, status, currency, number, due_on, falls_due_at, total, amount_due, amount_remaining, amount_paid, bill_to, read_at, created_at,
  finalized_at, paid_at
)
select pg_temp.id('8031', n), c.id, (enum_range(null::public.invoice_status))[1 + n % 7], 'CAD',
  case when n % 7 between 2 and 5 then 'EMULATED-' || 9000 + n end, current_date + n - 14, now() + (n - 14) * interval '1 day',
  n * 4800, n * 4800, case when n % 7 = 3 then 0 else n * 4800 end, case when n % 7 = 3 then n * 4800 else 0 end, c.name,
  now() + interval '10 years', now() - n * interval '1 day',
  case when n % 7 between 2 and 5 then now() - n * interval '1 day' end, case when n % 7 = 3 then now() - n * interval '12 hours' end
from generate_series(1, 28) n join public.clients c on c.id = pg_temp.id('8011', n);
insert into public.invoice_lines (
  invoice_id, position, source, description, amount, is_live, tax_name, tax_percent, tax_kind, tax_note
)
select i.id, 1, 'free', 'Work of this month', i.total, i.status not in ('void', 'discarded'), r.name, r.percent, r.kind, r.note
from public.invoices i join public.tax_rates r on r.kind = 'exempt'
where i.read_at > now() + interval '1 year';

-- One mail was given up, one is tried again tomorrow.
insert into public.outbox (
  id, recipient, template, payload, subject_id, dedupe_key, attempts, next_at, failed_at, last_error, created_at
)
select pg_temp.id('8024', n), m.email, 'contact-received',
  jsonb_build_object('name', m.name, 'email', m.email, 'phone', m.phone, 'message', m.message), m.id, 'contact-received:sixty:' || n,
  case n when 1 then 8 else 2 end, now() + interval '1 day', case n when 1 then now() - interval '1 day' end,
  '550 5.1.1 No such mailbox here', now() - n * interval '1 day'
from generate_series(1, 2) n join public.contact_messages m on m.id = pg_temp.id('801c', n);

-- Some messages are put off: two come back within the week, one later, and one has just come back.
insert into public.contact_messages (id, name, email, message, created_at, status_at, snoozed_until)
select pg_temp.id('801c', 112 + n), pg_temp.person(320 + n), pg_temp.address(320 + n),
  'We would like to begin after our move. Could you remind us of your prices then?',
  now() - (12 + n) * interval '1 day', now() - 10 * interval '1 day', date_trunc('day', now()) + days * interval '1 day'
from unnest('{2,5,40}'::integer[]) with ordinality as put_off (days, n);
update public.contact_messages set snoozed_until = date_trunc('day', now()) where id = pg_temp.id('801c', 38);

-- Three clients have a second person, who sees no money.
create temporary table sixty_colleagues as
select n, pg_temp.id('8013', n) as id, pg_temp.person(n) as full_name, pg_temp.address(n) as email,
  now() - (n - 54) * interval '2 days' as created_at
from generate_series(61, 63) n;

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change, email_change_token_new
)
select p.id, 'authenticated', 'authenticated', p.email, demo.encrypted_password, p.created_at,
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('full_name', p.full_name, 'sub', p.id, 'email', p.email, 'email_verified', true),
  p.created_at, p.created_at, '', '', '', ''
from sixty_colleagues p, auth.users demo where demo.id = (select id from sixty_owner);

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select gen_random_uuid(), 'email', id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true), created_at, created_at, created_at
from sixty_colleagues;

insert into public.users (id, full_name, email, created_at) select id, full_name, email, created_at from sixty_colleagues;

insert into public.client_members (client_id, user_id, created_at)
select pg_temp.id('8011', n - 60), id, created_at from sixty_colleagues;

drop table sixty_colleagues, sixty_owner, sixty_people, sixty_open, sixty_talks;
set session_replication_role = origin;
analyze;
