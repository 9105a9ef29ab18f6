-- What is decided about money, and what a client pays, is told at once and by itself, not in the digest.

/* To each owner who wants mails about change orders: what was decided, by whom, for how much and why. */
create function app.tell_of_decided_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.queue_mail(
    case when person.id <> first_owner.id then person.email end, 'order-decided',
    jsonb_build_object(
      'client', c.name, 'project', p.name, 'project_id', p.id, 'order_id', new.subject_id,
      'number', (new.snapshot ->> 'number')::integer, 'title', new.snapshot ->> 'title',
      'price_cents', (new.snapshot ->> 'price_cents')::integer, 'currency', new.snapshot ->> 'currency',
      'decision', new.decision, 'by', new.decided_by_name, 'reason', new.comment
    ),
    new.id, 'order-decided:' || new.id || ':' || person.id
  )
  from public.users person
  cross join lateral (
    select o.id from public.users o where o.role = 'owner' and o.disabled_at is null order by o.created_at, o.id limit 1
  ) first_owner
  join public.projects p on p.id = new.project_id
  join public.clients c on c.id = p.client_id
  where person.role = 'owner' and person.disabled_at is null
    and not exists (
      select from public.notification_settings s
      where s.user_id = person.id and 'change_order' <> all (s.mailed_kinds)
    );
  -- What has a mail of its own is in no digest.
  update public.notifications n set digest_id = o.id
  from public.outbox o
  where o.dedupe_key = 'order-decided:' || new.id || ':' || n.user_id
    and n.kind = 'change_order' and n.subject_id = new.subject_id and n.read_at is null;
  return null;
end
$$;
revoke execute on function app.tell_of_decided_order() from public;
-- After notify_of_decision, whose news it is.
create trigger tell_of_decided_order after insert on public.approvals
  for each row when (new.subject_type = 'change_order') execute function app.tell_of_decided_order();

/* What became of a care plan; null when nothing that anybody is told. */
create function app.plan_event(was public.subscriptions, now_is public.subscriptions) returns text
language sql immutable set search_path = ''
as $$
  select case
    when now_is.status in ('active', 'trialing') and (was.id is null or was.status = 'incomplete') then 'bought'
    when was.id is null then null
    when now_is.status = 'canceled' and was.status <> 'canceled' then
      case when app.is_paid_for(was.status) then 'ended' end
    when now_is.status in ('past_due', 'unpaid') and was.status not in ('past_due', 'unpaid') then 'failed'
    when now_is.status = 'active' and was.status in ('past_due', 'unpaid') then 'paid-again'
    when now_is.cancel_at_period_end and not was.cancel_at_period_end then 'cancelled'
    when was.cancel_at_period_end and not now_is.cancel_at_period_end then 'kept'
    when now_is.price_id <> was.price_id then 'changed'
  end
$$;
revoke execute on function app.plan_event(public.subscriptions, public.subscriptions) from public;

/* The owner is told of each, the people of the client of a payment that failed: it is theirs to mend. */
create function app.tell_of_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was public.subscriptions;
  event text;
begin
  if tg_op = 'UPDATE' then was := old; end if;
  event := app.plan_event(was, new);
  if event is null then return null; end if;
  perform app.queue_mail(
    null, 'care-plan-notice',
    jsonb_build_object(
      'client', c.name, 'client_id', c.id, 'event', event, 'amount_cents', new.amount_cents, 'currency', new.currency,
      'until', new.current_period_end
    ),
    c.id, 'care-plan-notice:' || new.id || ':' || new.reading || ':' || event
  )
  from public.clients c where c.id = new.client_id;
  if event = 'failed' then
    perform app.queue_mail(
      person.email, 'payment-failed',
      jsonb_build_object('client', c.name, 'amount_cents', new.amount_cents, 'currency', new.currency),
      person.id, 'payment-failed:' || new.id || ':' || new.reading || ':' || person.id
    )
    from public.client_members m
    join public.users person on person.id = m.user_id and person.disabled_at is null
    join public.clients c on c.id = m.client_id
    where m.client_id = new.client_id;
  end if;
  return null;
end
$$;
revoke execute on function app.tell_of_plan() from public;
create trigger tell_of_plan after insert or update on public.subscriptions
  for each row execute function app.tell_of_plan();
