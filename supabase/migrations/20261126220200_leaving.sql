-- Leaving is leaving: what is kept about a person is in the file that they download, and goes with the account, or the privacy page
-- says what stays and why.

-- As before; and whose each piece of news is, so that their name can be taken out again.
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
    where n.read_at is null and n.digest_id is null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and n.user_id in (select app.project_people(n.project_id))
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

-- As before; and the name goes out of mails to others, under each name that the account had.
create or replace function app.scrub_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  personal text[] := '{email,full_name,phone}';
  names text[] := array(
    select distinct name from (
      select old.full_name as name
      union all
      select name from public.audit_log a, lateral unnest(array[a.before ->> 'full_name', a.after ->> 'full_name']) name
      where a.table_name = 'users' and a.row_id = old.id::text
    ) had where name <> ''
  );
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
  update public.outbox set payload = jsonb_set(payload, '{news}', (
    select jsonb_agg(
      case when app.is_news_by(piece, old.id, names) then piece || '{"actor": null, "actor_id": null}' else piece end order by place
    )
    from jsonb_array_elements(payload -> 'news') with ordinality news (piece, place)
  ))
  where template = 'digest' and exists (
    select from jsonb_array_elements(payload -> 'news') piece where app.is_news_by(piece, old.id, names)
  );
  update public.outbox set payload = payload || '{"invited_by": null}'
  where template = 'client-invite' and payload ->> 'invited_by' = any (names);
  return null;
end
$$;

-- Whether a piece of news in a mail names this person. Mails of before have the name alone.
create function app.is_news_by(piece jsonb, person uuid, names text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select case when piece ? 'actor_id' then piece ->> 'actor_id' = person::text else piece ->> 'actor' = any (names) end is true
$$;

create function app.project_name(id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select p.name from public.projects p where p.id = $1 and app.can_see_project(p.id) $$;

-- What is kept about the caller ($1, with the address $2), part by part, whatever the rest of it may be read by. What is the
-- agency's own, as a note about a request, is not in it, nor is what opens something.
create function app.my_data_parts() returns table (part text, query text)
language sql immutable set search_path = ''
as $parts$
  values
    ('account', 'select email, full_name, phone, role, created_at from public.users where id = $1'),
    ('clients', $$
      select m.created_at, c.name, c.website from public.client_members m join public.clients c on c.id = m.client_id
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
      select app.project_name(project_id) as project, subject_type, decision, comment, decided_by_name, decided_at, snapshot
      from public.approvals where decided_by = $1 order by id $$),
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

create function public.my_data_parts() returns setof text
language sql stable security definer set search_path = ''
as $$ select part from app.my_data_parts() $$;

-- A page of one part.
create function public.my_data(part text, skip integer, most integer) returns setof jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked text;
begin
  perform app.refuse_oversized($1);
  select p.query into asked from app.my_data_parts() p where p.part = $1;
  if asked is null or app.me() is null then return; end if;
  return query execute format('select to_jsonb(t) from (%s offset $3 limit $4) t', asked)
    using app.me(), (select lower(u.email) from public.users u where u.id = app.me()), $2, least($3, 1000);
end
$$;

revoke execute on function app.is_news_by, app.project_name, app.my_data_parts from public;
revoke execute on function public.my_data_parts, public.my_data from public, anon, authenticated;
grant execute on function public.my_data_parts, public.my_data to authenticated;
