export const forms = {
  failed: "That could not be saved just now. Please try again.",
  otherSite: "This form was sent from another site.",
  signedOut: "You are signed out. Sign in again in another tab, then try again.",
  signInElsewhere: "Sign in (opens a new tab)",
  onlyOwner: "Only the owner can do this.",
  onlyClients: "Only clients can do this.",
  optional: "(optional)",
  honeypot: "Leave this empty",
  /** Why what a form sent could not be read, by the answer's status. */
  unread: {
    400: "What was sent could not be read.",
    408: "The request took too long.",
    413: "The request is larger than {kilobytes} KB.",
    415: "Send JSON or a form.",
  },
  kept: {
    title: "Not saved",
    stored: "What is stored now",
    empty: "(empty)",
    typed: "What you typed",
    wrote: "What you wrote",
    again: "Try again",
    back: "Back without it",
  },
};
