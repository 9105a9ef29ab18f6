// Who may do what to which row, over the HTTP API. The tests are generated from this table; a table, view or function
// of the public schema that is not in it fails them.

export const verbs = ["select", "insert", "update", "delete"] as const;
export type Verb = (typeof verbs)[number];

export const actors = ["anonymous", "otherClient", "ownClient", "owner"] as const;
export type Actor = (typeof actors)[number];

/** denied: refused with 42501 · hidden: nothing found, nothing changed · allowed: exactly the row. */
export type Outcome = "denied" | "hidden" | "allowed";

export type TableExpectation = {
  /** The row that the attempts are about: it belongs to Dana of Voltway, the "own client". */
  row: Record<string, string>;
  insert: Record<string, string>;
  update: Record<string, string | boolean>;
  /** Every grant that signed-in users hold; anonymous ones hold none. Rows are the policies' business. */
  grants: { select: string[]; insert: string[]; update: string[]; delete: boolean };
  outcomes: Record<Actor, Record<Verb, Outcome>>;
};

/** Of the rows that the seed makes. */
export const ids = {
  owner: "00000000-0000-4000-8000-000000000001",
  dana: "00000000-0000-4000-8000-000000000002",
  priya: "00000000-0000-4000-8000-000000000003",
  voltway: "00000000-0000-4000-8000-0000000000a1",
  bookingBoard: "00000000-0000-4000-8000-000000000101",
  landingPages: "00000000-0000-4000-8000-000000000102",
  archived: "00000000-0000-4000-8000-000000000104",
};

const { dana, priya, voltway, bookingBoard } = ids;

const nothing: Record<Verb, Outcome> = {
  select: "denied",
  insert: "denied",
  update: "denied",
  delete: "denied",
};

const reachedByNobody: TableExpectation["outcomes"] = {
  anonymous: nothing,
  otherClient: nothing,
  ownClient: nothing,
  owner: nothing,
};

const readByTheOwnerAlone: TableExpectation["outcomes"] = {
  anonymous: nothing,
  otherClient: { ...nothing, select: "hidden" },
  ownClient: { ...nothing, select: "hidden" },
  owner: { ...nothing, select: "allowed" },
};

const readByOneselfAndTheOwner: TableExpectation["outcomes"] = {
  ...readByTheOwnerAlone,
  ownClient: { ...nothing, select: "allowed" },
};

const readByMembersWrittenByTheOwner: TableExpectation["outcomes"] = {
  anonymous: nothing,
  otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "hidden" },
  ownClient: { select: "allowed", insert: "denied", update: "hidden", delete: "hidden" },
  owner: { select: "allowed", insert: "allowed", update: "allowed", delete: "allowed" },
};

const writtenByTheOwnerNeverRemoved: TableExpectation["outcomes"] = {
  anonymous: nothing,
  otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
  ownClient: { select: "allowed", insert: "denied", update: "hidden", delete: "denied" },
  owner: { select: "allowed", insert: "allowed", update: "allowed", delete: "denied" },
};

const readByOneselfAlone: TableExpectation["outcomes"] = {
  ...readByOneselfAndTheOwner,
  owner: { ...nothing, select: "hidden" },
};

/** The grants of a table that is read only. */
const noWriting = { insert: [], update: [], delete: false };

/** Functions of the public schema and the roles that may call them. */
export const functions: Record<string, ("anon" | "authenticated")[]> = {
  accept_discovery_call: [],
  answer_endorsement: ["authenticated"],
  answer_invite: ["authenticated"],
  begin_publish: [],
  cancel_discovery_call: [],
  change_discovery_call: [],
  change_message: ["authenticated"],
  claim_mails: [],
  convert_message_to_client: ["authenticated"],
  count_article_ratings: ["authenticated"],
  count_expired: ["authenticated"],
  count_notifications: ["authenticated"],
  count_private_link: [],
  count_projects: ["authenticated"],
  count_sign_in_attempt: [],
  count_threads: ["authenticated"],
  decide_change_order: ["authenticated"],
  decide_discovery_call: ["authenticated"],
  decide_feedback_item: ["authenticated"],
  delete_my_account: ["authenticated"],
  describe_changes: ["authenticated"],
  export_rows: ["authenticated"],
  export_tables: ["authenticated"],
  forget_sign_in_attempt: [],
  invite_person: ["authenticated"],
  link_person: ["authenticated"],
  list_client_waiting: ["authenticated"],
  list_leftover_objects: [],
  list_my_invites: ["authenticated"],
  list_notifications: ["authenticated"],
  list_project_files: ["authenticated"],
  list_projects: ["authenticated"],
  list_unlinked_people: ["authenticated"],
  list_waiting_decisions: ["authenticated"],
  mark_messages_read: ["authenticated"],
  may_read_calendar: [],
  move_change_order: ["authenticated"],
  move_milestone: ["authenticated"],
  my_sessions: ["authenticated"],
  next_call: ["authenticated"],
  note_download: ["authenticated"],
  note_retention: [],
  propose_discovery_call: ["authenticated"],
  queue_digests: [],
  rate_article: ["authenticated"],
  read_client_story: ["authenticated"],
  read_messages: ["authenticated"],
  read_notifications: ["authenticated"],
  read_seen: ["authenticated"],
  record_contact_message: [],
  record_discovery_call: [],
  record_missed_addresses: [],
  record_project_file: [],
  release_stripe_event: [],
  remind_of_decision: ["authenticated"],
  remove_expired: [],
  renew_calendar_link: ["authenticated"],
  renew_invite: ["authenticated"],
  reply_to_contact_message: ["authenticated"],
  report_backup: [],
  report_troubles: [],
  retry_failed_mails: ["authenticated"],
  retry_mail: ["authenticated"],
  search_portal: ["authenticated"],
  send_message: ["authenticated"],
  set_account_disabled: ["authenticated"],
  set_contact_message_status: ["authenticated"],
  set_mailed_kinds: ["authenticated"],
  set_search_language: [],
  settle_mail: [],
  settle_password: [],
  settle_publishes: [],
  settle_stripe_event: [],
  take_stripe_event: [],
  total_change_orders: ["authenticated"],
  turn_down_delivery: [],
  unsubscribe: [],
};

export const tables: Record<string, TableExpectation> = {
  users: {
    row: { id: dana },
    insert: { id: "00000000-0000-4000-8000-0000000000ff", email: "forged@example.com", role: "owner" },
    update: { full_name: "Changed" },
    grants: {
      select: ["created_at", "disabled_at", "email", "full_name", "id", "phone", "role"],
      insert: [],
      update: ["full_name", "phone"],
      delete: false,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      ownClient: { select: "allowed", insert: "denied", update: "allowed", delete: "denied" },
      owner: { select: "allowed", insert: "denied", update: "hidden", delete: "denied" },
    },
  },
  clients: {
    row: { id: voltway },
    insert: { name: "Inserted" },
    update: { name: "Changed" },
    grants: {
      select: ["created_at", "id", "name", "time_zone", "version", "website"],
      insert: ["id", "name", "time_zone", "website"],
      update: ["name", "time_zone", "website"],
      delete: true,
    },
    outcomes: readByMembersWrittenByTheOwner,
  },
  client_members: {
    row: { client_id: voltway, user_id: dana },
    insert: { client_id: voltway, user_id: priya },
    update: { user_id: priya },
    grants: {
      select: ["client_id", "created_at", "user_id"],
      insert: ["client_id", "user_id"],
      update: [],
      delete: true,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "allowed", insert: "denied", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "denied", delete: "allowed" },
    },
  },
  projects: {
    row: { id: bookingBoard },
    insert: { client_id: voltway, name: "Inserted" },
    update: { name: "Changed" },
    grants: {
      select: [
        "archived_at",
        "client_id",
        "created_at",
        "id",
        "live_url",
        "name",
        "next_step",
        "next_step_side",
        "request_key",
        "service",
        "status",
        "updated_at",
        "version",
      ],
      insert: [
        "client_id",
        "live_url",
        "name",
        "next_step",
        "next_step_side",
        "request_key",
        "service",
        "status",
      ],
      update: ["archived_at", "live_url", "name", "next_step", "next_step_side", "service", "status"],
      delete: false,
    },
    outcomes: writtenByTheOwnerNeverRemoved,
  },
  milestones: {
    row: { id: "00000000-0000-4000-8000-000000000204" },
    insert: { project_id: bookingBoard, title: "Inserted" },
    update: { title: "Changed" },
    grants: {
      select: [
        "created_at",
        "done_at",
        "due_on",
        "id",
        "position",
        "project_id",
        "request_key",
        "title",
        "version",
      ],
      insert: ["due_on", "project_id", "request_key", "title"],
      update: ["done_at", "due_on", "position", "title"],
      delete: true,
    },
    outcomes: readByMembersWrittenByTheOwner,
  },
  project_updates: {
    row: { id: "00000000-0000-4000-8000-000000000302" },
    insert: { project_id: bookingBoard, title: "Inserted" },
    update: { title: "Changed" },
    grants: {
      select: [
        "author_id",
        "body",
        "created_at",
        "id",
        "project_id",
        "published_at",
        "request_key",
        "title",
        "version",
        "visible",
      ],
      insert: ["body", "project_id", "request_key", "title", "visible"],
      update: ["body", "title", "visible"],
      delete: true,
    },
    outcomes: readByMembersWrittenByTheOwner,
  },
  project_files: {
    row: { id: "00000000-0000-4000-8000-000000000402" },
    insert: { project_id: bookingBoard, name: "forged.pdf" },
    update: { visible: false },
    grants: {
      select: [
        "created_at",
        "downloaded_at",
        "id",
        "message_id",
        "mime",
        "name",
        "path",
        "project_id",
        "sha256",
        "size",
        "uploaded_by",
        "uploaded_by_name",
        "version",
        "visible",
      ],
      insert: [],
      update: ["visible"],
      delete: true,
    },
    // Dana's own, which the owner has not downloaded yet.
    outcomes: {
      ...readByMembersWrittenByTheOwner,
      ownClient: { select: "allowed", insert: "denied", update: "hidden", delete: "allowed" },
      owner: { select: "allowed", insert: "denied", update: "allowed", delete: "allowed" },
    },
  },
  feedback_items: {
    row: { id: "00000000-0000-4000-8000-000000000501" },
    insert: { project_id: bookingBoard, title: "Inserted" },
    update: { title: "Changed" },
    grants: {
      select: [
        "body",
        "created_at",
        "created_by",
        "id",
        "link_url",
        "project_id",
        "snapshot_sha256",
        "status",
        "title",
        "version",
        "visible",
      ],
      insert: ["body", "link_url", "project_id", "request_key", "title", "visible"],
      update: ["body", "link_url", "status", "title", "visible"],
      delete: false,
    },
    outcomes: writtenByTheOwnerNeverRemoved,
  },
  change_orders: {
    row: { id: "00000000-0000-4000-8000-000000000601" },
    insert: {
      project_id: bookingBoard,
      title: "Inserted",
      price_cents: "100",
      currency: "CAD",
      valid_until: "2030-01-01",
    },
    update: { title: "Changed" },
    grants: {
      select: [
        "created_at",
        "created_by",
        "currency",
        "days_delta",
        "expires_at",
        "id",
        "number",
        "price_cents",
        "project_id",
        "reason",
        "sent_at",
        "snapshot_sha256",
        "status",
        "title",
        "valid_until",
        "version",
      ],
      insert: [
        "currency",
        "days_delta",
        "price_cents",
        "project_id",
        "reason",
        "request_key",
        "title",
        "valid_until",
      ],
      update: ["days_delta", "price_cents", "reason", "title", "valid_until"],
      delete: false,
    },
    // A draft: once it is sent its client reads it, and nobody changes it any more.
    outcomes: {
      ...writtenByTheOwnerNeverRemoved,
      ownClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
    },
  },
  approvals: {
    row: { id: "00000000-0000-4000-8000-000000000701" },
    insert: { project_id: bookingBoard, decision: "approved" },
    update: { comment: "forged" },
    grants: {
      ...noWriting,
      select: [
        "comment",
        "decided_at",
        "decided_by",
        "decided_by_name",
        "decision",
        "id",
        "project_id",
        "snapshot",
        "snapshot_sha256",
        "subject_id",
        "subject_type",
      ],
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { ...nothing, select: "hidden" },
      ownClient: { ...nothing, select: "allowed" },
      owner: { ...nothing, select: "allowed" },
    },
  },
  endorsements: {
    row: { project_id: bookingBoard },
    insert: { project_id: "00000000-0000-4000-8000-000000000102" },
    update: { drafted_at: "2026-01-01T00:00:00Z" },
    grants: {
      select: [
        "answered_at",
        "answered_by",
        "asked_at",
        "drafted_at",
        "may_quote",
        "may_show",
        "project_id",
        "quote",
        "said_by",
        "said_by_role",
        "version",
        "wording",
      ],
      insert: ["project_id"],
      update: ["drafted_at"],
      delete: false,
    },
    outcomes: writtenByTheOwnerNeverRemoved,
  },
  invites: {
    row: { id: "00000000-0000-4000-8000-0000000000f2" },
    insert: { email: "forged@example.com", client_id: voltway },
    update: { revoked_at: "2026-01-01T00:00:00Z" },
    grants: {
      select: [
        "accepted_at",
        "client_id",
        "created_at",
        "declined_at",
        "email",
        "expires_at",
        "id",
        "revoked_at",
      ],
      insert: [],
      update: ["revoked_at"],
      delete: false,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      ownClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      owner: { select: "allowed", insert: "denied", update: "allowed", delete: "denied" },
    },
  },
  agency_settings: {
    row: { is_only: "true" },
    insert: { notification_email: "forged@example.com" },
    update: { notification_email: "notices@agency.example" },
    grants: {
      select: ["is_only", "notification_email", "search_language", "version"],
      insert: [],
      update: ["notification_email"],
      delete: false,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      ownClient: { select: "hidden", insert: "denied", update: "hidden", delete: "denied" },
      owner: { select: "allowed", insert: "denied", update: "allowed", delete: "denied" },
    },
  },
  private_links: {
    row: { id: "00000000-0000-4000-8000-0000000000f9" },
    insert: { token_hash: "0".repeat(64), purpose: "calendar", subject_id: ids.owner },
    update: { purpose: "invite" },
    grants: { select: ["created_at", "id", "purpose", "subject_id"], insert: [], update: [], delete: true },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "denied", update: "denied", delete: "allowed" },
    },
  },
  retention_runs: {
    row: { day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) },
    insert: { day: "2026-01-01" },
    update: { removed: "{}" },
    grants: { ...noWriting, select: ["day", "last_at", "removed"] },
    outcomes: readByTheOwnerAlone,
  },
  audit_log: {
    row: { action: "demo data added" },
    insert: { action: "forged" },
    update: { action: "forged" },
    grants: {
      ...noWriting,
      select: ["action", "after", "before", "created_at", "id", "row_id", "table_name", "user_id"],
    },
    outcomes: readByTheOwnerAlone,
  },
  legal_acceptances: {
    row: { id: "00000000-0000-4000-8000-0000000000f1" },
    insert: { document: "terms-of-service", version: "forged" },
    update: { version: "forged" },
    grants: { ...noWriting, select: ["accepted_at", "document", "id", "user_id", "version"] },
    outcomes: readByOneselfAndTheOwner,
  },
  contact_messages: {
    row: { id: "00000000-0000-4000-8000-0000000000b1" },
    insert: { name: "Forged", email: "forged@example.com", message: "Forged" },
    update: { status: "spam" },
    grants: {
      ...noWriting,
      select: [
        "campaign",
        "client_id",
        "created_at",
        "email",
        "first_reply_at",
        "id",
        "message",
        "name",
        "phone",
        "referrer_host",
        "sender",
        "source_path",
        "spam_reasons",
        "status",
      ],
    },
    outcomes: readByTheOwnerAlone,
  },
  contact_replies: {
    row: { id: "00000000-0000-4000-8000-0000000000b3" },
    insert: { message_id: "00000000-0000-4000-8000-0000000000b1", body: "Forged" },
    update: { body: "Forged" },
    grants: { ...noWriting, select: ["body", "created_at", "id", "message_id"] },
    outcomes: readByTheOwnerAlone,
  },
  decision_reminders: {
    row: { id: "00000000-0000-4000-8000-000000000801" },
    insert: { project_id: bookingBoard, subject_id: "00000000-0000-4000-8000-000000000501" },
    update: { subject_id: bookingBoard },
    grants: { ...noWriting, select: ["created_at", "id", "project_id", "subject_id", "subject_type"] },
    outcomes: readByTheOwnerAlone,
  },
  discovery_calls: {
    row: { id: "00000000-0000-4000-8000-0000000000c1" },
    insert: { name: "Forged", email: "forged@example.com" },
    update: { status: "confirmed" },
    grants: {
      ...noWriting,
      select: [
        "campaign",
        "created_at",
        "date",
        "email",
        "end_time",
        "ends_at",
        "id",
        "name",
        "notes",
        "phone",
        "referrer_host",
        "sequence",
        "source_path",
        "spam_reasons",
        "start_time",
        "starts_at",
        "status",
        "time_zone",
      ],
    },
    outcomes: readByTheOwnerAlone,
  },
  availability_blocks: {
    row: { id: "00000000-0000-4000-8000-0000000000d1" },
    insert: { starts_at: "2030-01-01T10:00:00Z", ends_at: "2030-01-01T11:00:00Z" },
    update: { reason: "Changed" },
    grants: {
      select: ["created_at", "ends_at", "id", "reason", "request_key", "starts_at"],
      insert: ["ends_at", "reason", "request_key", "starts_at"],
      update: ["ends_at", "reason", "starts_at"],
      delete: true,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "hidden", delete: "hidden" },
      ownClient: { select: "hidden", insert: "denied", update: "hidden", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "allowed", delete: "allowed" },
    },
  },
  subscriptions: {
    row: { id: "sub_demo_ended" },
    insert: { id: "sub_forged", client_id: voltway, status: "active" },
    update: { status: "active" },
    grants: {
      ...noWriting,
      select: [
        "amount_cents",
        "cancel_at_period_end",
        "client_id",
        "created_at",
        "currency",
        "current_period_end",
        "id",
        "price_id",
        "status",
        "updated_at",
      ],
    },
    outcomes: readByOneselfAndTheOwner,
  },
  stripe_events: {
    row: { id: "evt_demo" },
    insert: { id: "evt_forged", type: "customer.subscription.created" },
    update: { type: "forged" },
    grants: { ...noWriting, select: [] },
    outcomes: reachedByNobody,
  },
  owner_notes: {
    row: { id: "00000000-0000-4000-8000-0000000000f3" },
    insert: { subject_id: "00000000-0000-4000-8000-0000000000b1", body: "Inserted" },
    update: { body: "Changed" },
    grants: {
      select: ["body", "created_at", "id", "request_key", "subject_id"],
      insert: ["body", "request_key", "subject_id"],
      update: [],
      delete: true,
    },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "denied", delete: "allowed" },
    },
  },
  backup_state: {
    row: { is_only: "true" },
    insert: { problem: "other" },
    update: { problem: "other" },
    grants: { ...noWriting, select: ["bytes", "is_only", "made_at", "problem", "problem_at", "proven_at"] },
    outcomes: readByTheOwnerAlone,
  },
  publish_events: {
    row: { id: "00000000-0000-4000-8000-0000000000a9" },
    insert: { state: "live", title: "Forged" },
    update: { state: "live" },
    grants: {
      ...noWriting,
      select: [
        "deliveries",
        "document_id",
        "document_type",
        "error",
        "id",
        "operation",
        "pages",
        "published_at",
        "received_at",
        "revision",
        "seconds",
        "settled_at",
        "slug",
        "state",
        "title",
      ],
    },
    outcomes: readByTheOwnerAlone,
  },
  outbox: {
    row: { id: "00000000-0000-4000-8000-0000000000e1" },
    insert: { recipient: "forged@example.com", template: "contact-reply" },
    update: { recipient: "forged@example.com" },
    grants: {
      ...noWriting,
      select: [
        "attempts",
        "created_at",
        "failed_at",
        "id",
        "last_error",
        "next_at",
        "recipient",
        "sent_at",
        "subject_id",
        "template",
      ],
    },
    outcomes: readByTheOwnerAlone,
  },
  missed_addresses: {
    row: { path: "/old-services.html" },
    insert: { path: "/forged" },
    update: { path: "/forged" },
    grants: { select: ["first_at", "last_at", "path", "requests"], insert: [], update: [], delete: true },
    outcomes: {
      anonymous: nothing,
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "denied", update: "denied", delete: "allowed" },
    },
  },
  troubles: {
    row: { kind: "error", what: "nothing" },
    insert: { kind: "error", what: "Forged" },
    update: { what: "Forged" },
    grants: { ...noWriting, select: [] },
    outcomes: reachedByNobody,
  },
  rate_limits: {
    row: { key: "nobody" },
    insert: { key: "forged" },
    update: { key: "forged" },
    grants: { ...noWriting, select: [] },
    outcomes: reachedByNobody,
  },
  article_ratings: {
    row: { user_id: dana, article_id: "docArticle-getting-started" },
    insert: { user_id: priya, article_id: "docArticle-forged" },
    update: { article_id: "docArticle-forged" },
    grants: { ...noWriting, select: ["article_id", "is_helpful", "updated_at", "user_id"] },
    outcomes: readByOneselfAndTheOwner,
  },
  client_docs: {
    row: { id: "00000000-0000-4000-8000-0000000d0c01" },
    insert: { client_id: voltway, title: "Forged", body: "Forged" },
    update: { title: "Changed" },
    grants: {
      select: ["body", "client_id", "created_at", "id", "title", "updated_at", "version"],
      insert: ["body", "client_id", "request_key", "title"],
      update: ["body", "title"],
      delete: true,
    },
    outcomes: readByMembersWrittenByTheOwner,
  },
  messages: {
    row: { id: "00000000-0000-4000-8000-000000000401" },
    insert: { project_id: "00000000-0000-4000-8000-000000000101", body: "Forged" },
    update: { body: "Forged" },
    grants: {
      ...noWriting,
      select: [
        "author_id",
        "body",
        "created_at",
        "deleted_at",
        "edited_at",
        "id",
        "project_id",
        "revision",
        "sequence",
      ],
    },
    outcomes: readByOneselfAndTheOwner,
  },
  message_reads: {
    row: { project_id: "00000000-0000-4000-8000-000000000101", user_id: dana },
    insert: { project_id: "00000000-0000-4000-8000-000000000102", user_id: priya },
    update: { user_id: priya },
    grants: { ...noWriting, select: ["last_read_at", "last_sequence", "project_id", "user_id"] },
    outcomes: readByOneselfAlone,
  },
  notifications: {
    row: { user_id: dana, subject_id: "00000000-0000-4000-8000-000000000302" },
    insert: { user_id: priya, kind: "update" },
    update: { title: "Forged" },
    grants: {
      ...noWriting,
      select: [
        "created_at",
        "decision",
        "events",
        "id",
        "kind",
        "project_id",
        "read_at",
        "subject_id",
        "title",
        "updated_at",
        "user_id",
      ],
    },
    outcomes: readByOneselfAlone,
  },
  notification_settings: {
    row: { user_id: dana },
    insert: { user_id: priya },
    update: { user_id: priya },
    grants: { ...noWriting, select: ["mailed_kinds", "user_id"] },
    outcomes: readByOneselfAlone,
  },
};

export type BucketExpectation = {
  /** An object that the seed put there: it belongs to the "own client" and is visible. */
  object: string;
  /** Where an attempt to add one goes. */
  added: string;
  outcomes: Record<Actor, Record<Verb, Outcome>>;
};

const bookingBoardFolder = `${voltway}/${bookingBoard}`;

/** Who may do what in the storage, over its HTTP API. A bucket that is not in here fails the tests. */
export const buckets: Record<string, BucketExpectation> = {
  "project-files": {
    object: `${bookingBoardFolder}/00000000-0000-4000-8000-000000000401`,
    added: `${bookingBoardFolder}/00000000-0000-4000-8000-0000000004ff`,
    outcomes: {
      anonymous: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      otherClient: { select: "hidden", insert: "denied", update: "denied", delete: "hidden" },
      ownClient: { select: "allowed", insert: "allowed", update: "denied", delete: "hidden" },
      owner: { select: "allowed", insert: "allowed", update: "denied", delete: "hidden" },
    },
  },
};
