-- Addresses of this site that visitors asked for and did not find, with nothing about the visitors.
create table public.missed_addresses (
  path text primary key check (char_length(path) between 2 and 300),
  requests integer not null default 1 check (requests > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);

comment on table public.missed_addresses is 'At most 500: the seldom asked for and the longest not asked for go first, all after 90 days.';

alter table public.missed_addresses enable row level security;
revoke all on public.missed_addresses from anon, authenticated;
grant select, delete on public.missed_addresses to authenticated;
grant all on public.missed_addresses to service_role;

create policy "the owner reads and clears missed addresses"
on public.missed_addresses for all to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

-- Counts an array of {path, requests}, of which a hundred are taken.
create function public.record_missed_addresses(missed jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('missed_addresses'));
  insert into public.missed_addresses as known (path, requests)
  select left(m.path, 300), least(sum(greatest(m.requests, 1)), 1000000)
  from (select * from jsonb_to_recordset(missed) as one (path text, requests integer) limit 100) m
  where char_length(m.path) > 1
  group by left(m.path, 300)
  on conflict (path) do update
  set requests = least(known.requests + excluded.requests, 1000000), last_at = now();
  delete from public.missed_addresses where last_at < now() - interval '90 days';
  delete from public.missed_addresses where path in (
    select path from public.missed_addresses order by requests desc, last_at desc, path offset 500
  );
end
$$;

revoke execute on function public.record_missed_addresses from public, anon, authenticated;
grant execute on function public.record_missed_addresses to service_role;
