create table public.rate_limits (
  key text primary key check (char_length(key) <= 200),
  requests integer not null,
  resets_at timestamptz not null
);

comment on column public.rate_limits.key is 'What is limited and a hash of whom; never an address itself.';

create index rate_limits_resets_at_idx on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;

-- Counts a request. Zero when it may go on, else the seconds to wait.
create function app.count_request(key text, most integer, period interval) returns integer
language plpgsql set search_path = ''
as $$
declare
  counted public.rate_limits;
begin
  delete from public.rate_limits
  where rate_limits.key in (
    select old.key from public.rate_limits old
    where old.resets_at < now() - interval '1 hour'
    limit 20 for update skip locked
  );
  insert into public.rate_limits (key, requests, resets_at)
  values (count_request.key, 1, now() + period)
  on conflict on constraint rate_limits_pkey do update set
    requests = case when rate_limits.resets_at <= now() then 1 else rate_limits.requests + 1 end,
    resets_at = case when rate_limits.resets_at <= now() then now() + period else rate_limits.resets_at end
  returning * into counted;
  if counted.requests <= most then return 0; end if;
  return greatest(1, ceil(extract(epoch from counted.resets_at - now())))::integer;
end
$$;

-- What one address, and one email address or phone number, may send: the visitor behind either waits, others do not.
create function app.count_visitor(form text, address_hash text, sender_hash text) returns integer
language sql set search_path = ''
as $$
  select greatest(
    app.count_request(form || ':address:' || address_hash, 30, interval '10 minutes'),
    app.count_request(form || ':sender:' || sender_hash, 10, interval '1 hour')
  )
$$;

-- Whether a request is answered by a mail to the address that a stranger gave: sixty in an hour, whoever asks.
create function app.may_acknowledge(request jsonb) returns boolean
language sql set search_path = ''
as $$
  select case when (request ->> 'acknowledge')::boolean
    then app.count_request('acknowledgements', 60, interval '1 hour') = 0
    else false
  end
$$;

revoke execute on function app.count_request, app.count_visitor, app.may_acknowledge from public;
grant execute on function app.count_request, app.count_visitor, app.may_acknowledge to service_role;
