-- The portal's guides are written in the content service. What it has published is copied here, so that the one search finds it.
create table public.guides (
  id uuid primary key default gen_random_uuid(),
  content_id text not null unique,
  revision text not null,
  slug text not null,
  title text not null,
  summary text not null,
  body text not null,
  category text not null,
  audience text not null check (audience in ('everyone', 'owner')),
  publish_from timestamptz,
  publish_until timestamptz,
  updated_at timestamptz not null
);
comment on table public.guides is 'Copies: the content service has the guides, and whatever is here and not there goes with the next copying.';
comment on column public.guides.content_id is 'Of the published document.';
comment on column public.guides.body is 'The words of the whole guide, without markup.';

create table app.guide_copies (
  is_only boolean primary key default true check (is_only),
  begun bigint not null default 0,
  copied bigint not null default 0
);
comment on table app.guide_copies is 'Readings of the content service are numbered when they begin. One that an earlier number comes after was read too early.';
revoke all on app.guide_copies from public, anon, authenticated;
grant select, insert, update on app.guide_copies to service_role;

-- Whoever is signed in reads what is for everyone, while it is shown.
create function app.can_read_guide(
  is_owner boolean, me uuid, audience text, publish_from timestamptz, publish_until timestamptz
) returns boolean
language sql stable parallel safe
return (is_owner or (me is not null and audience = 'everyone'))
  and (publish_from is null or publish_from <= now())
  and (publish_until is null or publish_until > now());
revoke execute on function app.can_read_guide from public;
grant execute on function app.can_read_guide to authenticated, service_role;

alter table public.guides enable row level security;
revoke all on public.guides from anon, authenticated;
grant select on public.guides to authenticated;
grant all on public.guides to service_role;
create policy "who is signed in reads the guides for everyone, the owner all" on public.guides for select to authenticated
using (app.can_read_guide(
  (select app.is_owner()), (select app.me()), audience, publish_from, publish_until
));

-- Before the content service is asked.
create function public.begin_guide_copy() returns bigint
language sql set search_path = ''
as $$
  insert into app.guide_copies (begun) values (1)
  on conflict (is_only) do update set begun = guide_copies.begun + 1 returning begun
$$;

-- Makes the copies what the content service has, unless they are from a later reading already: then false, and it is to be
-- asked again, since of two readings the one that began first may have ended last.
create function public.copy_guides(reading bigint, published jsonb) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if $1 is null or jsonb_typeof($2) is distinct from 'array' then return false; end if;
  update app.guide_copies set copied = $1 where copied < $1 and begun >= $1;
  if not found then return false; end if;
  delete from public.guides g
  where g.content_id not in (select one ->> 'content_id' from jsonb_array_elements($2) one);
  insert into public.guides as known (
    content_id, revision, slug, title, summary, body, category, audience, publish_from, publish_until, updated_at
  )
  select content_id, revision, slug, title, summary, body, category, audience, publish_from, publish_until, updated_at
  from jsonb_populate_recordset(null::public.guides, $2)
  on conflict (content_id) do update set
    revision = excluded.revision, slug = excluded.slug, title = excluded.title, summary = excluded.summary,
    body = excluded.body, category = excluded.category, audience = excluded.audience,
    publish_from = excluded.publish_from, publish_until = excluded.publish_until, updated_at = excluded.updated_at
  where (
    known.revision, known.slug, known.title, known.summary, known.body, known.category, known.audience,
    known.publish_from, known.publish_until, known.updated_at
  ) is distinct from (
    excluded.revision, excluded.slug, excluded.title, excluded.summary, excluded.body, excluded.category, excluded.audience,
    excluded.publish_from, excluded.publish_until, excluded.updated_at
  );
  return true;
end
$$;
revoke execute on function public.begin_guide_copy, public.copy_guides from public, anon, authenticated;
grant execute on function public.begin_guide_copy, public.copy_guides to service_role;
