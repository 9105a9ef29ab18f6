-- The sentences that a client reads and answers, in each language and version. They come from here, not from whoever calls:
-- what is stored with an answer is what the product says. A text that changes gets another version, and the old one stays.
create table app.endorsement_wordings (
  id text primary key,
  sentences text not null unique check (char_length(sentences) <= 1000)
);

comment on column app.endorsement_wordings.id is 'Language and version, as the form sends it.';

insert into app.endorsement_wordings (id, sentences)
values
  (
    'en-1',
    E'You may show this project on your website, with our name, our logo and pictures of the work.\nYou may publish my words there, with my name, my role and our company’s name.'
  ),
  (
    'de-1',
    E'Sie dürfen dieses Projekt auf Ihrer Website zeigen, mit unserem Namen, unserem Logo und Bildern der Arbeit.\nSie dürfen meine Worte dort veröffentlichen, mit meinem Namen, meiner Funktion und dem Namen unseres Unternehmens.'
  );

-- Answers in one word: 'answered'; 'changed' when somebody else answered meanwhile, or these sentences are none that were ever
-- shown; 'limited' after ten answers in an hour; 'missing' for anybody else's. `wording` is the id of what was read; the version
-- before sends the sentences themselves.
create or replace function public.answer_endorsement(
  project_id uuid, seen_version integer, may_show boolean, may_quote boolean,
  quote text, said_by text, said_by_role text, wording text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored public.endorsements;
  shown text;
begin
  perform app.refuse_oversized(quote, 7000);
  perform app.refuse_oversized(said_by);
  perform app.refuse_oversized(said_by_role);
  perform app.refuse_oversized(wording, 5000);
  perform 1 from public.users person
  where person.id = (select app.me()) and person.role = 'client' and person.disabled_at is null
    and app.can_see_project(answer_endorsement.project_id);
  if not found then return 'missing'; end if;
  select * into stored from public.endorsements e where e.project_id = answer_endorsement.project_id for update;
  if not found then return 'missing'; end if;
  select w.sentences into shown from app.endorsement_wordings w
  where answer_endorsement.wording in (w.id, w.sentences);
  if shown is null or stored.version is distinct from seen_version then return 'changed'; end if;
  if app.count_request('endorsement:' || stored.project_id, 10, interval '1 hour') > 0 then return 'limited'; end if;
  update public.endorsements e set
    answered_at = now(), answered_by = app.me(),
    may_show = answer_endorsement.may_show, may_quote = answer_endorsement.may_quote,
    quote = answer_endorsement.quote, said_by = answer_endorsement.said_by,
    said_by_role = answer_endorsement.said_by_role, wording = shown
  where e.project_id = answer_endorsement.project_id;
  perform app.notify(
    p.id, 'endorsement', p.id, p.name, app.me(),
    case when answer_endorsement.may_show or answer_endorsement.may_quote
      then 'approved'::public.decision else 'declined' end
  ) from public.projects p where p.id = answer_endorsement.project_id;
  return 'answered';
end
$$;

-- The id of a guide looks like one: words of one's own are no guide. Anything else is as before.
create or replace function public.rate_article(article_id text, is_helpful boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.refuse_oversized(rate_article.article_id);
  if not exists (select 1 from public.users where id = app.me() and disabled_at is null) then
    raise exception 'For people who are signed in' using errcode = '42501';
  end if;
  if rate_article.article_id !~ '^[A-Za-z0-9._-]{1,128}$' then
    raise exception 'Not the id of a guide' using errcode = '22023';
  end if;
  if app.count_request('rate-article:' || app.me(), 60, interval '1 hour') > 0 then return false; end if;
  insert into public.article_ratings (user_id, article_id, is_helpful)
  values (app.me(), rate_article.article_id, rate_article.is_helpful)
  on conflict on constraint article_ratings_pkey
  do update set is_helpful = excluded.is_helpful, updated_at = now();
  return true;
end
$$;
