-- What owners often answer: chosen in the form of a reply, and changed there before it is sent.
create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  body text not null check (btrim(body) <> '' and char_length(body) <= 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.saved_replies.id is 'Given by the form that makes it: sent twice, it makes one.';

create trigger clean_lines before insert or update of name on public.saved_replies
for each row execute function app.clean_lines('name');
create trigger count_version before update of name, body on public.saved_replies
for each row execute function app.count_doc_version();
create trigger record_change after insert or delete or update on public.saved_replies
for each row execute function app.record_change('created_at');

create function app.limit_saved_replies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One after the other: each counts those before it.
  perform pg_advisory_xact_lock(hashtext('saved replies'));
  if (select count(*) from public.saved_replies) >= 50 then raise exception 'full' using errcode = 'PT409'; end if;
  return new;
end
$$;
revoke execute on function app.limit_saved_replies() from public;
create trigger limit_saved_replies before insert on public.saved_replies
for each row execute function app.limit_saved_replies();

alter table public.saved_replies enable row level security;
revoke all on public.saved_replies from anon, authenticated;
grant select, delete, insert (id, name, body), update (name, body) on public.saved_replies to authenticated;
grant all on public.saved_replies to service_role;
create policy "the owner keeps saved replies" on public.saved_replies for all to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));
