-- What a picture looks like in lists lies beside it in the storage, made from it when it is first asked for: `path.preview`. It is no file, is
-- left over when its picture is, and takes no room that uploads could want.
create function app.picture_of_object(name text) returns text
language sql immutable
return regexp_replace(name, '\.preview$', '');

create or replace function app.count_unfinished_files(folder text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from (
    select r.path from public.file_reservations r
    where starts_with(r.path, folder) and r.created_at > now() - interval '1 hour'
    union
    select o.name from storage.objects o
    where o.bucket_id = 'project-files' and starts_with(o.name, folder) and o.name not like '%.preview'
      and not exists (select from public.project_files f where f.path = o.name)
  ) unfinished
$$;

create or replace function public.list_leftover_objects() returns setof text
language sql stable security definer set search_path = ''
as $$
  select o.name from storage.objects o
  where o.bucket_id = 'project-files' and o.created_at < now() - interval '1 hour'
    and not exists (select from public.project_files f where f.path = app.picture_of_object(o.name))
    and not exists (select from public.file_reservations r where r.path = o.name)
  limit 100
$$;

revoke execute on function app.picture_of_object from public;
