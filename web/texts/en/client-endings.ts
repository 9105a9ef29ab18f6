import { sentence } from "../sentence.ts";

/** How a client ends, and how it comes back. */
export const clientEndings = {
  archive: {
    heading: "Archive the client",
    words:
      "Your work with them is over. They leave your lists and your overview, and their projects are archived. You and they can still read everything; nobody can change it. How long their data is kept counts from then.",
    withdraws: "Take back what they have not decided yet",
    withdrawsHint:
      "Change orders that wait for them are withdrawn, and feedback that you asked for is closed.",
    submit: "Archive the client",
    title: "Archive this client?",
    question: (client: string) =>
      `${client} and its people only read from then on. Open invites are withdrawn. You can restore the client at any time.`,
    confirm: "Archive",
    done: (client: string) => `“${client}” was archived: it is only read from now on.`,
  },
  restore: {
    heading: "Restore the client",
    words: "They are among your clients again. Their projects stay archived; restore those that go on.",
    submit: "Restore the client",
    done: (client: string) => `“${client}” is among your clients again.`,
  },
  join: {
    heading: "Join with another client",
    words:
      "For a client that is here twice: this one becomes part of the other. People of both then see everything of both. Care plans and invoices go on as they are, side by side. This client’s address leads to the other one.",
    moves: (list: string) => `What moves: ${list}, with all that belongs to them, and your notes.`,
    movesNothing: "Nothing belongs to this client yet, so only its address moves.",
    counts: {
      projects: (count: number) => (count === 1 ? "1 project" : `${count} projects`),
      people: (count: number) => (count === 1 ? "1 person" : `${count} people`),
      invites: (count: number) => (count === 1 ? "1 open invite" : `${count} open invites`),
      pages: (count: number) => (count === 1 ? "1 page about their site" : `${count} pages about their site`),
      messages: (count: number) => (count === 1 ? "1 contact message" : `${count} contact messages`),
      plans: (count: number) => (count === 1 ? "1 care plan" : `${count} care plans`),
      invoices: (count: number) => (count === 1 ? "1 invoice" : `${count} invoices`),
    },
    kept: "The client that stays",
    onlyFirst: (most: number) => `Only the first ${most} clients are listed.`,
    submit: "Join the clients",
    title: "Join these clients?",
    question: (client: string) =>
      `Everything of ${client} moves to the client that you chose. Nothing takes this apart again.`,
    confirm: "Join",
    done: (client: string, kept: string) => `“${client}” is part of “${kept}” now.`,
  },
  remove: {
    heading: "Delete the client",
    words: "Nothing is stored about them yet, so they can be deleted.",
    submit: "Delete the client",
    title: "Delete this client?",
    question: (client: string) => `${client} is deleted for good.`,
    confirm: "Delete",
    done: (client: string) => `“${client}” was deleted.`,
  },
  archived: (day: string) =>
    sentence`This client was archived on ${day}. Everything can be read, nothing changed.`,
  toClient: (day: string) =>
    sentence`The work together ended on ${day}. Everything stays here for you to read. To begin something new, write to the agency.`,
  refusals: {
    plan: "They pay for a care plan that goes on. Cancel it first; one that ends by itself may run out.",
    decisions:
      "Something is waiting for their decision. Say what becomes of it: take it back below, or wait for their answer.",
    filled: "Something belongs to this client by now, so it cannot be deleted. Archive it instead.",
    archived: "This client is archived. Restore it first to change anything.",
    noOther: "Choose the client that stays.",
    keptArchived: "The client that you chose is archived. Restore it first, or choose another one.",
    elsewhere:
      "One of these clients was joined with a third meanwhile. Open it anew to see where it belongs.",
    joined: "This client is part of another one now. Open it anew to get there.",
  },
};
