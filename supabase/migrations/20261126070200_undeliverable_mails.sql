-- A mail that no later attempt could deliver is given up at once, and says why.
drop function public.settle_mail(uuid, integer, text);

create function public.settle_mail(mail_id uuid, attempt integer, error text default null, is_final boolean default false)
returns void
language sql set search_path = ''
as $$
  update public.outbox
  set
    sent_at = case when error is null then now() end,
    failed_at = case when error is not null and (attempts >= 12 or is_final) then now() end,
    next_at = now() + least(make_interval(secs => 5 * 4 ^ (attempts - 1)), interval '2 hours'),
    last_error = left(error, 500)
  where id = mail_id and sent_at is null and (error is null or attempts = attempt)
$$;

comment on function public.settle_mail is
  'Without an error the mail is sent. With one it is tried again after 5 s, 20 s, 80 s … 2 h, and given up after 12 attempts in half a day, or at once when the error is final.';

revoke execute on function public.settle_mail from public, anon, authenticated;
grant execute on function public.settle_mail to service_role;
