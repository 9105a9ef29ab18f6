-- What went wrong while the site ran, until the owner was told of it in one mail. Nobody reads it but the site.
create table public.troubles (
  kind text not null check (kind in ('error', 'slow', 'mail', 'publish')),
  what text not null check (char_length(what) between 1 and 300),
  subject text not null default '' check (char_length(subject) <= 40),
  times integer not null default 1,
  last_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (kind, what, subject)
);

comment on column public.troubles.what is 'A method with a path or route, a job, a kind of mail or of document; never whom it is about.';
comment on column public.troubles.subject is 'Of one mail or one publish: its id, so that each is told of once.';
comment on column public.troubles.times is 'Since the owner was last told of it.';

alter table public.troubles enable row level security;
revoke all on public.troubles from anon, authenticated;
grant all on public.troubles to service_role;

-- Takes an array of {kind, what, times}, adds mails and publishes that failed, and queues one mail about all that the owner does
-- not know of yet: at most one in ten minutes. Answers whether it did.
create function public.report_troubles(noticed jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  payload jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('troubles'));
  insert into public.troubles as known (kind, what, times)
  select n.kind, left(n.what, 300), least(sum(n.times), 1000000)
  from (select * from jsonb_to_recordset(noticed) as one (kind text, what text, times integer) limit 100) n
  where n.kind in ('error', 'slow') and n.what <> '' and n.times > 0
  group by n.kind, left(n.what, 300)
  on conflict (kind, what, subject) do update
  set times = least(known.times + excluded.times, 1000000), last_at = now(), told_at = null;

  -- After four attempts, some seven minutes, it is more than a hiccup of the mail server.
  insert into public.troubles (kind, what, subject)
  select 'mail', template, id::text from public.outbox
  where sent_at is null and last_error is not null and attempts >= 4 and template <> 'operations-alert'
  order by created_at desc limit 200
  on conflict do nothing;
  insert into public.troubles (kind, what, subject)
  select 'publish', coalesce(nullif(document_type, ''), 'content'), id::text from public.publish_events
  where state = 'failed' and received_at > now() - interval '1 day'
  order by received_at desc limit 200
  on conflict do nothing;
  delete from public.troubles where last_at < now() - interval '30 days';
  delete from public.troubles where (kind, what, subject) in (
    select kind, what, subject from public.troubles order by told_at is null desc, last_at desc offset 1000
  );

  if exists (
    select from public.outbox where template = 'operations-alert' and created_at > now() - interval '10 minutes'
  ) then return false; end if;
  with kinds as (
    select kind, what, sum(times) as times, row_number() over (order by sum(times) desc, kind, what) as place
    from public.troubles where told_at is null group by kind, what
  )
  select jsonb_build_object(
    'troubles', jsonb_agg(jsonb_build_object('kind', kind, 'what', what, 'times', times) order by place)
      filter (where place <= 20),
    'more', greatest(count(*) - 20, 0)
  )
  into payload from kinds having count(*) > 0;
  if payload is null then return false; end if;
  perform app.queue_mail(null, 'operations-alert', payload, gen_random_uuid(), 'operations-alert:' || gen_random_uuid());
  update public.troubles set told_at = now(), times = 0 where told_at is null;
  return true;
end
$$;

revoke execute on function public.report_troubles from public, anon, authenticated;
grant execute on function public.report_troubles to service_role;
