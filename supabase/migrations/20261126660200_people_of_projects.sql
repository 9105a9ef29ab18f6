-- Who is told of a project, as rows: asked of each notification by a function, the digests read every account for every row, and with ten
-- thousand unread ones the embedded database answered nobody for four seconds each half minute.
create view app.people_of_projects with (security_invoker = true) as
select owner.id as user_id, project.id as project_id, true as sees_money
from public.users owner cross join public.projects project
where owner.role = 'owner' and owner.disabled_at is null
union all
select member.user_id, project.id, member.sees_money
from public.client_members member
join public.users person on person.id = member.user_id and person.role <> 'owner' and person.disabled_at is null
join public.projects project on project.client_id = member.client_id;
grant select on app.people_of_projects to service_role;
comment on view app.people_of_projects is 'Whom a project is about, and whether they see its money: owners, and the people of its client.';

create or replace function app.project_people(project_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select person.user_id from app.people_of_projects person where person.project_id = $1
$$;

create or replace function app.told_people(project_id uuid, kind text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select person.user_id from app.people_of_projects person
  where person.project_id = $1 and (person.sees_money or not app.is_about_money($2))
$$;

create or replace function public.queue_digests(
  at timestamptz default now(), quiet interval default '10 minutes', pause interval default '1 hour'
) returns integer
language plpgsql set search_path = ''
as $$
declare
  person record;
  mail_id uuid;
  told uuid[];
  queued integer := 0;
begin
  -- Several sites may ask at once.
  if not pg_try_advisory_xact_lock(hashtext('queue digests')) then return 0; end if;
  for person in
    select n.user_id, u.email, u.full_name, u.role,
      u.id = (select o.id from public.users o where o.role = 'owner' and o.disabled_at is null
        order by o.created_at, o.id limit 1) as is_first_owner,
      array_agg(n.id order by n.updated_at desc) as news
    from public.notifications n
    join public.users u on u.id = n.user_id
    join app.people_of_projects about on about.user_id = n.user_id and about.project_id = n.project_id
    left join public.notification_settings s on s.user_id = n.user_id
    -- What is in no project has mails of its own.
    where n.read_at is null and n.digest_id is null and n.project_id is not null
      and (s.user_id is null or n.kind = any (s.mailed_kinds))
      and (about.sees_money or not app.is_about_money(n.kind))
      and not exists (
        select 1 from public.outbox o
        where o.template = 'digest' and o.subject_id = n.user_id and o.created_at > at - pause
      )
    group by n.user_id, u.email, u.full_name, u.role, u.id
    having max(n.updated_at) <= at - quiet or min(n.updated_at) <= at - pause
  loop
    told := person.news;
    insert into public.outbox (recipient, template, payload, subject_id, dedupe_key)
    select
      case when not person.is_first_owner then person.email end, 'digest',
      jsonb_build_object(
        'name', person.full_name,
        'more', greatest(cardinality(told) - 20, 0),
        'news', jsonb_agg(jsonb_build_object(
          'kind', n.kind, 'project', p.name, 'project_id', p.id, 'title', n.title, 'events', n.events,
          'decision', n.decision, 'actor', nullif(u.full_name, ''), 'actor_id', n.actor_id, 'asked', (
            select jsonb_build_object('number', w.number, 'price_cents', w.price_cents, 'currency', w.currency)
            from app.waiting_decisions w where w.subject_id = n.subject_id and person.role = 'client'
          )
        ) order by p.name, n.updated_at)
      ),
      person.user_id, 'digest:' || person.user_id || ':' || at
    from public.notifications n
    join public.projects p on p.id = n.project_id
    left join public.users u on u.id = n.actor_id
    where n.id = any (told[1:20])
    on conflict do nothing
    returning id into mail_id;
    if mail_id is not null then
      update public.notifications set digest_id = mail_id where id = any (told);
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end
$$;