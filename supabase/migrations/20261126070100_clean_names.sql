-- Names come from address books, chat programs and keyboards of every script: they bring marks that nobody sees. A name keeps
-- every letter and loses what turns the direction of the sentence that it stands in. schemas/requests/clean-name.ts does the same.

-- One line without what is not seen; joiners and variants inside a name stay, since they change how its letters look. Empty
-- where nothing of it would be seen.
create function app.clean_name(name text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  with cleaned as (
    select regexp_replace(
      regexp_replace(
        regexp_replace(name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f]',
        '', 'g'
      ),
      '^[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g'
    ) as words
  )
  select case
    when words ~ '[^\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u180b-\u180f\u200c\u200d\u2800\ufe00-\ufe0f\U000e0020-\U000e007f\U000e0100-\U000e01ef]'
    then words else ''
  end
  from cleaned
$$;

-- The digits of every script as 0 to 9.
create function app.ascii_digits(words text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select translate(
    words,
    U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9'
    '\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9\0966\0967\0968\0969\096a\096b\096c\096d\096e\096f'
    '\09e6\09e7\09e8\09e9\09ea\09eb\09ec\09ed\09ee\09ef\0a66\0a67\0a68\0a69\0a6a\0a6b\0a6c\0a6d\0a6e\0a6f'
    '\0ae6\0ae7\0ae8\0ae9\0aea\0aeb\0aec\0aed\0aee\0aef\0b66\0b67\0b68\0b69\0b6a\0b6b\0b6c\0b6d\0b6e\0b6f'
    '\0be6\0be7\0be8\0be9\0bea\0beb\0bec\0bed\0bee\0bef\0c66\0c67\0c68\0c69\0c6a\0c6b\0c6c\0c6d\0c6e\0c6f'
    '\0ce6\0ce7\0ce8\0ce9\0cea\0ceb\0cec\0ced\0cee\0cef\0d66\0d67\0d68\0d69\0d6a\0d6b\0d6c\0d6d\0d6e\0d6f'
    '\0de6\0de7\0de8\0de9\0dea\0deb\0dec\0ded\0dee\0def\0e50\0e51\0e52\0e53\0e54\0e55\0e56\0e57\0e58\0e59'
    '\0ed0\0ed1\0ed2\0ed3\0ed4\0ed5\0ed6\0ed7\0ed8\0ed9\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29'
    '\1040\1041\1042\1043\1044\1045\1046\1047\1048\1049\1090\1091\1092\1093\1094\1095\1096\1097\1098\1099'
    '\17e0\17e1\17e2\17e3\17e4\17e5\17e6\17e7\17e8\17e9\1810\1811\1812\1813\1814\1815\1816\1817\1818\1819'
    '\1946\1947\1948\1949\194a\194b\194c\194d\194e\194f\19d0\19d1\19d2\19d3\19d4\19d5\19d6\19d7\19d8\19d9'
    '\1a80\1a81\1a82\1a83\1a84\1a85\1a86\1a87\1a88\1a89\1a90\1a91\1a92\1a93\1a94\1a95\1a96\1a97\1a98\1a99'
    '\1b50\1b51\1b52\1b53\1b54\1b55\1b56\1b57\1b58\1b59\1bb0\1bb1\1bb2\1bb3\1bb4\1bb5\1bb6\1bb7\1bb8\1bb9'
    '\1c40\1c41\1c42\1c43\1c44\1c45\1c46\1c47\1c48\1c49\1c50\1c51\1c52\1c53\1c54\1c55\1c56\1c57\1c58\1c59'
    '\a620\a621\a622\a623\a624\a625\a626\a627\a628\a629\a8d0\a8d1\a8d2\a8d3\a8d4\a8d5\a8d6\a8d7\a8d8\a8d9'
    '\a900\a901\a902\a903\a904\a905\a906\a907\a908\a909\a9d0\a9d1\a9d2\a9d3\a9d4\a9d5\a9d6\a9d7\a9d8\a9d9'
    '\a9f0\a9f1\a9f2\a9f3\a9f4\a9f5\a9f6\a9f7\a9f8\a9f9\aa50\aa51\aa52\aa53\aa54\aa55\aa56\aa57\aa58\aa59'
    '\abf0\abf1\abf2\abf3\abf4\abf5\abf6\abf7\abf8\abf9\ff10\ff11\ff12\ff13\ff14\ff15\ff16\ff17\ff18\ff19',
    repeat('0123456789', 36)
  )
$$;

-- Cleans the columns that it is given when they are written. What was stored before stays as it was approved, signed or logged.
create function app.clean_lines() returns trigger
language plpgsql set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
  stored jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  line text;
begin
  foreach line in array tg_argv loop
    if written ->> line is null or written ->> line is not distinct from stored ->> line then continue; end if;
    if app.clean_name(written ->> line) = '' and btrim(written ->> line) <> '' then
      raise exception 'Nothing of the % can be seen', line using errcode = 'PT400';
    end if;
    written := jsonb_set(written, array[line], to_jsonb(app.clean_name(written ->> line)));
  end loop;
  return jsonb_populate_record(new, written);
end
$$;

create function app.clean_phone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.phone := app.ascii_digits(app.clean_name(new.phone));
  return new;
end
$$;

create trigger clean_lines before insert or update of full_name on public.users
for each row execute function app.clean_lines('full_name');
create trigger clean_phone before insert or update of phone on public.users
for each row when (new.phone is not null) execute function app.clean_phone();
create trigger clean_lines before insert or update of name on public.clients
for each row execute function app.clean_lines('name');
create trigger clean_lines before insert or update of name, service, next_step on public.projects
for each row execute function app.clean_lines('name', 'service', 'next_step');
create trigger clean_lines before insert or update of title on public.milestones
for each row execute function app.clean_lines('title');
create trigger clean_lines before insert or update of title on public.project_updates
for each row execute function app.clean_lines('title');
create trigger clean_lines before insert or update of title on public.feedback_items
for each row execute function app.clean_lines('title');
create trigger clean_lines before insert or update of title on public.change_orders
for each row execute function app.clean_lines('title');
create trigger clean_lines before insert or update of title on public.client_docs
for each row execute function app.clean_lines('title');
create trigger clean_lines before insert or update of said_by, said_by_role on public.endorsements
for each row execute function app.clean_lines('said_by', 'said_by_role');
create trigger clean_lines before insert or update of reason on public.availability_blocks
for each row execute function app.clean_lines('reason');

create or replace function app.create_user_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.users (id, role, full_name, email)
  values (new.id, 'client', left(app.clean_name(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200), new.email);
  return new;
end
$$;

revoke execute on function app.clean_name, app.ascii_digits, app.clean_lines, app.clean_phone from public;
grant execute on function app.clean_name, app.ascii_digits to authenticated, service_role;
