-- A client ends in one of two ways: archived, which is read and can be taken back, or deleted, while nothing is in it.
alter table public.clients add column archived_at timestamptz;
comment on column public.clients.archived_at is 'Since when nothing of it changes any more.';
grant select (archived_at) on public.clients to authenticated;

create function app.is_open_client(client_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.clients c where c.id = $1 and c.archived_at is null)
$$;
revoke execute on function app.is_open_client(uuid) from public;
grant execute on function app.is_open_client(uuid) to authenticated, service_role;

alter policy "the owner changes clients" on public.clients
  using ((select app.is_owner()) and archived_at is null);
alter policy "the owner adds members" on public.client_members
  with check ((select app.is_owner()) and app.is_open_client(client_id));
alter policy "the owner adds pages" on public.client_docs
  with check ((select app.is_owner()) and app.is_open_client(client_id));
alter policy "the owner changes pages" on public.client_docs
  using ((select app.is_owner()) and app.is_open_client(client_id))
  with check ((select app.is_owner()) and app.is_open_client(client_id));
alter policy "the owner removes pages" on public.client_docs
  using ((select app.is_owner()) and app.is_open_client(client_id));
alter policy "the owner adds projects" on public.projects
  with check ((select app.is_owner()) and app.is_open_client(client_id));
-- Its projects are archived, and stay so.
alter policy "the owner changes projects" on public.projects
  with check ((select app.is_owner()) and (archived_at is not null or app.is_open_client(client_id)));

-- What it would take with it is asked first; see delete_client.
drop policy "the owner removes clients" on public.clients;
revoke delete on public.clients from authenticated;

/* 'plan': one is paid for and goes on. 'decisions': something waits for one, and nobody said that it is taken back. */
create function public.archive_client(client_id uuid, withdraws boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($2);
  select * into client from public.clients c where c.id = $1 for update;
  if client.id is null then return 'missing'; end if;
  if client.archived_at is not null then return 'archived'; end if;
  if exists (
    select from public.subscriptions s
    where s.client_id = $1 and app.is_paid_for(s.status) and not s.cancel_at_period_end
  ) then
    return 'plan';
  end if;
  if not $2 and exists (select from app.waiting_decisions w where w.client_id = $1) then return 'decisions'; end if;
  update public.change_orders o set status = 'withdrawn'
  from public.projects p
  where p.id = o.project_id and p.client_id = $1 and p.archived_at is null and o.status = 'sent';
  update public.feedback_items f set status = 'closed'
  from public.projects p
  where p.id = f.project_id and p.client_id = $1 and p.archived_at is null and f.status = 'open' and f.visible;
  update public.projects p set archived_at = now() where p.client_id = $1 and p.archived_at is null;
  update public.invites i set revoked_at = now()
  where i.client_id = $1 and i.accepted_at is null and i.revoked_at is null;
  update public.clients c set archived_at = now() where c.id = $1;
  return 'archived';
end
$$;

-- Which of its projects go on is said in each.
create function public.restore_client(client_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  update public.clients c set archived_at = null where c.id = $1;
  return case when found then 'restored' else 'missing' end;
end
$$;

-- Whoever adds something to it at this moment is waited for, or finds that it is gone.
create function public.delete_client(client_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if exists (select from public.clients c where c.id = $1 and c.stripe_customer_id is not null)
    or exists (select from public.projects p where p.client_id = $1)
    or exists (select from public.client_members m where m.client_id = $1)
    or exists (select from public.client_docs d where d.client_id = $1)
    or exists (select from public.subscriptions s where s.client_id = $1)
    or exists (select from public.owner_notes n where n.subject_id = $1)
    or exists (
      select from public.invites i where i.client_id = $1 and i.accepted_at is null and i.revoked_at is null
    )
  then
    return 'filled';
  end if;
  delete from public.clients c where c.id = $1;
  return 'deleted';
end
$$;

revoke execute on function public.archive_client(uuid, boolean), public.restore_client(uuid), public.delete_client(uuid)
  from public, anon;
grant execute on function public.archive_client(uuid, boolean), public.restore_client(uuid), public.delete_client(uuid)
  to authenticated, service_role;

create or replace function public.invite_person(invite_id uuid, client_id uuid, address text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
  account public.users;
  outcome text;
begin
  perform app.refuse_oversized(address);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $2 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($2) then return 'archived'; end if;
  outcome := case when app.has_account(btrim(address)) then 'asked' else 'invited' end;
  if exists (select 1 from public.invites i where i.id = $1) then return outcome; end if;
  select * into account from public.users u where u.email = lower(btrim(address));
  if account.role = 'owner' then return 'owner'; end if;
  if exists (select 1 from public.client_members m where m.client_id = $2 and m.user_id = account.id) then
    return 'member';
  end if;

  update public.invites i set expires_at = now() + interval '14 days', declined_at = null, invited_by = app.me()
  where i.client_id = $2 and i.email = lower(btrim(address)) and i.accepted_at is null and i.revoked_at is null
  returning * into invite;
  if invite.id is null then
    insert into public.invites (id, client_id, email) values ($1, $2, lower(btrim(address)))
    returning * into invite;
  end if;
  perform app.queue_invite(invite, $1);
  return outcome;
end
$$;

create or replace function public.link_person(client_id uuid, user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  account public.users;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if not app.is_open_client($1) then return 'archived'; end if;
  select * into account from public.users u where u.id = $2 for share;
  if account.id is null then return 'missing'; end if;
  if account.role = 'owner' then return 'owner'; end if;
  insert into public.client_members (client_id, user_id) values ($1, $2) on conflict do nothing;
  if not found then return 'member'; end if;
  perform app.tell_of_membership($1, $2, gen_random_uuid());
  return 'linked';
end
$$;

create or replace function public.take_checkout(of_client uuid, taker uuid) returns setof public.checkouts
language sql set search_path = ''
as $$
  insert into public.checkouts as c (client_id, taken_by, taken_until)
  select client.id, taker, now() + interval '30 seconds'
  from public.clients client where client.id = of_client and client.archived_at is null and taker is not null
  on conflict (client_id) do update set taken_by = excluded.taken_by, taken_until = excluded.taken_until
  where c.taken_until <= now()
  returning *
$$;

-- What waits in projects of an archived client waits no more; what comes from outside still does.
create or replace view app.waiting_items with (security_invoker = true) as
select
  w.subject_type::text as kind, w.subject_id::text as id, w.project_id, w.client_id, 'client'::public.project_side as side,
  w.since, w.due, w.title
from app.waiting_decisions w
union all
select 'project', p.id::text, p.id, p.client_id, 'client', p.updated_at, null, p.next_step
from public.projects p
where p.next_step_side = 'client' and p.next_step <> '' and p.archived_at is null
union all
-- A finished project's client is asked, too.
select 'endorsement', e.project_id::text, e.project_id, p.client_id, 'client', e.asked_at, null, ''
from public.endorsements e
join public.projects p on p.id = e.project_id
join public.clients c on c.id = p.client_id and c.archived_at is null
where e.answered_at is null
union all
select 'subscription', s.id, null, s.client_id, 'client', s.updated_at, null, ''
from public.subscriptions s
where s.status in ('past_due', 'unpaid')
union all
-- A conversation of which the reader has not read the end, in a finished project too: the id is its notification's.
select
  'message', n.id::text, n.project_id, p.client_id,
  case when (select app.is_owner()) then 'agency' else 'client' end::public.project_side, n.updated_at, null, n.title
from public.notifications n
join public.projects p on p.id = n.project_id
join public.clients c on c.id = p.client_id and c.archived_at is null
where n.user_id = (select app.me()) and n.kind = 'message' and n.read_at is null
union all
select 'contact_message', m.id::text, null, m.client_id, 'agency', m.created_at, null, m.name
from public.contact_messages m
where m.status = 'new'
union all
select 'discovery_call', c.id::text, null, null, 'agency', c.created_at, c.starts_at, c.name
from public.discovery_calls c
where c.status = 'requested'
union all
select 'feedback_item', f.id::text, f.project_id, p.client_id, 'agency', f.created_at, null, f.title
from public.feedback_items f
join public.projects p on p.id = f.project_id and p.archived_at is null
where f.status = 'changes_requested'
union all
-- Whose day may have passed: where the agency is, that is said by whoever asks.
select
  'milestone', m.id::text, m.project_id, p.client_id, 'agency', (m.due_on + 1)::timestamp at time zone 'UTC',
  m.due_on::timestamp at time zone 'UTC', m.title
from public.milestones m
join public.projects p on p.id = m.project_id and p.archived_at is null
where m.done_at is null and m.due_on <= current_date
union all
select 'second_subscription', s.subscription_id, null, s.client_id, 'agency', s.created_at, null, ''
from public.second_subscriptions s
where s.settled_at is null
union all
select 'person', u.id::text, null, null, 'agency', u.created_at, null, coalesce(nullif(u.full_name, ''), u.email)
from app.unlinked_people() u
where u.disabled_at is null
union all
select 'mail', o.id::text, null, null, 'agency', o.created_at, null, coalesce(o.recipient, '')
from public.outbox o
where o.sent_at is null and o.last_error is not null;

-- Accounts and messages of an archived client are kept as long from then on as those of nobody.
create or replace function app.expired(periods jsonb, at timestamptz)
returns table (rule text, source text, key text, id text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  spam timestamptz := at - (periods ->> 'spam')::interval;
  unseen timestamptz := case when spam is not null then least(spam, at - interval '1 year') end;
  requests timestamptz := at - (periods ->> 'requests')::interval;
  projects timestamptz := at - (periods ->> 'projects')::interval;
  signups timestamptz := at - (periods ->> 'signups')::interval;
  accounts timestamptz := at - (periods ->> 'accounts')::interval;
  mails timestamptz := at - (periods ->> 'mails')::interval;
  audit timestamptz := at - (periods ->> 'audit')::interval;
  records timestamptz := at - (periods ->> 'records')::interval;
begin
  return query
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status = 'spam' and not m.is_doubtful and m.status_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at <= spam and m.client_id is null
    union all
    select 'spam', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.is_doubtful and m.listed_at is null and m.status_at <= unseen and m.client_id is null
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status = 'spam' and not c.is_doubtful and c.status_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at <= spam
    union all
    select 'spam', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.is_doubtful and c.listed_at is null and c.status_at <= unseen;

  return query
    select 'requests', 'public.contact_messages', 'id', m.id::text from public.contact_messages m
    where m.status <> 'spam' and m.status_at <= requests and m.created_at <= requests
      and (m.client_id is null or exists (
        select from public.clients c where c.id = m.client_id and c.archived_at <= requests
      ))
      and not app.is_in_touch(lower(m.email), requests)
    union all
    select 'requests', 'public.discovery_calls', 'id', c.id::text from public.discovery_calls c
    where c.status <> 'spam' and c.status_at <= requests and c.created_at <= requests and c.ends_at <= requests
      and not app.is_in_touch(lower(c.email), requests)
    union all
    select 'requests', 'public.invites', 'id', i.id::text from public.invites i
    where i.accepted_at is null and i.expires_at <= requests
    union all
    select 'requests', 'public.private_links', 'id', l.id::text from public.private_links l
    where l.purpose = 'unsubscribe' and l.created_at <= requests;

  return query
    select 'projects', 'public.projects', 'id', p.id::text from public.projects p
    where p.archived_at <= projects and not app.is_emptied(p.id);

  return query
    select 'signups', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is null and a.created_at <= signups
    union all
    select 'accounts', 'auth.users', 'id', a.id::text
    from auth.users a join public.users u on u.id = a.id and u.role = 'client'
    where a.email_confirmed_at is not null
      and greatest(a.created_at, a.email_confirmed_at, a.last_sign_in_at) <= accounts
      and not exists (
        select from public.client_members m join public.clients c on c.id = m.client_id
        where m.user_id = a.id and (c.archived_at is null or c.archived_at > accounts)
      )
      and not exists (
        select from public.invites i
        where i.email = lower(u.email) and i.accepted_at is null and i.revoked_at is null and i.expires_at > at
      )
      and not exists (
        select from auth.sessions s
        where s.user_id = a.id and coalesce(s.refreshed_at at time zone 'utc', s.created_at) > accounts
      );

  return query
    select 'mails', 'public.outbox', 'id', o.id::text from public.outbox o
    where (o.sent_at is not null or o.failed_at is not null) and o.created_at <= mails
      -- Without the mail that told of it, news would be mailed again.
      and not exists (select from public.notifications n where n.digest_id = o.id and n.read_at is null)
    union all
    select 'mails', 'public.notifications', 'id', n.id::text from public.notifications n
    where n.read_at is not null and n.updated_at <= mails;

  return query
    select 'audit', 'public.audit_log', 'id', l.id::text from public.audit_log l where l.created_at <= audit;

  return query
    select 'records', 'public.publish_events', 'id', p.id::text from public.publish_events p where p.received_at <= records
    union all
    select 'records', 'public.stripe_events', 'id', s.id from public.stripe_events s
    where s.processed_at is not null and s.created_at <= records
    union all
    select 'records', 'public.retention_runs', 'day', r.day::text from public.retention_runs r
    where r.day <= (records at time zone 'utc')::date;
  -- The sign-in service's own log, with addresses of the network, where it keeps one and lets it be cleared.
  if has_table_privilege(current_user, to_regclass('auth.audit_log_entries'), 'delete') then
    return query execute $q$
      select 'records', 'auth.audit_log_entries', 'id', e.id::text from auth.audit_log_entries e where e.created_at <= $1
    $q$ using records;
  end if;

  -- What counts attempts, and sessions that are good for nothing any more: no setting keeps them longer.
  return query
    select 'limits', 'public.rate_limits', 'key', l.key from public.rate_limits l where l.resets_at <= at - interval '1 hour'
    union all
    select 'limits', 'app.set_aside_passwords', 'user_id', p.user_id::text from app.set_aside_passwords p
    where p.created_at <= at - interval '1 hour'
    union all
    select 'limits', 'auth.sessions', 'id', s.id::text from auth.sessions s
    where s.created_at <= at - interval '60 days'
      or coalesce(s.refreshed_at at time zone 'utc', s.created_at) <= at - interval '14 days';
end
$$;
