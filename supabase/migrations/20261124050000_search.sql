-- One search over what a person may see. Under row level security PostgreSQL leaves such indexes unused, so the function
-- below keeps to the caller's clients itself.

alter table public.agency_settings add column search_language text not null default 'english';

comment on column public.agency_settings.search_language is 'By whose grammar words are reduced to their stems; the site sets it from its own language.';

-- An address or the name of a file would be one word.
create function app.plain_words(text text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace($1, '[^[:alnum:]]+', ' ', 'g'))
$$;

-- What is searched, as expressions over each table. `mine` says which rows a client may find; nothing means none.
create function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, mine text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', 'next_step', 'id', 'client_id', 'null', 'updated_at', 'true',
      'client_id in (select app.my_client_ids())'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true', null),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, null),
    ('request', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, null),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'project_id in (select app.my_project_ids())'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'visible and project_id in (select app.my_project_ids())'),
    ('change-order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      $s$status <> 'draft' and project_id in (select app.my_project_ids())$s$),
    ('client-doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'client_id in (select app.my_client_ids())')
$$;

create function app.index_words(language text) returns void
language plpgsql set search_path = ''
as $$
declare
  searched record;
begin
  for searched in select * from app.search_sources() loop
    execute format('drop index if exists public.%I', searched.source || '_words_idx');
    execute format(
      'create index %I on public.%I using gin (to_tsvector(%L::regconfig, app.plain_words(%s)))',
      searched.source || '_words_idx', searched.source, 'pg_catalog.' || language, searched.words
    );
  end loop;
end
$$;

select app.index_words('english');

-- The newest of each kind with all of the words, or words that begin so: for the owner everywhere, for a client in what
-- the portal shows to that client.
create function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text := (select 'pg_catalog.' || search_language from public.agency_settings);
  is_owner boolean := app.is_owner();
  asked tsquery;
  searched record;
begin
  perform app.refuse_oversized($1, 400);
  perform app.refuse_oversized($2, 40);
  select to_tsquery(language::regconfig, string_agg(word || ':*', ' & ')) into asked
  from regexp_split_to_table(btrim(app.plain_words($1)), ' ') word
  where word <> '';
  if app.me() is null or asked is null or numnode(asked) = 0 then return; end if;
  for searched in select * from app.search_sources() s where $2 is null or s.kind = $2 loop
    if not is_owner and searched.mine is null then continue; end if;
    return query execute format(
      $q$
        select %L, f.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, f.at
        from (
          select s.id, %s as title, %s as body, %s::uuid as project_id, %s::uuid as client_id,
            %s::bigint as sequence, %s as at
          from public.%I s
          where to_tsvector(%L::regconfig, app.plain_words(%s)) @@ $1 and (%s) and (%s)
          order by 7 desc
          limit $2
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
      $q$,
      searched.kind, searched.title, searched.body, searched.project_id, searched.client_id, searched.sequence, searched.at,
      searched.source, language, searched.words, searched.found,
      case when is_owner then 'true' else searched.mine end
    ) using asked, least($3, 50);
  end loop;
end
$$;

-- Reduces words by another language's grammar from now on; one that PostgreSQL does not know leaves words as they are.
create function public.set_search_language(language text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known text := coalesce(
    (select cfgname from pg_catalog.pg_ts_config
     where cfgname = $1 and cfgnamespace = 'pg_catalog'::regnamespace),
    'simple'
  );
begin
  update public.agency_settings set search_language = known where search_language <> known;
  if found then perform app.index_words(known); end if;
  return found;
end
$$;

drop function public.search_client_docs(text);

revoke execute on function app.plain_words, app.search_sources, app.index_words from public;
revoke execute on function public.search_portal, public.set_search_language from public, anon;
-- Whoever writes a row fills the indexes.
grant execute on function app.plain_words to authenticated, service_role;
grant execute on function public.search_portal to authenticated, service_role;
grant execute on function public.set_search_language to service_role;
