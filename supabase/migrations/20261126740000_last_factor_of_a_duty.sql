-- Both came with one release: the list of the caller's factors asks by name whether the last one may go.
create or replace function public.my_factors()
returns table (id uuid, name text, added_at timestamptz, asked_at timestamptz, may_go boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.me() is null then return; end if;
  return query
    select factor.id, coalesce(factor.name, ''), factor.added_at, factor.asked_at,
      count(*) over () > 1 or not public.must_have_factor()
    from app.proven_factors(app.me()) factor
    order by factor.added_at, factor.id;
end
$$;
