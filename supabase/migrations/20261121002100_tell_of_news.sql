-- Where the database has Supabase's Realtime, whoever's notifications have changed is told so at once, on a private channel
-- of their own: that there is something to look at, never what. Where it has none, the pages only ask from time to time.
do $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is null then return; end if;

  -- With its owner's rights: nobody else may write on the channels.
  create function app.tell_of_news() returns trigger
  language plpgsql security definer set search_path = ''
  as $function$
  begin
    perform realtime.send('{}'::jsonb, 'news', 'news:' || person.user_id, true)
    from (select distinct user_id from changed) person;
    return null;
  end
  $function$;
  revoke execute on function app.tell_of_news from public;

  create trigger tell_of_new after insert on public.notifications
  referencing new table as changed for each statement execute function app.tell_of_news();
  create trigger tell_of_changed after update on public.notifications
  referencing new table as changed for each statement execute function app.tell_of_news();
  create trigger tell_of_withdrawn after delete on public.notifications
  referencing old table as changed for each statement execute function app.tell_of_news();

  create policy "people hear of their own news" on realtime.messages for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'news:' || (select app.me())
  );
end
$$;
