-- How long things are kept is a setting of the site (siteSettings.retention). It comes along as ISO or plain intervals by rule,
-- {"spam": "30 days", …}: a rule that is missing removes nothing.

-- Since when a message or a call has the status it has: what was filed as spam just now is not thirty days old.
alter table public.contact_messages add column status_at timestamptz not null default now();
alter table public.discovery_calls add column status_at timestamptz not null default now();
update public.contact_messages set status_at = created_at;
update public.discovery_calls set status_at = created_at;

create function app.note_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_at := now();
  return new;
end
$$;

create trigger note_status before update on public.contact_messages
for each row when (old.status is distinct from new.status) execute function app.note_status();
create trigger note_status before update on public.discovery_calls
for each row when (old.status is distinct from new.status) execute function app.note_status();

drop trigger record_change on public.contact_messages;
create trigger record_change after update on public.contact_messages
for each row execute function app.record_change('idempotency_key', 'status_at');
drop trigger record_change on public.discovery_calls;
create trigger record_change after update on public.discovery_calls
for each row execute function app.record_change('manage_token_hash', 'idempotency_key', 'sequence', 'status_at');

create index contact_messages_status_at_idx on public.contact_messages (status_at);
create index discovery_calls_status_at_idx on public.discovery_calls (status_at);
create index audit_log_created_at_idx on public.audit_log (created_at);
create index outbox_created_at_idx on public.outbox (created_at);

-- As before, but that what was kept long enough is not copied into the log while it goes.
create or replace function app.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  left_out text[] := coalesce(tg_argv, '{}') || '{version,updated_at}'::text[];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_key text := coalesce(new_row, old_row) ->> 'id';
  actor uuid := coalesce((select app.me()), case tg_op when 'INSERT' then (new_row ->> 'uploaded_by')::uuid end);
begin
  if current_setting('app.removes_expired', true) = 'on' then return null; end if;
  if row_key is null then
    select string_agg(coalesce(new_row, old_row) ->> a.attname, '/' order by a.attnum) into row_key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = tg_relid and i.indisprimary;
  end if;

  old_row := old_row - left_out;
  new_row := new_row - left_out;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, was.value), jsonb_object_agg(key, becomes.value) into old_row, new_row
    from jsonb_each(old_row) was join jsonb_each(new_row) becomes using (key)
    where was.value <> becomes.value;
    if new_row is null then return null; end if;
  end if;

  insert into public.audit_log (user_id, action, table_name, row_id, before, after)
  values (
    -- Whoever deletes the own account is not there any more.
    (select id from public.users where id = actor),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    tg_table_name, row_key, old_row, new_row
  );
  return null;
end
$$;

-- What a project leaves when its time is over: its name and its decisions, whose words and hashes stay as they are, so that
-- every receipt can still be checked. The names beside them and the comments go.
create or replace function app.refuse_change_of_approval() returns trigger
language plpgsql set search_path = ''
as $$
declare
  of_the_person text[] := '{decided_by,decided_by_name}';
begin
  if current_setting('app.removes_expired', true) = 'on' then of_the_person := of_the_person || '{comment}'::text[]; end if;
  if to_jsonb(new) - of_the_person is distinct from to_jsonb(old) - of_the_person
    or (new.decided_by_name <> old.decided_by_name and new.decided_by_name not in ('A deleted account', 'A former client'))
    or new.comment not in (old.comment, '')
  then
    raise exception 'A decision is frozen' using errcode = '42501';
  end if;
  return new;
end
$$;

-- When the site removed what, by day: {rule: rows}. Without anything personal.
create table public.retention_runs (
  day date primary key,
  last_at timestamptz not null,
  removed jsonb not null default '{}' check (jsonb_typeof(removed) = 'object' and pg_column_size(removed) < 4000)
);

alter table public.retention_runs enable row level security;
revoke all on public.retention_runs from anon, authenticated;
grant select on public.retention_runs to authenticated;
grant all on public.retention_runs to service_role;

create policy "the owner reads what was removed"
on public.retention_runs for select to authenticated
using ((select app.is_owner()));

-- Whether there was anything between the agency and an address since then, or the address has an account.
create function app.is_in_touch(address text, since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select address is not null and (
    exists (select from public.users u where lower(u.email) = address)
    or exists (
      select from public.contact_messages m
      where lower(m.email) = address and m.status <> 'spam' and (m.status_at > since or m.created_at > since)
    )
    or exists (
      select from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where lower(m.email) = address and r.created_at > since
    )
    or exists (
      select from public.discovery_calls c
      where lower(c.email) = address and c.status <> 'spam' and greatest(c.status_at, c.created_at, c.ends_at) > since
    )
  )
$$;

-- Of these tables an old project keeps nothing; of its items and orders those that were decided.
create function app.is_emptied(project_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (select from public.messages x where x.project_id = $1)
    and not exists (select from public.project_files x where x.project_id = $1)
    and not exists (select from public.project_updates x where x.project_id = $1)
    and not exists (select from public.milestones x where x.project_id = $1)
    and not exists (select from public.notifications x where x.project_id = $1)
    and not exists (select from public.decision_reminders x where x.project_id = $1)
    and not exists (select from public.endorsements x where x.project_id = $1)
    and not exists (
      select from public.feedback_items x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.change_orders x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.approvals x where x.project_id = $1 and (x.decided_by is not null or x.comment <> '')
    )
$$;

create function app.empty_projects(ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  tables text[] := '{project_files,messages,message_reads,project_updates,milestones,notifications,decision_reminders,endorsements}';
  name text;
begin
  delete from public.audit_log l
  where l.table_name = any (tables || '{feedback_items,change_orders,approvals,projects}'::text[])
    and (l.row_id = any (ids::text[]) or coalesce(l.after, l.before) ->> 'project_id' = any (ids::text[])
      or l.row_id in (
        select id::text from public.messages where project_id = any (ids)
        union all select id::text from public.project_files where project_id = any (ids)
        union all select id::text from public.project_updates where project_id = any (ids)
        union all select id::text from public.milestones where project_id = any (ids)
        union all select id::text from public.feedback_items where project_id = any (ids)
        union all select id::text from public.change_orders where project_id = any (ids)
        union all select id::text from public.approvals where project_id = any (ids)
      ));
  foreach name in array tables loop
    execute format('delete from public.%I where project_id = any ($1)', name) using ids;
  end loop;
  delete from public.feedback_items x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  delete from public.change_orders x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  update public.approvals set decided_by = null, decided_by_name = 'A former client', comment = ''
  where project_id = any (ids) and (decided_by is not null or comment <> '');
end
$$;

-- Every row whose time is over at a moment: by which rule, in which table, and its key there.
create function app.expired(periods jsonb, at timestamptz)
returns table (rule text, source text, key text, id text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  spam timestamptz := at - (periods ->> 'spam')::interval;
  requests timestamptz := at - (periods ->> 'requests')::interval;
  projects timestamptz := at - (periods ->> 'projects')::interval;
  signups timestamptz := at - (periods ->> 'signups')::interval;
  accounts timestamptz := at - (periods ->> 'accounts')::interval;
  mails timestamptz := at - (periods ->> 'mails')::interval;
  audit timestamptz := at - (periods ->> 'audit')::interval;
  records timestamptz := at - (periods ->> 'records')::interval;
begin
  return query
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status = 'spam' and m.status_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status = 'spam' and c.status_at <= spam;

  return query
    select 'requests', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status <> 'spam' and m.status_at <= requests and m.created_at <= requests and m.client_id is null
      and not app.is_in_touch(lower(m.email), requests)
    union all
    select 'requests', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status <> 'spam' and c.status_at <= requests and c.created_at <= requests and c.ends_at <= requests
      and not app.is_in_touch(lower(c.email), requests)
    union all
    select 'requests', 'public.invites', 'id', i.id::text from public.invites i
    where i.accepted_at is null and i.expires_at <= requests
    union all
    select 'requests', 'public.private_links', 'id', l.id::text from public.private_links l
    where l.purpose = 'unsubscribe' and l.created_at <= requests;

  return query
    select 'projects', 'public.projects', 'id', p.id::text from public.projects p
    where p.archived_at <= projects and not app.is_emptied(p.id);

  return query
    select 'signups', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is null and a.created_at <= signups
    union all
    select 'accounts', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is not null
      and greatest(a.created_at, a.email_confirmed_at, a.last_sign_in_at) <= accounts
      and not exists (select from public.client_members m where m.user_id = a.id)
      and not exists (
        select from public.invites i
        where i.email = lower(u.email) and i.accepted_at is null and i.revoked_at is null and i.expires_at > at
      )
      and not exists (
        select from auth.sessions s
        where s.user_id = a.id and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > accounts
      );

  return query
    select 'mails', 'public.outbox', 'id', o.id::text from public.outbox o
    where (o.sent_at is not null or o.failed_at is not null) and o.created_at <= mails
      -- Without the mail that told of it, news would be mailed again.
      and not exists (select from public.notifications n where n.digest_id = o.id and n.read_at is null)
    union all
    select 'mails', 'public.notifications', 'id', n.id::text from public.notifications n
    where n.read_at is not null and n.updated_at <= mails;

  return query
    select 'audit', 'public.audit_log', 'id', l.id::text from public.audit_log l where l.created_at <= audit;

  return query
    select 'records', 'public.publish_events', 'id', p.id::text from public.publish_events p where p.received_at <= records
    union all
    select 'records', 'public.stripe_events', 'id', s.id from public.stripe_events s
    where s.processed_at is not null and s.created_at <= records
    union all
    select 'records', 'public.retention_runs', 'day', r.day::text from public.retention_runs r
    where r.day <= (records at time zone 'utc')::date;
  -- The sign-in service's own log, with addresses of the network, where it keeps one and lets it be cleared.
  if has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'delete') then
    return query execute $q$
      select 'records', 'auth.audit_log_entries', 'id', e.id::text from auth.audit_log_entries e where e.created_at <= $1
    $q$ using records;
  end if;

  -- What counts attempts, and sessions that are good for nothing any more: no setting keeps them longer.
  return query
    select 'limits', 'public.rate_limits', 'key', l.key from public.rate_limits l where l.resets_at <= at - interval '1 hour'
    union all
    select 'limits', 'app.set_aside_passwords', 'user_id', p.user_id::text from app.set_aside_passwords p
    where p.created_at <= at - interval '1 hour'
    union all
    select 'limits', 'auth.sessions', 'id', s.id::text from auth.sessions s
    where s.created_at <= at - interval '60 days'
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= at - interval '14 days';
end
$$;

-- No period is shorter than a week, whoever asks.
create function app.refuse_short_periods(periods jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(periods) <> 'object' or exists (
    select from jsonb_each_text(periods) p where p.value::interval < interval '7 days'
  ) then
    raise exception 'A period is too short' using errcode = '22023';
  end if;
end
$$;

-- What remove_expired would remove at a moment: rows by rule and table, without what hangs on them. For the site and the owner.
create function public.count_expired(periods jsonb, at timestamptz default now())
returns table (rule text, source text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized($1);
  if auth.role() = 'authenticated' and not app.is_owner() then
    raise exception 'For the owner' using errcode = '42501';
  end if;
  perform app.refuse_short_periods($1);
  return query select e.rule, e.source, count(*) from app.expired($1, $2) e group by 1, 2 order by 1, 2;
end
$$;

-- Removes what was kept long enough, with all that hangs on it: at most so many rows of each table at once. `at` is now, except
-- in tests. Answers as count_expired does.
create function public.remove_expired(periods jsonb, most integer default 500, at timestamptz default now())
returns table (rule text, source text, total bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  perform app.refuse_short_periods($1);
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('remove expired')) then return; end if;
  perform set_config('app.removes_expired', 'on', true);
  for due in
    select e.rule, e.source, e.key, (array_agg(e.id order by e.id))[1:most] as ids
    from app.expired($1, $3) e group by 1, 2, 3 order by e.rule = 'limits', 1, 2
  loop
    if due.source in ('public.contact_messages', 'public.discovery_calls', 'public.invites') then
      delete from public.audit_log l
      where l.row_id = any (due.ids) and 'public.' || l.table_name = due.source
        or l.table_name in ('owner_notes', 'contact_replies')
          and coalesce(l.after, l.before) ->> case l.table_name when 'owner_notes' then 'subject_id' else 'message_id' end
            = any (due.ids);
      delete from public.owner_notes n where n.subject_id = any (due.ids::uuid[]);
      delete from public.outbox o where o.subject_id = any (due.ids::uuid[]);
    end if;
    if due.source = 'public.projects' then
      perform app.empty_projects(due.ids::uuid[]);
    else
      execute format(
        'delete from %s where %I = any ($1::%s[])', due.source, due.key,
        (select format_type(a.atttypid, a.atttypmod) from pg_catalog.pg_attribute a
         where a.attrelid = to_regclass(due.source) and a.attname = due.key)
      ) using due.ids;
    end if;
    rule := due.rule;
    source := due.source;
    total := cardinality(due.ids);
    return next;
  end loop;
  perform set_config('app.removes_expired', 'off', true);
end
$$;

-- Notes that the site has removed what is due, and how much of it.
create function public.note_retention(removed jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.retention_runs as known (day, last_at, removed)
  values ((now() at time zone 'utc')::date, now(), $1)
  on conflict (day) do update set last_at = now(), removed = (
    select coalesce(jsonb_object_agg(key, total), '{}') from (
      select key, sum(value::bigint) as total
      from (select * from jsonb_each_text(known.removed) union all select * from jsonb_each_text($1)) counted
      group by key
    ) summed
  )
$$;

-- As before, without removing old ones itself.
create or replace function public.begin_publish(publish jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  known public.publish_events;
  begun public.publish_events;
begin
  select * into known from public.publish_events where delivery_key = publish ->> 'delivery_key' for update;
  if found and known.state <> 'working' then
    update public.publish_events set deliveries = deliveries + 1 where id = known.id;
    insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
      error, published_at)
    values ('again:' || known.id || ':' || to_char(now(), 'YYYYMMDDHH24MI'), 'ignored', known.operation,
      known.document_id, known.document_type, known.revision, known.slug, known.title, 'again', known.published_at)
    on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1;
    return jsonb_build_object('id', known.id, 'is_new', false);
  end if;
  insert into public.publish_events (delivery_key, state, operation, document_id, document_type, revision, slug, title,
    pages, published_at)
  select p.delivery_key, 'working', p.operation, p.document_id, p.document_type, p.revision, p.slug, p.title,
    coalesce(p.pages, '[]'), p.published_at
  from jsonb_to_record(publish) as p (delivery_key text, operation text, document_id text, document_type text,
    revision text, slug text, title text, pages jsonb, published_at timestamptz)
  on conflict (delivery_key) do update set deliveries = publish_events.deliveries + 1
  returning * into begun;
  return jsonb_build_object('id', begun.id, 'is_new', true);
end
$$;

revoke execute on function app.note_status, app.is_in_touch, app.is_emptied, app.empty_projects, app.expired,
  app.refuse_short_periods from public;
revoke execute on function public.count_expired, public.remove_expired, public.note_retention
  from public, anon, authenticated;
grant execute on function public.count_expired to authenticated, service_role;
grant execute on function public.remove_expired, public.note_retention to service_role;
