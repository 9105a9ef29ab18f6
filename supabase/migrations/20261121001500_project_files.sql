create table public.project_files (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  version integer not null check (version > 0),
  path text not null unique,
  mime text not null check (char_length(mime) <= 200),
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  visible boolean not null,
  uploaded_by uuid references public.users (id) on delete set null,
  uploaded_by_name text not null check (char_length(uploaded_by_name) <= 200),
  created_at timestamptz not null default now(),
  unique (project_id, name, version)
);

comment on table public.project_files is 'A row says that a file is there, whole: it is written once the storage holds every byte.';
comment on column public.project_files.id is 'Made by the site from who uploads and the form''s key, so that a repeated upload is one file.';
comment on column public.project_files.path is 'client/project/file in the bucket project-files.';
comment on column public.project_files.visible is 'What the owner uploads is internal until shown; what a client uploads is visible.';

create index project_files_project_id_idx on public.project_files (project_id, created_at desc);
create index project_files_uploaded_by_idx on public.project_files (uploaded_by);

alter table public.project_files enable row level security;
revoke all on public.project_files from anon, authenticated;
grant select, delete on public.project_files to authenticated;
grant update (visible) on public.project_files to authenticated;
grant all on public.project_files to service_role;

create policy "people of a project read its visible files, the owner all"
on public.project_files for select to authenticated
using ((select app.is_owner()) or (visible and project_id in (select app.my_project_ids())));

create policy "the owner shows and hides files of open projects"
on public.project_files for update to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id))
with check ((select app.is_owner()) and app.is_open_project(project_id));

create policy "the owner deletes files of open projects"
on public.project_files for delete to authenticated
using ((select app.is_owner()) and app.is_open_project(project_id));

create trigger record_change after insert or update or delete on public.project_files
for each row execute function app.record_change('path');

-- The bucket. Nobody but the service changes or deletes an object: the row goes first, the bytes after it.
insert into storage.buckets (id, name, public, file_size_limit)
values ('project-files', 'project-files', false, 52428800);

create function app.can_read_object(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.project_files
    where path = object_name and app.can_see_project(project_id) and (visible or app.is_owner())
  )
$$;

-- Objects that are no files, or not yet: the site records each when it has the whole of it. Whoever uploads past the site
-- fills up this many and no more, until the site has removed them.
create function app.count_unrecorded_objects(folder text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from storage.objects o
  where o.bucket_id = 'project-files' and starts_with(o.name, folder)
    and not exists (select 1 from public.project_files f where f.path = o.name)
$$;

create function app.can_add_object(object_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.projects
    where object_name ~ ('^' || client_id || '/' || id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
      and id::text = split_part(object_name, '/', 2)
      and app.can_see_project(id) and app.is_open_project(id)
      and app.count_unrecorded_objects(client_id || '/' || id || '/') < 20
      and app.count_unrecorded_objects(client_id || '/') < 60
  )
$$;

revoke execute on function app.can_read_object, app.can_add_object, app.count_unrecorded_objects from public;
grant execute on function app.can_read_object, app.can_add_object to authenticated, service_role;

create policy "people of a project read the objects of its visible files, the owner all"
on storage.objects for select to authenticated
using (bucket_id = 'project-files' and app.can_read_object(name));

create policy "people of an open project add objects to it"
on storage.objects for insert to authenticated
with check (bucket_id = 'project-files' and app.can_add_object(name));

-- Turns an object into a file of its project. For the site alone, which has seen every byte: it knows type and hash.
-- Whether the uploader may has been decided when the object was added, under the uploader's own rights.
-- Answers {id, version}; the same again for a repeated upload. PT404: no such object of this person and size.
create function public.record_project_file(file jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  wanted public.project_files := jsonb_populate_record(null::public.project_files, file);
  recorded public.project_files;
begin
  -- One after the other, so that each version has its own number.
  perform 1 from public.projects where id = wanted.project_id and archived_at is null for update;
  if not found then raise exception 'The project is closed' using errcode = 'PT404'; end if;
  select * into recorded from public.project_files where id = wanted.id;
  if not found then
    perform 1 from storage.objects
    where bucket_id = 'project-files' and name = wanted.path
      and owner_id = wanted.uploaded_by::text and (metadata ->> 'size')::bigint = wanted.size;
    if not found then raise exception 'The object is not there' using errcode = 'PT404'; end if;
    insert into public.project_files (
      id, project_id, name, version, path, mime, size, sha256, visible, uploaded_by, uploaded_by_name
    )
    select
      wanted.id, wanted.project_id, wanted.name,
      coalesce((
        select max(f.version) from public.project_files f
        where f.project_id = wanted.project_id and f.name = wanted.name
      ), 0) + 1,
      wanted.path, wanted.mime, wanted.size, wanted.sha256, person.role = 'client', person.id,
      left(coalesce(nullif(person.full_name, ''), person.email), 200)
    from public.users person where person.id = wanted.uploaded_by
    returning * into recorded;
  end if;
  return jsonb_build_object('id', recorded.id, 'version', recorded.version);
end
$$;

-- Every version of some names of a project, the name with the newest file first. Row level security applies.
create function public.list_project_files(project uuid, skipped integer, most integer)
returns setof public.project_files
language sql stable set search_path = ''
as $$
  with page as (
    select f.name, max(f.created_at) as latest from public.project_files f
    where f.project_id = project
    group by f.name
    order by latest desc, f.name
    limit least(most, 100) offset skipped
  )
  select f.* from page join public.project_files f on f.project_id = project and f.name = page.name
  order by page.latest desc, f.name, f.version desc
$$;

-- Objects that never became a file, and objects of deleted files: for the site to remove through the storage API.
create function public.list_leftover_objects() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'project-files' and o.created_at < now() - interval '1 hour'
    and not exists (select 1 from public.project_files f where f.path = o.name)
  limit 100
$$;

revoke execute on function public.record_project_file, public.list_project_files, public.list_leftover_objects
  from public, anon, authenticated;
grant execute on function public.record_project_file, public.list_leftover_objects to service_role;
grant execute on function public.list_project_files to authenticated, service_role;
