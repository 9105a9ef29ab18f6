-- The list of one's sessions says how each was begun and what it has proven, and each can be ended by itself.
drop function public.my_sessions();

create function app.methods_of(of_session uuid) returns text[]
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  if to_regclass('auth.mfa_amr_claims') is null then return '{}'; end if;
  return array(
    select claim.authentication_method from auth.mfa_amr_claims claim
    where claim.session_id = $1 order by claim.created_at
  );
end
$$;
revoke execute on function app.methods_of from public;

create function public.my_sessions()
returns table (
  id uuid, started_at timestamptz, used_at timestamptz, device text, is_current boolean, methods text[]
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.user_agent,
    s.id::text = auth.jwt() ->> 'session_id', app.methods_of(s.id)
  from auth.sessions s
  where s.user_id = app.me()
  order by 3 desc
$$;
revoke execute on function public.my_sessions from public;
grant execute on function public.my_sessions to authenticated;

-- Ends one of the caller's sessions, the one in use too; false where there is none such.
create function public.end_session(of_session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.me() is null then raise exception 'Sign in first' using errcode = '42501'; end if;
  delete from auth.sessions s where s.id = $1 and s.user_id = app.me();
  return found;
end
$$;
revoke execute on function public.end_session from public, anon;
grant execute on function public.end_session to authenticated;
