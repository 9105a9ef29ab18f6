/** What a row of each table is called; a new table shows under its own name until it has a line here. */
export const tableWords: Record<string, string> = {
  agency_settings: "the agency's settings",
  approvals: "a decision",
  availability_blocks: "a blocked time",
  change_orders: "a change order",
  client_docs: "a client's page",
  client_members: "a person of a client",
  clients: "a client",
  contact_messages: "a contact message",
  discovery_calls: "a discovery call",
  endorsements: "a client's consent and words",
  feedback_items: "a feedback item",
  invites: "an invite",
  messages: "a project message",
  milestones: "a milestone",
  owner_notes: "a note",
  project_files: "a file",
  project_updates: "a project update",
  projects: "a project",
  users: "an account",
};

export function describeTable(name: string): string {
  return (Object.hasOwn(tableWords, name) && tableWords[name]) || name.replaceAll("_", " ");
}

/** A column's name as words: “full_name” is “full name”. */
export function describeColumn(name: string): string {
  return name.replaceAll("_", " ").replace(/ (id|at)$/, "");
}
