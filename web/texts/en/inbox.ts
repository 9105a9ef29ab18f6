import { sentence } from "../sentence.ts";

export const inbox = {
  title: "Messages",
  part: "The messages",
  listed: "messages",
  message: "Message",
  filters: {
    new: "New",
    snoozed: "Snoozed",
    answered: "Answered",
    doubtful: "Suspected spam",
    spam: "Spam",
  },
  rows: {
    select: (name: string) => `Select the message from ${name}`,
    selectAll: "Select all",
    back: "Back",
    until: (day: string) => `until ${day}`,
    inThread: (count: number) => `${count} messages from this address`,
    mailFailed: "Email failed",
  },
  pane: {
    part: "The message",
    toList: "All messages",
    next: "Next",
    previous: "Previous",
    nearby: "Nearby messages",
    page: "Open on its own page",
  },
  snooze: {
    title: "Snooze",
    tomorrow: "Tomorrow",
    monday: "Next Monday",
    day: "Until another day",
    submit: "Snooze until that day",
    until: (day: string) => `Snoozed until ${day}`,
  },
  filed: {
    new: (count: number) =>
      count === 1
        ? "The message is among the new ones again."
        : `${count} messages are among the new ones again.`,
    answered: (count: number) =>
      count === 1 ? "Marked as answered." : `${count} messages are marked as answered.`,
    spam: (count: number) => (count === 1 ? "Filed as spam." : `${count} messages are filed as spam.`),
    snoozed: (count: number, day: string) =>
      sentence`${count === 1 ? "Snoozed" : `${count} messages are snoozed`} until ${day}.`,
    gone: (count: number) => (count === 1 ? "One no longer exists." : `${count} of them no longer exist.`),
  },
  download: "Download all (CSV)",
  none: <Node>(link: (words: string) => Node) => [
    "No messages here. They come from ",
    link("the contact page"),
    ".",
  ],
  newestOf: (total: number) => `These are the newest of ${total} messages from this address.`,
  client: <Node>(name: Node) => ["client: ", name],
  repliesTo: (name: string) => `Your replies to ${name}`,
  replied: (time: string) => `You replied, ${time}`,
  markAnswered: "Mark as answered",
  markNew: "Mark as new",
  markSpam: "Mark as spam",
  notSpam: "Not spam",
  convert: {
    title: "Add as a client",
    hint: (email: string) => `Adds a client and invites ${email} to the portal.`,
    name: "Client name",
    submit: "Add and invite",
  },
  reply: {
    title: "Reply",
    label: "Your reply",
    submit: "Send the reply",
    preview: "Preview",
    to: (name: string) => `To ${name}`,
    quote: "Their message follows as a quote.",
    empty: "Please write something first.",
    notSent: "Nothing has been sent yet.",
    stored: "What they will read, above their own message",
    change: "Change it",
  },
  unreadable: "The messages could not be read.",
  signInFirst: "Please sign in.",
  ownerOnly: "Only the owner can do this.",
};
