-- Two clients that are one: everything of the one belongs to the other, and its own row stays to lead there.
alter table public.clients
  add column joined_into uuid references public.clients (id) on delete cascade,
  add constraint clients_joined_are_archived check (joined_into is null or archived_at is not null),
  add constraint clients_joined_into_another check (joined_into <> id);
comment on column public.clients.joined_into is 'The client that has everything of it since; its customer at Stripe stays its own.';
create index clients_joined_into_idx on public.clients (joined_into) where joined_into is not null;
grant select (joined_into) on public.clients to authenticated;

/* Whatever is written of a client that was joined, however late, is written of the client that was kept. */
create function app.lead_to_kept_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key text := coalesce(tg_argv[0], 'client_id');
  written uuid := (to_jsonb(new) ->> key)::uuid;
  of_client uuid := written;
  kept uuid;
begin
  loop
    -- Whoever joins it at this moment is waited for.
    select c.joined_into into kept from public.clients c where c.id = of_client for key share;
    exit when kept is null;
    of_client := kept;
  end loop;
  if of_client <> written then new := jsonb_populate_record(new, jsonb_build_object(key, of_client)); end if;
  return new;
end
$$;
revoke execute on function app.lead_to_kept_client() from public;

create trigger lead_to_kept_client before insert or update of client_id on public.checkouts
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.client_docs
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.client_members
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.contact_messages
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.invites
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.notifications
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of subject_id on public.owner_notes
  for each row execute function app.lead_to_kept_client('subject_id');
create trigger lead_to_kept_client before insert or update of client_id on public.projects
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.second_subscriptions
  for each row execute function app.lead_to_kept_client();
create trigger lead_to_kept_client before insert or update of client_id on public.subscriptions
  for each row execute function app.lead_to_kept_client();

-- Whose it is may change of a project that is only read, and is no work on it.
create or replace function app.change_project() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.client_id <> old.client_id and to_jsonb(new) - 'client_id' = to_jsonb(old) - 'client_id' then
    return new;
  end if;
  if old.archived_at is not null and new.archived_at is not null then
    raise exception 'An archived project is only read' using errcode = 'PT409';
  end if;
  new.updated_at := now();
  return new;
end
$$;
drop trigger count_version on public.client_docs;
create trigger count_version before update of title, body on public.client_docs
  for each row execute function app.count_doc_version();

-- A joined client has several customers at Stripe: which of them pays for a plan, the plan says.
alter table public.subscriptions add column customer_id text;
comment on column public.subscriptions.customer_id is 'Stripe''s customer who pays for it. For the service alone: no grant to authenticated.';
drop trigger record_change on public.subscriptions;
create trigger record_change after insert or delete or update on public.subscriptions
  for each row execute function app.record_change('reading', 'created_at', 'customer_id');
update public.subscriptions s set customer_id = c.stripe_customer_id from public.clients c where c.id = s.client_id;

/* Whether a plan is paid for twice by another that began before: of one customer always, of a joined client's customers when it is
   the same plan. Two different plans of two customers are two plans. */
create function app.is_second_to(plan public.subscriptions, other public.subscriptions) returns boolean
language sql immutable set search_path = ''
as $$
  select other.client_id = plan.client_id and app.is_paid_for(other.status)
    and (other.created_at, other.id) < (plan.created_at, plan.id)
    and (other.customer_id is not distinct from plan.customer_id or other.price_id = plan.price_id)
$$;
revoke execute on function app.is_second_to(public.subscriptions, public.subscriptions) from public;
grant execute on function app.is_second_to(public.subscriptions, public.subscriptions) to service_role;

create or replace function app.note_second_subscriptions(of_client uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  second text;
begin
  delete from public.second_subscriptions known
  using public.subscriptions s
  where known.client_id = of_client and known.settled_at is null and known.taken_until <= now()
    and s.id = known.subscription_id and app.is_paid_for(s.status)
    and not exists (
        select from public.subscriptions other where other.client_id = of_client and app.is_second_to(s, other)
      );
  for second in
    insert into public.second_subscriptions (subscription_id, client_id, currency)
    select s.id, s.client_id, s.currency from public.subscriptions s
    where s.client_id = of_client and app.is_paid_for(s.status)
      and exists (
        select from public.subscriptions other where other.client_id = of_client and app.is_second_to(s, other)
      )
    on conflict do nothing
    returning subscription_id
  loop
    perform app.queue_mail(
      null, 'second-subscription',
      jsonb_build_object(
        'client', c.name, 'client_id', c.id,
        'plans', (
          select jsonb_agg(
            jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency) order by s.created_at, s.id
          )
          from public.subscriptions s join public.subscriptions noted on noted.id = second
          where s.client_id = of_client and app.is_paid_for(s.status)
            and (s.customer_id is not distinct from noted.customer_id or s.price_id = noted.price_id)
        )
      ),
      c.id, 'second-subscription:' || second
    )
    from public.clients c where c.id = of_client;
  end loop;
end
$$;

create or replace function public.settle_stripe_event(event_id text, reading bigint, current jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  of_client uuid;
begin
  loop
    select coalesce(c.joined_into, c.id) into of_client
    from public.clients c where c.stripe_customer_id = current ->> 'customer_id';
    exit when of_client is null;
    -- It may be joined at this moment.
    perform 1 from public.clients c where c.id = of_client and c.joined_into is null for no key update;
    exit when found;
  end loop;
  if of_client is not null then
    insert into public.subscriptions as s (
      id, client_id, customer_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end,
      reading, created_at
    )
    select
      r.id, of_client, r.customer_id, r.price_id, r.status, r.amount_cents, r.currency, r.current_period_end,
      r.cancel_at_period_end, settle_stripe_event.reading, r.created_at
    from jsonb_to_record(current) as r (
      id text, customer_id text, price_id text, status text, amount_cents integer, currency text,
      current_period_end timestamptz, cancel_at_period_end boolean, created_at timestamptz
    )
    on conflict (id) do update set
      customer_id = excluded.customer_id, price_id = excluded.price_id, status = excluded.status,
      amount_cents = excluded.amount_cents, currency = excluded.currency,
      current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, reading = excluded.reading, updated_at = now()
    where s.reading < excluded.reading;
    perform app.note_second_subscriptions(of_client);
  end if;
  update public.stripe_events set processed_at = now() where id = event_id and processed_at is null;
end
$$;

/*
 * 'joined', once, however many ask and in whichever direction; 'itself', 'archived': nothing can be added to the kept one;
 * 'elsewhere': one of them was joined with a third before.
 */
create function public.join_clients(client_id uuid, kept_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
  kept public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id in ($1, $2) order by c.id for update;
  select * into client from public.clients c where c.id = $1;
  select * into kept from public.clients c where c.id = $2;
  if client.id is null or kept.id is null then return 'missing'; end if;
  if client.id = kept.id then return 'itself'; end if;
  if client.joined_into = kept.id or kept.joined_into = client.id then return 'joined'; end if;
  if client.joined_into is not null or kept.joined_into is not null then return 'elsewhere'; end if;
  if kept.archived_at is not null then return 'archived'; end if;

  perform app.begin_act('clients', $1::text);
  update public.projects p set client_id = $2 where p.client_id = $1;
  delete from public.client_members m
  where m.client_id = $1
    and exists (select from public.client_members known where known.client_id = $2 and known.user_id = m.user_id);
  update public.client_members m set client_id = $2 where m.client_id = $1;
  -- Who belongs to it is asked no more, and nobody twice.
  update public.invites i set revoked_at = now()
  where i.client_id in ($1, $2) and i.accepted_at is null and i.revoked_at is null and (
    exists (
      select from public.client_members m join public.users u on u.id = m.user_id
      where m.client_id = $2 and u.email = i.email
    )
    or i.client_id = $1 and exists (
      select from public.invites known
      where known.client_id = $2 and known.email = i.email and known.accepted_at is null and known.revoked_at is null
    )
  );
  update public.invites i set client_id = $2 where i.client_id = $1;
  update public.client_docs d set client_id = $2 where d.client_id = $1;
  update public.contact_messages m set client_id = $2 where m.client_id = $1;
  update public.owner_notes n set subject_id = $2 where n.subject_id = $1;
  update public.notifications n set client_id = $2 where n.client_id = $1;
  update public.subscriptions s set client_id = $2 where s.client_id = $1;
  update public.second_subscriptions s set client_id = $2 where s.client_id = $1;
  update public.checkouts o set client_id = $2
  where o.client_id = $1 and not exists (select from public.checkouts known where known.client_id = $2);
  delete from public.checkouts o where o.client_id = $1;
  update public.clients c set joined_into = $2 where c.joined_into = $1;
  update public.clients c set joined_into = $2, archived_at = coalesce(c.archived_at, now()) where c.id = $1;
  perform app.note_second_subscriptions($2);
  perform app.end_act();
  return 'joined';
end
$$;
revoke execute on function public.join_clients(uuid, uuid) from public, anon;
grant execute on function public.join_clients(uuid, uuid) to authenticated, service_role;

-- A client that was joined does not come back, and its row goes with the one that has everything of it.
create or replace function public.restore_client(client_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  client public.clients;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into client from public.clients c where c.id = $1 for update;
  if client.id is null then return 'missing'; end if;
  if client.joined_into is not null then return 'joined'; end if;
  update public.clients c set archived_at = null where c.id = $1;
  return 'restored';
end
$$;

create or replace function public.delete_client(client_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform 1 from public.clients c where c.id = $1 for update;
  if not found then return 'missing'; end if;
  if exists (select from public.clients c where c.id = $1 and c.joined_into is not null) then return 'joined'; end if;
  if exists (select from public.clients c where $1 in (c.id, c.joined_into) and c.stripe_customer_id is not null)
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
  perform app.begin_act('clients', $1::text);
  delete from public.clients c where c.id = $1;
  perform app.end_act();
  return 'deleted';
end
$$;

-- Whoever joins by an invite holds on to the client first, in the order in which an end and a join do.
create or replace function app.accept_invites(user_id uuid, address text) returns void
language sql security definer set search_path = ''
as $$
  select 1 from public.clients c
  where c.id in (
    select i.client_id from public.invites i
    where i.email = lower(address) and i.accepted_at is null and i.revoked_at is null and i.declined_at is null
  )
  order by c.id
  for key share;
  with open as (
    update public.invites set accepted_at = now()
    where email = lower(address) and accepted_at is null and revoked_at is null and declined_at is null
      and expires_at > now()
    returning client_id
  )
  insert into public.client_members (client_id, user_id)
  select distinct client_id, accept_invites.user_id from open
  on conflict do nothing
$$;

create or replace function public.answer_invite(invite_id uuid, is_joining boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  perform app.refuse_missing($2);
  perform 1 from public.clients c where c.id = (select i.client_id from public.invites i where i.id = $1) for key share;
  -- Whoever takes the invite back meanwhile is waited for.
  perform 1 from public.invites i where i.id = $1 for update;
  select * into invite from app.my_open_invites() mine where mine.id = $1;
  if invite.id is null then
    return coalesce((
      select case when i.accepted_at is not null then 'joined' else 'declined' end
      from public.invites i join public.users u on u.email = i.email
      where i.id = $1 and u.id = app.me() and case when $2
        then i.accepted_at is not null and exists (
          select 1 from public.client_members m where m.client_id = i.client_id and m.user_id = u.id
        )
        else i.declined_at is not null and i.accepted_at is null end
    ), 'closed');
  end if;
  if $2 then
    update public.invites set accepted_at = now() where id = invite.id;
    insert into public.client_members (client_id, user_id) values (invite.client_id, app.me()) on conflict do nothing;
    return 'joined';
  end if;
  update public.invites set declined_at = now() where id = invite.id;
  return 'declined';
end
$$;

-- Of two clients that became one the log names both: the one by its row, the kept one as where it is.
create or replace function public.describe_changes(entry_ids bigint[])
returns table (
  id bigint, name text, price_id text, project_id uuid, project_name text, client_id uuid, client_name text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry public.audit_log;
  key record;
  fields jsonb;
begin
  perform app.refuse_oversized(entry_ids);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  for entry in select * from public.audit_log a where a.id = any (entry_ids) limit 100 loop
    fields := coalesce(entry.before, '{}') || coalesce(entry.after, '{}');
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type into key
    from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = to_regclass('public.' || quote_ident(entry.table_name)) and i.indisprimary and i.indnkeyatts = 1
      and format_type(a.atttypid, a.atttypmod) in ('uuid', 'text');
    if found and entry.row_id is not null then
      select coalesce(kept.before, kept.after, '{}') || fields into fields
      from (values (1)) one
      left join lateral (
        select a.before, a.after from public.audit_log a
        where a.table_name = entry.table_name and a.row_id = entry.row_id and a.action in ('added', 'removed')
        order by a.id limit 1
      ) kept on true;
      execute format(
        'select $1 || coalesce((select to_jsonb(r) from public.%I r where r.%I = $2::%s), ''{}'')',
        entry.table_name, key.column, key.type
      ) into fields using fields, entry.row_id;
    end if;
    return query
      select
        entry.id,
        coalesce(
          fields ->> 'title', fields ->> 'name', nullif(fields ->> 'full_name', ''), fields ->> 'email',
          fields -> 'snapshot' ->> 'title',
          (select coalesce(nullif(u.full_name, ''), u.email) from public.users u where u.id = about.user_id),
          (select m.name from public.contact_messages m where m.id = about.subject_id),
          (select c.name from public.discovery_calls c where c.id = about.subject_id),
          (select c.name from public.clients c where c.id = about.subject_id)
        ),
        coalesce(
          entry.after ->> 'price_id', fields ->> 'price_id',
          (select s.price_id from public.subscriptions s where s.id = fields ->> 'subscription_id')
        ),
        project.id, project.name, client.id,
        coalesce(client.name, (
          select a.before ->> 'name' from public.audit_log a
          where a.table_name = 'clients' and a.row_id = about.client_id::text and a.action = 'removed'
          limit 1
        ))
      from (
        select
          case when entry.table_name in ('projects', 'endorsements') then entry.row_id else fields ->> 'project_id' end::uuid
            as project_id,
          case when entry.table_name = 'clients' then coalesce(entry.after ->> 'joined_into', entry.row_id)
            else fields ->> 'client_id' end::uuid as client_id,
          case when entry.table_name = 'client_members'
            then coalesce(fields ->> 'user_id', split_part(entry.row_id, '/', 2))::uuid end as user_id,
          case when entry.table_name = 'owner_notes' then (fields ->> 'subject_id')::uuid end as subject_id
      ) about
      left join public.projects project on project.id = about.project_id
      left join public.clients client on client.id = coalesce(about.client_id, project.client_id);
  end loop;
end
$$;
