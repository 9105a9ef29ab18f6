-- Lets a migration add a kind to what waits without saying the others again: `part` selects the columns of app.waiting_items.
create function app.add_to_waiting_items(part text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute 'create or replace view app.waiting_items with (security_invoker = true) as '
    || rtrim(pg_get_viewdef('app.waiting_items'::regclass), E'; \n') || ' union all ' || part;
end
$$;

revoke execute on function app.add_to_waiting_items from public;
