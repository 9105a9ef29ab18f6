import { projectPath } from "#portal/projects/project-path.ts";
import type { AuditEntry } from "./read-audit-log.ts";

/**
 * How the rows of a table are spoken of. In a sentence `{}` is the row as it is called there, `{name}` its name alone, and
 * `{place}` the project or else the client that it belongs to; without it the place follows the sentence.
 */
export type Kind = {
  /** In the filter. */
  label: string;
  /** Before the name, as in “the call with”. */
  lead: string;
  /** For a row without a name. */
  unnamed: string;
  /** A title, as it was typed, rather than somebody's name. */
  isTitle?: boolean;
  /** What adding and removing one is called. */
  added?: string;
  removed?: string;
  /** What a change of a column is called, by its new value; “*” is any, the first that fits counts. */
  changes?: [column: string, value: string | null, sentence: string][];
  /** A whole sentence for what people do for themselves, before they are signed in, by what it is called otherwise. */
  byThemselves?: Record<string, string>;
  /** Before the place. */
  in?: string;
  path?: (entry: AuditEntry, rowId: string) => string | null;
};

const inProject =
  (tab = "", mark = "") =>
  ({ project }: AuditEntry, rowId: string) =>
    project && projectPath(project.id, tab) + (mark && `#${mark}-${rowId}`);

const ofClient = ({ client }: AuditEntry) => client && `/dashboard/owner/clients/${client.id}`;

const shown: Kind["changes"] = [
  ["visible", "true", "showed {} in {place} to the client"],
  ["visible", "false", "hid {} in {place} from the client"],
];

/** A new table shows under its own name until it has a line here. */
export const kinds: Record<string, Kind> = {
  users: {
    label: "Accounts",
    lead: "the account of",
    unnamed: "an account",
    byThemselves: { added: "{name} signed up", "deleted {}": "Somebody deleted their account" },
    removed: "deleted {}",
    changes: [
      ["disabled_at", null, "enabled {}"],
      ["disabled_at", "*", "disabled {}"],
      ["role", "owner", "made {name} an owner"],
    ],
  },
  agency_settings: { label: "Agency settings", lead: "", unnamed: "the agency’s settings" },
  availability_blocks: {
    label: "Blocked times",
    lead: "the blocked time",
    unnamed: "a blocked time",
    isTitle: true,
    path: () => "/dashboard/owner/calls/availability",
  },
  change_orders: {
    label: "Change orders",
    lead: "the change order",
    unnamed: "a change order",
    isTitle: true,
    added: "drafted {}",
    changes: [
      ["status", "sent", "sent {} in {place} to the client"],
      ["status", "withdrawn", "withdrew {}"],
      ["status", "approved", "approved {}"],
      ["status", "declined", "declined {}"],
    ],
    path: inProject("change-orders", "subject"),
  },
  client_docs: {
    label: "Client pages",
    lead: "the page",
    unnamed: "a page",
    isTitle: true,
    in: "for",
    path: (_entry, rowId) => `/documentation/your-site/${rowId}`,
  },
  client_members: {
    label: "People of clients",
    lead: "",
    unnamed: "somebody",
    added: "added {} to {place}",
    byThemselves: { added: "{} joined {place} by invite" },
    removed: "removed {} from {place}",
    path: ofClient,
  },
  clients: {
    label: "Clients",
    lead: "the client",
    unnamed: "a client",
    path: ofClient,
  },
  contact_messages: {
    label: "Contact messages",
    lead: "the message from",
    unnamed: "a message",
    changes: [
      ["client_id", "*", "made a client of {name}"],
      ["first_reply_at", "*", "replied to {}"],
      ["status", "answered", "marked {} as answered"],
      ["status", "spam", "marked {} as spam"],
      ["status", "new", "marked {} as new"],
    ],
    path: (_entry, rowId) => `/dashboard/owner/messages/${rowId}`,
  },
  contact_replies: { label: "Replies", lead: "", unnamed: "a reply to a contact message", added: "sent {}" },
  decision_reminders: { label: "Reminders", lead: "", unnamed: "a reminder of a decision", added: "sent {}" },
  approvals: {
    label: "Decisions",
    lead: "",
    unnamed: "something",
    isTitle: true,
    path: inProject(),
  },
  discovery_calls: {
    label: "Discovery calls",
    lead: "the call with",
    unnamed: "a call",
    changes: [
      ["status", "confirmed", "confirmed {}"],
      ["status", "declined", "declined {}"],
      ["status", "cancelled", "cancelled {}"],
      ["status", "spam", "marked {} as spam"],
      ["starts_at", "*", "proposed another time for {}"],
      ["status", "requested", "marked {} as requested"],
    ],
    path: (_entry, rowId) => `/dashboard/owner/calls#${rowId}`,
  },
  endorsements: {
    label: "Consents",
    lead: "",
    unnamed: "the consent",
    added: "asked to show {place}",
    changes: [
      ["answered_at", "*", "answered whether {place} may be shown"],
      ["drafted_at", "*", "made drafts in the Studio of {place}"],
    ],
  },
  feedback_items: {
    label: "Feedback",
    lead: "the feedback item",
    unnamed: "a feedback item",
    isTitle: true,
    changes: [
      ["status", "approved", "approved {}"],
      ["status", "changes_requested", "asked for changes to {}"],
      ["status", "closed", "closed {}"],
      ["status", "open", "opened {} again"],
      ...shown,
    ],
    path: inProject("feedback", "subject"),
  },
  invites: {
    label: "Invites",
    lead: "the invite to",
    unnamed: "an invite",
    added: "invited {name} to {place}",
    changes: [
      ["accepted_at", "*", "accepted {}"],
      ["declined_at", "*", "declined {}"],
      ["revoked_at", "*", "took back {}"],
      ["expires_at", "*", "renewed {}"],
    ],
    byThemselves: { "accepted {}": "{name} accepted the invite to {place}" },
    in: "for",
    path: ofClient,
  },
  messages: {
    label: "Project messages",
    lead: "",
    unnamed: "a message",
    path: inProject("messages"),
  },
  milestones: {
    label: "Milestones",
    lead: "the milestone",
    unnamed: "a milestone",
    isTitle: true,
    changes: [
      ["done_at", null, "marked {} as not reached"],
      ["done_at", "*", "marked {} as reached"],
      ["position", "*", "moved {}"],
    ],
    path: inProject("", "milestone"),
  },
  owner_notes: { label: "Notes", lead: "a note about", unnamed: "a note" },
  project_files: {
    label: "Files",
    lead: "the file",
    unnamed: "a file",
    isTitle: true,
    added: "uploaded {}",
    removed: "deleted {}",
    changes: shown,
    path: inProject("files"),
  },
  project_updates: {
    label: "Updates",
    lead: "the update",
    unnamed: "an update",
    isTitle: true,
    added: "wrote {}",
    changes: [
      ["visible", "true", "published {}"],
      ["visible", "false", "hid {}"],
    ],
    path: inProject("updates"),
  },
  projects: {
    label: "Projects",
    lead: "the project",
    unnamed: "a project",
    changes: [
      ["archived_at", null, "restored {}"],
      ["archived_at", "*", "archived {}"],
    ],
    in: "for",
    path: inProject(),
  },
};

/** What a table is called that has no line above. */
export function kindOf(table: string): Kind {
  const words = table.replaceAll("_", " ");
  return (Object.hasOwn(kinds, table) && kinds[table]) || { label: words, lead: words, unnamed: words };
}
