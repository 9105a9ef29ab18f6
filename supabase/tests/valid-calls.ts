import { ids } from "./permission-expectations.ts";

/**
 * Where a text comes from that a person gives to a function: their own words, which may be stored as they are; a choice among
 * what the product knows, as an id, a kind or the hash of what was seen; or a secret that opens something.
 */
type TextSource = "own words" | "choice" | "secret";

export type ValidCall = {
  /** Who calls it: Dana of the own client, the owner, or the site with its own key. */
  by: "client" | "owner" | "service";
  /** Brings the rows into the right state, with all rights. */
  given?: string;
  /** Each argument as an SQL expression. */
  with: Record<string, string>;
  /** Of each text, array of texts and jsonb that a person gives. */
  texts?: Record<string, TextSource>;
  /** Arguments, and keys of a jsonb as `argument.key`, that may be null without being refused, and why. */
  mayBeNull?: Record<string, string>;
};

const { owner, dana, voltway, bookingBoard } = ids;
const quote = (id: string) => `'${id}'`;
const seeded = (end: string) => `'00000000-0000-4000-8000-000000000${end}'`;
const fresh = "gen_random_uuid()";
const hash = "encode(sha256('a token'), 'hex')";
const order = "602";
const item = "501";
const seen = (table: string, end: string, column = "snapshot_sha256") =>
  `(select ${column} from public.${table} where id = ${seeded(end)})`;

const call = seeded("0c1");
const inTwoDays = "date_trunc('day', now()) + interval '2 days 10 hours'";
const anotherTime = `jsonb_build_object(
  'date', current_date + 2, 'start_time', '10:00', 'end_time', '10:30', 'time_zone', 'UTC',
  'starts_at', ${inTwoDays}, 'ends_at', ${inTwoDays} + interval '30 minutes'
)`;
const linkTo = (purpose: string, subject: string) =>
  `insert into private_links (token_hash, purpose, subject_id) values (${hash}, '${purpose}', ${subject})`;
const ownMessage = `insert into messages (id, project_id, author_id, body)
  values (${seeded("4f1")}, '${bookingBoard}', '${dana}', 'Written just now')`;
const waitingMail = `insert into outbox (id, template, payload, subject_id, dedupe_key, attempts, last_error)
  values (${seeded("0e9")}, 'contact-notice', '{}', ${seeded("0b1")}, 'waiting', 1, 'refused')`;
const doubtfulMessage = `update contact_messages set status = 'spam' where id = ${seeded("0b1")};
  update contact_messages set is_doubtful = true where id = ${seeded("0b1")}`;
const stepOf = (project: string) => `(select next_step from projects where id = '${project}')`;
const doneStep = `update projects set step_done_at = now(), step_done_by = '${dana}' where id = '${bookingBoard}'`;
const claim = "c".repeat(43);
const passwordSetAside = `insert into app.set_aside_passwords (user_id, password_hash, replaced_by, claim)
  select id, 'one', encrypted_password, '${claim}' from auth.users where id = '${dana}' on conflict do nothing`;
const twoPlans = `insert into subscriptions (
    id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at
  ) select 'sub_' || n, '${voltway}', 'price', 'active', 100, 'cad', now() + interval '1 month', false, 0, now() + n * interval '1 hour'
  from generate_series(1, 2) n on conflict do nothing;
  delete from second_subscriptions; insert into second_subscriptions (subscription_id, client_id, currency)
  values ('sub_2', '${voltway}', 'cad')`;
const provenFactor = `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), '${dana}', 'totp', 'verified', now() - interval '1 day', now())`;
const session = `insert into auth.sessions (id, user_id) values (${seeded("0f5")}, '${dana}') on conflict do nothing`;
const invoice = (given: string) => `insert into invoices (
    id, client_id, currency, bill_to, status, total, amount_due, amount_remaining, amount_paid, stripe_invoice_id, request_key
  ) values (${seeded("e09")}, '${voltway}', 'CAD', 'Voltway', ${given}, 'in_1', null)`;
const openInvoice = invoice("'open', 1000, 1000, 1000, 0");
const approvedOrder = (price: number) => `insert into change_orders (
    id, project_id, title, price_cents, currency, valid_until, status, sent_at, expires_at
  ) values (${seeded("6e1")}, '${bookingBoard}', 'Worked', ${price}, 'CAD', current_date, 'approved', now(), now())`;
const anotherClient = `delete from auth.users where id = ${seeded("0ff")}; insert into auth.users (id, email) values (${seeded("0ff")}, 'new@example.com')`;
const colleague = `${anotherClient}; insert into client_members (client_id, user_id) values ('${voltway}', ${seeded("0ff")})`;
const inviteOfDana = `insert into clients (id, name) values (${seeded("0a9")}, 'Another client');
  insert into invites (id, client_id, email) values (${seeded("0fa")}, ${seeded("0a9")}, 'dana@voltway.example')`;

const aPage = "a page has a size of its own";
const noFilter = "nothing is left out";
const ofAll = "null is every one, as without it";

/**
 * One call for each function with arguments that does what the function is for. With it every function of the public schema is
 * tried with null in each place, and with words that nobody may put into the product's mouth. A function that is not here fails
 * those tests.
 */
export const validCalls: Record<string, ValidCall> = {
  accept_discovery_call: {
    by: "service",
    given: `update discovery_calls set status = 'proposed' where id = ${call}; ${linkTo("call", call)}`,
    with: { token_hash: hash },
    texts: { token_hash: "secret" },
  },
  answer_endorsement: {
    by: "client",
    with: {
      project_id: quote(bookingBoard),
      seen_version: `(select version from endorsements where project_id = '${bookingBoard}')`,
      may_show: "true",
      may_quote: "true",
      quote: "'They call back.'",
      said_by: "'Dana'",
      said_by_role: "'Owner'",
      wording: "'en-1'",
    },
    texts: { quote: "own words", said_by: "own words", said_by_role: "own words", wording: "choice" },
  },
  answer_invite: {
    by: "client",
    given: inviteOfDana,
    with: { invite_id: seeded("0fa"), is_joining: "true" },
  },
  archive_client: { by: "owner", with: { client_id: quote(voltway), withdraws: "true" } },
  begin_duty: { by: "service", with: { of_user: quote(owner), by_default: "true" } },
  begin_publish: {
    by: "service",
    with: { publish: `'{"delivery_key": "a new one", "operation": "update", "document_id": "homePage"}'` },
    mayBeNull: { publish: "the site's own, which has every field" },
  },
  copy_guides: {
    by: "service",
    given: `insert into app.guide_copies (begun, copied) values (9, 8)
      on conflict (is_only) do update set begun = 9, copied = 8`,
    with: {
      reading: "9",
      published: `jsonb_build_array(to_jsonb(row(
        ${fresh}, 'docArticle-another', 'b', 'another', 'Another', '', '', '', 'everyone', null, null, now()
      )::guides))`,
    },
  },
  calls_of_sender: {
    by: "owner",
    with: { address: "'ines@duartedental.example'" },
    texts: { address: "own words" },
  },
  cancel_discovery_call: {
    by: "service",
    given: linkTo("call", call),
    with: { token_hash: hash },
    texts: { token_hash: "secret" },
  },
  change_discovery_call: {
    by: "service",
    given: linkTo("call", call),
    with: { token_hash: hash, new_time: anotherTime },
    texts: { token_hash: "secret", new_time: "choice" },
  },
  change_message: {
    by: "client",
    given: ownMessage,
    with: { project_id: quote(bookingBoard), message_id: seeded("4f1"), body: "'Other words'" },
    texts: { body: "own words" },
    mayBeNull: { body: "without words the message is removed" },
  },
  add_tax_rate: {
    by: "owner",
    with: {
      name: "'VAT'",
      percent: "0",
      kind: "'exempt'",
      note: "'Nothing is added.'",
      as_default: "true",
    },
    texts: { name: "own words", note: "own words" },
  },
  archive_tax_rate: { by: "owner", with: { rate_id: seeded("e12") } },
  claim_invoices: {
    by: "service",
    given: `${openInvoice}; update invoices set read_at = now() - interval '2 days'`,
    with: { most: "10" },
  },
  claim_mails: {
    by: "service",
    given: waitingMail,
    with: { most: "10", lease_seconds: "60" },
    mayBeNull: { most: "every mail that is due" },
  },
  convert_message_to_client: {
    by: "owner",
    with: { message_id: seeded("0b1"), client_name: "'Bell Roofing'", invite_id: fresh },
    texts: { client_name: "own words" },
  },
  count_expired: {
    by: "owner",
    given: "update contact_messages set status = 'spam'",
    with: { periods: `'{"spam": "30 days"}'`, at: "now() + interval '1 year'" },
    texts: { periods: "choice" },
    mayBeNull: {
      periods: "what no setting keeps is counted",
      "periods.spam": "a rule without a period removes nothing",
    },
  },
  count_private_link: { by: "service", with: { purpose: "'call'", subject: call } },
  count_waiting_projects: {
    by: "client",
    with: { search: "'board'", today: "current_date" },
    texts: { search: "own words" },
    mayBeNull: { today: "the database's day" },
  },
  count_projects: { by: "owner", with: { search: "'board'" }, texts: { search: "own words" } },
  count_sign_in_attempt: {
    by: "service",
    with: { kind: "'guess'", address_hash: "'address'", account_hash: "'account'" },
  },
  credit_change_order: {
    by: "owner",
    given: `${openInvoice}; ${approvedOrder(-100)}`,
    with: { order_id: seeded("6e1"), invoice_id: seeded("e09") },
  },
  credit_invoice: {
    by: "owner",
    given: openInvoice,
    with: {
      invoice_id: seeded("e09"),
      kind: "'write_off'",
      amount: "100",
      reason: "'The bank kept its fee'",
      seen_left: "1000",
      request_key: fresh,
    },
    texts: { kind: "choice", reason: "own words" },
  },
  decide_change_order: {
    by: "client",
    with: {
      order_id: seeded(order),
      decision: "'approved'",
      seen_sha256: seen("change_orders", order),
      comment: "'Yes'",
    },
    texts: { seen_sha256: "secret", comment: "own words" },
    mayBeNull: { comment: "a decision needs no comment" },
  },
  decide_discovery_call: {
    by: "owner",
    with: { call_id: call, decision: "'confirm'" },
    texts: { decision: "choice" },
  },
  decide_feedback_item: {
    by: "client",
    with: {
      item_id: seeded(item),
      decision: "'approved'",
      seen_sha256: seen("feedback_items", item),
      comment: "'Yes'",
    },
    texts: { seen_sha256: "secret", comment: "own words" },
    mayBeNull: { comment: "a decision needs no comment" },
  },
  delete_client: {
    by: "owner",
    given: `insert into clients (id, name) values (${seeded("0a9")}, 'Empty')`,
    with: { client_id: seeded("0a9") },
  },
  describe_changes: { by: "owner", with: { entry_ids: "array(select id from audit_log limit 5)" } },
  end_invoice: {
    by: "owner",
    given: openInvoice,
    with: { invoice_id: seeded("e09"), ending: "'void'" },
    texts: { ending: "choice" },
  },
  end_loss: {
    by: "service",
    given: `insert into app.must_enrol (user_id, reason, since) values (${quote(owner)}, 'lost', now())`,
    with: { of_user: quote(owner) },
  },
  end_session: {
    by: "client",
    given: session,
    with: { of_session: seeded("0f5") },
  },
  export_rows: {
    by: "owner",
    with: { name: "'clients'", skip: "0", most: "10" },
    texts: { name: "choice" },
    mayBeNull: { skip: "from the beginning", most: aPage },
  },
  file_contact_messages: {
    by: "owner",
    with: {
      message_ids: `array[${seeded("0b1")}, ${seeded("0b2")}]::uuid[]`,
      new_status: "'new'",
      snoozed_until: "now() + interval '3 days'",
    },
    mayBeNull: { snoozed_until: "they wait at once" },
  },
  finalize_invoice: {
    by: "owner",
    given: `${invoice("'draft', 1000, 1000, 1000, 0")}; update agency_settings set invoice_from = 'The Agency'`,
    with: {
      invoice_id: seeded("e09"),
      seen_total: "1000",
      due_on: "current_date + 14",
      ends_at: "now() + interval '14 days'",
    },
  },
  forget_set_aside_password: { by: "service", given: passwordSetAside, with: { user_id: quote(dana) } },
  forget_sign_in_attempt: {
    by: "service",
    given: "insert into rate_limits values ('guess:account:account', 2, now() + interval '1 minute')",
    with: { kind: "'guess'", address_hash: "'address'", account_hash: "'account'" },
    mayBeNull: { address_hash: "the account's guess is forgotten all the same" },
  },
  invite_person: {
    by: "owner",
    with: {
      invite_id: fresh,
      client_id: quote(voltway),
      address: "'new@voltway.example'",
      sees_money: "true",
    },
    texts: { address: "own words" },
  },
  join_clients: {
    by: "owner",
    given: `insert into clients (id, name) values (${seeded("0a9")}, 'The same')`,
    with: { client_id: seeded("0a9"), kept_id: quote(voltway) },
  },
  link_person: {
    by: "owner",
    given: anotherClient,
    with: { client_id: quote(voltway), user_id: seeded("0ff"), sees_money: "true" },
  },
  list_people: { by: "client", with: { of_client: quote(voltway) } },
  list_notifications: {
    by: "client",
    with: { before: "now()", most: "30", only_unread: "false" },
    mayBeNull: { before: "the first page", most: aPage, only_unread: noFilter },
  },
  list_people_with_factor: { by: "owner", given: provenFactor, with: { of_client: quote(voltway) } },
  list_project_files: {
    by: "client",
    with: { project: quote(bookingBoard), skipped: "0", most: "10" },
    mayBeNull: { skipped: "from the beginning", most: aPage },
  },
  list_invoices: {
    by: "owner",
    given: openInvoice,
    with: { search: "'volt'", list: "'open'", of_client: quote(voltway), skip: "0", most: "20" },
    texts: { search: "own words", list: "choice" },
    mayBeNull: { of_client: noFilter, skip: "from the beginning" },
  },
  list_projects: {
    by: "client",
    with: {
      search: "''",
      of_status: "'in_progress'",
      is_archived: "false",
      of_client: quote(voltway),
      skip: "0",
      most: "20",
      waits_for: "'client'",
      waits_as: "'project'",
      today: "current_date",
    },
    texts: { search: "own words", waits_as: "choice" },
    mayBeNull: {
      of_status: noFilter,
      is_archived: "what waits does so in finished projects, too",
      of_client: noFilter,
      skip: "from the beginning",
      waits_for: noFilter,
      waits_as: noFilter,
      today: "the database's day",
    },
  },
  list_unlinked_people: {
    by: "owner",
    given: `${anotherClient}; update auth.users set email_confirmed_at = now() where id = ${seeded("0ff")}`,
    with: { skip: "0", most: "10" },
    mayBeNull: { skip: "from the beginning", most: aPage },
  },
  list_waiting: {
    by: "owner",
    with: {
      of_side: "'client'",
      of_client: quote(voltway),
      today: "current_date",
      most: "8",
      of_kinds: "array['project', 'change_order']",
      skip: "0",
    },
    texts: { of_kinds: "choice" },
    mayBeNull: {
      of_side: noFilter,
      of_client: noFilter,
      today: "the database's day",
      most: aPage,
      of_kinds: noFilter,
      skip: "from the beginning",
    },
  },
  mark_messages_read: {
    by: "client",
    with: { project_id: quote(bookingBoard), up_to: "(select max(sequence) from messages)" },
  },
  may_read_calendar: {
    by: "service",
    given: linkTo("calendar", quote(owner)),
    with: { token_hash: hash },
    texts: { token_hash: "secret" },
  },
  move_change_order: {
    by: "owner",
    with: {
      order_id: seeded("601"),
      new_status: "'sent'",
      seen_version: seen("change_orders", "601", "version"),
      ends_at: "now() + interval '3 days'",
    },
  },
  move_milestone: { by: "owner", with: { milestone_id: seeded("204"), places: "1" } },
  my_data: {
    by: "client",
    with: { part: "'messages'", skip: "0", most: "10" },
    texts: { part: "choice" },
    mayBeNull: { skip: "from the beginning", most: aPage },
  },
  next_call: {
    by: "owner",
    with: { of_client: quote(voltway) },
    mayBeNull: { of_client: "the caller's own" },
  },
  note_download: { by: "owner", with: { file_id: seeded("402") } },
  note_listed: {
    by: "owner",
    given: doubtfulMessage,
    with: { ids: `array[${seeded("0b1")}]::uuid[]` },
  },
  note_new_device: {
    by: "service",
    given: `${session}; update auth.users set email_confirmed_at = now() - interval '1 day' where id = '${dana}'`,
    with: { of_user: quote(dana), of_session: seeded("0f5"), browser: "'Firefox'", system: "'Linux'" },
  },
  note_retention: {
    by: "service",
    with: { removed: `'{"spam": 2}'` },
  },
  pay_invoice_elsewhere: {
    by: "owner",
    given: openInvoice,
    with: { invoice_id: seeded("e09"), seen_remaining: "1000", paid_on: "current_date" },
  },
  prepare_invoice: {
    by: "owner",
    given: approvedOrder(1000),
    with: {
      of_client: quote(voltway),
      of_project: quote(bookingBoard),
      in_currency: "'CAD'",
      bill_to: "'Voltway, Main Street'",
      lines: `jsonb_build_array(jsonb_build_object('source', 'change_order', 'source_id', ${seeded("6e1")}))`,
      request_key: fresh,
      supplied_from: "current_date - 1",
      supplied_on: "current_date",
    },
    texts: { in_currency: "choice", bill_to: "own words", lines: "own words" },
    mayBeNull: {
      of_project: "an invoice of no project",
      supplied_from: "on one day",
      supplied_on: "on the day of issue",
    },
  },
  prove_password: { by: "service", with: { user_id: quote(owner) } },
  propose_discovery_call: {
    by: "owner",
    with: { call_id: call, new_time: anotherTime },
    texts: { new_time: "choice" },
  },
  queue_digests: {
    by: "service",
    given:
      "update notifications set digest_id = null, read_at = null; delete from outbox where template = 'digest'",
    with: { at: "now() + interval '1 hour'", quiet: "interval '1 hour'", pause: "interval '1 hour'" },
    mayBeNull: { quiet: "the pause is over as well", pause: "the quiet time is over as well" },
  },
  queue_doubtful: {
    by: "service",
    given: doubtfulMessage,
    with: {
      at: "now() + interval '1 hour'",
      quiet: "interval '10 minutes'",
      pause: "interval '1 day'",
      most: "50",
    },
    mayBeNull: { pause: "as if none was sent before", most: noFilter },
  },
  read_doubtful: { by: "owner", with: { most: "10" }, mayBeNull: { most: "null is none, as zero is" } },
  queue_invoice_reminders: {
    by: "service",
    given: `${openInvoice}; update invoices set falls_due_at = now(), due_on = current_date, number = 'A-1';
      update agency_settings set reminder_days = '{1,7}'; delete from outbox`,
    with: { at: "now() + interval '8 days'" },
  },
  rate_article: {
    by: "client",
    with: { article_id: "'docArticle-another'", is_helpful: "true" },
    texts: { article_id: "choice" },
  },
  read_client_story: {
    by: "owner",
    with: { of_client: quote(voltway) },
    mayBeNull: { of_client: "without a client there are the open projects of all" },
  },
  read_messages: {
    by: "client",
    with: { project_id: quote(bookingBoard), before: "9000", after: "null", most: "50" },
    mayBeNull: { before: "the newest page", after: "the newest page", most: aPage },
  },
  read_notifications: {
    by: "client",
    with: {
      notification_id: `(select id from notifications where user_id = '${dana}' and read_at is null limit 1)`,
      project_id: "null",
      kinds: "null",
    },
    texts: { kinds: "choice" },
    mayBeNull: { notification_id: ofAll, project_id: ofAll, kinds: ofAll },
  },
  read_seen: { by: "client", with: { project_id: quote(bookingBoard) } },
  read_threads: { by: "owner", with: { message_ids: `array[${seeded("0b1")}]` } },
  read_set_aside_password: { by: "service", given: passwordSetAside, with: { user_id: quote(dana) } },
  record_client_view: { by: "owner", with: { client_id: quote(voltway) } },
  record_contact_message: {
    by: "service",
    with: {
      request: `'{"name": "Ada", "email": "ada@example.com", "message": "Hello", "spam_reasons": [], "address_hash": "a", "sender_hash": "b"}'`,
    },
  },
  record_discovery_call: {
    by: "service",
    with: {
      request: `${anotherTime} || jsonb_build_object('id', ${fresh}, 'name', 'Ben', 'email', 'ben@example.com', 'spam_reasons', '[]'::jsonb, 'address_hash', 'a', 'sender_hash', 'b')`,
    },
  },
  record_export: { by: "owner", with: { of_what: "'everything'" }, texts: { of_what: "choice" } },
  record_missed_addresses: {
    by: "service",
    with: { missed: `'[{"path": "/old", "requests": 1}]'` },
  },
  record_project_file: {
    by: "service",
    given: `delete from file_reservations;
      insert into file_reservations (id, file_id, project_id, user_id, path)
      values (${seeded("4e1")}, ${seeded("4e2")}, '${bookingBoard}', '${dana}', 'one/two/three');
      insert into storage.objects (bucket_id, name, metadata)
      values ('project-files', 'one/two/three', '{"size": 3}') on conflict do nothing`,
    with: {
      reservation_id: seeded("4e1"),
      file: `jsonb_build_object('name', 'a.txt', 'mime', 'text/plain', 'size', 3, 'sha256', repeat('a', 64))`,
      for_message: "false",
    },
    mayBeNull: { for_message: "a file of the project" },
  },
  release_stripe_event: {
    by: "service",
    given: "insert into stripe_events values ('evt_open', 'a', now() + interval '1 minute')",
    with: { event_id: "'evt_open'" },
  },
  remind_of_decision: { by: "owner", with: { subject: seeded(order) } },
  remove_expired: {
    by: "service",
    given: "insert into rate_limits values ('old', 1, now() - interval '2 days')",
    with: { periods: `'{"spam": "30 days"}'`, most: "10", at: "now()" },
    mayBeNull: { periods: "what no setting keeps goes", most: "nothing is removed" },
  },
  renew_calendar_link: { by: "owner", with: { token_hash: hash }, texts: { token_hash: "secret" } },
  renew_invite: { by: "owner", with: { invite_id: seeded("0f2"), request_key: fresh } },
  renew_recovery_codes: {
    by: "client",
    given: provenFactor,
    with: { code_hashes: "(select array_agg(repeat(n::text, 43)) from generate_series(0, 9) n)" },
    texts: { code_hashes: "secret" },
  },
  reply_to_contact_message: {
    by: "owner",
    with: { message_id: seeded("0b1"), reply: "'Gladly.'", reply_key: fresh },
    texts: { reply: "own words" },
  },
  report_backup: { by: "service", with: { report: `'{"outcome": "made", "bytes": 3}'` } },
  report_troubles: {
    by: "service",
    with: { noticed: `'[{"kind": "error", "what": "GET /", "times": 1}]'` },
  },
  reserve_file: {
    by: "client",
    given: "delete from file_reservations",
    with: { project_id: quote(bookingBoard), request_key: "'a form'" },
    texts: { request_key: "choice" },
  },
  restore_client: {
    by: "owner",
    given: `update clients set archived_at = now() where id = '${voltway}'`,
    with: { client_id: quote(voltway) },
  },
  retry_mail: { by: "owner", given: waitingMail, with: { mail_id: seeded("0e9") } },
  say_step_done: {
    by: "client",
    with: { project_id: quote(bookingBoard), seen_step: stepOf(bookingBoard), comment: "'They like it.'" },
    texts: { seen_step: "choice", comment: "own words" },
  },
  search_portal: {
    by: "client",
    with: { words: "'booking'", of_kind: "'project'", most: "6" },
    texts: { words: "own words", of_kind: "choice" },
    mayBeNull: { of_kind: noFilter, most: aPage },
  },
  send_message: {
    by: "client",
    with: {
      project_id: quote(bookingBoard),
      body: "'Words'",
      client_key: fresh,
      file_ids: `array[${seeded("402")}]`,
    },
    texts: { body: "own words" },
    mayBeNull: { file_ids: "a message need not bring files" },
  },
  set_account_disabled: { by: "owner", with: { user_id: quote(dana), is_disabled: "true" } },
  set_contact_message_status: {
    by: "owner",
    with: { message_id: seeded("0b1"), new_status: "'answered'" },
  },
  set_invoiced_elsewhere: {
    by: "owner",
    given: approvedOrder(1000),
    with: { order_id: seeded("6e1"), is_elsewhere: "true" },
  },
  set_sees_money: {
    by: "client",
    given: colleague,
    with: { client_id: quote(voltway), user_id: seeded("0ff"), sees_money: "true" },
  },
  set_invoice_sender: {
    by: "owner",
    given: `insert into app.password_proofs (id, user_id) values (${seeded("9f1")}, ${quote(owner)}) on conflict do nothing`,
    with: {
      proof: seeded("9f1"),
      invoice_from: "'The Agency, Main Street'",
      pay_to: "'Account 9'",
      seen_version: "(select version from agency_settings)",
    },
    texts: { invoice_from: "own words", pay_to: "own words" },
  },
  set_billing_details: {
    by: "client",
    with: {
      client_id: quote(voltway),
      billing_address: "'1 Main Street'",
      tax_id: "'DE 123'",
      seen_version: `(select version from clients where id = '${voltway}')`,
    },
    texts: { billing_address: "own words", tax_id: "own words" },
    mayBeNull: { billing_address: "there is none any more", tax_id: "there is none any more" },
  },
  set_default_tax_rate: {
    by: "owner",
    with: { rate_id: seeded("e12") },
    mayBeNull: { rate_id: "no tax" },
  },
  set_mailed_kinds: {
    by: "client",
    with: { kinds: "array['message']" },
    texts: { kinds: "choice" },
  },
  set_search_language: {
    by: "service",
    with: { language: "'german'" },
  },
  sweep_search_words: {
    by: "service",
    given: "insert into app.search_words (word) values ('nowhere')",
    with: { after: "''" },
  },
  settle_mail: {
    by: "service",
    given: waitingMail,
    with: { mail_id: seeded("0e9"), attempt: "1", error: "null", is_final: "false" },
    mayBeNull: {
      attempt: "a mail that went is sent, whoever sent it",
      error: "the mail is sent",
      is_final: "it is sent, or tried again",
    },
  },
  settle_invoice: {
    by: "service",
    given: openInvoice,
    with: {
      reading: "9",
      current: `jsonb_build_object('id', ${seeded("e09")}, 'stripe_invoice_id', 'in_1', 'status', 'void', 'lines', 0)`,
    },
  },
  settle_password: {
    by: "service",
    given: passwordSetAside,
    with: { user_id: quote(dana), claim: `'${claim}'` },
    texts: { claim: "secret" },
    mayBeNull: { claim: "without one, or with another, the password is gone, and false is the answer" },
  },
  settle_publishes: {
    by: "service",
    with: {
      outcomes: `jsonb_build_array(jsonb_build_object('id', ${seeded("0a9")}, 'state', 'failed', 'pages', '[]'::jsonb))`,
    },
  },
  settle_second_subscription: {
    by: "service",
    given: twoPlans,
    with: { of_subscription: "'sub_2'", owner_id: quote(owner), cents: "113" },
  },
  settle_stripe_event: {
    by: "service",
    given: "insert into stripe_events values ('evt_open', 'a', now() + interval '1 minute')",
    with: { event_id: "'evt_open'", reading: "1", current: "null" },
    mayBeNull: { reading: "an event without a subscription", current: "an event without a subscription" },
  },
  take_checkout: {
    by: "service",
    given: "delete from checkouts",
    with: { of_client: quote(voltway), taker: fresh },
  },
  settle_step: {
    by: "owner",
    given: doneStep,
    with: {
      project_id: quote(bookingBoard),
      seen_step: stepOf(bookingBoard),
      seen_at: `(select step_done_at from projects where id = '${bookingBoard}')`,
      is_confirmed: "false",
      reply: "'One of them has not tried it yet.'",
    },
    texts: { seen_step: "choice", reply: "own words" },
  },
  take_second_subscription: {
    by: "owner",
    given: twoPlans,
    with: { of_subscription: "'sub_2'", taker: fresh },
    texts: { of_subscription: "choice" },
  },
  take_stripe_event: { by: "service", with: { event_id: "'evt_new'", event_type: "'a'" } },
  take_step_back: {
    by: "client",
    given: doneStep,
    with: { project_id: quote(bookingBoard), seen_step: stepOf(bookingBoard) },
    texts: { seen_step: "choice" },
  },
  sum_invoices: {
    by: "owner",
    given: openInvoice,
    with: { search: "'volt'", of_client: quote(voltway), since: "current_date", zone: "'UTC'" },
    texts: { search: "own words", zone: "choice" },
    mayBeNull: {
      of_client: noFilter,
      since: "nothing has come in since",
      zone: "nothing has come in since, but transfers",
    },
  },
  tell_of_new_devices: {
    by: "service",
    given: `insert into app.awaited_steps (session_id, user_id, browser, system, at)
      values (${fresh}, '${dana}', 'Firefox', 'Linux', now() - interval '1 day')`,
    with: { at: "now()" },
  },
  total_change_orders: { by: "client", with: { project: quote(bookingBoard) } },
  turn_down_delivery: {
    by: "service",
    with: { outcome: "'refused'", reason: "'signature'", document: `'{"id": "homePage"}'` },
    mayBeNull: { reason: "the site's own", document: "what cannot be read names none" },
  },
  unlink_person: {
    by: "owner",
    given: colleague,
    with: { client_id: quote(voltway), user_id: seeded("0ff") },
  },
  unsubscribe: { by: "service", with: { user_id: quote(dana) } },
  use_recovery_code: {
    by: "client",
    given: `${provenFactor}; insert into app.recovery_codes (user_id, code_hash) values ('${dana}', '${claim}')`,
    with: { code_hash: `'${claim}'` },
    texts: { code_hash: "secret" },
  },
};
