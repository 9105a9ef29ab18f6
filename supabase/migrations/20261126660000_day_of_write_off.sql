-- A statement of account says on which day an invoice was not owed any more.
alter table public.invoices add column ended_at timestamptz;
comment on column public.invoices.ended_at is 'When it was known to be void or uncollectible; it stays when it is paid after all.';
grant select (ended_at) on public.invoices to authenticated;
update public.invoices set ended_at = updated_at where status in ('void', 'uncollectible');

create function app.note_end_of_invoice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.ended_at := coalesce(new.ended_at, now());
  return new;
end
$$;
revoke execute on function app.note_end_of_invoice() from public;
create trigger note_end before insert or update of status on public.invoices
for each row when (new.status in ('void', 'uncollectible')) execute function app.note_end_of_invoice();
