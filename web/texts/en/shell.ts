export const shell = {
  dashboard: "Dashboard",
  /** `short` is for a phone, where eight of them stand side by side. */
  sections: {
    overview: { label: "Overview" },
    messages: { label: "Messages", short: "Messages" },
    calls: { label: "Calls", short: "Calls" },
    clients: { label: "Clients" },
    projects: { label: "Projects" },
    documentation: { label: "Documentation", short: "Docs" },
    site: { label: "Site" },
    billing: { label: "Billing" },
    invoices: { label: "Invoices" },
    notifications: { label: "Notifications" },
    settings: { label: "Settings", short: "Settings" },
  },
  search: { landmark: "Everything", label: "Search" },
  account: { logIn: "Login / Signup", signOut: "Sign out", signingOut: "Signing out..." },
  dashboards: { owner: "Owner Dashboard", client: "Client Dashboard" },
  noRole: "Your account could not be read just now. Please try again in a few minutes.",
  tryAgain: "Try again",
  justNow: "just now",
  part: {
    failed: (name: string) => `${name} could not be loaded. Everything else on this page still works.`,
    loading: (name: string) => `${name}: loading…`,
  },
  pager: {
    pages: (name: string) => `Pages of ${name}`,
    range: (first: number, last: number, total: string, name: string) =>
      `${first}–${last} of ${total} ${name}`,
    previous: "Previous",
    next: "Next",
  },
  islands: {
    dismissDialog: "Close",
    confirm: "Confirm",
    keep: "Cancel",
    offline: "You are offline. Please try again once you are connected.",
    unreachable: "The site did not answer. Nothing you typed is lost: please try again.",
    stored: "What is stored now:",
    empty: "(empty)",
    typedIsKept: "What you typed is still below. Saving again replaces what is stored.",
  },
  toast: {
    dismiss: "Dismiss",
    undo: "Undo",
    unreachable: "The site did not answer. Please try again.",
  },
};
