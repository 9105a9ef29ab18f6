-- A client says that their next step is done, and takes it back while nobody has answered; the owner confirms it or sends it back. Each
-- carries the step that was on the screen: of another one nothing is said.
alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check
  check (kind in ('message', 'update', 'feedback', 'change_order', 'file', 'endorsement', 'care_plan', 'done_step'));

alter table public.notification_settings drop constraint notification_settings_mailed_kinds_check;
alter table public.notification_settings add constraint notification_settings_mailed_kinds_check check (
  cardinality(mailed_kinds) <= 7
  and mailed_kinds <@ '{message,update,feedback,change_order,file,endorsement,done_step}'::text[]
);
-- Whoever wants no mails wants none of these either.
update public.notification_settings set mailed_kinds = array_append(mailed_kinds, 'done_step') where mailed_kinds <> '{}';

-- The step and what was said with it, as news tells of them.
create function app.step_and_words(step text, words text)
returns text language sql immutable set search_path = ''
as $$ select step || case when words <> '' then ' – ' || words else '' end $$;

-- Whether it is a person of the project's client who asks.
create function app.is_client_of(project_id uuid)
returns boolean language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.users u
    where u.id = (select app.me()) and u.role = 'client' and u.disabled_at is null and app.can_see_project($1)
  )
$$;

create function public.say_step_done(project_id uuid, seen_step text, comment text)
returns text language plpgsql security definer set search_path = ''
as $$
declare
  found_project public.projects;
begin
  perform app.refuse_oversized(seen_step, 4000);
  perform app.refuse_oversized(comment, 4000);
  perform app.refuse_missing(comment);
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null or not app.is_client_of(found_project.id) then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.turn is null or found_project.next_step_side <> 'client' or found_project.next_step is distinct from $2 then
    return 'changed';
  end if;
  if found_project.step_done_at is not null then return 'done'; end if;
  if app.count_request('step:' || found_project.id, 20, interval '1 hour') > 0 then return 'limited'; end if;
  update public.projects p
  set step_done_at = now(), step_done_by = app.me(), step_comment = btrim($3), step_reply = ''
  where p.id = found_project.id;
  perform app.notify(
    found_project.id, 'done_step', found_project.id,
    app.step_and_words(found_project.next_step, btrim($3)), app.me()
  );
  return 'done';
end
$$;

-- What was told of it and nobody has read is untold.
create function public.take_step_back(project_id uuid, seen_step text)
returns text language plpgsql security definer set search_path = ''
as $$
declare
  found_project public.projects;
begin
  perform app.refuse_oversized(seen_step, 4000);
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null or not app.is_client_of(found_project.id) then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.step_done_at is null or found_project.next_step is distinct from $2 then return 'changed'; end if;
  update public.projects p set step_done_at = null, step_done_by = null, step_comment = '' where p.id = found_project.id;
  with untold as (
    delete from public.notifications n
    where n.kind = 'done_step' and n.subject_id = found_project.id and n.decision is null and n.read_at is null
    returning n.user_id
  )
  delete from public.outbox o using untold
  where o.template = 'digest' and o.subject_id = untold.user_id and o.sent_at is null;
  return 'taken back';
end
$$;

create function public.settle_step(
  project_id uuid, seen_step text, seen_at timestamptz, is_confirmed boolean, reply text
)
returns text language plpgsql security definer set search_path = ''
as $$
declare
  found_project public.projects;
  words text := btrim($5);
begin
  perform app.refuse_oversized(seen_step, 4000);
  perform app.refuse_oversized(reply, 4000);
  perform app.refuse_missing(is_confirmed);
  perform app.refuse_missing(reply);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select * into found_project from public.projects p where p.id = $1 for update;
  if found_project.id is null then return 'missing'; end if;
  if found_project.archived_at is not null then return 'archived'; end if;
  if found_project.step_done_at is null or found_project.step_done_at is distinct from $3
    or found_project.next_step is distinct from $2 then
    return 'changed';
  end if;
  if not is_confirmed and words = '' then return 'wordless'; end if;
  if is_confirmed then
    update public.projects p set next_step = '' where p.id = found_project.id;
  else
    update public.projects p set step_done_at = null, step_done_by = null, step_comment = '', step_reply = words
    where p.id = found_project.id;
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = app.me() and n.kind = 'done_step' and n.subject_id = found_project.id and n.read_at is null;
  perform app.notify(
    found_project.id, 'done_step', found_project.id,
    app.step_and_words(found_project.next_step, case when is_confirmed then '' else words end), app.me(),
    case when is_confirmed then 'approved' else 'changes_requested' end::public.decision
  );
  return case when is_confirmed then 'confirmed' else 'sent back' end;
end
$$;

revoke execute on function public.say_step_done, public.take_step_back, public.settle_step from public, anon, authenticated;
grant execute on function public.say_step_done, public.take_step_back, public.settle_step to authenticated, service_role;

-- Who said so, and in which words, is in their download, and goes with what is kept of a project no longer.
create or replace function app.my_data_parts()
returns table(part text, query text)
language sql immutable set search_path = ''
as $function$
  values
    ('account', 'select email, full_name, phone, role, created_at from public.users where id = $1'),
    ('clients', $$
      select m.created_at, c.name, c.website from public.client_members m join public.clients c on c.id = m.client_id
      where m.user_id = $1 order by m.created_at, c.id $$),
    ('acceptances', 'select document, version, accepted_at from public.legal_acceptances where user_id = $1 order by id'),
    ('sessions', 'select * from public.my_sessions()'),
    ('mail_settings', 'select mailed_kinds from public.notification_settings where user_id = $1'),
    ('messages', $$
      select app.project_name(project_id) as project, body, created_at, edited_at, deleted_at
      from public.messages where author_id = $1 order by id $$),
    ('read', $$
      select app.project_name(project_id) as project, last_read_at
      from public.message_reads where user_id = $1 order by project_id $$),
    ('files', $$
      select app.project_name(project_id) as project, name, mime, size, uploaded_by_name, created_at
      from public.project_files where uploaded_by = $1 order by id $$),
    ('uploads', $$
      select app.project_name(project_id) as project, created_at
      from public.file_reservations where user_id = $1 order by id $$),
    ('decisions', $$
      select app.project_name(project_id) as project, subject_type, decision, comment, decided_by_name, decided_at, snapshot
      from public.approvals where decided_by = $1 order by id $$),
    ('steps', $$
      select app.project_name(id) as project, step_comment, step_done_at
      from public.projects where step_done_by = $1 order by id $$),
    ('endorsements', $$
      select app.project_name(project_id) as project, answered_at, may_show, may_quote, quote, said_by, said_by_role, wording
      from public.endorsements where answered_by = $1 order by project_id $$),
    ('notifications', $$
      select app.project_name(project_id) as project, kind, title, decision, created_at, read_at
      from public.notifications where user_id = $1 order by id $$),
    ('ratings', 'select article_id, is_helpful, updated_at from public.article_ratings where user_id = $1 order by article_id'),
    ('requests', $$
      select created_at, name, email, phone, message, source_path, referrer_host, campaign
      from public.contact_messages where sender = $2 order by id $$),
    ('replies', $$
      select r.created_at, r.body from public.contact_replies r join public.contact_messages m on m.id = r.message_id
      where m.sender = $2 order by r.id $$),
    ('calls', $$
      select created_at, name, email, phone, notes, starts_at, ends_at, time_zone, status, source_path, referrer_host, campaign
      from public.discovery_calls where lower(email) = $2 order by id $$),
    ('invites', $$
      select c.name as client, i.email, i.created_at, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at
      from public.invites i join public.clients c on c.id = i.client_id where i.email = $2 order by i.id $$),
    ('mails', $$
      select template, recipient, created_at, sent_at
      from public.outbox where lower(recipient) = $2 or subject_id = $1 order by created_at, id $$),
    ('links', 'select purpose, created_at from public.private_links where subject_id = $1 order by id'),
    ('written', $$
      select * from (
        select 'project_updates' as table, id::text, title, created_at from public.project_updates where author_id = $1
        union all select 'feedback_items', id::text, title, created_at from public.feedback_items where created_by = $1
        union all select 'change_orders', id::text, title, created_at from public.change_orders where created_by = $1
        union all select 'invites', id::text, email, created_at from public.invites where invited_by = $1
        union all select 'second_subscriptions', subscription_id, null, settled_at
          from public.second_subscriptions where settled_by = $1
      ) written where (select app.is_owner()) order by 1, 2 $$),
    ('log', $$
      select created_at, action, table_name, row_id,
        case when table_name = 'users' and row_id = $1::text then before end as before,
        case when table_name = 'users' and row_id = $1::text then after end as after
      from public.audit_log where user_id = $1 or (table_name = 'users' and row_id = $1::text) order by id $$)
$function$;

create or replace function app.empty_projects(ids uuid[])
returns void language plpgsql set search_path = ''
as $$
declare
  tables text[] := '{project_files,messages,message_reads,project_updates,milestones,notifications,decision_reminders,endorsements}';
  name text;
begin
  delete from public.audit_log l
  where l.table_name = any (tables || '{feedback_items,change_orders,approvals,projects}'::text[])
    and (l.row_id = any (ids::text[]) or coalesce(l.after, l.before) ->> 'project_id' = any (ids::text[])
      or l.row_id in (
        select id::text from public.messages where project_id = any (ids)
        union all select id::text from public.project_files where project_id = any (ids)
        union all select id::text from public.project_updates where project_id = any (ids)
        union all select id::text from public.milestones where project_id = any (ids)
        union all select id::text from public.feedback_items where project_id = any (ids)
        union all select id::text from public.change_orders where project_id = any (ids)
        union all select id::text from public.approvals where project_id = any (ids)
      ));
  foreach name in array tables loop
    execute format('delete from public.%I where project_id = any ($1)', name) using ids;
  end loop;
  delete from public.feedback_items x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  delete from public.change_orders x
  where x.project_id = any (ids) and not exists (select from public.approvals a where a.subject_id = x.id);
  update public.projects set step_done_by = null, step_comment = ''
  where id = any (ids) and (step_done_by is not null or step_comment <> '');
  update public.approvals set decided_by = null, decided_by_name = 'A former client', comment = ''
  where project_id = any (ids) and (decided_by is not null or comment <> '');
end
$$;

create or replace function app.is_emptied(project_id uuid)
returns boolean language sql stable set search_path = ''
as $$
  select not exists (select from public.messages x where x.project_id = $1)
    and not exists (select from public.project_files x where x.project_id = $1)
    and not exists (select from public.project_updates x where x.project_id = $1)
    and not exists (select from public.milestones x where x.project_id = $1)
    and not exists (select from public.notifications x where x.project_id = $1)
    and not exists (select from public.decision_reminders x where x.project_id = $1)
    and not exists (select from public.endorsements x where x.project_id = $1)
    and not exists (
      select from public.feedback_items x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.change_orders x where x.project_id = $1
        and not exists (select from public.approvals a where a.subject_id = x.id)
    )
    and not exists (
      select from public.projects x where x.id = $1 and (x.step_done_by is not null or x.step_comment <> '')
    )
    and not exists (
      select from public.approvals x where x.project_id = $1 and (x.decided_by is not null or x.comment <> '')
    )
$$;
