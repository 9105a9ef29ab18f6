-- What one could read in the storage once, one could keep for ever, by a link signed for years. From here on people have no right
-- there: the site reads and writes, with its own key, what it has asked the database about under the person's rights.
drop policy if exists "people of a project read the objects of its visible files, the owner all" on storage.objects;
drop policy if exists "people of an open project add objects to it" on storage.objects;
drop function public.record_project_file(jsonb);
drop function app.can_read_object(text);
drop function app.can_add_object(text);
drop function app.count_unrecorded_objects(text);

create table public.file_reservations (
  id uuid primary key default gen_random_uuid(),
  file_id uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  path text not null unique,
  created_at timestamptz not null default now()
);

comment on table public.file_reservations is 'Room for an object that is on its way. It ends when the object is a file, or after an hour.';
comment on column public.file_reservations.file_id is 'Made of project, person and the form''s key, so that a repeated upload is one file.';
comment on column public.file_reservations.path is 'client/project/reservation in the bucket project-files.';
comment on column public.project_files.id is 'Made of project, person and the form''s key, so that a repeated upload is one file.';
comment on column public.project_files.path is 'client/project/reservation in the bucket project-files; of older files client/project/file.';

create index file_reservations_project_id_idx on public.file_reservations (project_id);
create index file_reservations_user_id_idx on public.file_reservations (user_id);

alter table public.file_reservations enable row level security;
revoke all on public.file_reservations from anon, authenticated;
grant all on public.file_reservations to service_role;

-- What is on its way into a folder, and what lies there without being a file.
create function app.count_unfinished_files(folder text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from (
    select r.path from public.file_reservations r
    where starts_with(r.path, folder) and r.created_at > now() - interval '1 hour'
    union
    select o.name from storage.objects o
    where o.bucket_id = 'project-files' and starts_with(o.name, folder)
      and not exists (select from public.project_files f where f.path = o.name)
  ) unfinished
$$;

-- Room for one file of the caller's in an open project. Answers {id, path}, the reservation's; {file_id, version} when the form's
-- key has become a file already; or {refused: missing | archived | limited}.
create function public.reserve_file(project_id uuid, request_key text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
  known public.project_files;
  reserved public.file_reservations;
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

-- Turns the object of a reservation into a file of its project. For the site alone, which has seen every byte: it knows name, type,
-- size and hash. Answers {id, version, path}; those of the file that is there already when the same form has sent one meanwhile.
-- PT404: the person may not any more, or the project is closed. PT409: the reservation was used or has ended, or its object is
-- not there whole.
create function public.record_project_file(reservation_id uuid, file jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  wanted public.project_files := jsonb_populate_record(null::public.project_files, file);
  reserved public.file_reservations;
  recorded public.project_files;
begin
  select * into reserved from public.file_reservations r where r.id = $1;
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

  select * into recorded from public.project_files f where f.id = reserved.file_id;
  if recorded.id is null then
    perform 1 from storage.objects o
    where o.bucket_id = 'project-files' and o.name = reserved.path and (o.metadata ->> 'size')::bigint = wanted.size;
    if not found then raise exception 'The object is not there' using errcode = 'PT409'; end if;
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

-- Ends what has been reserved for an hour. What is recorded at this moment is waited for.
create function public.end_file_reservations() returns void
language sql set search_path = ''
as $$
  delete from public.file_reservations where created_at <= now() - interval '1 hour'
$$;

-- As before, but never what is still reserved.
create or replace function public.list_leftover_objects() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'project-files' and o.created_at < now() - interval '1 hour'
    and not exists (select from public.project_files f where f.path = o.name)
    and not exists (select from public.file_reservations r where r.path = o.name)
  limit 100
$$;

revoke execute on function app.count_unfinished_files from public;
revoke execute on function public.reserve_file, public.record_project_file, public.end_file_reservations
  from public, anon, authenticated;
grant execute on function public.reserve_file to authenticated, service_role;
grant execute on function public.record_project_file, public.end_file_reservations to service_role;
