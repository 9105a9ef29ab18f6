import type { ColumnOf, Rows } from "./data-of.ts";

type Places = { [Table in keyof Rows & string]: `${Table}.${ColumnOf<Table> & string}` }[keyof Rows & string];

/**
 * Where words of a person stay when their account goes, by the reason that the privacy page gives. Name, address and phone stay
 * nowhere but in what was sent from the website, as by anybody who has no account.
 */
export const staysWithoutAccount = {
  /** In a project, others go on from it. News and mails name it; the log has what was changed. */
  words: [
    "messages.body",
    "project_files.name",
    "projects.step_comment",
    "notifications.title",
    "outbox.payload",
    "audit_log.after",
    "audit_log.before",
  ],
  /** It proves what was agreed. */
  decisions: ["approvals.comment", "approvals.snapshot"],
  /** It hangs on no account. */
  requests: [
    "contact_messages.campaign",
    "contact_messages.email",
    "contact_messages.message",
    "contact_messages.name",
    "contact_messages.phone",
    "contact_messages.referrer_host",
    "contact_messages.sender",
    "contact_messages.source_path",
    "contact_replies.body",
    "discovery_calls.campaign",
    "discovery_calls.email",
    "discovery_calls.name",
    "discovery_calls.notes",
    "discovery_calls.phone",
    "discovery_calls.referrer_host",
    "discovery_calls.source_path",
    "outbox.recipient",
  ],
} as const satisfies Record<string, readonly Places[]>;

export type ReasonToStay = keyof typeof staysWithoutAccount;

/** In the order of the privacy page. */
export const reasonsToStay: readonly ReasonToStay[] = ["words", "decisions", "requests"];

/** What somebody wrote for the agency is the agency's: it stays when their account goes, and is no part of what is kept about them. */
export const isTheAgencys: readonly Places[] = [
  "change_orders.reason",
  "change_orders.title",
  "feedback_items.body",
  "feedback_items.link_url",
  "feedback_items.title",
  "project_updates.body",
  "project_updates.title",
];
