-- A portal after years of work: 1,000 projects of 50 clients, 8,000 milestones, 10,000 updates, 50,000 messages,
-- 10,000 file rows (without bytes), 5,000 feedback items and 3,000 change orders. The demo clients have 40 projects
-- each, and Voltway's booking board a tenth of all messages. Triggers rest meanwhile: nobody is notified of the past.
set session_replication_role = replica;

insert into public.clients (id, name, website, time_zone)
select ('00000000-0000-4000-8001-' || lpad(n::text, 12, '0'))::uuid,
  (array['Harbour', 'Maple', 'Northern', 'Lakeside', 'Granite', 'Cedar', 'Bluewater', 'Summit'])[1 + n % 8] || ' '
    || (array['Dental', 'Roofing', 'Bakery', 'Physio', 'Landscaping', 'Plumbing'])[1 + n % 6] || ' ' || n,
  'https://client-' || n || '.example', 'America/Toronto'
from generate_series(1, 48) n;

create temporary table many_clients as
select id, row_number() over (order by id) as place from public.clients
where id in ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2')
  or id::text like '00000000-0000-4000-8001-%';

insert into public.projects (
  id, client_id, name, service, status, next_step, next_step_side, archived_at, created_at, updated_at
)
select ('00000000-0000-4000-8002-' || lpad(n::text, 12, '0'))::uuid, client.id,
  (array['Booking form', 'Online shop', 'Brand refresh', 'Customer portal', 'Photo gallery', 'Newsletter'])[1 + n % 6]
    || ' ' || n,
  (array['Custom web development', 'Software and automation', 'Creative services'])[1 + n % 3],
  (array['planning', 'in_progress', 'waiting', 'review', 'live', 'on_hold'])[1 + n % 6]::public.project_status,
  case when n % 4 > 0 then 'Look at version ' || n || ' and tell us what you think' else '' end,
  (array['agency', 'client'])[1 + n % 2]::public.project_side,
  case when n % 5 = 0 then now() - n * interval '1 hour' end,
  now() - n * interval '1 day', now() - n * interval '1 hour'
from generate_series(1, 1000) n
join many_clients client on client.place = case when n <= 76 then 1 + n % 2 else 3 + n % 48 end;

create temporary table many_projects as
select id, archived_at, row_number() over (order by id) as place from public.projects
where id::text like '00000000-0000-4000-8002-%';

insert into public.milestones (project_id, title, due_on, done_at, position)
select project.id, 'Step ' || n, current_date + (n * 7 - 28),
  case when n <= 4 then now() - (5 - n) * interval '7 days' end, n
from many_projects project cross join generate_series(1, 8) n;

insert into public.project_updates (project_id, title, body, visible, published_at, author_id, created_at)
select project.id, 'Week ' || n, repeat('What happened this week, and what comes next. ', 6), n % 4 > 0,
  case when n % 4 > 0 then now() - (project.place + n * 400) * interval '1 minute' end,
  '00000000-0000-4000-8000-000000000001', now() - (project.place + n * 400) * interval '1 minute'
from many_projects project cross join generate_series(1, 10) n;

insert into public.project_files (
  id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name, created_at
)
select ('00000000-0000-4000-8003-' || lpad((project.place * 10 + n)::text, 12, '0'))::uuid, project.id,
  'draft-' || (n % 5) || '.pdf', 1 + n / 5, 'many-rows/' || project.id || '/' || n, 'application/pdf',
  1000 + n, repeat('0', 64), n % 3 > 0, '00000000-0000-4000-8000-000000000001', 'Rowan Hale',
  now() - (project.place + n) * interval '1 hour'
from many_projects project cross join generate_series(0, 9) n;

insert into public.feedback_items (project_id, title, body, visible, status, created_by, created_at)
select project.id, 'Look at page ' || n, 'Is this what you had in mind?', n % 5 > 0,
  (array['open', 'approved', 'changes_requested', 'closed'])[1 + n % 4]::public.feedback_status,
  '00000000-0000-4000-8000-000000000001', now() - (project.place + n) * interval '1 hour'
from many_projects project cross join generate_series(1, 5) n;

insert into public.change_orders (
  project_id, number, title, reason, price_cents, currency, days_delta, valid_until, status, created_by, created_at,
  sent_at, expires_at
)
select project.id, n, 'Another language ' || n, 'You asked for it on the phone.', 90000 + n, 'CAD', n,
  current_date + 14, (array['draft', 'sent', 'approved'])[n]::public.change_order_status,
  '00000000-0000-4000-8000-000000000001', now() - (project.place + n) * interval '1 hour',
  case when n > 1 then now() - interval '1 day' end, case when n > 1 then now() + interval '14 days' end
from many_projects project cross join generate_series(1, 3) n;

insert into public.messages (project_id, author_id, body, created_at)
select
  case when n % 10 = 0 then '00000000-0000-4000-8000-000000000101'::uuid else project.id end,
  case when n % 2 = 0 then '00000000-0000-4000-8000-000000000001'::uuid
    else '00000000-0000-4000-8000-000000000002'::uuid end,
  'Message ' || n || ': thank you, that works for us.', now() - (50000 - n) * interval '1 minute'
from generate_series(1, 50000) n
join many_projects project on project.place = 1 + n % 1000
order by n;

drop table many_projects, many_clients;
set session_replication_role = origin;
select app.note_all_words();
analyze;
