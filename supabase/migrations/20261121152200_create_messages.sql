-- The conversation of a project. What is written stays as it was written.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  sequence bigint generated always as identity,
  author_id uuid references public.users (id) on delete set null,
  body text not null check (char_length(body) <= 4000 and btrim(body) <> ''),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  unique (author_id, client_key)
);

comment on column public.messages.sequence is 'The order within a project; pages and polls go by it.';
comment on column public.messages.client_key is 'Of the attempt that sent it: repeated, it makes one message.';

create unique index messages_project_id_idx on public.messages (project_id, sequence desc);

create table public.message_reads (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  last_sequence bigint not null,
  last_read_at timestamptz not null default now(),
  primary key (project_id, user_id)
);

create index message_reads_user_id_idx on public.message_reads (user_id);

-- Sends a message. Answers {id, sequence}, or {refused: missing | archived | limited}; the same key sends once.
create function public.send_message(project_id uuid, body text, client_key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sent public.messages;
begin
  if not app.can_see_project($1) then return jsonb_build_object('refused', 'missing'); end if;
  -- One after the other within a project, so that a poll that has seen a number has seen all smaller ones.
  perform pg_advisory_xact_lock(hashtext('messages of ' || $1));
  select * into sent from public.messages m where m.author_id = auth.uid() and m.client_key = $3;
  if sent.id is null then
    if not app.is_open_project($1) then return jsonb_build_object('refused', 'archived'); end if;
    if app.count_request('message:' || auth.uid(), 60, interval '10 minutes') > 0 then
      return jsonb_build_object('refused', 'limited');
    end if;
    insert into public.messages (project_id, author_id, body, client_key)
    values ($1, auth.uid(), $2, $3)
    returning * into sent;
    perform public.mark_messages_read($1, sent.sequence);
  end if;
  return jsonb_build_object('id', sent.id, 'sequence', sent.sequence);
end
$$;

-- A page of a conversation, the oldest of it first: the newest, those before a number, or those after one. Names come
-- along, which clients could not read themselves. Nothing for whoever may not see the project.
create function public.read_messages(
  project_id uuid, before bigint default null, after bigint default null, most integer default 50
)
returns table (
  id uuid, sequence bigint, author_id uuid, author_name text, author_role public.user_role, body text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.sequence, p.author_id, coalesce(nullif(u.full_name, ''), u.email), u.role, p.body, p.created_at
  from (
    (
      select * from public.messages m
      where m.project_id = $1 and $3 is null and m.sequence < coalesce($2, 9223372036854775807)
      order by m.sequence desc
      limit least($4, 100)
    )
    union all
    (
      select * from public.messages m
      where m.project_id = $1 and m.sequence > $3
      order by m.sequence
      limit least($4, 100)
    )
  ) p
  left join public.users u on u.id = p.author_id
  where (select app.can_see_project($1))
  order by p.sequence
$$;

-- Remembers how far the caller has read a conversation; never backwards.
create function public.mark_messages_read(project_id uuid, up_to bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.can_see_project($1) then return; end if;
  insert into public.message_reads (project_id, user_id, last_sequence) values ($1, auth.uid(), $2)
  on conflict on constraint message_reads_pkey do update
  set last_sequence = greatest(message_reads.last_sequence, excluded.last_sequence), last_read_at = now();
end
$$;

revoke execute on function public.send_message, public.read_messages, public.mark_messages_read from public, anon;
grant execute on function public.send_message, public.read_messages, public.mark_messages_read
  to authenticated, service_role;

-- New messages are their own record; that one was changed or removed, by the service, is worth an entry.
create trigger record_change after update or delete on public.messages
for each row execute function app.record_change('client_key');

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated;
grant select (id, project_id, sequence, author_id, body, created_at) on public.messages to authenticated;
grant all on public.messages to service_role;

create policy "members read the messages of their projects, the owner all"
on public.messages for select to authenticated
using ((select app.is_owner()) or project_id in (select app.my_project_ids()));

alter table public.message_reads enable row level security;
revoke all on public.message_reads from anon, authenticated;
grant select on public.message_reads to authenticated;
grant all on public.message_reads to service_role;

create policy "readers know how far they have read themselves"
on public.message_reads for select to authenticated
using (user_id = (select auth.uid()));
