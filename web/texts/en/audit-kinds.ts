const shown = {
  shown: "{who} showed {it} in {place} to the client",
  hidden: "{who} hid {it} in {place} from the client",
};

/**
 * How the audit log speaks of the rows of a table. `{it}` is the row as `named` or `unnamed` calls it, `{name}` its name alone,
 * `{place}` the project or else the client that has it, `{in}` that place as `in` says it.
 */
export const auditKinds = {
  users: {
    label: "Accounts",
    named: "the account of {name}",
    unnamed: "an account",
    removed: "{who} deleted {it}",
    changes: {
      enabled: "{who} enabled {it}",
      disabled: "{who} disabled {it}",
      owner: "{who} made {name} an owner",
    },
    byThemselves: { added: "{name} signed up", removed: "Somebody deleted their account" },
  },
  agency_settings: { label: "Agency settings", named: "{name}", unnamed: "the agency’s settings" },
  availability_blocks: {
    label: "Blocked times",
    named: "the blocked time “{name}”",
    unnamed: "a blocked time",
  },
  change_orders: {
    label: "Change orders",
    named: "the change order “{name}”",
    unnamed: "a change order",
    added: "{who} drafted {it}{in}",
    changes: {
      sent: "{who} sent {it} in {place} to the client",
      withdrawn: "{who} withdrew {it}{in}",
      approved: "{who} approved {it}{in}",
      declined: "{who} declined {it}{in}",
    },
  },
  client_docs: { label: "Client pages", named: "the page “{name}”", unnamed: "a page", in: " for {place}" },
  client_members: {
    label: "People of clients",
    named: "{name}",
    unnamed: "somebody",
    added: "{who} added {it} to {place}",
    removed: "{who} removed {it} from {place}",
    byThemselves: { added: "{it} joined {place} by invite" },
  },
  clients: { label: "Clients", named: "the client {name}", unnamed: "a client" },
  contact_messages: {
    label: "Contact messages",
    named: "the message from {name}",
    unnamed: "a message",
    changes: {
      converted: "{who} made a client of {name}",
      replied: "{who} replied to {it}",
      answered: "{who} marked {it} as answered",
      spam: "{who} marked {it} as spam",
      new: "{who} marked {it} as new",
    },
  },
  contact_replies: {
    label: "Replies",
    named: "{name}",
    unnamed: "a reply to a contact message",
    added: "{who} sent {it}{in}",
  },
  decision_reminders: {
    label: "Reminders",
    named: "{name}",
    unnamed: "a reminder of a decision",
    added: "{who} sent {it}{in}",
  },
  approvals: {
    label: "Decisions",
    named: "“{name}”",
    unnamed: "something",
    changes: {
      approved: "{who} approved {it}{in}",
      changes_requested: "{who} asked for changes to {it}{in}",
      declined: "{who} declined {it}{in}",
    },
  },
  discovery_calls: {
    label: "Discovery calls",
    named: "the call with {name}",
    unnamed: "a call",
    changes: {
      confirmed: "{who} confirmed {it}{in}",
      declined: "{who} declined {it}{in}",
      cancelled: "{who} cancelled {it}{in}",
      spam: "{who} marked {it} as spam{in}",
      moved: "{who} proposed another time for {it}{in}",
      requested: "{who} marked {it} as requested{in}",
    },
  },
  endorsements: {
    label: "Consents",
    named: "{name}",
    unnamed: "the consent",
    added: "{who} asked to show {place}",
    changes: {
      answered: "{who} answered whether {place} may be shown",
      drafted: "{who} made drafts in the Studio of {place}",
    },
  },
  feedback_items: {
    label: "Feedback",
    named: "the feedback item “{name}”",
    unnamed: "a feedback item",
    changes: {
      approved: "{who} approved {it}{in}",
      changesRequested: "{who} asked for changes to {it}{in}",
      closed: "{who} closed {it}{in}",
      opened: "{who} opened {it} again{in}",
      ...shown,
    },
  },
  invites: {
    label: "Invites",
    named: "the invite to {name}",
    unnamed: "an invite",
    in: " for {place}",
    added: "{who} invited {name} to {place}",
    changes: {
      accepted: "{who} accepted {it}{in}",
      declined: "{who} declined {it}{in}",
      revoked: "{who} took back {it}{in}",
      renewed: "{who} renewed {it}{in}",
    },
    byThemselves: { accepted: "{name} accepted the invite to {place}" },
  },
  messages: { label: "Project messages", named: "{name}", unnamed: "a message" },
  milestones: {
    label: "Milestones",
    named: "the milestone “{name}”",
    unnamed: "a milestone",
    changes: {
      notReached: "{who} marked {it} as not reached{in}",
      reached: "{who} marked {it} as reached{in}",
      moved: "{who} moved {it}{in}",
    },
  },
  owner_notes: { label: "Notes", named: "a note about {name}", unnamed: "a note" },
  project_files: {
    label: "Files",
    named: "the file “{name}”",
    unnamed: "a file",
    added: "{who} uploaded {it}{in}",
    removed: "{who} deleted {it}{in}",
    changes: shown,
  },
  project_updates: {
    label: "Updates",
    named: "the update “{name}”",
    unnamed: "an update",
    added: "{who} wrote {it}{in}",
    changes: { published: "{who} published {it}{in}", hidden: "{who} hid {it}{in}" },
  },
  projects: {
    label: "Projects",
    named: "the project {name}",
    unnamed: "a project",
    in: " for {place}",
    changes: { restored: "{who} restored {it}{in}", archived: "{who} archived {it}{in}" },
  },
};
