-- Where no backend tells of news, the site asks each second for what is newest.
create index notifications_updated_at_idx on public.notifications (updated_at desc);
create index discovery_calls_created_at_idx on public.discovery_calls (created_at desc);
