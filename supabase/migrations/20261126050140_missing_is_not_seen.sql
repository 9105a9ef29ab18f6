-- What is missing equals nothing: without the fingerprint of what was seen nothing is decided or sent, and a yes or no that was
-- not given is neither.
create or replace function public.decide_feedback_item(
  item_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  item public.feedback_items;
  person text;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into item from public.feedback_items where id = item_id and visible for update;
  person := app.deciding_client(item.project_id);
  if item.id is null or person is null or decide_feedback_item.decision = 'declined' then return 'missing'; end if;
  if item.status <> 'open' then
    perform 1 from public.approvals a
    where a.subject_id = item.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_feedback_item.decision and a.decision::text = item.status::text;
    return case when found then decide_feedback_item.decision::text else 'closed' end;
  end if;
  if item.snapshot_sha256 is distinct from seen_sha256 then return 'changed'; end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    item.project_id, 'feedback_item', item.id, decide_feedback_item.decision,
    app.feedback_snapshot(item.id, item.title, item.body, item.link_url), item.snapshot_sha256,
    app.me(), person, coalesce(decide_feedback_item.comment, '')
  );
  update public.feedback_items set status = decide_feedback_item.decision::text::public.feedback_status
  where id = item.id;
  return decide_feedback_item.decision;
end
$$;

create or replace function public.decide_change_order(
  order_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_order public.change_orders;
  person text;
begin
  perform app.refuse_oversized(seen_sha256);
  perform app.refuse_oversized(comment, 9000);
  select * into found_order from public.change_orders where id = order_id and sent_at is not null for update;
  person := app.deciding_client(found_order.project_id);
  if found_order.id is null or person is null or decide_change_order.decision = 'changes_requested' then
    return 'missing';
  end if;
  if found_order.status <> 'sent' then
    perform 1 from public.approvals a
    where a.subject_id = found_order.id and a.decided_by = app.me() and a.snapshot_sha256 = seen_sha256
      and a.decision = decide_change_order.decision;
    return case when found then decide_change_order.decision::text else 'closed' end;
  end if;
  if found_order.expires_at <= now() then return 'expired'; end if;
  if found_order.snapshot_sha256 is distinct from seen_sha256 then return 'changed'; end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    found_order.project_id, 'change_order', found_order.id, decide_change_order.decision,
    app.change_order_snapshot(
      found_order.id, found_order.number, found_order.title, found_order.reason, found_order.price_cents,
      found_order.currency, found_order.days_delta, found_order.valid_until
    ),
    found_order.snapshot_sha256, app.me(), person, coalesce(decide_change_order.comment, '')
  );
  update public.change_orders set status = decide_change_order.decision::text::public.change_order_status
  where id = found_order.id;
  return decide_change_order.decision;
end
$$;

create or replace function public.move_change_order(
  order_id uuid, new_status public.change_order_status, seen_version integer, ends_at timestamptz default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_order public.change_orders;
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into found_order from public.change_orders where id = order_id for update;
  if found_order.id is null or not app.is_open_project(found_order.project_id) then return 'closed'; end if;
  if new_status = 'sent' then
    if found_order.status <> 'draft' or ends_at is null or ends_at <= now() then return 'closed'; end if;
    if found_order.version is distinct from seen_version then return 'changed'; end if;
    update public.change_orders set status = 'sent', sent_at = now(), expires_at = ends_at where id = order_id;
  elsif new_status = 'withdrawn' then
    if found_order.status not in ('draft', 'sent') then return 'closed'; end if;
    update public.change_orders set status = 'withdrawn' where id = order_id;
  else
    return 'closed';
  end if;
  return 'done';
end
$$;

create or replace function public.answer_invite(invite_id uuid, is_joining boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invite public.invites;
begin
  perform app.refuse_missing($2);
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

create or replace function public.set_account_disabled(user_id uuid, is_disabled boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  perform app.refuse_missing($2);
  update public.users u set disabled_at = case when is_disabled then coalesce(u.disabled_at, now()) end
  where u.id = $1 and u.role = 'client';
  return found;
end
$$;

create or replace function public.set_mailed_kinds(kinds text[]) returns void
language sql security definer set search_path = ''
as $$
  select app.refuse_oversized($1);
  select app.refuse_missing($1);
  insert into public.notification_settings (user_id, mailed_kinds)
  select id, array(select distinct kind from unnest($1) kind order by kind)
  from public.users where id = app.me() and disabled_at is null
  on conflict (user_id) do update set mailed_kinds = excluded.mailed_kinds
$$;

create or replace function public.move_milestone(milestone_id uuid, places integer) returns boolean
language plpgsql set search_path = ''
as $$
declare
  moved public.milestones;
begin
  perform app.refuse_missing($2);
  select * into moved from public.milestones where id = milestone_id;
  perform 1 from public.projects where id = moved.project_id for update;
  with ordered as (
    select id, row_number() over (order by position, created_at, id) as place
    from public.milestones where project_id = moved.project_id
  ), span as (
    select place as old_place,
      least(greatest(place + places, 1), (select count(*) from ordered)) as new_place
    from ordered where id = milestone_id
  )
  update public.milestones m
  set position = case
    when m.id = milestone_id then span.new_place
    when ordered.place between span.old_place and span.new_place then ordered.place - 1
    when ordered.place between span.new_place and span.old_place then ordered.place + 1
    else ordered.place end
  from ordered, span
  where m.id = ordered.id;
  return found;
end
$$;
