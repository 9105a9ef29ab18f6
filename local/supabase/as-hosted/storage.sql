-- Hosted Supabase lets the roles of the API reach its storage tables: the policies decide about rows.
-- Hosted: https://supabase.com/docs/guides/storage/security/access-control
-- Run at each start, once the storage API has made its tables.
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
