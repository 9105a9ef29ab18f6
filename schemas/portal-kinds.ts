import type { Database, Enums } from "./generated/database.ts";
import type { NewsKind } from "./requests/news-kinds.ts";

type Tables = Database["public"]["Tables"];
type Side = Enums<"project_side">;
type Role = Enums<"user_role">;

type KindOf<Table extends keyof Tables> = {
  table: Table;
  /** The columns that name a row, the first that is filled. */
  title?: readonly (keyof Tables[Table]["Row"] & string)[];
  /** The columns whose words are found by the portal's search; what reads them stands in `app.search_sources`. */
  searched?: readonly (keyof Tables[Table]["Row"] & string)[];
  /** Where a row is: `[id]` and the like are its values. For both roles, or for those that have a page of it. */
  link?: string | Partial<Record<Role, string>>;
  /** Whose turn it can be when a row is in `app.waiting_items`. */
  waits?: readonly Side[];
  /** Its name among the kinds of news, which notifications, digests and mail settings go by. */
  news?: NewsKind;
  /** For those of a client alone who see its money; of a decision what it is about says so. */
  money?: true;
};

export type PortalKind = { [Table in keyof Tables]: KindOf<Table> }[keyof Tables];

const ofClient = "/dashboard/owner/clients/[client_id]";
const carePlan = { owner: `${ofClient}#care-plan`, client: "/subscription-portal" };

/**
 * Every kind of object of the portal, each once. A kind is the singular of its table, as the database spells it; five are called as
 * people call them: person, mail, decision, update, file. A next step that a client says is done waits and leads as a kind of its own,
 * and so do a client of whom nobody sees the money and an approved order that is not invoiced. Search, news, mails, audit log and whatever tells of things
 * that wait take links, tables and sides from here, and name their words by the kind. In the order that search lists them.
 */
export const portalKinds = {
  project: {
    table: "projects",
    title: ["name"],
    searched: ["name", "service", "next_step"],
    link: "/projects/[project_id]",
    waits: ["agency", "client"],
  },
  done_step: {
    table: "projects",
    title: ["next_step"],
    link: "/projects/[project_id]#next-step",
    waits: ["agency"],
    news: "done_step",
  },
  client: {
    table: "clients",
    title: ["name"],
    searched: ["name", "website"],
    link: { owner: ofClient },
  },
  unseen_money: {
    table: "clients",
    title: ["name"],
    link: { owner: `${ofClient}#people` },
    waits: ["agency"],
  },
  person: {
    table: "users",
    title: ["full_name", "email"],
    searched: ["full_name", "email", "phone"],
    link: { owner: ofClient },
    waits: ["agency"],
  },
  contact_message: {
    table: "contact_messages",
    title: ["name"],
    searched: ["name", "email", "phone", "message"],
    link: { owner: "/dashboard/owner/messages/[id]" },
    waits: ["agency"],
  },
  contact_reply: {
    table: "contact_replies",
    searched: ["body"],
    link: { owner: "/dashboard/owner/messages/[about_id]" },
  },
  discovery_call: {
    table: "discovery_calls",
    title: ["name"],
    searched: ["name", "email", "phone", "notes"],
    link: { owner: "/dashboard/owner/calls?call=[id]#[id]" },
    waits: ["agency"],
  },
  owner_note: { table: "owner_notes", searched: ["body"] },
  message: {
    table: "messages",
    searched: ["body"],
    link: "/projects/[project_id]/messages?before=[before]",
    waits: ["agency", "client"],
    news: "message",
  },
  file: {
    table: "project_files",
    title: ["name"],
    searched: ["name"],
    link: "/projects/[project_id]/files",
    news: "file",
  },
  change_order: {
    table: "change_orders",
    title: ["title"],
    searched: ["number", "title", "reason"],
    link: "/projects/[project_id]/change-orders#subject-[id]",
    waits: ["client"],
    news: "change_order",
    money: true,
  },
  uninvoiced_order: {
    table: "change_orders",
    title: ["title"],
    link: { owner: "/projects/[project_id]/change-orders#subject-[id]" },
    waits: ["agency"],
  },
  client_doc: {
    table: "client_docs",
    title: ["title"],
    searched: ["title", "body"],
    link: "/documentation/your-site/[id]",
  },
  guide: {
    table: "guides",
    title: ["title"],
    searched: ["title", "summary", "body"],
    link: "/documentation/[slug]",
  },
  feedback_item: {
    table: "feedback_items",
    title: ["title"],
    searched: ["title", "body"],
    link: "/projects/[project_id]/feedback#subject-[id]",
    waits: ["agency", "client"],
    news: "feedback",
  },
  update: {
    table: "project_updates",
    title: ["title"],
    searched: ["title", "body"],
    link: "/projects/[project_id]/updates#update-[id]",
    news: "update",
  },
  milestone: {
    table: "milestones",
    title: ["title"],
    searched: ["title"],
    link: "/projects/[project_id]#milestone-[id]",
    waits: ["agency"],
  },
  endorsement: {
    table: "endorsements",
    link: "/projects/[project_id]#endorsement",
    waits: ["client"],
    news: "endorsement",
  },
  decision: { table: "approvals", link: "/projects/[project_id]/receipts/[id]" },
  availability_block: {
    table: "availability_blocks",
    title: ["reason"],
    link: { owner: "/dashboard/owner/calls/availability" },
  },
  client_member: { table: "client_members", link: { owner: ofClient } },
  invite: { table: "invites", title: ["email"], link: { owner: ofClient } },
  subscription: {
    table: "subscriptions",
    link: carePlan,
    waits: ["client"],
    news: "care_plan",
    money: true,
  },
  invoice: {
    table: "invoices",
    title: ["number"],
    searched: ["number"],
    link: "/invoices/[id]",
    waits: ["client"],
    money: true,
  },
  tax_rate: {
    table: "tax_rates",
    title: ["name"],
    link: { owner: "/dashboard/owner/settings/invoices#tax" },
  },
  second_subscription: { table: "second_subscriptions", link: carePlan, waits: ["agency"], money: true },
  mail: { table: "outbox", title: ["recipient"], waits: ["agency"] },
  private_link: { table: "private_links", link: { owner: "/dashboard/owner/calls" } },
  missed_address: {
    table: "missed_addresses",
    title: ["path"],
    link: { owner: "/dashboard/owner/site/missed" },
  },
} as const satisfies Record<string, PortalKind>;

export type Kind = keyof typeof portalKinds;
type Kinds = typeof portalKinds;

/** The kinds that can wait, of one side or of any. */
export type WaitingKind<Of extends Side = Side> = {
  [K in Kind]: Kinds[K] extends { waits: readonly (infer Waits)[] }
    ? Of & Waits extends never
      ? never
      : K
    : never;
}[Kind];
export type SearchedKind = { [K in Kind]: Kinds[K] extends { searched: unknown } ? K : never }[Kind];

/** The tables that somebody has a right to read or write and that are no kind, with the reason. */
export const noPortalKinds = {
  agency_settings: "settings of the agency, one row",
  article_ratings: "what a reader thinks of a guide, shown as two numbers",
  audit_log: "tells of the kinds",
  backup_state: "how the instance does, one row",
  decision_reminders: "a part of what it reminds of",
  invoice_credits: "a part of its invoice",
  invoice_lines: "a part of its invoice",
  legal_acceptances: "proof beside an account",
  message_reads: "how far somebody has read",
  notification_settings: "settings of an account",
  notifications: "news of the kinds",
  publish_events: "receipts of what was published, which is no object of the portal",
  retention_runs: "what the instance removed",
  saved_replies: "words to begin a reply with",
} as const satisfies { [Table in keyof Tables]?: string };
