-- The one checkout that is open for a client, and who is just beginning another. Nobody reads it but the site.
create table public.checkouts (
  client_id uuid primary key references public.clients (id) on delete cascade,
  session_id text check (char_length(session_id) between 1 and 200),
  request_key uuid,
  taken_by uuid,
  taken_until timestamptz not null default now()
);

comment on column public.checkouts.session_id is 'As Stripe names the checkout that was begun last.';
comment on column public.checkouts.request_key is 'Of the form that began it: the same form again leads to the same checkout.';
comment on column public.checkouts.taken_by is 'Who is beginning one, until taken_until; nobody else does meanwhile.';

alter table public.checkouts enable row level security;
revoke all on public.checkouts from anon, authenticated;
grant all on public.checkouts to service_role;

-- Lets `taker` begin a checkout for a client, alone for half a minute. Answers what was begun before, or nothing while
-- somebody else is at it.
create function public.take_checkout(of_client uuid, taker uuid) returns setof public.checkouts
language sql set search_path = ''
as $$
  insert into public.checkouts as c (client_id, taken_by, taken_until)
  select client.id, taker, now() + interval '30 seconds'
  from public.clients client where client.id = of_client and taker is not null
  on conflict (client_id) do update set taken_by = excluded.taken_by, taken_until = excluded.taken_until
  where c.taken_until <= now()
  returning *
$$;

revoke execute on function public.take_checkout from public, anon, authenticated;
grant execute on function public.take_checkout to service_role;
