import { projectPath } from "#portal/projects/project-path.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { AuditEntry } from "./read-audit-log.ts";

/** How the rows of a table are spoken of: what is the same in every language. */
export type Kind = {
  /** What a change of a column is called, by its new value; “*” is any, the first that fits counts. */
  changes?: readonly [column: string, value: string | null, called: string][];
  path?: (entry: AuditEntry, rowId: string) => string | null;
};

type AuditKinds = Texts["auditKinds"];

type SaidOf<Texts> = Texts extends { changes: infer Changes } ? keyof Changes & string : never;

/** A table whose changes are called something names each of them as the catalogue does. */
type Kinds = {
  [Table in keyof AuditKinds]: Kind & {
    changes?: readonly [column: string, value: string | null, called: SaidOf<AuditKinds[Table]>][];
  };
};

const inProject =
  (tab = "", mark = "") =>
  ({ project }: AuditEntry, rowId: string) =>
    project && projectPath(project.id, tab) + (mark && `#${mark}-${rowId}`);

const ofClient = ({ client }: AuditEntry) => client && `/dashboard/owner/clients/${client.id}`;

/** A new table shows under its own name until it has a line here and in the catalogue. */
const known: Kinds = {
  users: {
    changes: [
      ["disabled_at", null, "enabled"],
      ["disabled_at", "*", "disabled"],
      ["role", "owner", "owner"],
    ],
  },
  agency_settings: {},
  availability_blocks: { path: () => "/dashboard/owner/calls/availability" },
  change_orders: {
    changes: [
      ["status", "sent", "sent"],
      ["status", "withdrawn", "withdrawn"],
      ["status", "approved", "approved"],
      ["status", "declined", "declined"],
    ],
    path: inProject("change-orders", "subject"),
  },
  client_docs: { path: (_entry, rowId) => `/documentation/your-site/${rowId}` },
  client_members: { path: ofClient },
  clients: { path: ofClient },
  contact_messages: {
    changes: [
      ["client_id", "*", "converted"],
      ["first_reply_at", "*", "replied"],
      ["status", "answered", "answered"],
      ["status", "spam", "spam"],
      ["status", "new", "new"],
      ["is_doubtful", "false", "spam"],
    ],
    path: (_entry, rowId) => `/dashboard/owner/messages/${rowId}`,
  },
  contact_replies: {},
  decision_reminders: {},
  exports: {},
  missed_addresses: { path: () => "/dashboard/owner/site/missed" },
  outbox: {},
  approvals: { path: inProject() },
  discovery_calls: {
    changes: [
      ["status", "confirmed", "confirmed"],
      ["status", "declined", "declined"],
      ["status", "cancelled", "cancelled"],
      ["status", "spam", "spam"],
      ["starts_at", "*", "moved"],
      ["status", "requested", "requested"],
      ["is_doubtful", "false", "spam"],
    ],
    path: (_entry, rowId) => `/dashboard/owner/calls#${rowId}`,
  },
  endorsements: {
    changes: [
      ["answered_at", "*", "answered"],
      ["drafted_at", "*", "drafted"],
    ],
  },
  feedback_items: {
    changes: [
      ["status", "approved", "approved"],
      ["status", "changes_requested", "changesRequested"],
      ["status", "closed", "closed"],
      ["status", "open", "opened"],
      ["visible", "true", "shown"],
      ["visible", "false", "hidden"],
    ],
    path: inProject("feedback", "subject"),
  },
  invites: {
    changes: [
      ["accepted_at", "*", "accepted"],
      ["declined_at", "*", "declined"],
      ["revoked_at", "*", "revoked"],
      ["expires_at", "*", "renewed"],
    ],
    path: ofClient,
  },
  messages: { path: inProject("messages") },
  milestones: {
    changes: [
      ["done_at", null, "notReached"],
      ["done_at", "*", "reached"],
      ["position", "*", "moved"],
    ],
    path: inProject("", "milestone"),
  },
  notification_settings: { changes: [["mailed_kinds", "*", "chosen"]] },
  owner_notes: {},
  private_links: { path: () => "/dashboard/owner/calls" },
  project_files: {
    changes: [
      ["visible", "true", "shown"],
      ["visible", "false", "hidden"],
    ],
    path: inProject("files"),
  },
  project_updates: {
    changes: [
      ["visible", "true", "published"],
      ["visible", "false", "hidden"],
    ],
    path: inProject("updates"),
  },
  projects: {
    changes: [
      ["archived_at", null, "restored"],
      ["archived_at", "*", "archived"],
    ],
    path: inProject(),
  },
  second_subscriptions: { changes: [["settled_at", "*", "settled"]], path: ofClient },
  subscriptions: {
    changes: [
      ["status", "canceled", "ended"],
      ["status", "past_due", "unpaid"],
      ["status", "unpaid", "unpaid"],
      ["status", "active", "active"],
      ["cancel_at_period_end", "true", "ending"],
      ["cancel_at_period_end", "false", "kept"],
      ["price_id", "*", "moved"],
      ["current_period_end", "*", "renewed"],
    ],
    path: ofClient,
  },
};

export const kinds: Record<string, Kind> = known;
