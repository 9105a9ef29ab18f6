-- Who accepted which version of a legal text. A deleted account leaves the fact without the person.
create table public.legal_acceptances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete set null,
  document text not null check (char_length(document) between 1 and 100),
  version text not null check (char_length(version) between 1 and 40),
  accepted_at timestamptz not null default now()
);

create index legal_acceptances_user_id_idx on public.legal_acceptances (user_id);

-- Recorded with the account itself, so that neither is there without the other.
create function app.record_terms_acceptance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.legal_acceptances (user_id, document, version)
  values (new.id, 'terms-of-service', left(new.raw_user_meta_data ->> 'accepted_terms', 40));
  return new;
end
$$;

revoke execute on function app.record_terms_acceptance() from public;

-- After create_user_row, whose row it refers to: triggers fire in the order of their names.
create trigger record_terms_acceptance
after insert on auth.users
for each row when (btrim(coalesce(new.raw_user_meta_data ->> 'accepted_terms', '')) <> '')
execute function app.record_terms_acceptance();

alter table public.legal_acceptances enable row level security;

revoke all on public.legal_acceptances from anon, authenticated;
grant select on public.legal_acceptances to authenticated;
grant all on public.legal_acceptances to service_role;

create policy "a user reads the own acceptances, the owner all"
on public.legal_acceptances for select to authenticated
using (user_id = (select app.me()) or (select app.is_owner()));
