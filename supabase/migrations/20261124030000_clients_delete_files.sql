-- Clients take back what they sent, until the owner has it.
alter table public.project_files add column downloaded_at timestamptz;

comment on column public.project_files.downloaded_at is 'When the owner first downloaded it. From then on its client cannot delete it.';

create policy "clients delete their own files until the owner downloads them"
on public.project_files for delete to authenticated
using (
  uploaded_by = (select app.me()) and downloaded_at is null
  and project_id in (select app.my_project_ids()) and app.is_open_project(project_id)
);

-- Does nothing for anybody but the owner.
create function public.note_download(file_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.project_files set downloaded_at = now()
  where id = $1 and downloaded_at is null and (select app.is_owner())
$$;

revoke execute on function public.note_download from public, anon, authenticated;
grant execute on function public.note_download to authenticated, service_role;
