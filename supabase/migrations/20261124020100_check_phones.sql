-- A phone number has seven digits or more, as the public forms ask. What has fewer could not be called; the log keeps it.
update public.users set phone = null where char_length(regexp_replace(phone, '\D', '', 'g')) < 7;

alter table public.users
add constraint users_phone_digits check (char_length(regexp_replace(phone, '\D', '', 'g')) >= 7);
