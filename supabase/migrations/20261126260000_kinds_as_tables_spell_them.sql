-- As before; a kind is called what its table calls one of its rows (schemas/portal-kinds.ts).
-- `readable` is asked of the reader: $3 is the owner, $4 the own clients, $5 their projects. People, clients and contact
-- messages are searched by the owner alone.
create or replace function app.search_sources() returns table (
  kind text, source text, words text, title text, body text, project_id text, client_id text, sequence text, at text,
  found text, readable text
)
language sql immutable set search_path = ''
as $$
  values
    ('project', 'projects', $s$name || ' ' || service || ' ' || next_step$s$,
      'name', 'next_step', 'id', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_project($3, client_id = any ($4))'),
    ('client', 'clients', $s$name || ' ' || coalesce(website, '')$s$,
      'name', $s$coalesce(website, '')$s$, 'null', 'id', 'null', 'created_at', 'true',
      '$3'),
    ('person', 'users', $s$full_name || ' ' || email$s$,
      $s$coalesce(nullif(full_name, ''), email)$s$, 'email', 'null',
      '(select m.client_id from public.client_members m where m.user_id = s.id limit 1)', 'null', 'created_at',
      $s$role = 'client'$s$, '$3'),
    ('contact_message', 'contact_messages', $s$name || ' ' || email || ' ' || message$s$,
      'name', 'message', 'null', 'null', 'null', 'created_at', $s$status <> 'spam'$s$, '$3'),
    ('message', 'messages', 'body',
      $s$''$s$, 'body', 'project_id', 'null', 'sequence', 'created_at', 'true',
      'app.can_read_message($3, project_id = any ($5))'),
    ('file', 'project_files', 'name',
      'name', $s$''$s$, 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_file($3, project_id = any ($5), visible)'),
    ('change_order', 'change_orders', $s$number::text || ' ' || title || ' ' || reason$s$,
      $s$'#' || number || ' ' || title$s$, 'reason', 'project_id', 'null', 'null', 'created_at', 'true',
      'app.can_read_change_order($3, project_id = any ($5), sent_at)'),
    ('client_doc', 'client_docs', $s$title || ' ' || body$s$,
      'title', 'body', 'null', 'client_id', 'null', 'updated_at', 'true',
      'app.can_read_client_doc($3, client_id = any ($4))')
$$;
