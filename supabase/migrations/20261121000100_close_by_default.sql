-- Nothing made by a later migration is reachable until that migration grants it.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Helpers of the policies live outside the schema that the API exposes.
create schema if not exists app;
grant usage on schema app to authenticated, service_role;

-- Every function that signed-in people may call asks this first about each text, array and jsonb it is given: the site's
-- forms have limits, but whoever has a token need not use them.
create function app.refuse_oversized(value anyelement, most_bytes integer default 2000) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if pg_column_size(value) > most_bytes then raise exception 'Too large' using errcode = 'PT413'; end if;
end
$$;

revoke execute on function app.refuse_oversized from public;
grant execute on function app.refuse_oversized to authenticated, service_role;

-- Counts the changes of a row. A form carries the version that it was filled from, and changes no other one.
create function app.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

revoke execute on function app.count_version() from public;
