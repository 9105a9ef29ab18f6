-- Whether a guide helped, once per reader and guide. The guides themselves are content, so their ids are plain text here.
create table public.article_ratings (
  user_id uuid not null references public.users (id) on delete cascade,
  article_id text not null check (char_length(article_id) between 1 and 128),
  is_helpful boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, article_id)
);

create index article_ratings_article_id_idx on public.article_ratings (article_id);

alter table public.article_ratings enable row level security;
revoke all on public.article_ratings from anon, authenticated;
grant select on public.article_ratings to authenticated;
grant all on public.article_ratings to service_role;

create policy "a reader reads the own ratings, the owner all"
on public.article_ratings for select to authenticated
using (user_id = (select app.me()) or (select app.is_owner()));

-- Says whether a guide helped, or changes one's mind. False when somebody rates more than a person can read.
create function public.rate_article(article_id text, is_helpful boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized(rate_article.article_id);
  if not exists (select 1 from public.users where id = app.me() and disabled_at is null) then
    raise exception 'For people who are signed in' using errcode = '42501';
  end if;
  if app.count_request('rate-article:' || app.me(), 60, interval '1 hour') > 0 then return false; end if;
  insert into public.article_ratings (user_id, article_id, is_helpful)
  values (app.me(), rate_article.article_id, rate_article.is_helpful)
  on conflict on constraint article_ratings_pkey
  do update set is_helpful = excluded.is_helpful, updated_at = now();
  return true;
end
$$;

-- For the owner. Anybody else counts, by the policy, only their own.
create function public.count_article_ratings()
returns table (article_id text, helpful bigint, unhelpful bigint)
language sql stable security invoker set search_path = ''
as $$
  select r.article_id, count(*) filter (where r.is_helpful), count(*) filter (where not r.is_helpful)
  from public.article_ratings r
  group by r.article_id
$$;

revoke execute on function public.rate_article, public.count_article_ratings from public, anon;
grant execute on function public.rate_article, public.count_article_ratings to authenticated, service_role;
