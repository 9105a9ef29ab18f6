-- What a client decides about is written down by one function for each table, of the whole row, and says the version of its own
-- form. Its hash was a generated column over a function of single columns: a new field would have had to drop both. Now the row
-- is stamped as it is written. A new field is a new version of the function, and nothing else; receipts keep the form that they
-- have, and what waited in an older form is asked about once more.
create function app.snapshot_of(item public.feedback_items) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'feedback_item', 'version', 2, 'id', item.id::text, 'title', item.title, 'body', item.body,
    'link_url', item.link_url
  )
$$;

create function app.snapshot_of(change_order public.change_orders) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'kind', 'change_order', 'version', 2, 'id', change_order.id::text, 'number', change_order.number,
    'title', change_order.title, 'reason', change_order.reason, 'price_cents', change_order.price_cents,
    'currency', change_order.currency, 'days_delta', change_order.days_delta,
    'valid_until', to_char(change_order.valid_until, 'YYYY-MM-DD')
  )
$$;

-- After every trigger that changes what is written: they go by their names.
create function app.stamp_snapshot() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.snapshot_sha256 := app.hash_snapshot(app.snapshot_of(new));
  return new;
end
$$;

alter table public.feedback_items alter column snapshot_sha256 drop expression;
alter table public.feedback_items alter column snapshot_sha256 set default '';
alter table public.change_orders alter column snapshot_sha256 drop expression;
alter table public.change_orders alter column snapshot_sha256 set default '';

create trigger stamp_snapshot before insert or update on public.feedback_items
for each row execute function app.stamp_snapshot();

create trigger stamp_snapshot before insert or update on public.change_orders
for each row execute function app.stamp_snapshot();

drop function app.feedback_snapshot(uuid, text, text, text),
  app.change_order_snapshot(uuid, integer, text, text, integer, text, integer, date);

-- What still waits says the same in the new form: only who has its page open is asked to look again. Nobody changed anything,
-- so that versions and the audit log stay as they are.
alter table public.feedback_items disable trigger user;
update public.feedback_items item set snapshot_sha256 = app.hash_snapshot(app.snapshot_of(item)) where status = 'open';
alter table public.feedback_items enable trigger user;

alter table public.change_orders disable trigger user;
update public.change_orders change_order set snapshot_sha256 = app.hash_snapshot(app.snapshot_of(change_order))
where status in ('draft', 'sent');
alter table public.change_orders enable trigger user;

-- What is written down is what the row says in today's form, and it must be what was seen. A row that was stamped in an older
-- form is stamped anew with the answer: the page that is loaded next can be decided about.
create or replace function public.decide_feedback_item(
  item_id uuid, decision public.decision, seen_sha256 text, comment text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  item public.feedback_items;
  person text;
  snapshot jsonb;
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
  snapshot := app.snapshot_of(item);
  if app.hash_snapshot(snapshot) is distinct from seen_sha256 then
    update public.feedback_items f set snapshot_sha256 = app.hash_snapshot(snapshot)
    where f.id = item.id and f.snapshot_sha256 <> app.hash_snapshot(snapshot);
    return 'changed';
  end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    item.project_id, 'feedback_item', item.id, decide_feedback_item.decision, snapshot, seen_sha256, app.me(), person,
    coalesce(decide_feedback_item.comment, '')
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
  snapshot jsonb;
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
  snapshot := app.snapshot_of(found_order);
  if app.hash_snapshot(snapshot) is distinct from seen_sha256 then
    update public.change_orders o set snapshot_sha256 = app.hash_snapshot(snapshot)
    where o.id = found_order.id and o.snapshot_sha256 <> app.hash_snapshot(snapshot);
    return 'changed';
  end if;
  insert into public.approvals (
    project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by, decided_by_name, comment
  ) values (
    found_order.project_id, 'change_order', found_order.id, decide_change_order.decision, snapshot, seen_sha256,
    app.me(), person, coalesce(decide_change_order.comment, '')
  );
  update public.change_orders set status = decide_change_order.decision::text::public.change_order_status
  where id = found_order.id;
  return decide_change_order.decision;
end
$$;

revoke execute on function app.snapshot_of(public.feedback_items), app.snapshot_of(public.change_orders),
  app.stamp_snapshot from public;
grant execute on function app.snapshot_of(public.feedback_items), app.snapshot_of(public.change_orders)
  to authenticated, service_role;
