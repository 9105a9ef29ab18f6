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
