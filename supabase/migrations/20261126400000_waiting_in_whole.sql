-- What waits can be asked for whole: the kinds of one card in one order, page by page. Of what visitors wrote the newest comes
-- first, and whoever asks for the first of each kind is given those that wait longest, too.
drop function public.list_waiting;

-- What waits, as far as the caller may read it: of each kind on each side the first, with what a list says of it besides its title,
-- and how many there are. Of `of_kinds` it is one list instead, and `most` after the first `skip`, at most 50. What waits for the agency
-- begins with what is due soonest, what waits for clients with what has waited longest, people and messages of visitors with the
-- newest; of these messages the last ones are given, too. Of a client it has also what its people sent through the public
-- forms. `today` is the agency's day.
create function public.list_waiting(
  of_side public.project_side default null, of_client uuid default null, today date default null, most integer default 5,
  of_kinds text[] default null, skip integer default 0
)
returns table (
  side public.project_side, kind text, id text, title text, project_id uuid, project_name text, client_id uuid,
  client_name text, since timestamptz, due timestamptz, facts jsonb, total integer
)
language sql stable set search_path = ''
as $$
  select app.refuse_oversized($5);
  with waiting as (
    select w.*, case when $5 is null then w.kind end as list
    from app.waiting_items w
    where ($1 is null or w.side = $1)
      and ($5 is null or w.kind = any ($5))
      and (
        $2 is null or w.client_id = $2
        or w.kind in ('contact_message', 'discovery_call')
          and w.id in (select r.id::text from app.requests_of_client($2) r)
      )
      and (w.kind <> 'milestone' or w.due < coalesce($3, current_date)::timestamp at time zone 'UTC')
  ), placed as (
    select w.*, (count(*) over (partition by w.side, w.list))::integer as total,
      row_number() over (
        partition by w.side, w.list
        order by case when w.kind in ('person', 'contact_message') then w.since end desc,
          case w.side when 'agency' then coalesce(w.due, w.since) else w.since end, w.id
      ) as place
    from waiting w
  )
  select w.side, w.kind, w.id, w.title, w.project_id, p.name, w.client_id, c.name, w.since, w.due,
    case w.kind
      when 'change_order' then (
        select jsonb_build_object(
          'number', o.number, 'price_cents', o.price_cents, 'currency', o.currency,
          'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = o.id)
        )
        from public.change_orders o where o.id = w.id::uuid
      )
      when 'feedback_item' then jsonb_build_object(
        'reminded_at', (select max(r.created_at) from public.decision_reminders r where r.subject_id = w.id::uuid)
      )
      when 'message' then (
        select jsonb_build_object('events', n.events) from public.notifications n where n.id = w.id::uuid
      )
      when 'contact_message' then (
        select jsonb_build_object('words', left(m.message, 300)) from public.contact_messages m where m.id = w.id::uuid
      )
      when 'discovery_call' then (
        select jsonb_build_object('starts_at', c.starts_at, 'time_zone', c.time_zone)
        from public.discovery_calls c where c.id = w.id::uuid
      )
      when 'milestone' then (
        select jsonb_build_object('due_on', m.due_on) from public.milestones m where m.id = w.id::uuid
      )
      when 'subscription' then (
        select jsonb_build_object(
          'status', s.status, 'amount_cents', s.amount_cents, 'currency', s.currency,
          'cancel_at_period_end', s.cancel_at_period_end
        )
        from public.subscriptions s where s.id = w.id
      )
      when 'second_subscription' then (
        select jsonb_build_object('amount_cents', s.amount_cents, 'currency', s.currency)
        from public.subscriptions s where s.id = w.id
      )
      when 'person' then (
        select jsonb_build_object('email', u.email) from public.users u where u.id = w.id::uuid
      )
      when 'mail' then (
        select jsonb_build_object(
          'template', o.template, 'attempts', o.attempts, 'sent_at', o.sent_at, 'failed_at', o.failed_at,
          'last_error', o.last_error
        )
        from public.outbox o where o.id = w.id::uuid
      )
      else '{}'
    end,
    w.total
  from placed w
  left join public.projects p on p.id = w.project_id
  left join public.clients c on c.id = w.client_id
  where w.place > greatest($6, 0) and w.place <= greatest($6, 0) + least($4, 50)
    or $5 is null and $2 is null and w.kind = 'contact_message' and w.total - w.place < least($4, 50)
  order by w.side, w.list, w.place
$$;

revoke execute on function public.list_waiting from public, anon, authenticated;
grant execute on function public.list_waiting to authenticated, service_role;
