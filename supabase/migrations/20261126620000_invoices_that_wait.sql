-- An invoice that is open waits for its client until it is paid, and is found by its number.
select app.add_to_waiting_items($part$
  select
    'invoice'::text as kind,
    i.id::text as id,
    null::uuid as project_id,
    i.client_id,
    'client'::public.project_side as side,
    i.finalized_at as since,
    i.falls_due_at as due,
    coalesce(i.number, '') as title
  from public.invoices i
  where i.status = 'open' and i.amount_remaining > 0
$part$);

create or replace function public.list_waiting(of_side public.project_side DEFAULT NULL::public.project_side, of_client uuid DEFAULT NULL::uuid, today date DEFAULT NULL::date, most integer DEFAULT 5, of_kinds text[] DEFAULT NULL::text[], skip integer DEFAULT 0)
returns table(side public.project_side, kind text, id text, title text, project_id uuid, project_name text, client_id uuid, client_name text, since timestamp with time zone, due timestamp with time zone, facts jsonb, total integer)
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
      when 'project' then (
        select jsonb_build_object('reply', q.step_reply) from public.projects q where q.id = w.project_id
      )
      when 'done_step' then (
        select jsonb_build_object(
          'done_by', coalesce(nullif(u.full_name, ''), u.email), 'done_at', q.step_done_at, 'comment', q.step_comment
        )
        from public.projects q left join public.users u on u.id = q.step_done_by where q.id = w.project_id
      )
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
      when 'invoice' then (
        select jsonb_build_object('amount', i.amount_remaining, 'currency', i.currency) from public.invoices i where i.id = w.id::uuid
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

create or replace function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3'),
    ('contact_message', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($6), sent_at)'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))'),
    ('invoice', 'invoices', $s$coalesce(number, '')$s$,
      'number', $s$''$s$, 'null', 'client_id', 'null', 'coalesce(finalized_at, created_at)', 'number is not null',
      'app.can_read_invoice($3, client_id = any ($7), status)')
$$;

create or replace function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text := (select 'pg_catalog.' || search_language from public.agency_settings);
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  my_money uuid[] := array(select app.my_money_project_ids());
  my_money_clients uuid[] := array(select app.my_money_client_ids());
  asked tsquery;
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  select to_tsquery(language::regconfig, string_agg(word || ':*', ' & ')) into asked
  from regexp_split_to_table(btrim(app.plain_words($1)), ' ') word
  where word <> '';
  if app.me() is null or asked is null or numnode(asked) = 0 then return; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    return query execute format(
      $q$
        select %L, f.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, f.at
        from (
          select s.id, %s as title, %s as body, %s::uuid as project_id, %s::uuid as client_id,
            %s::bigint as sequence, %s as at
          from public.%I s
          where to_tsvector(%L::regconfig, app.plain_words(%s)) @@ $1 and (%s) and %s
          order by 7 desc
          limit $2
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
      $q$,
      searched.kind, searched.title, searched.body, searched.project_id, searched.client_id, searched.sequence, searched.at,
      searched.source, language, searched.words, searched.found, searched.readable
    ) using asked, least($3, 50), is_owner, my_clients, my_projects, my_money, my_money_clients;
  end loop;
end
$$;

do $$
begin
  execute format(
    'create index invoices_words_idx on public.invoices using gin (to_tsvector(%L::regconfig, app.plain_words(%s)))',
    'pg_catalog.' || coalesce((select search_language from public.agency_settings), 'english'), $s$coalesce(number, '')$s$
  );
end
$$;

-- Nor is an invoice paid that nobody sees.
create or replace function app.clients_of_unseen_money() returns table (id uuid, name text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.name, greatest(c.created_at, (
    select max(greatest(m.created_at, u.disabled_at)) from public.client_members m join public.users u on u.id = m.user_id
    where m.client_id = c.id
  ))
  from public.clients c
  where (select app.is_owner()) and c.archived_at is null
    and not exists (
      select from public.client_members m join public.users u on u.id = m.user_id and u.disabled_at is null
      where m.client_id = c.id and m.sees_money
    )
    and (
      exists (select from public.client_members m where m.client_id = c.id)
      or exists (select from public.subscriptions s where s.client_id = c.id and app.is_paid_for(s.status))
      or exists (
        select from public.invoices i where i.client_id = c.id and i.status = 'open' and i.amount_remaining > 0
      )
      or exists (
        select from app.waiting_decisions w where w.client_id = c.id and app.is_about_money(w.subject_type::text)
      )
    )
$$;
