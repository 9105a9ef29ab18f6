-- That nobody of a client sees its money waits for the owner: orders there are decided by nobody, and nothing is paid.
create function app.clients_of_unseen_money() returns table (id uuid, name text, since timestamptz)
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
        select from app.waiting_decisions w where w.client_id = c.id and app.is_about_money(w.subject_type::text)
      )
    )
$$;
revoke execute on function app.clients_of_unseen_money() from public;
grant execute on function app.clients_of_unseen_money() to authenticated, service_role;

select app.add_to_waiting_items($part$
  select
    'unseen_money'::text as kind,
    c.id::text as id,
    null::uuid as project_id,
    c.id as client_id,
    'agency'::public.project_side as side,
    c.since,
    null::timestamptz as due,
    c.name as title
  from app.clients_of_unseen_money() c
$part$);
