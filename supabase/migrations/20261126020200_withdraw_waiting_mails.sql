-- News goes with what stops being there for its readers, from whatever status.
drop trigger withdraw_hidden_row on public.change_orders;

create trigger withdraw_hidden_row after update on public.change_orders
for each row when (
  (old.sent_at is not null and new.sent_at is null) or (old.status = 'sent' and new.status in ('draft', 'withdrawn'))
)
execute function app.withdraw_notifications('change_order');

-- What is hidden again or removed was never there: neither as news nor in a mail that still waits for whoever was told. What
-- else that mail was to tell is mailed anew.
create or replace function app.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with withdrawn as (
    delete from public.notifications where kind = tg_argv[0] and subject_id = old.id returning user_id
  )
  delete from public.outbox o using withdrawn
  where o.template = 'digest' and o.subject_id = withdrawn.user_id and o.sent_at is null;
  return null;
end
$$;
