-- Guides are found like everything else; their page goes by a word of their address.
drop function app.search_sources();
drop function public.search_portal(text, text, integer);

create function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text, slug text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', $s$case when turn is null then '' else next_step end$s$, 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))', 'null'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3', 'null'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3', 'null'),
    ('contact_message', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3', 'null'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))', 'null'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)', 'null'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($6), sent_at)', 'null'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))', 'null'),
    ('guide', 'guides', $s$title || ' ' || summary || ' ' || body$s$,
      'title', $s$summary || ' ' || body$s$, 'null', 'null', 'null', 'updated_at', 'true',
      'app.can_read_guide($3, (select app.me()), audience, publish_from, publish_until)', 'slug'),
    ('invoice', 'invoices', $s$coalesce(number, '')$s$,
      'number', $s$''$s$, 'null', 'client_id', 'null', 'coalesce(finalized_at, created_at)', 'number is not null',
      'app.can_read_invoice($3, client_id = any ($7), status)', 'null')
$$;

create function public.search_portal(words text, of_kind text default null, most integer default 6)
returns table (
  kind text, id uuid, title text, body text, project_id uuid, project_name text, client_id uuid, client_name text,
  sequence bigint, at timestamptz, about text, about_id uuid,
  corrected text[], slug text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  language text := (select 'pg_catalog.' || search_language from public.agency_settings);
  is_owner boolean := app.is_owner();
  my_clients uuid[] := array(select app.my_client_ids());
  my_projects uuid[] := array(select app.my_project_ids());
  my_money uuid[] := array(select app.my_money_project_ids());
  my_money_clients uuid[] := array(select app.my_money_client_ids());
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
    return query execute format(
      $q$
        select %L, f.id, f.title, left(f.body, 4000), p.id, p.name, c.id, c.name, f.sequence, f.at, null, null::uuid,
          '{}'::text[], f.slug
        from (
          select s.id, %s as title, %s as body, %s::uuid as project_id, %s::uuid as client_id,
            %s::bigint as sequence, %s as at, %s::text as slug
          from public.%I s
          where to_tsvector(%L::regconfig, app.plain_words(%s)) @@ $1 and (%s) and %s
          order by 7 desc
          limit $2
        ) f
        left join public.projects p on p.id = f.project_id
        left join public.clients c on c.id = coalesce(f.client_id, p.client_id)
      $q$,
      searched.kind, searched.title, searched.body, searched.project_id, searched.client_id, searched.sequence, searched.at,
      searched.slug, searched.source, language, searched.words, searched.found, searched.readable
    ) using asked, least($3, 50), is_owner, my_clients, my_projects, my_money, my_money_clients;
  end loop;
end
$$;

revoke execute on function app.search_sources from public;
revoke execute on function public.search_portal from public, anon;
grant execute on function public.search_portal to authenticated, service_role;

do $$
begin
  execute format(
    'create index guides_words_idx on public.guides using gin (to_tsvector(%L::regconfig, app.plain_words(%s)))',
    'pg_catalog.' || coalesce((select search_language from public.agency_settings), 'english'),
    $s$title || ' ' || summary || ' ' || body$s$
  );
end
$$;
