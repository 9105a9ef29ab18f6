import type { Filled } from "./fill-tables.ts";
import { placesOf } from "./make-rows.ts";

// How each function that signed-in users may call is called with whatever it could be about, and what of its answers is
// meant to be known without a right to read the row. A function that is not in here fails the tests.

export type Call = Record<string, unknown>;

const all = (table: string) => (filled: Filled) => filled.rows.get(table) ?? [];
const ofEach =
  (table: string, call: (row: Record<string, unknown>) => Call) =>
  (filled: Filled): Call[] =>
    all(table)(filled).map(call);
/** Of each client an open and an archived project, which have something of everything. */
const ofEachProject =
  (call: (id: unknown) => Call) =>
  ({ rows }: Filled): Call[] =>
    placesOf("projects", rows).map(call);
const once = (call: Call) => (): Call[] => [call];
const key = "11111111-1111-4111-8111-111111111111";
const periods = Object.fromEntries(
  ["spam", "requests", "projects", "signups", "accounts", "mails", "audit", "records"].map((rule) => [
    rule,
    "7 days",
  ]),
);

const myParts = [
  ...[
    "account",
    "clients",
    "acceptances",
    "sessions",
    "factors",
    "mail_settings",
    "messages",
    "read",
    "files",
    "uploads",
  ],
  ...[
    "decisions",
    "steps",
    "endorsements",
    "notifications",
    "ratings",
    "requests",
    "replies",
    "calls",
    "invites",
    "mails",
  ],
  ...["links", "written", "log"],
];

export const calls: Record<string, (filled: Filled) => Call[]> = {
  answer_endorsement: ofEach("endorsements", ({ project_id, version }) => ({
    project_id,
    seen_version: version,
    may_show: true,
    may_quote: false,
    quote: "",
    said_by: "",
    said_by_role: "",
    wording: "",
  })),
  answer_invite: ofEach("invites", ({ id }) => ({ invite_id: id, is_joining: true })),
  archive_client: ofEach("clients", ({ id }) => ({ client_id: id, withdraws: true })),
  calls_of_sender: ofEach("discovery_calls", ({ email }) => ({ address: email ?? "" })),
  change_message: ofEach("messages", ({ id, project_id }) => ({
    project_id,
    message_id: id,
    body: "Changed",
  })),
  convert_message_to_client: ofEach("contact_messages", ({ id }) => ({
    message_id: id,
    client_name: "Converted",
    invite_id: key,
  })),
  count_article_ratings: once({}),
  count_expired: once({ periods, at: "2040-01-01" }),
  count_notifications: once({}),
  count_projects: () => [{}, { search: "qz" }],
  count_waiting_projects: () => [{}, { search: "qz" }],
  decide_change_order: ofEach("change_orders", ({ id, snapshot_sha256 }) => ({
    order_id: id,
    decision: "approved",
    seen_sha256: snapshot_sha256,
    comment: "",
  })),
  decide_discovery_call: ofEach("discovery_calls", ({ id }) => ({ call_id: id, decision: "confirm" })),
  decide_feedback_item: ofEach("feedback_items", ({ id, snapshot_sha256 }) => ({
    item_id: id,
    decision: "approved",
    seen_sha256: snapshot_sha256,
    comment: "",
  })),
  credit_change_order: ({ rows }) => {
    const invoices = rows.get("invoices") ?? [];
    return (rows.get("change_orders") ?? []).map(({ id }, turn) => ({
      order_id: id,
      invoice_id: invoices[turn % invoices.length]?.id,
    }));
  },
  credit_invoice: ofEach("invoices", ({ id, total }) => ({
    invoice_id: id,
    kind: "refund",
    amount: 1,
    reason: "Returned",
    seen_left: total,
    request_key: key,
  })),
  add_tax_rate: once({ name: "VAT", percent: 7, kind: "standard", note: "", as_default: false }),
  archive_tax_rate: ofEach("tax_rates", ({ id }) => ({ rate_id: id })),
  delete_client: ofEach("clients", ({ id }) => ({ client_id: id })),
  delete_my_account: once({}),
  describe_changes: (filled) => [{ entry_ids: all("audit_log")(filled).map(({ id }) => id) }],
  end_invoice: ofEach("invoices", ({ id }) => ({ invoice_id: id, ending: "void" })),
  enrol_by: once({}),
  export_rows: ({ rows }) => [...rows.keys()].map((name) => ({ name, skip: 0, most: 1000 })),
  export_tables: once({}),
  file_contact_messages: (filled) => [
    {
      message_ids: all("contact_messages")(filled).map(({ id }) => id),
      new_status: "new",
      snoozed_until: new Date(Date.now() + 86_400_000).toISOString(),
    },
  ],
  finalize_invoice: ofEach("invoices", ({ id, total }) => ({
    invoice_id: id,
    seen_total: total,
    due_on: "2040-01-01",
    ends_at: "2040-01-02T00:00:00Z",
  })),
  invite_person: ofEach("clients", ({ id }) => ({
    invite_id: key,
    client_id: id,
    address: "new@words.example",
    sees_money: true,
  })),
  join_clients: (filled) => {
    const [one, other] = filled.clients;
    return [{ client_id: one, kept_id: other }];
  },
  link_person: (filled) =>
    ofEach("clients", ({ id }) => ({ client_id: id, user_id: filled.ids.unlinked }))(filled),
  list_invoice_notices: once({}),
  list_my_invites: once({}),
  list_notifications: () => [{ most: 100 }, { most: 100, only_unread: true }],
  list_owner_factors: once({}),
  list_people: ofEach("clients", ({ id }) => ({ of_client: id })),
  list_people_with_factor: ofEach("clients", ({ id }) => ({ of_client: id })),
  list_project_files: ofEachProject((id) => ({ project: id, skipped: 0, most: 100 })),
  list_invoices: () => [{}, { search: "qz" }, { list: "open" }],
  list_projects: (filled) => [
    { most: 100 },
    { most: 100, is_archived: true },
    { most: 100, waits_for: "agency" },
    { most: 100, waits_for: "client" },
    { most: 100, waits_as: "message" },
    ...ofEach("clients", ({ id }) => ({ of_client: id, most: 100 }))(filled),
  ],
  list_unlinked_people: once({ skip: 0, most: 100 }),
  list_waiting: (filled) => [
    { most: 50 },
    { of_side: "client", most: 50 },
    { of_side: "agency", of_kinds: ["message", "contact_message"], most: 50 },
    ...ofEach("clients", ({ id }) => ({ of_client: id, most: 50 }))(filled),
  ],
  mark_messages_read: ofEachProject((id) => ({ project_id: id, up_to: 1 })),
  move_change_order: ofEach("change_orders", ({ id, version }) => ({
    order_id: id,
    new_status: "withdrawn",
    seen_version: version,
  })),
  move_milestone: ofEach("milestones", ({ id }) => ({ milestone_id: id, places: 1 })),
  must_have_factor: once({}),
  my_data: () => myParts.map((part) => ({ part, skip: 0, most: 1000 })),
  my_data_parts: once({}),
  count_recovery_codes: once({}),
  end_session: once({ of_session: key }),
  renew_recovery_codes: once({ code_hashes: Array.from({ length: 10 }, (_, n) => `${n}`.repeat(43)) }),
  use_recovery_code: once({ code_hash: "a".repeat(43) }),
  my_factors: once({}),
  my_second_step: once({}),
  my_sessions: once({}),
  next_call: (filled) => [{}, ...ofEach("clients", ({ id }) => ({ of_client: id }))(filled)],
  note_download: ofEach("project_files", ({ id }) => ({ file_id: id })),
  note_listed: (filled) => [
    { ids: [...all("contact_messages")(filled), ...all("discovery_calls")(filled)].map(({ id }) => id) },
  ],
  pay_invoice_elsewhere: ofEach("invoices", ({ id, amount_remaining }) => ({
    invoice_id: id,
    seen_remaining: amount_remaining,
    paid_on: "2020-01-01",
  })),
  prepare_invoice: ofEach("clients", ({ id }) => ({
    of_client: id,
    of_project: null,
    in_currency: "CAD",
    bill_to: "Somebody",
    lines: JSON.stringify([{ source: "free", description: "Work", amount: 1 }]),
    request_key: key,
  })),
  propose_discovery_call: ofEach("discovery_calls", ({ id }) => ({
    call_id: id,
    new_time: {
      date: "2031-01-06",
      start_time: "10:00",
      end_time: "10:30",
      time_zone: "UTC",
      starts_at: "2031-01-06T10:00:00Z",
      ends_at: "2031-01-06T10:30:00Z",
    },
  })),
  rate_article: once({ article_id: "an-article", is_helpful: true }),
  read_client_story: ofEach("clients", ({ id }) => ({ of_client: id })),
  read_doubtful: once({ most: 1000 }),
  read_messages: (filled) => [
    ...ofEachProject((id) => ({ project_id: id }))(filled),
    ...ofEachProject((id) => ({ project_id: id, after: 0 }))(filled),
  ],
  read_notifications: (filled) => [{}, ...ofEachProject((id) => ({ project_id: id }))(filled)],
  read_seen: ofEachProject((id) => ({ project_id: id })),
  read_threads: (filled) => [{ message_ids: all("contact_messages")(filled).map(({ id }) => id) }],
  record_client_view: ofEach("clients", ({ id }) => ({ client_id: id })),
  record_export: () => [{ of_what: "everything" }, { of_what: "messages" }],
  remind_of_decision: (filled) => [
    ...ofEach("change_orders", ({ id }) => ({ subject: id }))(filled),
    ...ofEach("feedback_items", ({ id }) => ({ subject: id }))(filled),
  ],
  renew_calendar_link: once({ token_hash: "0".repeat(64) }),
  renew_invite: ofEach("invites", ({ id }) => ({ invite_id: id, request_key: key })),
  reply_to_contact_message: ofEach("contact_messages", ({ id }) => ({
    message_id: id,
    reply: "An answer",
    reply_key: key,
  })),
  reserve_file: ofEachProject((id) => ({ project_id: id, request_key: key })),
  restore_client: ofEach("clients", ({ id }) => ({ client_id: id })),
  retry_failed_mails: once({}),
  retry_mail: ofEach("outbox", ({ id }) => ({ mail_id: id })),
  // A hundred words begin so.
  say_step_done: ofEach("projects", ({ id, next_step }) => ({
    project_id: id,
    seen_step: next_step,
    comment: "",
  })),
  search_portal: ({ words }) =>
    Array.from({ length: Math.ceil(words / 100) }, (_, hundred) => ({
      words: `qz${String(hundred).padStart(5, "0")}`,
      most: 50,
    })),
  send_message: (filled) =>
    ofEachProject((id) => ({
      project_id: id,
      body: "",
      client_key: key,
      file_ids: all("project_files")(filled).map((file) => file.id),
    }))(filled),
  set_account_disabled: ofEach("users", ({ id }) => ({ user_id: id, is_disabled: true })),
  set_contact_message_status: ofEach("contact_messages", ({ id }) => ({
    message_id: id,
    new_status: "answered",
  })),
  set_invoice_sender: once({ proof: key, invoice_from: "Somebody", pay_to: "", seen_version: 1 }),
  set_billing_details: ofEach("clients", ({ id, version }) => ({
    client_id: id,
    billing_address: "Elsewhere",
    tax_id: "1",
    seen_version: version,
  })),
  set_default_tax_rate: ofEach("tax_rates", ({ id }) => ({ rate_id: id })),
  set_mailed_kinds: once({ kinds: ["message"] }),
  set_invoiced_elsewhere: ofEach("change_orders", ({ id }) => ({ order_id: id, is_elsewhere: true })),
  set_sees_money: ofEach("client_members", ({ client_id, user_id }) => ({
    client_id,
    user_id,
    sees_money: true,
  })),
  settle_step: ofEach("projects", ({ id, next_step, step_done_at }) => ({
    project_id: id,
    seen_step: next_step,
    seen_at: step_done_at,
    is_confirmed: false,
    reply: "Not yet",
  })),
  take_second_subscription: ofEach("second_subscriptions", ({ subscription_id }) => ({
    of_subscription: subscription_id,
    taker: key,
  })),
  take_step_back: ofEach("projects", ({ id, next_step }) => ({ project_id: id, seen_step: next_step })),
  sum_invoices: () => [{}, { since: "2020-01-01" }],
  total_change_orders: ofEachProject((id) => ({ project: id })),
  unlink_person: ofEach("client_members", ({ client_id, user_id }) => ({ client_id, user_id })),
};

type Meant = {
  /** Whose words come back although their row cannot be read. */
  columns: string[];
  /** The argument that then must name what can be read, where it is given. */
  within?: string;
  /** Whether what it counts or says depends on rows that cannot be read. */
  counts?: boolean;
  to?: "owner";
  why: string;
};

/** What a function says or counts beyond what its caller may read. One that nothing needs any more fails the tests. */
export const meantToBeKnown: Record<string, Meant> = {
  count_expired: {
    columns: [],
    to: "owner",
    counts: true,
    why: "The owner sees how much ends, of tables too that nobody reads.",
  },
  list_my_invites: {
    columns: ["clients.name", "users.full_name"],
    counts: true,
    why: "Whoever is invited is told by whom and to what, before there is a right to read either.",
  },
  list_notifications: { columns: ["users.full_name"], why: "News says whose it is." },
  list_people: {
    columns: ["users.full_name"],
    within: "of_client",
    why: "People of one client have names, and know whom to ask for a bill.",
  },
  my_data: {
    columns: [
      ...["approvals.comment", "approvals.decided_by_name", "approvals.snapshot", "audit_log.action"],
      ...["clients.name", "discovery_calls.campaign", "discovery_calls.name", "discovery_calls.notes"],
      ...["discovery_calls.phone", "discovery_calls.referrer_host", "discovery_calls.source_path"],
      ...["discovery_calls.time_zone", "endorsements.quote", "endorsements.said_by"],
      ...["endorsements.said_by_role", "endorsements.wording", "file_reservations.name", "messages.body"],
      "notifications.title",
      ...["project_files.mime", "project_files.name", "project_files.uploaded_by_name"],
      "projects.step_comment",
    ],
    counts: true,
    why: "What is kept about somebody is theirs to have, though not to look up page by page: leaving.test.ts says whose each row is.",
  },
  next_call: {
    columns: ["discovery_calls.time_zone"],
    within: "of_client",
    counts: true,
    why: "Whoever proved the address of a call knows when it is.",
  },
  read_messages: {
    columns: ["users.full_name"],
    within: "project_id",
    why: "People in a conversation have names.",
  },
  read_seen: {
    columns: ["users.full_name"],
    within: "project_id",
    counts: true,
    why: "People in a conversation see who has read it.",
  },
};
