-- What only one client may know: where their site is hosted, whom to call, how to do something on it. Plain text with
-- a few marks; never in the content service, whose published documents anybody may be able to read.
create table public.client_docs (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  body text not null check (char_length(btrim(body)) between 1 and 20000),
  version integer not null default 1,
  request_key uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.client_docs.request_key is 'Of the form that made it: sent twice, it makes one.';

create index client_docs_client_id_idx on public.client_docs (client_id, title);

create function app.count_doc_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger count_version before update on public.client_docs
for each row execute function app.count_doc_version();

create trigger record_change after insert or update or delete on public.client_docs
for each row execute function app.record_change('request_key', 'created_at');

alter table public.client_docs enable row level security;
revoke all on public.client_docs from anon, authenticated;
grant select (id, client_id, title, body, version, created_at, updated_at) on public.client_docs to authenticated;
grant insert (client_id, title, body, request_key) on public.client_docs to authenticated;
grant update (title, body) on public.client_docs to authenticated;
grant delete on public.client_docs to authenticated;
grant all on public.client_docs to service_role;

create policy "members read the pages of their clients, the owner all"
on public.client_docs for select to authenticated
using (client_id in (select app.my_client_ids()) or (select app.is_owner()));

create policy "the owner adds pages"
on public.client_docs for insert to authenticated
with check ((select app.is_owner()));

create policy "the owner changes pages"
on public.client_docs for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create policy "the owner removes pages"
on public.client_docs for delete to authenticated
using ((select app.is_owner()));

-- The pages with these words that the caller may read, the best first; at most twenty.
create function public.search_client_docs(words text)
returns table (id uuid, title text, body text, client_name text, updated_at timestamptz)
language sql stable security invoker set search_path = ''
as $$
  select app.refuse_oversized(words);
  select d.id, d.title, d.body, c.name, d.updated_at
  from public.client_docs d
  join public.clients c on c.id = d.client_id
  where to_tsvector('pg_catalog.english', d.title || ' ' || d.body)
      @@ websearch_to_tsquery('pg_catalog.english', words)
    or position(lower(btrim(words)) in lower(d.title)) > 0
  order by
    position(lower(btrim(words)) in lower(d.title)) > 0 desc,
    ts_rank(
      to_tsvector('pg_catalog.english', d.title || ' ' || d.body),
      websearch_to_tsquery('pg_catalog.english', words)
    ) desc,
    d.title
  limit 20
$$;

revoke execute on function app.count_doc_version from public;
revoke execute on function public.search_client_docs from public, anon;
grant execute on function public.search_client_docs to authenticated, service_role;
