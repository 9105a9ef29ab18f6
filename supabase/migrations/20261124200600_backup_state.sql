-- How the backups of this instance stand: one row, told by the machine that makes them and rehearses their restoring.
create type public.backup_problem as enum (
  'no_space', 'database', 'content', 'archive', 'rows', 'files', 'receipts', 'sign_in', 'other'
);

create table public.backup_state (
  is_only boolean primary key default true check (is_only),
  made_at timestamptz,
  proven_at timestamptz,
  bytes bigint check (bytes >= 0),
  problem public.backup_problem,
  problem_at timestamptz,
  check ((problem is null) = (problem_at is null))
);

comment on column public.backup_state.made_at is 'When the newest archive was made; null while backups are not set up.';
comment on column public.backup_state.proven_at is 'When an archive was last restored into scratch and found equal.';
comment on column public.backup_state.problem is 'What went wrong at the last attempt; null when it went well.';

insert into public.backup_state default values;

alter table public.backup_state enable row level security;
revoke all on public.backup_state from anon, authenticated;
grant select on public.backup_state to authenticated;
grant all on public.backup_state to service_role;

create policy "the owner reads how the backups stand"
on public.backup_state for select to authenticated
using ((select app.is_owner()));

-- What became of an attempt: {outcome: made|proven|failed, bytes, problem}.
create function public.report_backup(report jsonb) returns void
language sql set search_path = ''
as $$
  update public.backup_state state
  set made_at = case when told.bytes is null then state.made_at else now() end,
    bytes = coalesce(told.bytes, state.bytes),
    proven_at = case when told.outcome = 'proven' then now() else state.proven_at end,
    problem = told.problem,
    problem_at = case when told.problem is null then null else now() end
  from jsonb_to_record(report) as told (outcome text, bytes bigint, problem public.backup_problem)
  where state.is_only and (told.outcome = 'failed') = (told.problem is not null)
$$;

revoke execute on function public.report_backup from public, anon, authenticated;
grant execute on function public.report_backup to service_role;
