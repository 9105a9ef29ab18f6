-- Words are found by their own beginnings and not by stems: one language's grammar for everything took "will" from Will Barnes and
-- found "organise" by "organ" alone. Accents and apostrophes do not count, and from six letters on neither does one typing error.
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Who may read a row is said once for each kind; these three stood in their policies alone.
create function app.can_read_update(is_owner boolean, is_mine boolean, visible boolean) returns boolean
language sql immutable parallel safe
return is_owner or (visible and is_mine);

create function app.can_read_milestone(is_owner boolean, is_mine boolean) returns boolean
language sql immutable parallel safe
return is_owner or is_mine;

create function app.can_read_feedback_item(is_owner boolean, is_mine boolean, visible boolean) returns boolean
language sql immutable parallel safe
return is_owner or (visible and is_mine);

revoke execute on function app.can_read_update, app.can_read_milestone, app.can_read_feedback_item from public;
grant execute on function app.can_read_update, app.can_read_milestone, app.can_read_feedback_item to authenticated, service_role;

alter policy "members read the visible updates of their projects, the owner a" on public.project_updates
using (app.can_read_update((select app.is_owner()), project_id in (select app.my_project_ids()), visible));
alter policy "members read the milestones of their projects, the owner all" on public.milestones
using (app.can_read_milestone((select app.is_owner()), project_id in (select app.my_project_ids())));
alter policy "people of a project read its visible feedback items, the owner " on public.feedback_items
using (app.can_read_feedback_item((select app.is_owner()), project_id in (select app.my_project_ids()), visible));

-- The words of a text, without capitals, accents and signs, with a space between them. A word with an apostrophe stands there twice:
-- O'Brien as "o brien" and as "obrien". Of a text only the beginning is searched, and of a word: an index has no room for more.
-- Whoever writes a row asks it, and has no right to what extensions bring.
create function app.fold_words(text text) returns text
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
declare
  plain text := lower(extensions.unaccent('extensions.unaccent', normalize(left(ltrim($1, E' \n\r\t'), 60000), nfkc)));
  apostrophe constant text := '[''`´ʼʹ′]';
begin
  if plain ~ apostrophe then plain := plain || ' ' || regexp_replace(plain, apostrophe, '', 'g'); end if;
  return btrim(regexp_replace(
    regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'), '([[:alnum:]]{60})[[:alnum:]]+', '\1', 'g'
  ));
end
$$;

-- A telephone number is found by any three digits or more that follow each other in it, however it was written.
create function app.phone_words(phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(substr(digits, place), ' '), '')
  from regexp_replace(replace($1, '(0)', ''), '[^0-9]', '', 'g') digits, generate_series(1, least(length(digits), 24) - 2) place
$$;

create function app.search_vector(text text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_to_tsvector(array_remove(string_to_array(app.fold_words($1), ' '), ''));
end
$$;

-- Each word that stands somewhere, once or more often, so that a typing error leads to it. Nobody reads the table: what a word is found
-- in has to be readable to whoever searches. Words that stand nowhere any more are swept away.
create table app.search_words (word text not null);
create index search_words_word_idx on app.search_words (word);
create index search_words_trigrams_idx on app.search_words using gin (word extensions.gin_trgm_ops) with (fastupdate = off);

-- What is searched, as expressions over each table: `words` becomes its index. `readable` is the rule of the table's policy, with
-- whatever it asks of the reader in $3 and on. `about` and `about_id` say what a row belongs to that has no page of its own.
drop function app.search_sources();
create function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text, about text, about_id text, slug text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))', 'null', 'null', 'null'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3', 'null', 'null', 'null'),
    ('person', 'users', $s$full_name || ' ' || email || ' ' || app.phone_words(coalesce(phone, ''))$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, $s$concat_ws(', ', email, phone)$s$, 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3', 'null', 'null', 'null'),
    ('contact_message', 'contact_messages',
      $s$name || ' ' || email || ' ' || app.phone_words(coalesce(phone, '')) || ' ' || message$s$,
      'name', $s$concat_ws(' · ', email, phone, message)$s$, 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3',
      'null', 'null', 'null'),
    ('contact_reply', 'contact_replies', 'body',
      '(select m.name from public.contact_messages m where m.id = s.message_id)', 'body', 'null', 'null', 'null', 'created_at',
      'true', '$3', $s$'contact_message'$s$, 'message_id', 'null'),
    ('discovery_call', 'discovery_calls',
      $s$name || ' ' || coalesce(email, '') || ' ' || app.phone_words(coalesce(phone, '')) || ' ' || coalesce(notes, '')$s$,
      'name', $s$concat_ws(' · ', email, phone, notes)$s$, 'null', 'null', 'null', 'starts_at', $s$status <> 'spam'$s$, '$3',
      'null', 'null', 'null'),
    ('owner_note', 'owner_notes', 'body',
      $s$coalesce(
        (select m.name from public.contact_messages m where m.id = s.subject_id),
        (select d.name from public.discovery_calls d where d.id = s.subject_id)
      )$s$, 'body', 'null', '(select c.id from public.clients c where c.id = s.subject_id)', 'null', 'created_at', 'true', '$3',
      $s$case
        when exists (select from public.contact_messages m where m.id = s.subject_id) then 'contact_message'
        when exists (select from public.discovery_calls d where d.id = s.subject_id) then 'discovery_call'
        else 'client'
      end$s$, 'subject_id', 'null'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))', 'null', 'null', 'null'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($6), sent_at)', 'null', 'null', 'null'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))', 'null', 'null', 'null'),
    ('guide', 'guides', $s$title || ' ' || summary || ' ' || body$s$,
      'title', $s$summary || ' ' || body$s$, 'null', 'null', 'null', 'updated_at', 'true',
      'app.can_read_guide($3, (select app.me()), audience, publish_from, publish_until)', 'null', 'null', 'slug'),
    ('feedback_item', 'feedback_items', $s$title || ' ' || body$s$,
      'title', 'body', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_feedback_item($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('update', 'project_updates', $s$title || ' ' || body$s$,
      'title', 'body', 'project_id', 'null', 'null', 'coalesce(published_at, created_at)', 'true',
      'app.can_read_update($3, project_id = any ($5), visible)', 'null', 'null', 'null'),
    ('milestone', 'milestones', 'title',
      'title', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_milestone($3, project_id = any ($5))', 'null', 'null', 'null'),
    ('invoice', 'invoices', $s$coalesce(number, '')$s$,
      'number', $s$''$s$, 'null', 'client_id', 'null', 'coalesce(finalized_at, created_at)', 'number is not null',
      'app.can_read_invoice($3, client_id = any ($7), status)', 'null', 'null', 'null')
$$;

-- Notes the words of a text that are not known yet. Two who write the same one at once note it twice, which does no harm: a unique index would
-- make each wait for the other.
create function app.note_words(text text) returns void
language sql set search_path = ''
as $$
  insert into app.search_words (word)
  select distinct asked.word from unnest(string_to_array(app.fold_words($1), ' ')) asked (word)
  where length(asked.word) > 4 and asked.word ~ '[^0-9]'
    and not exists (select from app.search_words known where known.word = asked.word)
$$;

create function app.note_words_of_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  text text;
begin
  execute format('select %s from (select ($1).*) s', tg_argv[0]) into text using new;
  perform app.note_words(text);
  return null;
end
$$;

-- Indexes what is searched of a kind, or of all: asked whenever a kind is added to the sources, or is searched by other columns.
drop function app.index_words(text);
create function app.index_words(of_kind text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  searched record;
begin
  for searched in
    select s.*, (
      select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', s.source)::regclass and a.attnum > 0 and s.words ~ ('\m' || a.attname || '\M')
    ) as columns
    from app.search_sources() s where $1 is null or s.kind = $1
  loop
    execute format('drop index if exists public.%I', searched.source || '_words_idx');
    execute format('create index %I on public.%I using gin (app.search_vector(%s))',
      searched.source || '_words_idx', searched.source, searched.words);
    execute format('drop trigger if exists note_words on public.%I', searched.source);
    execute format(
      'create trigger note_words after insert or update of %s on public.%I for each row execute function app.note_words_of_row(%L)',
      searched.columns, searched.source, searched.words);
  end loop;
end
$$;

-- Notes the words of everything that there is, also of what came past the triggers: for an upgrade, or rows that were copied in.
create function app.note_all_words() returns void
language plpgsql set search_path = ''
as $$
declare
  searched record;
begin
  for searched in select * from app.search_sources() loop
    execute format(
      $q$
        insert into app.search_words (word)
        select distinct stands.word from public.%I s, unnest(string_to_array(app.fold_words(%s), ' ')) stands (word)
        where length(stands.word) > 4 and stands.word ~ '[^0-9]'
          and not exists (select from app.search_words known where known.word = stands.word)
      $q$, searched.source, searched.words);
  end loop;
end
$$;

-- Removes what stands nowhere any more of the next thousand words after the given one. Returns the last that was looked at, null at the end.
create function public.sweep_search_words(after text default '') returns text
language plpgsql security definer set search_path = ''
as $$
declare
  last text;
  nowhere text;
begin
  select max(word) into last from (select word from app.search_words where word > $1 order by word limit 1000) looked;
  select string_agg(format(
    'not exists (select from public.%I s where app.search_vector(%s) @@ w.asked)', source, words
  ), ' and ') into nowhere from app.search_sources();
  execute format(
    $q$
      delete from app.search_words known using (
        select distinct word, word::tsquery as asked from app.search_words where word > $1 and word <= $2
      ) w where known.word = w.word and %s
    $q$, nowhere) using $1, last;
  return last;
end
$$;

-- The beginnings, from six letters, that somebody may have meant who typed a word with one letter wrong, missing, too many or before its
-- neighbour. Numbers are meant as they are.
create function app.correct_word(word text) returns setof text
language sql stable set search_path = ''
as $$
  select distinct left(known.word, length(meant.pattern))
  from (
    select left($1, place) || '_' || substr($1, place + 2) as pattern from generate_series(0, length($1) - 1) place
    union select left($1, place) || '_' || substr($1, place + 1) from generate_series(0, length($1) - 1) place
    union select left($1, place) || substr($1, place + 2) from generate_series(0, length($1) - 1) place
    union select left($1, place) || substr($1, place + 2, 1) || substr($1, place + 1, 1) || substr($1, place + 3)
      from generate_series(0, length($1) - 2) place
  ) meant
  join app.search_words known on known.word like meant.pattern || '%'
  where length($1) between 5 and 40 and $1 !~ '[0-9]' and length(meant.pattern) > 5
    and not starts_with(left(known.word, length(meant.pattern)), $1)
  limit 200
$$;

drop function public.search_portal(text, text, integer);

-- The newest of each kind with all of the words, or words that begin so, as far as the reader may read them, and after them
-- what has a word that was mistyped: `corrected` says by which words it was found instead. A telephone number is one word.
create function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz, about text, about_id uuid, corrected text[], slug text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  my_money uuid[] := array(select app.my_money_project_ids());
  my_money_clients uuid[] := array(select app.my_money_client_ids());
  asked text[];
  exact tsquery;
  meant text[];
  near tsquery[];
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  asked := case
    when $1 ~ '^[-+ ()./0-9]+$' and $1 ~ '([^0-9]*[0-9]){5}'
      then array[ltrim(regexp_replace(replace($1, '(0)', ''), '[^0-9]', '', 'g'), '0')]
    else string_to_array(app.fold_words(translate($1, $s$'`´ʼʹ′‘’$s$, '')), ' ')
  end;
  asked := array(select distinct word from unnest(asked) word where word <> '');
  if app.me() is null or cardinality(asked) = 0 then return; end if;
  exact := (select string_agg(word || ':*', ' & ') from unnest(asked) word)::tsquery;
  with terms as (
    select place, word || ':*' as term, case when place <= 8 then array(select app.correct_word(word)) else '{}' end as others
    from unnest(asked) with ordinality asked_words (word, place)
  ), corrected as (
    -- One word at a time, so that a word that stands in a few rows is not lost behind another, and then any of them.
    select array_agg(distinct other) as words, array_agg(distinct replaced.query) as queries
    from terms, unnest(others) other, lateral (
      select string_agg(case when t.place = terms.place then other || ':*' else t.term end, ' & ')::tsquery as query from terms t
    ) replaced
  )
  select corrected.words, corrected.queries[:24] || (
    select string_agg('(' || concat_ws(' | ', term, (select string_agg(other || ':*', ' | ') from unnest(others) other)) || ')', ' & ')
    from terms
  )::tsquery
  into meant, near from corrected;
  if meant is null then near := null; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    return query execute replace(replace(format(
      $q$
        with exact as materialized (
          select s.id, {at} as at from public.%1$I s where {vector} @@ $1 and (%2$s) and %3$s order by 2 desc limit $2
        ), near as materialized (
          select hit.id, hit.at, min(hit.place) as place
          from unnest($8) meant (query), lateral (
            select newest.*, row_number() over (order by newest.at desc) as place
            from (
              select s.id, {at} as at from public.%1$I s
              where (select count(*) from exact) < $2 and {vector} @@ meant.query and s.id not in (select e.id from exact e)
                and (%2$s) and %3$s
              order by 2 desc limit $2
            ) newest
          ) hit
          group by hit.id, hit.at order by 3, 2 desc limit $2
        )
        select %4$L, s.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, hits.at, f.about, f.about_id,
          f.corrected, f.slug
        from (
          select exact.*, 0 as place, false as is_near from exact union all select near.*, true from near
          order by is_near, place, at desc limit $2
        ) hits
        join public.%1$I s on s.id = hits.id
        cross join lateral (
          select %5$s as title, %6$s as body, %7$s::uuid as project_id, %8$s::uuid as client_id, %9$s::bigint as sequence,
            %10$s::text as about, %11$s::uuid as about_id, %12$s::text as slug,
            case when hits.is_near
              then array(select word from unnest($9::text[]) word where {vector} @@ (word || ':*')::tsquery) else '{}'
            end as corrected
          from (select s.*) s
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
        order by hits.is_near, hits.place, hits.at desc
      $q$,
      searched.source, searched.found, searched.readable, searched.kind, searched.title, searched.body, searched.project_id,
      searched.client_id, searched.sequence, searched.about, searched.about_id, searched.slug
    ), '{vector}', format('app.search_vector(%s)', searched.words)), '{at}', searched.at)
    using exact, least($3, 50), is_owner, my_clients, my_projects, my_money, my_money_clients, near, meant;
  end loop;
end
$$;

-- The version before asks for it still.
create or replace function public.set_search_language(language text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.agency_settings set search_language = $1 where search_language <> $1;
  return found;
end
$$;

comment on column public.agency_settings.search_language is 'Not used any more: words are found by their own beginnings.';

select app.index_words();
select app.note_all_words();
drop function app.plain_words(text);

revoke execute on function app.fold_words, app.phone_words, app.search_vector, app.search_sources, app.note_words,
  app.note_words_of_row, app.index_words, app.note_all_words, app.correct_word from public;
revoke execute on function public.search_portal, public.sweep_search_words from public, anon, authenticated;
-- Whoever writes a row fills the indexes.
grant execute on function app.fold_words, app.phone_words, app.search_vector to authenticated, service_role;
grant execute on function public.search_portal to authenticated, service_role;
grant execute on function public.sweep_search_words to service_role;
