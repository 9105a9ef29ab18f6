-- What happened in a person's projects since they last looked. One row tells of one thing until it is read: ten messages
-- are one row that counts them.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('message', 'update', 'feedback', 'change_order', 'file', 'endorsement')),
  subject_id uuid not null,
  title text not null default '' check (char_length(title) <= 200),
  decision public.decision,
  actor_id uuid references public.users (id) on delete set null,
  events integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  read_at timestamptz,
  digest_id uuid references public.outbox (id) on delete set null
);

comment on column public.notifications.subject_id is 'What it tells of; of messages the project, whose conversation it is.';
comment on column public.notifications.decision is 'What somebody decided about the subject; null while it only is there.';
comment on column public.notifications.digest_id is 'The mail that told of it; without one, the next may.';

create unique index notifications_unread_idx on public.notifications (user_id, kind, subject_id) where read_at is null;
create index notifications_user_id_idx on public.notifications (user_id, updated_at desc, id);
create index notifications_project_id_idx on public.notifications (project_id);
create index notifications_subject_id_idx on public.notifications (subject_id);
create index notifications_digest_id_idx on public.notifications (digest_id);
create index notifications_untold_idx on public.notifications (user_id) where read_at is null and digest_id is null;

create table public.notification_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  mailed_kinds text[] not null check (
    cardinality(mailed_kinds) <= 6
    and mailed_kinds <@ '{message,update,feedback,change_order,file,endorsement}'::text[]
  )
);

comment on table public.notification_settings is 'Of what somebody wants to be told by mail. Without a row: of everything.';

-- Who follows a project: the owners and the client's people, as long as their accounts are open.
create function app.project_people(project_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from public.users u
  where u.disabled_at is null and (
    u.role = 'owner' or exists (
      select 1 from public.client_members m
      join public.projects p on p.client_id = m.client_id
      where p.id = $1 and m.user_id = u.id
    )
  )
$$;

-- Tells everybody who follows a project but the one who did it.
create function app.notify(
  project_id uuid, kind text, subject_id uuid, title text, actor_id uuid, decision public.decision default null
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id, decision)
  select person, $1, $2, $3, left(coalesce($4, ''), 200), $5, $6
  from app.project_people($1) person
  where person is distinct from $5
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    title = excluded.title, actor_id = excluded.actor_id, decision = excluded.decision,
    events = notifications.events + 1, updated_at = now(), digest_id = null
$$;

-- For `after insert` or `after update` triggers; their argument is the kind. What becomes visible is news.
create function app.notify_of_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  happened jsonb := to_jsonb(new);
begin
  perform app.notify(
    new.project_id, tg_argv[0],
    case tg_argv[0] when 'message' then new.project_id else new.id end,
    coalesce(happened ->> 'title', happened ->> 'name', happened ->> 'body'),
    coalesce(
      app.me(), (happened ->> 'author_id')::uuid, (happened ->> 'created_by')::uuid,
      (happened ->> 'uploaded_by')::uuid
    )
  );
  return null;
end
$$;

create function app.notify_of_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.notify(
    new.project_id, case new.subject_type when 'feedback_item' then 'feedback' else 'change_order' end,
    new.subject_id, new.snapshot ->> 'title', new.decided_by, new.decision
  );
  return null;
end
$$;

-- What is hidden again or removed was never there.
create function app.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications where kind = tg_argv[0] and subject_id = old.id;
  return null;
end
$$;

create trigger notify_of_message after insert on public.messages
for each row execute function app.notify_of_row('message');

create trigger notify_of_decision after insert on public.approvals
for each row execute function app.notify_of_decision();

create trigger notify_of_new_row after insert on public.project_updates
for each row when (new.visible) execute function app.notify_of_row('update');
create trigger notify_of_shown_row after update on public.project_updates
for each row when (new.visible and not old.visible) execute function app.notify_of_row('update');
create trigger withdraw_hidden_row after update on public.project_updates
for each row when (old.visible and not new.visible) execute function app.withdraw_notifications('update');
create trigger withdraw_deleted_row after delete on public.project_updates
for each row execute function app.withdraw_notifications('update');

create trigger notify_of_new_row after insert on public.feedback_items
for each row when (new.visible) execute function app.notify_of_row('feedback');
create trigger notify_of_shown_row after update on public.feedback_items
for each row when (new.visible and not old.visible) execute function app.notify_of_row('feedback');
create trigger withdraw_hidden_row after update on public.feedback_items
for each row when (old.visible and not new.visible) execute function app.withdraw_notifications('feedback');
create trigger withdraw_deleted_row after delete on public.feedback_items
for each row execute function app.withdraw_notifications('feedback');

create trigger notify_of_new_row after insert on public.project_files
for each row when (new.visible) execute function app.notify_of_row('file');
create trigger notify_of_shown_row after update on public.project_files
for each row when (new.visible and not old.visible) execute function app.notify_of_row('file');
create trigger withdraw_hidden_row after update on public.project_files
for each row when (old.visible and not new.visible) execute function app.withdraw_notifications('file');
create trigger withdraw_deleted_row after delete on public.project_files
for each row execute function app.withdraw_notifications('file');

create trigger notify_of_new_row after insert on public.change_orders
for each row when (new.status = 'sent') execute function app.notify_of_row('change_order');
create trigger notify_of_shown_row after update on public.change_orders
for each row when (new.status = 'sent' and old.status <> 'sent') execute function app.notify_of_row('change_order');
create trigger withdraw_hidden_row after update on public.change_orders
for each row when (new.status in ('draft', 'withdrawn') and old.status = 'sent')
execute function app.withdraw_notifications('change_order');
create trigger withdraw_deleted_row after delete on public.change_orders
for each row execute function app.withdraw_notifications('change_order');

-- Mails that are not on their way yet tell nobody who left: what others may still hear of comes with their next one.
create function app.forget_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications n using public.projects p
  where n.user_id = old.user_id and n.project_id = p.id and p.client_id = old.client_id;
  delete from public.outbox where template = 'digest' and subject_id = old.user_id and sent_at is null;
  return null;
end
$$;

create trigger forget_member after delete on public.client_members
for each row execute function app.forget_member();

create function app.stop_digests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox
  where template = 'digest' and subject_id = old.id and (sent_at is null or tg_op = 'DELETE');
  return null;
end
$$;

create trigger stop_digests after update of disabled_at on public.users
for each row when (new.disabled_at is not null) execute function app.stop_digests();
create trigger forget_digests after delete on public.users
for each row execute function app.stop_digests();

-- Reads the conversation's notification as well, unless somebody wrote meanwhile.
create function app.read_message_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.notifications n set read_at = now()
  where n.user_id = new.user_id and n.kind = 'message' and n.subject_id = new.project_id and n.read_at is null
    and not exists (
      select 1 from public.messages m
      where m.project_id = new.project_id and m.sequence > new.last_sequence
        and m.author_id is distinct from new.user_id
    );
  return null;
end
$$;

create trigger read_notification after insert or update on public.message_reads
for each row execute function app.read_message_notification();

-- Marks as read: one notification, all of some kinds in a project, or with neither all of the caller's.
create function public.read_notifications(
  notification_id uuid default null, project_id uuid default null, kinds text[] default null
) returns integer
language sql security definer set search_path = ''
as $$
  select app.refuse_oversized($3);
  with marked as (
    update public.notifications n set read_at = now()
    where n.user_id = app.me() and n.read_at is null
      and ($1 is null or n.id = $1) and ($2 is null or n.project_id = $2) and ($3 is null or n.kind = any ($3))
    returning 1
  )
  select count(*)::integer from marked
$$;

-- A page of the caller's notifications, the newest first, with names that clients could not read themselves. `before`
-- is the moment of the last one seen; only_unread leaves out the others.
create function public.list_notifications(
  before timestamptz default null, most integer default 30, only_unread boolean default false
)
returns table (
  id uuid, project_id uuid, project_name text, client_name text, kind text, subject_id uuid, title text,
  decision public.decision, actor_name text, events integer, updated_at timestamptz, read_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select n.id, n.project_id, p.name, c.name, n.kind, n.subject_id, n.title, n.decision,
    nullif(u.full_name, ''), n.events, n.updated_at, n.read_at
  from public.notifications n
  join public.projects p on p.id = n.project_id
  join public.clients c on c.id = p.client_id
  left join public.users u on u.id = n.actor_id
  where n.user_id = app.me() and ($1 is null or n.updated_at < $1) and not ($3 and n.read_at is not null)
    and ((select app.is_owner()) or n.project_id in (select app.my_project_ids()))
  order by n.updated_at desc, n.id
  limit least($2, 100)
$$;

-- How many are unread, and when the last thing happened: what changes when there is something new to look at.
create function public.count_notifications() returns table (unread integer, latest timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select
    (select count(*)::integer from public.notifications where user_id = (select app.me()) and read_at is null),
    (select max(updated_at) from public.notifications where user_id = (select app.me()))
$$;

create function public.set_mailed_kinds(kinds text[]) returns void
language sql security definer set search_path = ''
as $$
  select app.refuse_oversized($1);
  insert into public.notification_settings (user_id, mailed_kinds)
  select id, array(select distinct kind from unnest($1) kind order by kind)
  from public.users where id = app.me() and disabled_at is null
  on conflict (user_id) do update set mailed_kinds = excluded.mailed_kinds
$$;

-- For the link in a mail, whose token the site has checked.
create function public.unsubscribe(user_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into public.notification_settings (user_id, mailed_kinds)
  select id, '{}' from public.users where id = $1
  on conflict on constraint notification_settings_pkey do update set mailed_kinds = '{}';
  return found;
end
$$;

-- Writes one mail to everybody who has not been told and has not looked: after a quiet time, or when the first of it has
-- waited for the pause; never two within the pause. `at` is now, except in tests. Returns how many mails.
create function public.queue_digests(
  at timestamptz default now(), quiet interval default '10 minutes', pause interval default '1 hour'
) returns integer
language plpgsql set search_path = ''
as $$
declare
  person record;
  mail_id uuid;
  told uuid[];
  queued integer := 0;
begin
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue digests')) then return 0; end if;
  for person in
    select n.user_id, u.email, u.full_name,
      u.id = (select o.id from public.users o where o.role = 'owner' and o.disabled_at is null
        order by o.created_at, o.id limit 1) as is_first_owner,
      array_agg(n.id order by n.updated_at desc) as news
    from public.notifications n
    join public.users u on u.id = n.user_id
    left join public.notification_settings s on s.user_id = n.user_id
    where n.read_at is null and n.digest_id is null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and n.user_id in (select app.project_people(n.project_id))
      and not exists (
        select 1 from public.outbox o
        where o.template = 'digest' and o.subject_id = n.user_id and o.created_at > at - pause
      )
    group by n.user_id, u.email, u.full_name, u.id
    having max(n.updated_at) <= at - quiet or min(n.updated_at) <= at - pause
  loop
    told := person.news;
    insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
    select
      case when not person.is_first_owner then person.email end, 'digest',
      jsonb_build_object(
        'name', person.full_name,
        'more', greatest(cardinality(told) - 20, 0),
        'news', jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'project', p.name, 'project_id', p.id, 'title', n.title, 'events', n.events,
          'decision', n.decision, 'actor', nullif(u.full_name, '')
        ) order by p.name, n.updated_at)
      ),
      person.user_id, 'digest:' || person.user_id || ':' || at
    from public.notifications n
    join public.projects p on p.id = n.project_id
    left join public.users u on u.id = n.actor_id
    where n.id = any (told[1:20])
    on conflict do nothing
    returning id into mail_id;
    if mail_id is not null then
      update public.notifications set digest_id = mail_id where id = any (told);
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;

revoke execute on function app.project_people, app.notify, app.notify_of_row, app.notify_of_decision,
  app.withdraw_notifications, app.forget_member, app.stop_digests, app.read_message_notification from public;
grant execute on function app.project_people to service_role;
revoke execute on function public.read_notifications, public.list_notifications, public.count_notifications,
  public.set_mailed_kinds, public.unsubscribe, public.queue_digests from public, anon, authenticated;
grant execute on function public.read_notifications, public.list_notifications, public.count_notifications,
  public.set_mailed_kinds to authenticated, service_role;
grant execute on function public.unsubscribe, public.queue_digests to service_role;

alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select (id, user_id, project_id, kind, subject_id, title, decision, events, created_at, updated_at, read_at)
  on public.notifications to authenticated;
grant all on public.notifications to service_role;

create policy "people read their own notifications, of projects they still follow"
on public.notifications for select to authenticated
using (
  user_id = (select app.me())
  and ((select app.is_owner()) or project_id in (select app.my_project_ids()))
);

create trigger record_change after insert or update or delete on public.notification_settings
for each row execute function app.record_change();

alter table public.notification_settings enable row level security;
revoke all on public.notification_settings from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

create policy "people read their own mail settings"
on public.notification_settings for select to authenticated
using (user_id = (select app.me()));
