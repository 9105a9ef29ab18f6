import { expect, onTestFinished, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { mails } from "./mails.ts";

const context = {
  agency: {
    name: "The Agency",
    email: "hello@agency.example",
    siteUrl: "https://agency.example",
    locale: "en-CA",
    promises: { contactReceived: "", callReceived: "", callConfirmed: "", callWay: "" },
  },
  links: {
    call: async () => "https://agency.example/calls/token",
    invite: async () => "https://agency.example/auth/invite/token",
    unsubscribe: async () => ({
      page: "https://agency.example/end",
      oneClick: "https://agency.example/end/now",
    }),
  },
};

test("the database queues the mails of the list, no other, and with what each needs", async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const { database } = backend;

  const functions = await database.query<{ body: string }>(
    "select prosrc as body from pg_proc where pronamespace in ('app'::regnamespace, 'public'::regnamespace)",
  );
  const isQueueing = /queue_mail|into public\.outbox|announce_|move_discovery_call|reschedule_discovery_call/;
  const named = functions.rows
    .filter(({ body }) => isQueueing.test(body))
    .flatMap(({ body }) => [...body.matchAll(/'([a-z]+(?:-[a-z]+)+)'|template = '(\w+)'/g)])
    .flatMap(([, name, other]) => name ?? other ?? []);
  expect([...new Set(named)].sort()).toEqual(Object.keys(mails).sort());

  await database.exec(`
    delete from outbox;
    select app.announce_contact_message(m, true) from contact_messages m;
    select app.queue_invite(i, gen_random_uuid()) from invites i;
    select app.tell_of_membership(client_id, user_id, gen_random_uuid()) from client_members;
    select public.queue_digests(now() + interval '1 day');
    select public.record_contact_message('{"name": "Ada", "email": "ada@example.com", "message": "Hello", "verdict": "doubtful", "address_hash": "a", "sender_hash": "s"}');
    select public.queue_doubtful(now() + interval '1 hour');
    select public.report_troubles('[{"kind": "slow", "what": "GET /", "times": 2}]');
  `);
  const calls = Object.keys(mails).filter((name) => name.startsWith("call-"));
  for (const name of calls)
    await database.query("select app.announce_discovery_call(c, $1, null) from discovery_calls c", [name]);
  const { rows } = await database.query<{ message_id: string }>(
    "select id as message_id from contact_messages limit 1",
  );
  const owner = await backend.signIn(accounts.owner);
  await owner.rpc("reply_to_contact_message", { ...rows[0], reply: "Yes", reply_key: crypto.randomUUID() });
  const { data: proof } = await backend.service().rpc("prove_password", {
    user_id: (await owner.auth.getUser()).data.user?.id,
  });
  await owner.rpc("set_invoice_sender", { proof, invoice_from: "Us", pay_to: "Account 1", seen_version: 1 });
  const { rows: people } = await database.query<{ id: string }>("select id from users where role = 'client'");
  const person = people[0]?.id;
  await database.exec(`
    delete from client_members where user_id = (select min(user_id::text)::uuid from client_members);
    insert into subscriptions (
      id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
    )
    select 'sub_' || plan || client_id, client_id, 'price', 'active', 8900, 'cad', now(), false, 0, now()
    from client_members, unnest(array['a', 'b']) plan;
    update subscriptions set status = 'past_due', reading = 1;
    update subscriptions set status = 'active', reading = 2;
    insert into approvals (project_id, subject_type, subject_id, decision, snapshot, snapshot_sha256, decided_by_name)
    select project_id, 'change_order', id, 'declined', app.snapshot_of(o), app.hash_snapshot(app.snapshot_of(o)), 'Dana'
    from change_orders o where not exists (select from approvals a where a.subject_id = o.id) limit 1;
    update agency_settings set reminder_days = '{1}';
    insert into invoices (client_id, currency, bill_to) select client_id, 'CAD', 'Client' from client_members;
    update invoices set status = 'open', number = 'A-' || id, amount_remaining = 1200, amount_paid = 1200, due_on = current_date,
      falls_due_at = now() where status = 'preparing';
    select public.queue_invoice_reminders(now() + interval '2 days');
    update outbox set sent_at = now() where template like 'invoice-%';
    update invoices set status = 'paid' where status = 'open';
    select app.note_second_subscriptions(client_id) from client_members;
    select public.settle_second_subscription(subscription_id, (select min(id::text)::uuid from users where role = 'owner'), 10057) from second_subscriptions;
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${person}', '${person}', 'totp', 'verified', now(), now());
    insert into auth.sessions (id, user_id, aal) values ('${person}', '${person}', 'aal2');
    select public.tell_of_factors();
    update auth.users set email_confirmed_at = now() - interval '1 day';
    select public.note_new_device('${person}', '${person}', 'Firefox', 'Linux');
    select set_config('request.jwt.claims', '{"sub": "${person}", "session_id": "${person}", "aal": "aal2"}', false),
      set_config('request.jwt.claim.sub', '${person}', false);
    select public.renew_recovery_codes(array_agg(repeat(n::text, 43))) from generate_series(0, 9) n;
    select public.renew_recovery_codes(array_agg(repeat(n::text, 43))) from generate_series(0, 9) n;
    select public.use_recovery_code(repeat('0', 43));
    select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false);
    delete from auth.mfa_factors;
    select public.tell_of_factors();
    update auth.users set email_confirmed_at = null;
    update auth.users set email_confirmed_at = now();
    update auth.users set encrypted_password = 'another';
    update auth.users set encrypted_password = 'yet another';
    update auth.users set email = 'new-' || email;
  `);

  const queued = await database.query<{ template: keyof typeof mails; payload: unknown; subject_id: string }>(
    "select template, payload, subject_id from outbox",
  );
  expect(new Set(queued.rows.map(({ template }) => template))).toEqual(new Set(Object.keys(mails)));
  for (const { template, payload, subject_id } of queued.rows)
    expect(
      (await mails[template].write(payload, { ...context, subjectId: subject_id })).subject,
    ).toBeTruthy();
});
