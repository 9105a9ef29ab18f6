-- What the owner sets about the portal itself: one row, made here.
create table public.agency_settings (
  is_only boolean primary key default true check (is_only),
  notification_email text check (char_length(notification_email) between 3 and 255),
  version integer not null default 1
);

comment on column public.agency_settings.notification_email is 'Where notices to the owner go; null means the first owner''s own address.';

insert into public.agency_settings default values;

create trigger count_version before update on public.agency_settings
for each row execute function app.count_version();

create trigger record_change after update on public.agency_settings
for each row execute function app.record_change();

alter table public.agency_settings enable row level security;
revoke all on public.agency_settings from anon, authenticated;
grant select, update (notification_email) on public.agency_settings to authenticated;
grant all on public.agency_settings to service_role;

create policy "the owner reads the settings"
on public.agency_settings for select to authenticated
using ((select app.is_owner()));

create policy "the owner changes the settings"
on public.agency_settings for update to authenticated
using ((select app.is_owner()))
with check ((select app.is_owner()));

create function app.owner_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select notification_email from public.agency_settings),
    (select email from public.users where role = 'owner' and disabled_at is null order by created_at, id limit 1)
  )
$$;

revoke execute on function app.owner_address() from public;
grant execute on function app.owner_address() to service_role;
