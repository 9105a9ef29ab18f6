-- A page of the owner's that is open learns of a message or a call that a visitor sent as it learns of news.
drop function public.count_notifications;

create function public.count_notifications()
returns table (unread integer, latest timestamptz, leads integer, newest_lead timestamptz)
language sql stable set search_path = ''
as $$
  -- Row level security leaves a client none of them.
  with leads as (
    select created_at from public.contact_messages where status = 'new'
    union all
    select created_at from public.discovery_calls where status = 'requested'
  )
  select
    (select count(*)::integer from public.notifications where user_id = (select app.me()) and read_at is null),
    (select max(updated_at) from public.notifications where user_id = (select app.me())),
    (select count(*)::integer from leads),
    (select max(created_at) from leads)
$$;

revoke execute on function public.count_notifications from public, anon, authenticated;
grant execute on function public.count_notifications to authenticated, service_role;
