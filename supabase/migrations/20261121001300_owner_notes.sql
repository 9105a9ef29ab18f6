-- What the owner notes about a message or a call. A table of its own: row level security hides rows, not columns.
create table public.owner_notes (
  id uuid primary key default gen_random_uuid(),
  subject_id uuid not null,
  body text not null check (btrim(body) <> '' and char_length(body) <= 5000),
  request_key uuid unique,
  created_at timestamptz not null default now()
);

comment on column public.owner_notes.subject_id is 'The contact message or discovery call that the note is about.';

create index owner_notes_subject_id_idx on public.owner_notes (subject_id, created_at);

alter table public.owner_notes enable row level security;
revoke all on public.owner_notes from anon, authenticated;
grant select, delete on public.owner_notes to authenticated;
grant insert (subject_id, body, request_key) on public.owner_notes to authenticated;
grant all on public.owner_notes to service_role;

create policy "the owner keeps notes"
on public.owner_notes for all to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create trigger record_change after insert or update or delete on public.owner_notes
for each row execute function app.record_change('body', 'request_key', 'created_at');
