-- The next confirmed call of the caller's proven address; for the owner also of the people of a client. Calls belong to
-- addresses, not accounts, so the policies of discovery_calls leave clients none.
create function public.next_call(of_client uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, time_zone text)
language sql stable security definer set search_path = ''
as $$
  select call.starts_at, call.ends_at, call.time_zone
  from public.discovery_calls call
  where call.status = 'confirmed' and call.ends_at > now() and lower(call.email) in (
    select lower(account.email)
    from auth.users account
    join public.users person on person.id = account.id and person.disabled_at is null
    where account.email_confirmed_at is not null and case
      when of_client is null then account.id = app.me()
      else app.is_owner()
        and account.id in (select user_id from public.client_members where client_id = of_client)
    end
  )
  order by call.starts_at
  limit 1
$$;

revoke execute on function public.next_call from public, anon, authenticated;
grant execute on function public.next_call to authenticated, service_role;

create index project_updates_newest_idx on public.project_updates (published_at desc) where visible;
create index projects_turn_idx on public.projects (next_step_side, updated_at desc) where archived_at is null;
