-- A confirmed call is cancelled, with a mail that says so, not declined. A time that the owner proposed is the visitor's to
-- accept; who left no email address was not asked by mail, so the owner confirms what was agreed otherwise.
create or replace function public.decide_discovery_call(call_id uuid, decision text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  has_no_email boolean;
begin
  perform app.refuse_oversized(decision);
  if not app.is_owner() then raise exception 'For the owner' using errcode = '42501'; end if;
  select call.email is null into has_no_email from public.discovery_calls call where call.id = call_id;
  return case decision
    when 'confirm' then app.move_discovery_call(
      call_id,
      case when has_no_email then '{requested,proposed}' else '{requested}' end::public.discovery_call_status[],
      'confirmed', null, 'call-confirmed'
    )
    when 'decline' then
      app.move_discovery_call(call_id, '{requested,proposed}', 'declined', null, 'call-declined')
    when 'cancel' then
      app.move_discovery_call(call_id, '{confirmed}', 'cancelled', null, 'call-cancelled-by-us')
    when 'quarantine' then app.move_discovery_call(call_id, '{requested}', 'spam', null, null)
    when 'release' then
      app.move_discovery_call(call_id, '{spam}', 'requested', 'call-notice', 'call-received')
    else 'closed'
  end;
end
$$;
