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
    sentence`Our work together ended on ${day}. Everything stays here for you to read. To begin something new, write to us.`,
  refusals: {
    plan: "They pay for a care plan that goes on. Cancel it first; one that ends by itself may run out.",
    decisions:
      "Something is waiting for their decision. Say what becomes of it: take it back below, or wait for their answer.",
    filled: "Something belongs to this client by now, so it cannot be deleted. Archive it instead.",
    archived: "This client is archived. Restore it first to change anything.",
  },
};
