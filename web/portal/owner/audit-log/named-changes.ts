import type { Texts } from "#texts/get-texts.ts";

/** What a change of a column is called, by its new value; “*” is any, the first that fits counts. */
type Change<Called = string> = readonly [
  column: string,
  value: string | null,
  called: Called,
  /** Another column that changed with it. */
  beside?: string,
];

type AuditKinds = Texts["auditKinds"];

/** Of tables, as the catalogue calls their changes. Any other change is told by its column. */
type NamedChanges = {
  [Table in keyof AuditKinds]?: AuditKinds[Table] extends { changes: infer Said }
    ? readonly Change<keyof Said & string>[]
    : never;
};

const known: NamedChanges = {
  agency_settings: [
    ["owners_need_two_steps", "true", "twoSteps"],
    ["owners_need_two_steps", "false", "noTwoSteps"],
  ],
  users: [
    ["disabled_at", null, "enabled"],
    ["disabled_at", "*", "disabled"],
    ["role", "owner", "owner"],
  ],
  change_orders: [
    ["status", "sent", "sent"],
    ["status", "withdrawn", "withdrawn"],
    ["status", "approved", "approved"],
    ["status", "declined", "declined"],
    ["invoiced_elsewhere_at", null, "notInvoicedElsewhere"],
    ["invoiced_elsewhere_at", "*", "invoicedElsewhere"],
  ],
  client_members: [
    ["sees_money", "true", "seesMoney"],
    ["sees_money", "false", "seesNoMoney"],
  ],
  clients: [
    ["joined_into", "*", "joined"],
    ["archived_at", null, "restored"],
    ["archived_at", "*", "archived"],
  ],
  contact_messages: [
    ["client_id", "*", "converted"],
    ["first_reply_at", "*", "replied"],
    ["snoozed_until", "*", "snoozed"],
    ["status", "answered", "answered"],
    ["status", "spam", "spam"],
    ["status", "new", "new"],
    ["is_doubtful", "false", "spam"],
    ["snoozed_until", null, "woken"],
  ],
  discovery_calls: [
    ["status", "confirmed", "confirmed"],
    ["status", "declined", "declined"],
    ["status", "cancelled", "cancelled"],
    ["status", "spam", "spam"],
    ["starts_at", "*", "moved"],
    ["status", "requested", "requested"],
    ["is_doubtful", "false", "spam"],
  ],
  endorsements: [
    ["answered_at", "*", "answered"],
    ["drafted_at", "*", "drafted"],
  ],
  feedback_items: [
    ["status", "approved", "approved"],
    ["status", "changes_requested", "changesRequested"],
    ["status", "closed", "closed"],
    ["status", "open", "opened"],
    ["visible", "true", "shown"],
    ["visible", "false", "hidden"],
  ],
  invoice_credits: [
    ["status", "done", "done"],
    ["status", "refused", "refused"],
  ],
  invoices: [
    ["status", "open", "final"],
    ["status", "paid", "paid"],
    ["status", "void", "voided"],
    ["status", "uncollectible", "uncollectible"],
    ["status", "discarded", "discarded"],
    ["status", "draft", "draft"],
    ["asked", "finalize", "finalize"],
    ["asked", "pay", "payElsewhere"],
    ["asked", "void", "void"],
    ["asked", "uncollectible", "giveUp"],
    ["asked", "discard", "discard"],
    ["refunded", "*", "refunded"],
    ["credited", "*", "credited"],
  ],
  invites: [
    ["accepted_at", "*", "accepted"],
    ["declined_at", "*", "declined"],
    ["revoked_at", "*", "revoked"],
    ["expires_at", "*", "renewed"],
  ],
  messages: [
    ["deleted_at", "*", "deleted"],
    ["body", "*", "edited"],
  ],
  milestones: [
    ["done_at", null, "notReached"],
    ["done_at", "*", "reached"],
    ["position", "*", "moved"],
  ],
  notification_settings: [["mailed_kinds", "*", "chosen"]],
  project_files: [
    ["visible", "true", "shown"],
    ["visible", "false", "hidden"],
  ],
  project_updates: [
    ["visible", "true", "published"],
    ["visible", "false", "hidden"],
  ],
  projects: [
    ["archived_at", null, "restored"],
    ["archived_at", "*", "archived"],
    ["step_done_at", "*", "stepDone"],
    ["next_step", "", "stepConfirmed", "step_done_at"],
    ["next_step", "*", "stepReplaced", "step_done_at"],
    ["next_step_side", "*", "stepReplaced", "step_done_at"],
    ["step_reply", "*", "stepSentBack", "step_done_at"],
    ["step_done_at", null, "stepTakenBack"],
  ],
  second_subscriptions: [["settled_at", "*", "settled"]],
  subscriptions: [
    ["status", "canceled", "ended"],
    ["status", "past_due", "unpaid"],
    ["status", "unpaid", "unpaid"],
    ["status", "active", "active"],
    ["cancel_at_period_end", "true", "ending"],
    ["cancel_at_period_end", "false", "kept"],
    ["price_id", "*", "moved"],
    ["current_period_end", "*", "renewed"],
  ],
  tax_rates: [
    ["archived_at", "*", "archived"],
    ["is_default", "true", "chosen"],
    ["is_default", "false", "left"],
  ],
};

export const namedChanges: Partial<Record<string, readonly Change[]>> = known;
