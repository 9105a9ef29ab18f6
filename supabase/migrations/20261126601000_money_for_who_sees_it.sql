-- What tells of money is read, told and decided by those alone who see it.
/* Of a kind of thing or of news, by its name. schemas/portal-kinds.ts says the same. */
create function app.is_about_money(kind text) returns boolean
language sql immutable parallel safe
return kind in ('change_order', 'subscription', 'second_subscription', 'care_plan', 'invoice');
revoke execute on function app.is_about_money(text) from public;
grant execute on function app.is_about_money(text) to authenticated, service_role;

/* The projects of the clients whose money the person sees who asks. */
create function app.my_money_project_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.projects where app.can_read_project(false, client_id in (select app.my_money_client_ids()))
$$;
revoke execute on function app.my_money_project_ids() from public;
grant execute on function app.my_money_project_ids() to authenticated, service_role;

create function app.can_read_notification(
  is_owner boolean, is_mine boolean, is_my_money boolean, kind text, me uuid, user_id uuid
) returns boolean
language sql immutable parallel safe
return user_id = me and (is_owner or is_mine and (is_my_money or not app.is_about_money(kind)));

create function app.can_read_decision(is_owner boolean, is_mine boolean, is_my_money boolean, kind text) returns boolean
language sql immutable parallel safe
return is_owner or is_mine and (is_my_money or not app.is_about_money(kind));

revoke execute on function app.can_read_notification(boolean, boolean, boolean, text, uuid, uuid), app.can_read_decision from public;
grant execute on function app.can_read_notification(boolean, boolean, boolean, text, uuid, uuid), app.can_read_decision
  to authenticated, service_role;

alter policy "people of a project read the change orders it was sent, the owner all" on public.change_orders
using (app.can_read_change_order(
  (select app.is_owner()), project_id in (select app.my_money_project_ids()), sent_at
));

alter policy "people of a project read its decisions" on public.approvals
using (app.can_read_decision(
  (select app.is_owner()), project_id in (select app.my_project_ids()),
  project_id in (select app.my_money_project_ids()), subject_type::text
));

alter policy "people read their own notifications, of projects they still follow" on public.notifications
using (app.can_read_notification(
  (select app.is_owner()), project_id in (select app.my_project_ids()),
  project_id in (select app.my_money_project_ids()), kind, (select app.me()), user_id
));

alter policy "members read the subscriptions of their clients, the owner all" on public.subscriptions
using (client_id in (select app.my_money_client_ids()) or (select app.is_owner()));

alter policy "members read the second plans of their clients, the owner all" on public.second_subscriptions
using (client_id in (select app.my_money_client_ids()) or (select app.is_owner()));

create or replace function public.list_notifications(
  before timestamptz default null, most integer default 30, only_unread boolean default false
)
returns table (
  id uuid, project_id uuid, project_name text, client_id uuid, client_name text, kind text, subject_id uuid, title text,
  decision public.decision, actor_name text, events integer, updated_at timestamptz, read_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select n.id, n.project_id, p.name, c.id, c.name, n.kind, n.subject_id, n.title, n.decision,
    nullif(u.full_name, ''), n.events, n.updated_at, n.read_at
  from public.notifications n
  left join public.projects p on p.id = n.project_id
  join public.clients c on c.id = coalesce(p.client_id, n.client_id)
  left join public.users u on u.id = n.actor_id
  where ($1 is null or n.updated_at < $1) and not ($3 and n.read_at is not null)
    and app.can_read_notification(
      (select app.is_owner()), coalesce(n.project_id in (select app.my_project_ids()), false),
      n.project_id in (select app.my_money_project_ids()), n.kind, (select app.me()), n.user_id
    )
  order by n.updated_at desc, n.id
  limit least($2, 100)
$$;

create or replace function public.read_notifications(
  notification_id uuid default null, project_id uuid default null, kinds text[] default null
) returns integer
language sql security definer set search_path = ''
as $$
  select app.refuse_oversized($3);
  with marked as (
    update public.notifications n set read_at = now()
    where n.read_at is null
      and ($1 is null or n.id = $1) and ($2 is null or n.project_id = $2) and ($3 is null or n.kind = any ($3))
      and app.can_read_notification(
        (select app.is_owner()), n.project_id in (select app.my_project_ids()),
        n.project_id in (select app.my_money_project_ids()), n.kind, (select app.me()), n.user_id
      )
    returning 1
  )
  select count(*)::integer from marked
$$;

drop function app.can_read_notification(boolean, boolean, uuid, uuid);

create or replace function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3'),
    ('contact_message', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($6), sent_at)'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))')
$$;

create or replace function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text := (select 'pg_catalog.' || search_language from public.agency_settings);
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  my_money uuid[] := array(select app.my_money_project_ids());
  asked tsquery;
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  select to_tsquery(language::regconfig, string_agg(word || ':*', ' & ')) into asked
  from regexp_split_to_table(btrim(app.plain_words($1)), ' ') word
  where word <> '';
  if app.me() is null or asked is null or numnode(asked) = 0 then return; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    return query execute format(
      $q$
        select %L, f.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, f.at
        from (
          select s.id, %s as title, %s as body, %s::uuid as project_id, %s::uuid as client_id,
            %s::bigint as sequence, %s as at
          from public.%I s
          where to_tsvector(%L::regconfig, app.plain_words(%s)) @@ $1 and (%s) and %s
          order by 7 desc
          limit $2
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
      $q$,
      searched.kind, searched.title, searched.body, searched.project_id, searched.client_id, searched.sequence, searched.at,
      searched.source, language, searched.words, searched.found, searched.readable
    ) using asked, least($3, 50), is_owner, my_clients, my_projects, my_money;
  end loop;
end
$$;

/* Who of a project is told of something of that kind. */
create function app.told_people(project_id uuid, kind text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select person from app.project_people($1) person
  where not app.is_about_money($2)
    or exists (select from public.users u where u.id = person and u.role = 'owner')
    or exists (
      select from public.client_members m join public.projects p on p.client_id = m.client_id
      where p.id = $1 and m.user_id = person and m.sees_money
    )
$$;
revoke execute on function app.told_people(uuid, text) from public;
grant execute on function app.told_people(uuid, text) to service_role;

create or replace function app.notify(
  project_id uuid, kind text, subject_id uuid, title text, actor_id uuid, decision public.decision default null
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id, decision)
  select person, $1, $2, $3, left(coalesce($4, ''), 200), $5, $6
  from app.told_people($1, $2) person
  where person is distinct from $5
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    title = excluded.title, actor_id = excluded.actor_id, decision = excluded.decision,
    events = notifications.events + 1, updated_at = now(), digest_id = null
$$;

create or replace function public.remind_of_decision(subject uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  waiting record;
  about text;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(hashtext('remind of ' || subject));
  select * into waiting from app.waiting_decisions w where w.subject_id = subject;
  if not found then return 'closed'; end if;
  perform 1 from public.decision_reminders r
  where r.subject_id = subject and r.created_at > now() - interval '1 day';
  if found then return 'already'; end if;

  about := case waiting.subject_type when 'change_order' then 'change_order' else 'feedback' end;
  insert into public.notifications (user_id, project_id, kind, subject_id, title, actor_id)
  select
    person.id, waiting.project_id, about, subject, waiting.title, app.me()
  from app.told_people(waiting.project_id, about) follower
  join public.users person on person.id = follower and person.role = 'client'
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    actor_id = excluded.actor_id, events = notifications.events + 1, updated_at = now(), digest_id = null;
  if not found then return 'nobody'; end if;

  insert into public.decision_reminders (project_id, subject_type, subject_id)
  values (waiting.project_id, waiting.subject_type, subject);
  return 'reminded';
end
$$;

create or replace function public.queue_digests(
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
    select n.user_id, u.email, u.full_name, u.role,
      u.id = (select o.id from public.users o where o.role = 'owner' and o.disabled_at is null
        order by o.created_at, o.id limit 1) as is_first_owner,
      array_agg(n.id order by n.updated_at desc) as news
    from public.notifications n
    join public.users u on u.id = n.user_id
    left join public.notification_settings s on s.user_id = n.user_id
    -- What is in no project has mails of its own.
    where n.read_at is null and n.digest_id is null and n.project_id is not null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and n.user_id in (select app.told_people(n.project_id, n.kind))
      and not exists (
        select 1 from public.outbox o
        where o.template = 'digest' and o.subject_id = n.user_id and o.created_at > at - pause
      )
    group by n.user_id, u.email, u.full_name, u.role, u.id
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
          'decision', n.decision, 'actor', nullif(u.full_name, ''), 'actor_id', n.actor_id, 'asked', (
            select jsonb_build_object('number', w.number, 'price_cents', w.price_cents, 'currency', w.currency)
            from app.waiting_decisions w where w.subject_id = n.subject_id and person.role = 'client'
          )
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

create or replace function app.tell_of_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was public.subscriptions;
  event text;
begin
  if tg_op = 'UPDATE' then was := old; end if;
  event := app.plan_event(was, new);
  if event is null then return null; end if;
  perform app.queue_mail(
    null, 'care-plan-notice',
    jsonb_build_object(
      'client', c.name, 'client_id', c.id, 'event', event, 'amount_cents', new.amount_cents, 'currency', new.currency,
      'until', new.current_period_end
    ),
    c.id, 'care-plan-notice:' || new.id || ':' || new.reading || ':' || event
  )
  from public.clients c where c.id = new.client_id;
  insert into public.notifications (user_id, client_id, kind, subject_id, title)
  select u.id, new.client_id, 'care_plan', md5(new.id || event)::uuid, event
  from public.users u where u.role = 'owner' and u.disabled_at is null
  on conflict (user_id, kind, subject_id) where read_at is null do update set
    events = notifications.events + 1, updated_at = now();
  if event = 'failed' then
    perform app.queue_mail(
      person.email, 'payment-failed',
      jsonb_build_object('client', c.name, 'amount_cents', new.amount_cents, 'currency', new.currency),
      person.id, 'payment-failed:' || new.id || ':' || new.reading || ':' || person.id
    )
    from public.client_members m
    join public.users person on person.id = m.user_id and person.disabled_at is null
    join public.clients c on c.id = m.client_id
    where m.client_id = new.client_id and m.sees_money;
  end if;
  return null;
end
$$;

create or replace function public.settle_second_subscription(of_subscription text, owner_id uuid, cents integer)
returns boolean
language plpgsql set search_path = ''
as $$
declare
  second public.second_subscriptions;
begin
  perform from public.clients c
  join public.second_subscriptions known on known.client_id = c.id
  where known.subscription_id = of_subscription
  for no key update of c;
  update public.second_subscriptions
  set settled_at = now(), settled_by = owner_id, returned_cents = cents, taken_by = null, taken_until = now()
  where subscription_id = of_subscription and settled_at is null and owner_id is not null and cents is not null
  returning * into second;
  if not found then return false; end if;
  update public.subscriptions
  set status = 'canceled', reading = nextval('public.stripe_readings'), updated_at = now()
  where id = of_subscription and status <> 'canceled';
  perform app.note_second_subscriptions(second.client_id);
  insert into public.audit_log (user_id, action, table_name, row_id, before, after)
  values (
    owner_id, 'changed', 'second_subscriptions', of_subscription,
    jsonb_build_object('client_id', second.client_id, 'settled_at', null, 'returned_cents', 0),
    jsonb_build_object(
      'client_id', second.client_id, 'settled_at', second.settled_at, 'returned_cents', second.returned_cents
    )
  );
  perform app.queue_mail(
    person.email, 'second-subscription-ended',
    jsonb_build_object('client', c.name, 'amount_cents', second.returned_cents, 'currency', second.currency),
    person.id, 'second-subscription-ended:' || of_subscription || ':' || person.id
  )
  from public.client_members m
  join public.users person on person.id = m.user_id and person.disabled_at is null
  join public.clients c on c.id = m.client_id
  where m.client_id = second.client_id and m.sees_money;
  return true;
end
$$;

create or replace function public.decide_change_order(
  order_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_order public.change_orders;
  person text;
  snapshot jsonb;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into found_order from public.change_orders where id = order_id and sent_at is not null for update;
  -- Whoever takes the sight of money away meanwhile is waited for.
  perform 1 from public.client_members m join public.projects p on p.client_id = m.client_id
  where p.id = found_order.project_id and m.user_id = (select app.me()) and m.sees_money
  for share of m;
  if found then person := app.deciding_client(found_order.project_id); end if;
  if found_order.id is null or person is null or decide_change_order.decision = 'changes_requested' then
    return 'missing';
  end if;
  if found_order.status <> 'sent' then
    perform 1 from public.approvals a
    where a.subject_id = found_order.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_change_order.decision;
    return case when found then decide_change_order.decision::text else 'closed' end;
  end if;
  if found_order.expires_at <= now() then return 'expired'; end if;
  snapshot := app.snapshot_of(found_order);
  if app.hash_snapshot(snapshot) is distinct from seen_sha256 then
    update public.change_orders o set snapshot_sha256 = app.hash_snapshot(snapshot)
    where o.id = found_order.id and o.snapshot_sha256 <> app.hash_snapshot(snapshot);
    return 'changed';
  end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    found_order.project_id, 'change_order', found_order.id, decide_change_order.decision, snapshot, seen_sha256,
    app.me(), person, coalesce(decide_change_order.comment, '')
  );
  update public.change_orders set status = decide_change_order.decision::text::public.change_order_status
  where id = found_order.id;
  return decide_change_order.decision;
end
$$;

/* What a member of a client was told of its money and has not been sent is taken back. */
create function app.withdraw_money(client_id uuid, user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications n
  where n.user_id = $2 and app.is_about_money(n.kind)
    and (n.client_id = $1 or n.project_id in (select p.id from public.projects p where p.client_id = $1));
  delete from public.outbox o
  where o.subject_id = $2 and o.sent_at is null and (
    o.template = 'digest'
    or o.template in ('payment-failed', 'second-subscription-ended')
      and split_part(o.dedupe_key, ':', 2) in (select s.id from public.subscriptions s where s.client_id = $1)
  );
end
$$;
revoke execute on function app.withdraw_money(uuid, uuid) from public;

create function app.forget_money() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.withdraw_money(new.client_id, new.user_id);
  return null;
end
$$;
revoke execute on function app.forget_money() from public;

create trigger forget_money after update of sees_money on public.client_members
  for each row when (old.sees_money and not new.sees_money) execute function app.forget_money();

create or replace function app.forget_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications n using public.projects p
  where n.user_id = old.user_id and n.project_id = p.id and p.client_id = old.client_id;
  perform app.withdraw_money(old.client_id, old.user_id);
  update public.users set left_at = now() where id = old.user_id;
  return null;
end
$$;

/* Whether whoever asks may see a thing of that kind, as far as it is one about money. */
create function app.sees_money_of(project_id uuid, kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not app.is_about_money($2) or (select app.is_owner()) or coalesce($1 in (select app.my_money_project_ids()), false)
$$;
revoke execute on function app.sees_money_of(uuid, text) from public;

create or replace function app.my_data_parts() returns table (part text, query text)
language sql immutable set search_path = ''
as $parts$
  values
    ('account', 'select email, full_name, phone, role, created_at from public.users where id = $1'),
    ('clients', $$
      select m.created_at, m.sees_money, c.name, c.website from public.client_members m join public.clients c on c.id = m.client_id
      where m.user_id = $1 order by m.created_at, c.id $$),
    ('acceptances', 'select document, version, accepted_at from public.legal_acceptances where user_id = $1 order by id'),
    ('sessions', 'select * from public.my_sessions()'),
    ('mail_settings', 'select mailed_kinds from public.notification_settings where user_id = $1'),
    ('messages', $$
      select app.project_name(project_id) as project, body, created_at, edited_at, deleted_at
      from public.messages where author_id = $1 order by id $$),
    ('read', $$
      select app.project_name(project_id) as project, last_read_at
      from public.message_reads where user_id = $1 order by project_id $$),
    ('files', $$
      select app.project_name(project_id) as project, name, mime, size, uploaded_by_name, created_at
      from public.project_files where uploaded_by = $1 order by id $$),
    ('uploads', $$
      select app.project_name(project_id) as project, created_at
      from public.file_reservations where user_id = $1 order by id $$),
    ('decisions', $$
      select app.project_name(project_id) as project, subject_type, decision, comment, decided_by_name, decided_at,
        case when app.sees_money_of(project_id, subject_type::text) then snapshot end as snapshot
      from public.approvals where decided_by = $1 order by id $$),
    ('steps', $$
      select app.project_name(id) as project, step_comment, step_done_at
      from public.projects where step_done_by = $1 order by id $$),
    ('endorsements', $$
      select app.project_name(project_id) as project, answered_at, may_show, may_quote, quote, said_by, said_by_role, wording
      from public.endorsements where answered_by = $1 order by project_id $$),
    ('notifications', $$
      select app.project_name(project_id) as project, kind, title, decision, created_at, read_at
      from public.notifications where user_id = $1 order by id $$),
    ('ratings', 'select article_id, is_helpful, updated_at from public.article_ratings where user_id = $1 order by article_id'),
    ('requests', $$
      select created_at, name, email, phone, message, source_path, referrer_host, campaign
      from public.contact_messages where sender = $2 order by id $$),
    ('replies', $$
      select r.created_at, r.body from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where m.sender = $2 order by r.id $$),
    ('calls', $$
      select created_at, name, email, phone, notes, starts_at, ends_at, time_zone, status, source_path, referrer_host, campaign
      from public.discovery_calls where lower(email) = $2 order by id $$),
    ('invites', $$
      select c.name as client, i.email, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
      from public.invites i join public.clients c on c.id = i.client_id where i.email = $2 order by i.id $$),
    ('mails', $$
      select template, recipient, created_at, sent_at
      from public.outbox where lower(recipient) = $2 or subject_id = $1 order by created_at, id $$),
    ('links', 'select purpose, created_at from public.private_links where subject_id = $1 order by id'),
    ('written', $$
      select * from (
        select 'project_updates' as table, id::text, title, created_at from public.project_updates where author_id = $1
        union all select 'feedback_items', id::text, title, created_at from public.feedback_items where created_by = $1
        union all select 'change_orders', id::text, title, created_at from public.change_orders where created_by = $1
        union all select 'invites', id::text, email, created_at from public.invites where invited_by = $1
        union all select 'second_subscriptions', subscription_id, null, settled_at
          from public.second_subscriptions where settled_by = $1
      ) written where (select app.is_owner()) order by 1, 2 $$),
    ('log', $$
      select created_at, action, table_name, row_id,
        case when table_name = 'users' and row_id = $1::text then before end as before,
        case when table_name = 'users' and row_id = $1::text then after end as after
      from public.audit_log where user_id = $1 or (table_name = 'users' and row_id = $1::text) order by id $$)
$parts$;
