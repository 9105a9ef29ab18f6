-- What is sent in a message is that message's own file. It has no version: it is none of another file's, and no other is one of its.
alter table public.project_files alter column version drop not null;
-- The log knows those that stayed when their message was deleted.
update public.project_files f set version = null
where f.message_id is not null or exists (
  select from public.audit_log l
  where l.table_name = 'project_files' and l.row_id = f.id::text and l.after ->> 'message_id' is not null
);
alter table public.project_files
  add constraint project_files_message_id_check check (message_id is null or version is null);
comment on column public.project_files.version is 'Among the files of its name; none where a message brought it.';
comment on column public.project_files.message_id is 'The message that brought it, as long as it was not deleted.';

-- What a message will bring is held where its room was reserved until the message is there: before that it is nobody's file.
alter table public.file_reservations
  add column name text check (char_length(name) between 1 and 200),
  add column mime text check (char_length(mime) <= 200),
  add column size bigint check (size > 0),
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add constraint file_reservations_held_check check (num_nulls(name, mime, size, sha256) in (0, 4));
comment on table public.file_reservations is 'Room for an object that is on its way. It ends when the object is a file, or after an hour; what is held for a message after two.';
comment on column public.file_reservations.sha256 is 'With name, mime and size: the object is there, whole, and held for a message.';
create unique index file_reservations_file_id_key on public.file_reservations (file_id) where sha256 is not null;

-- What is on its way into a folder, and what lies there without being a file or held for a message.
create or replace function app.count_unfinished_files(folder text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from (
    select r.path from public.file_reservations r
    where starts_with(r.path, folder) and r.created_at > now() - interval '1 hour' and r.sha256 is null
    union
    select o.name from storage.objects o
    where o.bucket_id = 'project-files' and starts_with(o.name, folder) and o.name not like '%.preview'
      and not exists (select from public.project_files f where f.path = o.name)
      and not exists (select from public.file_reservations h where h.path = o.name and h.sha256 is not null)
  ) unfinished
$$;

create or replace function public.reserve_file(project_id uuid, request_key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
  known public.project_files;
  reserved public.file_reservations;
  held uuid;
  made text;
begin
  perform app.refuse_oversized($2);
  select * into project from public.projects p where p.id = $1 and app.can_see_project(p.id);
  if project.id is null or $2 is null then return jsonb_build_object('refused', 'missing'); end if;
  -- With the marks of a UUID of one's own making (RFC 9562), as every door expects one.
  made := encode(sha256(convert_to(concat_ws(' ', $1, app.me(), $2), 'UTF8')), 'hex');
  reserved.file_id := (left(made, 12) || '8' || substr(made, 14, 3) || '8' || substr(made, 18, 15))::uuid;
  select * into known from public.project_files f where f.id = reserved.file_id;
  if known.id is not null then return jsonb_build_object('file_id', known.id, 'version', known.version); end if;
  -- Held for as long as a form may take, it is not taken again.
  select r.file_id into held from public.file_reservations r
  where r.file_id = reserved.file_id and r.sha256 is not null and r.created_at > now() - interval '1 hour';
  if held is not null then return jsonb_build_object('file_id', held, 'version', null); end if;
  if project.archived_at is not null then return jsonb_build_object('refused', 'archived'); end if;

  -- One after the other within a client, so that none counts what another is about to add.
  perform pg_advisory_xact_lock(hashtext('files of ' || project.client_id));
  if app.count_unfinished_files(project.client_id || '/' || project.id || '/') >= 20
    or app.count_unfinished_files(project.client_id || '/') >= 60
  then
    return jsonb_build_object('refused', 'limited');
  end if;
  reserved.id := gen_random_uuid();
  reserved.path := concat_ws('/', project.client_id, project.id, reserved.id);
  insert into public.file_reservations (id, file_id, project_id, user_id, path)
  values (reserved.id, reserved.file_id, project.id, app.me(), reserved.path);
  return jsonb_build_object('id', reserved.id, 'path', reserved.path);
end
$$;

-- With `for_message` the object is held for its message, which send_message makes; else it is a file of the project from now on.
drop function public.record_project_file(uuid, jsonb);
create function public.record_project_file(reservation_id uuid, file jsonb, for_message boolean default false) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  wanted public.project_files := jsonb_populate_record(null::public.project_files, file);
  reserved public.file_reservations;
  recorded public.project_files;
begin
  select * into reserved from public.file_reservations r where r.id = $1 and r.sha256 is null;
  if reserved.id is null then raise exception 'There is no such reservation' using errcode = 'PT409'; end if;
  -- One after the other, so that each version has its own number.
  perform 1 from public.projects p where p.id = reserved.project_id and p.archived_at is null for update;
  if not found then raise exception 'The project is closed' using errcode = 'PT404'; end if;
  -- Asked again: since the reservation somebody may have been removed.
  perform 1 from public.users u
  where u.id = reserved.user_id and u.id in (select app.project_people(reserved.project_id)) for key share;
  if not found then raise exception 'The project is not this person''s any more' using errcode = 'PT404'; end if;
  delete from public.file_reservations r where r.id = $1 and r.created_at > now() - interval '1 hour';
  if not found then raise exception 'The reservation has ended' using errcode = 'PT409'; end if;

  select known.id, known.version, known.path into recorded.id, recorded.version, recorded.path from (
    select f.id, f.version, f.path from public.project_files f where f.id = reserved.file_id
    union all
    select r.file_id, null, r.path from public.file_reservations r
    where r.file_id = reserved.file_id and r.sha256 is not null and $3
  ) known limit 1;
  if recorded.id is null then
    perform 1 from storage.objects o
    where o.bucket_id = 'project-files' and o.name = reserved.path and (o.metadata ->> 'size')::bigint = wanted.size;
    if not found then raise exception 'The object is not there' using errcode = 'PT409'; end if;
    if $3 then
      insert into public.file_reservations (
        id, file_id, project_id, user_id, path, created_at, name, mime, size, sha256
      )
      values (
        reserved.id, reserved.file_id, reserved.project_id, reserved.user_id, reserved.path, reserved.created_at,
        wanted.name, wanted.mime, wanted.size, wanted.sha256
      );
      return jsonb_build_object('id', reserved.file_id, 'version', null, 'path', reserved.path);
    end if;
    insert into public.project_files (
      id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name
    )
    select
      reserved.file_id, reserved.project_id, wanted.name,
      coalesce((
        select max(f.version) from public.project_files f
        where f.project_id = reserved.project_id and f.name = wanted.name
      ), 0) + 1,
      reserved.path, wanted.mime, wanted.size, wanted.sha256, person.role = 'client', person.id,
      left(coalesce(nullif(person.full_name, ''), person.email), 200)
    from public.users person where person.id = reserved.user_id
    returning * into recorded;
  end if;
  return jsonb_build_object('id', recorded.id, 'version', recorded.version, 'path', recorded.path);
end
$$;
revoke execute on function public.record_project_file from public, anon, authenticated;
grant execute on function public.record_project_file to service_role;

create or replace function public.send_message(project_id uuid, body text, client_key uuid, file_ids uuid[] default '{}'::uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sent public.messages;
  names text;
begin
  perform app.refuse_oversized($2, 17000);
  perform app.refuse_oversized($4);
  if not app.can_see_project($1) then return jsonb_build_object('refused', 'missing'); end if;
  -- One after the other within a project, so that a poll that has seen a number has seen all smaller ones.
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  select * into sent from public.messages m where m.author_id = app.me() and m.client_key = $3;
  if sent.id is null then
    if not app.is_open_project($1) then return jsonb_build_object('refused', 'archived'); end if;
    if app.count_request('message:' || app.me(), 60, interval '10 minutes') > 0 then
      return jsonb_build_object('refused', 'limited');
    end if;
    insert into public.messages (project_id, author_id, body, client_key)
    values ($1, app.me(), $2, $3)
    returning * into sent;

    with held as (
      delete from public.file_reservations r
      where r.file_id = any ($4) and r.project_id = $1 and r.user_id = app.me() and r.sha256 is not null
      returning *
    )
    insert into public.project_files (
      id, project_id, name, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name, created_at, message_id
    )
    select
      held.file_id, held.project_id, held.name, held.path, held.mime, held.size, held.sha256, true, person.id,
      left(coalesce(nullif(person.full_name, ''), person.email), 200), held.created_at, sent.id
    from held join public.users person on person.id = held.user_id
    on conflict (id) do nothing;
    -- What its sender could take back and send in a message instead stops being a version as well.
    update public.project_files f set message_id = sent.id, visible = true, version = null
    where f.id = any ($4) and f.project_id = $1 and f.uploaded_by = app.me() and f.message_id is null
      and f.downloaded_at is null and (f.visible or app.is_owner());
    select string_agg(f.name, ', ' order by f.created_at, f.id) into names
    from public.project_files f where f.message_id = sent.id;
    if btrim($2) = '' and names is null then
      raise exception 'A message has words or files' using errcode = '23514';
    end if;
    -- The message tells of its files.
    delete from public.notifications n
    where n.kind = 'file' and n.subject_id in (select f.id from public.project_files f where f.message_id = sent.id);
    if btrim($2) = '' then
      update public.notifications n set title = left(names, 200)
      where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.actor_id = app.me();
    end if;
    perform public.mark_messages_read($1, sent.sequence);
  else
    -- It was sent before, and may have been deleted since: what was held for it once more is nobody's.
    delete from public.file_reservations r
    where r.file_id = any ($4) and r.project_id = $1 and r.user_id = app.me() and r.sha256 is not null;
  end if;
  return jsonb_build_object('id', sent.id, 'sequence', sent.sequence);
end
$$;

-- Ends what has been reserved for an hour, and what was held for a message that never came. What is recorded at this moment is waited for.
create or replace function public.end_file_reservations() returns void
language sql set search_path = ''
as $$
  delete from public.file_reservations
  where created_at <= now() - case when sha256 is null then interval '1 hour' else interval '2 hours' end
$$;

-- A page of names, each with its versions; what a message brought is by itself, whatever it is called.
create or replace function public.list_project_files(project uuid, skipped integer, most integer) returns setof public.project_files
language sql stable set search_path = ''
as $$
  with page as (
    select f.name, case when f.version is null then f.id end as alone, max(f.created_at) as latest from public.project_files f
    where f.project_id = project
    group by f.name, alone
    order by latest desc, f.name, alone
    limit least(most, 100) offset skipped
  )
  select f.* from page join public.project_files f on f.project_id = project and f.name = page.name
    and case when f.version is null then f.id end is not distinct from page.alone
  order by page.latest desc, f.name, page.alone, f.version desc
$$;

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
    ('factors', 'select name, added_at from app.told_factors where user_id = $1 order by added_at, factor_id'),
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
      select app.project_name(project_id) as project, name, created_at
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
