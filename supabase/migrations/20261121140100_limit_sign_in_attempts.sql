-- Guesses at passwords and codes, and mails asked for: per visitor's address and per account. A window passes by itself,
-- so nobody is locked out for good.
create function public.count_sign_in_attempt(kind text, address_hash text, account_hash text) returns integer
language sql set search_path = ''
as $$
  select greatest(
    app.count_request(kind || ':address:' || address_hash, case kind when 'guess' then 30 else 60 end, interval '5 minutes'),
    case when account_hash = '' then 0
    else app.count_request(kind || ':account:' || account_hash, 10, interval '5 minutes') end
  )
$$;

-- The right password or code was no guess.
create function public.forget_sign_in_attempt(kind text, address_hash text, account_hash text) returns void
language sql set search_path = ''
as $$
  update public.rate_limits set requests = greatest(requests - 1, 0)
  where key in (kind || ':address:' || address_hash, kind || ':account:' || account_hash)
$$;

revoke execute on function public.count_sign_in_attempt, public.forget_sign_in_attempt
from public, anon, authenticated;
grant execute on function public.count_sign_in_attempt, public.forget_sign_in_attempt to service_role;
