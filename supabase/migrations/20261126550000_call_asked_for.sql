-- A dashboard says of a call that was asked for how it stands, before it is confirmed, too.
drop function public.next_call(uuid);
create function public.next_call(of_client uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz, time_zone text, status public.discovery_call_status)
language sql stable security definer set search_path = ''
as $$
  select call.starts_at, call.ends_at, call.time_zone, call.status
  from public.discovery_calls call
  where call.status in ('confirmed', 'proposed', 'requested') and call.ends_at > now() and lower(call.email) in (
    select lower(account.email)
    from auth.users account
    join public.users person on person.id = account.id and person.disabled_at is null
    where account.email_confirmed_at is not null and case
      when of_client is null then account.id = app.me()
      else app.is_owner()
        and account.id in (select user_id from public.client_members where client_id = of_client)
    end
  )
  order by call.status <> 'confirmed', call.starts_at
  limit 1
$$;
revoke execute on function public.next_call(uuid) from public, anon;
grant execute on function public.next_call(uuid) to authenticated, service_role;
