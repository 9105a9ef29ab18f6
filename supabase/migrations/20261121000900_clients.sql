create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  website text check (char_length(website) <= 500),
  time_zone text check (char_length(time_zone) <= 100),
  stripe_customer_id text unique,
  created_at timestamptz not null default now(),
  version integer not null default 1
);

comment on column public.clients.time_zone is 'IANA name; null means the agency''s own.';
comment on column public.clients.stripe_customer_id is 'For the service alone: no grant to authenticated.';

create index clients_name_idx on public.clients (lower(name), id);

create table public.client_members (
  client_id uuid not null references public.clients (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (client_id, user_id)
);

create index client_members_user_id_idx on public.client_members (user_id);

create function app.my_client_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select client_id from public.client_members where user_id = (select app.me())
$$;

revoke execute on function app.my_client_ids() from public;
grant execute on function app.my_client_ids() to authenticated, service_role;

create trigger count_version before update of name, website, time_zone on public.clients
for each row execute function app.count_version();

create trigger record_change after insert or update or delete on public.clients
for each row execute function app.record_change('stripe_customer_id');

create trigger record_change after insert or update or delete on public.client_members
for each row execute function app.record_change('created_at');

alter table public.clients enable row level security;

revoke all on public.clients from anon, authenticated;
grant select (id, name, website, time_zone, created_at, version) on public.clients to authenticated;
grant insert (id, name, website, time_zone) on public.clients to authenticated;
grant update (name, website, time_zone) on public.clients to authenticated;
grant delete on public.clients to authenticated;
grant all on public.clients to service_role;

create policy "members read their clients, the owner every client"
on public.clients for select to authenticated
using (id in (select app.my_client_ids()) or (select app.is_owner()));

create policy "the owner adds clients"
on public.clients for insert to authenticated
with check ((select app.is_owner()));

create policy "the owner changes clients"
on public.clients for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create policy "the owner removes clients"
on public.clients for delete to authenticated
using ((select app.is_owner()));

alter table public.client_members enable row level security;

revoke all on public.client_members from anon, authenticated;
grant select, delete on public.client_members to authenticated;
grant insert (client_id, user_id) on public.client_members to authenticated;
grant all on public.client_members to service_role;

create policy "members read the memberships of their clients, the owner all"
on public.client_members for select to authenticated
using (client_id in (select app.my_client_ids()) or (select app.is_owner()));

create policy "the owner adds members"
on public.client_members for insert to authenticated
with check ((select app.is_owner()));

create policy "the owner removes members"
on public.client_members for delete to authenticated
using ((select app.is_owner()));
