-- Who has joined is a member, and is taken out as one: an invite that was accepted cannot be taken back.
alter policy "the owner takes invites back" on public.invites
using ((select app.is_owner()) and accepted_at is null);
