-- Who was taken out of a client is nobody who just signed up.
alter table public.users add column left_at timestamptz;
comment on column public.users.left_at is 'When the person was last taken out of a client.';

drop trigger record_change on public.users;
create trigger record_change after insert or delete or update on public.users
for each row execute function app.record_change('left_at');

update public.users u set left_at = gone.at
from (
  select before ->> 'user_id' as user_id, max(created_at) as at from public.audit_log
  where table_name = 'client_members' and action = 'removed' group by 1
) gone
where u.id::text = gone.user_id;

create or replace function app.forget_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications n using public.projects p
  where n.user_id = old.user_id and n.project_id = p.id and p.client_id = old.client_id;
  delete from public.outbox where template = 'digest' and subject_id = old.user_id and sent_at is null;
  update public.users set left_at = now() where id = old.user_id;
  return null;
end
$$;

create function app.people_of_no_client() returns table (
  id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz, left_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.full_name, u.email, u.created_at, u.disabled_at, u.left_at
  from public.users u
  join auth.users account on account.id = u.id and account.email_confirmed_at is not null
  where (select app.is_owner()) and u.role = 'client'
    and not exists (select 1 from public.client_members m where m.user_id = u.id)
$$;
revoke execute on function app.people_of_no_client() from public;
grant execute on function app.people_of_no_client() to authenticated, service_role;

/* Who waits to be linked. */
create or replace function app.unlinked_people() returns table (
  id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.full_name, p.email, p.created_at, p.disabled_at from app.people_of_no_client() p where p.left_at is null
$$;

drop function public.list_unlinked_people(integer, integer);
create function public.list_unlinked_people(skip integer, most integer) returns table (
  id uuid, full_name text, email text, created_at timestamptz, disabled_at timestamptz, left_at timestamptz, total bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  return query
    select p.*, count(*) over () from app.people_of_no_client() p
    order by p.disabled_at is not null, p.left_at is not null, coalesce(p.left_at, p.created_at) desc, p.id
    offset skip limit least(most, 100);
end
$$;
revoke execute on function public.list_unlinked_people(integer, integer) from public, anon;
grant execute on function public.list_unlinked_people(integer, integer) to authenticated, service_role;
