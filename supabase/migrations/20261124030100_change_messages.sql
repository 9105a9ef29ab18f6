-- Messages that their authors change for ten minutes, that bring files, and that say who has seen them.
alter table public.messages
  add column revision bigint,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  drop constraint messages_body_check,
  add constraint messages_body_length check (char_length(body) <= 4000);

comment on column public.messages.revision is 'Of the last change, from the same numbers as sequence: whoever has seen a number has seen all changes before it.';
comment on column public.messages.body is 'Empty when the message is deleted, or only brings files. Words that were changed are in the audit log.';

create unique index messages_revision_idx on public.messages (project_id, (coalesce(revision, sequence)));

grant select (revision, edited_at, deleted_at) on public.messages to authenticated;

drop trigger record_change on public.messages;
create trigger record_change after update or delete on public.messages
for each row execute function app.record_change('client_key', 'revision');

alter table public.project_files
  add column message_id uuid references public.messages (id) on delete set null;

comment on column public.project_files.message_id is 'The message that brought it.';

create index project_files_message_id_idx on public.project_files (message_id) where message_id is not null;

-- What stands in the conversation goes with its message, or not at all.
alter policy "clients delete their own files until the owner downloads them" on public.project_files
using (
  uploaded_by = (select app.me()) and downloaded_at is null and message_id is null
  and project_id in (select app.my_project_ids()) and app.is_open_project(project_id)
);

-- Sends a message with files that its author has uploaded to the project. Answers {id, sequence}, or
-- {refused: missing | archived | limited}; the same key sends once.
drop function public.send_message(uuid, text, uuid);
create function public.send_message(
  project_id uuid, body text, client_key uuid, file_ids uuid[] default '{}'
) returns jsonb
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

    update public.project_files f set message_id = sent.id, visible = true
    where f.id = any ($4) and f.project_id = $1 and f.uploaded_by = app.me() and f.message_id is null
      and (f.visible or app.is_owner());
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
  end if;
  return jsonb_build_object('id', sent.id, 'sequence', sent.sequence);
end
$$;

-- Changes the words of the caller's own message, or without words removes it with the files that nobody has downloaded,
-- within ten minutes. Answers {id}, or {refused: missing | archived | late | limited | empty}.
create function public.change_message(project_id uuid, message_id uuid, body text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  was public.messages;
  next_number bigint;
begin
  perform app.refuse_oversized($3, 17000);
  if not app.can_see_project($1) then return jsonb_build_object('refused', 'missing'); end if;
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  select * into was from public.messages m
  where m.id = $2 and m.project_id = $1 and m.author_id = app.me() and m.deleted_at is null;
  if was.id is null then return jsonb_build_object('refused', 'missing'); end if;
  if not app.is_open_project($1) then return jsonb_build_object('refused', 'archived'); end if;
  if was.created_at <= now() - interval '10 minutes' then return jsonb_build_object('refused', 'late'); end if;
  if app.count_request('message:' || app.me(), 60, interval '10 minutes') > 0 then
    return jsonb_build_object('refused', 'limited');
  end if;
  next_number := nextval(pg_get_serial_sequence('public.messages', 'sequence'));

  if $3 is not null then
    if btrim($3) = '' and not exists (select 1 from public.project_files f where f.message_id = $2) then
      return jsonb_build_object('refused', 'empty');
    end if;
    update public.messages m set body = $3, edited_at = now(), revision = next_number
    where m.id = $2 and m.body <> $3;
    update public.notifications n set title = left($3, 200)
    where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.actor_id = app.me()
      and btrim($3) <> '' and n.title = left(was.body, 200);
    return jsonb_build_object('id', $2);
  end if;

  update public.messages m set body = '', deleted_at = now(), revision = next_number where m.id = $2;
  delete from public.project_files f where f.message_id = $2 and f.downloaded_at is null;
  update public.project_files f set message_id = null where f.message_id = $2;
  -- Whoever has not looked is told of what is left.
  delete from public.notifications n
  where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.user_id <> app.me()
    and n.created_at <= was.created_at and n.events <= 1;
  update public.notifications n set events = n.events - 1, title = coalesce((
      select left(m.body, 200) from public.messages m
      where m.project_id = $1 and m.deleted_at is null and m.author_id is distinct from n.user_id
      order by m.sequence desc limit 1
    ), '')
  where n.kind = 'message' and n.subject_id = $1 and n.read_at is null and n.user_id <> app.me()
    and n.created_at <= was.created_at;
  return jsonb_build_object('id', $2);
end
$$;

-- A page of a conversation, the oldest of it first: the newest, those before a number, or what came and changed after one.
-- Names come along, which clients could not read themselves. Nothing for whoever may not see the project.
drop function public.read_messages(uuid, bigint, bigint, integer);
create function public.read_messages(
  project_id uuid, before bigint default null, after bigint default null, most integer default 50
)
returns table (
  id uuid, sequence bigint, revision bigint, author_id uuid, author_name text, author_role public.user_role, body text,
  created_at timestamptz, edited_at timestamptz, deleted_at timestamptz, files jsonb
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.sequence, coalesce(p.revision, p.sequence), p.author_id, coalesce(nullif(u.full_name, ''), u.email),
    u.role, p.body, p.created_at, p.edited_at, p.deleted_at,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by f.created_at, f.id
      ), '[]')
      from public.project_files f
      where f.message_id = p.id and (f.visible or (select app.is_owner()))
    )
  from (
    (
      select * from public.messages m
      where m.project_id = $1 and $3 is null and m.sequence < coalesce($2, 9223372036854775807)
      order by m.sequence desc
      limit least($4, 100)
    )
    union all
    (
      select * from public.messages m
      where m.project_id = $1 and coalesce(m.revision, m.sequence) > $3
      order by coalesce(m.revision, m.sequence)
      limit least($4, 100)
    )
  ) p
  left join public.users u on u.id = p.author_id
  where (select app.can_see_project($1))
  order by p.sequence
$$;

-- Remembers how far the caller has read a conversation, and since when; never backwards, nor further than it goes: the
-- others are shown it.
create or replace function public.mark_messages_read(project_id uuid, up_to bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.can_see_project($1) then return; end if;
  insert into public.message_reads (project_id, user_id, last_sequence)
  values ($1, app.me(), least($2, (
    select coalesce(max(m.sequence), 0) from public.messages m where m.project_id = $1
  )))
  on conflict on constraint message_reads_pkey do update set
    last_sequence = greatest(message_reads.last_sequence, excluded.last_sequence),
    last_read_at = case when excluded.last_sequence > message_reads.last_sequence then now()
      else message_reads.last_read_at end;
end
$$;

-- How far the others who follow a project have read its conversation.
create function public.read_seen(project_id uuid)
returns table (reader_name text, last_sequence bigint, last_read_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(u.full_name, ''), u.email), r.last_sequence, r.last_read_at
  from public.message_reads r
  join public.users u on u.id = r.user_id
  where r.project_id = $1 and r.user_id <> (select app.me()) and (select app.can_see_project($1))
    and r.user_id in (select app.project_people($1))
  order by r.last_read_at desc
  limit 20
$$;

revoke execute on function public.send_message, public.change_message, public.read_messages, public.read_seen
  from public, anon, authenticated;
grant execute on function public.send_message, public.change_message, public.read_messages, public.read_seen
  to authenticated, service_role;
